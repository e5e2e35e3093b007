// What goes with the text being written: the message it answers or changes, and files.

import { ICONS, el, icon } from "./dom.js";
import { upload } from "./uploads.js";
import { nameOf } from "./world.js";

/** The draft of a message. `onChange` is called when it looks different. */
export class Draft {
  #root;
  #ctx;
  #input;
  #onChange;
  #message = null;
  #edits = false;
  #files = []; // [{id, name}]

  constructor(root, ctx, input, onChange) {
    this.#root = root.querySelector("#draft");
    this.#ctx = ctx;
    this.#input = root.querySelector("#attach-file");
    this.#onChange = onChange;
    const attach = root.querySelector("#attach");
    attach.append(icon("M12 5v14", "M5 12h14"));
    attach.onclick = () => this.#input.click();
    this.#input.onchange = () => this.attach([...this.#input.files]);
    input.onpaste = (event) => {
      const files = [...event.clipboardData.files];
      if (!files.length) return;
      event.preventDefault();
      this.attach(files);
    };
  }

  get isEmpty() {
    return !this.#message && !this.#files.length;
  }

  get hasFiles() {
    return this.#files.length > 0;
  }

  /** Whether the text changes a message that is there. */
  get edits() {
    return this.#edits;
  }

  reply(message) {
    this.#point(message, false);
  }

  edit(message) {
    this.#point(message, true);
  }

  #point(message, edits) {
    this.#message = message;
    this.#edits = edits;
    if (edits) this.#files = [];
    this.#draw();
  }

  /** Upload files, which then wait to be sent. */
  async attach(files) {
    this.#input.value = "";
    try {
      for (const file of files) this.#files.push({ id: await upload(file), name: file.name });
    } catch (error) {
      this.#ctx.showNotice(error.message);
    }
    this.#draw();
    this.#ctx.focusComposer();
  }

  /** Return the frame that sends a text with all that goes with it. */
  frame(content) {
    const { id, channel_id } = this.#message ?? {};
    if (this.#edits) return { t: "edit", content, message_id: id, channel_id };
    const attachments = this.#files.map((file) => file.id);
    return { t: "send", content, reply_to: id, attachments };
  }

  clear() {
    this.#message = null;
    this.#edits = false;
    this.#files = [];
    this.#draw();
  }

  #draw() {
    const { world } = this.#ctx;
    const author = this.#message && (world.user(this.#message.author.id) ?? this.#message.author);
    const what = this.#edits ? "Editing your message" : author && `Replying to ${nameOf(author)}`;
    const cancel = () => {
      this.clear();
      this.#onChange("cancelled");
    };
    const drop = (file) => {
      this.#files = this.#files.filter((each) => each !== file);
      this.#draw();
    };
    this.#root.replaceChildren(
      ...[what && row(what, "Cancel", cancel)].filter(Boolean),
      ...this.#files.map((file) => row(file.name, `Remove ${file.name}`, () => drop(file))),
    );
    this.#root.hidden = this.isEmpty;
    this.#onChange("changed");
  }
}

function row(text, label, onclick) {
  return el(
    "div",
    { class: "draft__row" },
    el("span", {}, text),
    el(
      "button",
      { type: "button", class: "draft__cancel", "aria-label": label, onclick },
      icon(...ICONS.cross),
    ),
  );
}
