// Modals: a form that the bot asks a person to fill in, in a <dialog>.

import { el } from "./dom.js";
import { dropdown } from "./dropdown.js";
import { markdown } from "./markdown.js";
import { defaultsOf, optionsOf } from "./select.js";
import { upload } from "./uploads.js";

const [TEXT_INPUT, TEXT, LABEL, FILE_UPLOAD] = [4, 10, 18, 19];
const [RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX] = [21, 22, 23];
const PARAGRAPH = 2;
const SELECTS = [3, 5, 6, 7, 8];
let numbers = 0;

/**
 * Show a modal. `submit(components)` sends what was filled in and returns a promise; the
 * dialog closes when it resolves and shows the error when it is rejected.
 */
export function openModal(frame, ctx, channel, submit) {
  const dialog = document.querySelector("#modal");
  const from = document.activeElement;
  const fields = frame.components.map((component) => field(component, ctx, channel));
  const notice = el("p", { class: "modal__notice", role: "alert" });
  const send = el("button", { type: "submit", class: "button button--primary" }, "Submit");
  const cancel = el(
    "button",
    { type: "button", class: "button button--secondary", onclick: () => dialog.close() },
    "Cancel",
  );
  const form = el(
    "form",
    { class: "modal__form", method: "dialog", novalidate: true },
    el("h2", { class: "modal__title", id: "modal-title" }, frame.title),
    el(
      "p",
      { class: "modal__warning" },
      "This form will be submitted to ",
      el("strong", {}, ctx.world.bot?.name ?? "the bot"),
      ". Do not share passwords or other sensitive information.",
    ),
    fields.map((each) => each.node),
    notice,
    el("div", { class: "modal__buttons" }, cancel, send),
  );
  form.onsubmit = async (event) => {
    event.preventDefault();
    if (send.getAttribute("aria-busy") === "true") return;
    const wrong = fields.filter((each) => !each.check());
    if (wrong.length) return wrong[0].focus();
    notice.textContent = "";
    send.setAttribute("aria-busy", "true");
    try {
      await submit(await Promise.all(fields.map((each) => each.read())));
      dialog.close();
    } catch (error) {
      notice.textContent = `Something went wrong. Try again. (${error.message})`;
      send.removeAttribute("aria-busy");
    }
  };
  dialog.replaceChildren(form);
  dialog.onclose = () => {
    dialog.replaceChildren();
    if (from?.isConnected) from.focus();
    else ctx.focusComposer();
  };
  if (!dialog.open) dialog.showModal();
  const first = fields.find((each) => each.focus);
  first?.focus();
}

/** A part of the form as {node, check, read, focus?}; what is only shown is read as itself. */
function field(component, ctx, channel) {
  const outer = { type: component.type, ...(component.id ? { id: component.id } : {}) };
  if (component.type === TEXT) {
    return {
      node: el("div", { class: "text" }, markdown(component.content ?? "", ctx)),
      check: () => true,
      read: () => outer,
    };
  }
  const wrapped = component.type === LABEL ? component.component : component.components[0];
  const label = component.label ?? wrapped.label ?? wrapped.placeholder ?? "";
  const control = controlFor(wrapped, label, ctx, channel);
  const required = wrapped.required !== false && wrapped.type !== CHECKBOX;
  const id = `field-${(numbers += 1)}`;
  const problem = el("div", { class: "field__problem", id: `${id}-problem`, role: "alert" });
  const about =
    component.description &&
    el("div", { class: "subtext", id: `${id}-about` }, component.description);
  const star = required && el("span", { class: "field__required", "aria-hidden": "true" }, "*");
  const grouped = [RADIO_GROUP, CHECKBOX_GROUP].includes(wrapped.type);
  const node = el(
    grouped ? "fieldset" : "div",
    { class: "modal__field" },
    el(
      grouped ? "legend" : "label",
      { class: "modal__label", for: grouped ? null : id },
      label,
      star,
    ),
    about,
    control.node,
    problem,
  );
  const target = control.target ?? control.node;
  if (!grouped) target.id = id;
  target.setAttribute(
    "aria-describedby",
    [about && `${id}-about`, `${id}-problem`].filter(Boolean).join(" "),
  );
  if (required && target.matches("input, textarea")) target.setAttribute("aria-required", "true");
  return {
    node,
    focus: () =>
      (target.matches("fieldset, .choices") ? target.querySelector("input") : target).focus(),
    check: () => {
      problem.textContent = control.problem(required) ?? "";
      target.setAttribute("aria-invalid", String(Boolean(problem.textContent)));
      return !problem.textContent;
    },
    read: async () => {
      const id = wrapped.id ? { id: wrapped.id } : {};
      const value = {
        type: wrapped.type,
        ...id,
        custom_id: wrapped.custom_id,
        ...(await control.value()),
      };
      return component.type === LABEL
        ? { ...outer, component: value }
        : { ...outer, components: [value] };
    },
  };
}

function controlFor(component, label, ctx, channel) {
  if (component.type === TEXT_INPUT) return textInput(component);
  if (SELECTS.includes(component.type)) return selectInput(component, label, ctx, channel);
  if (component.type === FILE_UPLOAD) return fileInput(component);
  if (component.type === CHECKBOX) return checkbox(component);
  return group(component);
}

function textInput(component) {
  const long = component.style === PARAGRAPH;
  const most = component.max_length ?? 4000;
  const input = el(long ? "textarea" : "input", {
    class: "input",
    type: long ? null : "text",
    rows: long ? 4 : null,
    maxlength: most,
    placeholder: component.placeholder,
    autocomplete: "off",
  });
  input.value = component.value ?? "";
  return {
    node: input,
    value: () => ({ value: input.value }),
    problem: (required) => {
      if (required && !input.value.trim()) return "This field is required.";
      if (input.value && input.value.length < (component.min_length ?? 0))
        return `Write at least ${component.min_length} characters.`;
      return null;
    },
  };
}

function selectInput(component, label, ctx, channel) {
  const min = component.required === false ? 0 : (component.min_values ?? 1);
  const node = dropdown({
    label,
    placeholder: component.placeholder || "Make a selection",
    options: optionsOf(component, ctx, channel),
    chosen: defaultsOf(component),
    min,
    max: component.max_values ?? 1,
  });
  return {
    node,
    target: node.querySelector("[role=combobox]"),
    value: () => ({ values: node.values }),
    problem: () => (node.values.length < min ? `Choose at least ${min}.` : null),
  };
}

function fileInput(component) {
  const [min, max] = [component.min_values ?? 1, component.max_values ?? 1];
  const input = el("input", { type: "file", class: "input", multiple: max > 1 });
  return {
    node: input,
    value: async () => ({ values: await Promise.all([...input.files].map(upload)) }),
    problem: (required) => {
      if (required && input.files.length < min) return `Choose at least ${min}.`;
      return input.files.length > max ? `Choose at most ${max}.` : null;
    },
  };
}

function checkbox(component) {
  const input = el("input", { type: "checkbox" });
  input.checked = Boolean(component.default);
  return { node: input, value: () => ({ value: input.checked }), problem: () => null };
}

function group(component) {
  const radio = component.type === RADIO_GROUP;
  const name = `group-${(numbers += 1)}`;
  const inputs = (component.options ?? []).map((option) => {
    const input = el("input", { type: radio ? "radio" : "checkbox", name, value: option.value });
    input.checked = Boolean(option.default);
    const about = option.description && el("span", { class: "subtext" }, option.description);
    return {
      input,
      row: el("label", { class: "choice" }, input, el("span", {}, option.label, about)),
    };
  });
  const chosen = () => inputs.filter(({ input }) => input.checked).map(({ input }) => input.value);
  return {
    node: el(
      "div",
      { class: "choices" },
      inputs.map(({ row }) => row),
    ),
    value: () => (radio ? { value: chosen()[0] ?? null } : { values: chosen() }),
    problem: (required) => {
      const count = chosen().length;
      const min = radio ? 1 : (component.min_values ?? 1);
      if (required && count < min) return radio ? "Choose one." : `Choose at least ${min}.`;
      if (!radio && count > (component.max_values ?? inputs.length))
        return `Choose at most ${component.max_values}.`;
      return null;
    },
  };
}
