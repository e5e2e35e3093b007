"use strict";
const data = JSON.parse(document.getElementById("data").textContent);
const page = document.documentElement;
const $ = id => document.getElementById(id);
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const phone = matchMedia("(max-width: 700px)");

const FEW = 40; // A tree of so many boards is opened whole.
const MANY = 400; // One of more is never opened whole: nobody finds a way through it.
const PRINTED_WIDTH = 970; // Pixels of an A4 or Letter page in landscape.

const state = { mode: "look", step: 0, merged: data.symmetry, answers: data.answers,
  open: new Set(), revealed: new Set(), focus: 0 };

const view = () => (state.merged ? data.merged : data.whole);
const steps = () => (state.mode === "look" ? [] : view()[state.mode]);
const is_open = at => state.open.has(at) && view().nodes[at].children.length > 0;

/* ---- what is known ---- */

for (const each of [data.whole, data.merged]) {
  if (each) each.nodes.forEach((node, at) => node.children.forEach(child => { each.nodes[child].parent = at; }));
}

function parents(at) {
  const found = [];
  for (let each = view().nodes[at].parent; each !== undefined; each = view().nodes[each].parent) found.push(each);
  return found;
}

/** What the search knows after `state.step` steps: values, bounds, and what is cut. */
function known() {
  const found = { value: new Map(), bounds: new Map(), cut: new Set() };
  if (state.mode === "look") {
    view().nodes.forEach((node, at) => {
      if (state.answers || state.revealed.has(at)) found.value.set(at, node.result);
    });
    return found;
  }
  for (const step of steps().slice(0, state.step)) {
    if (step.bounds) found.bounds.set(step.at, step.bounds);
    if (step.value) {
      found.value.set(step.at, step.value);
      found.bounds.delete(step.at);
    }
    step.cut.forEach(child => found.cut.add(child));
  }
  return found;
}

/** The nodes of best play, where it may be shown. */
function best_line() {
  const shown = state.mode === "look" ? state.answers : state.mode === "minimax" && state.step === steps().length;
  const line = new Set();
  const nodes = view().nodes;
  for (let at = 0; shown && at !== undefined; at = nodes[at].children[nodes[at].best ?? -1]) line.add(at);
  return line;
}

/* ---- drawing ---- */

function element(name, attributes = {}, ...inner) {
  const svg = ["svg", "path", "rect", "circle", "g"].includes(name);
  const made = svg ? document.createElementNS("http://www.w3.org/2000/svg", name) : document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) if (value !== false) made.setAttribute(key, value);
  made.append(...inner);
  return made;
}

function board(node) {
  const { rows, cols } = data;
  const drawn = element("svg", { viewBox: `0 0 ${cols * 20} ${rows * 20}`, "aria-hidden": "true" });
  for (const cell of node.marked) {
    drawn.append(element("rect", { class: "marked", x: (cell % cols) * 20 + 1, y: Math.floor(cell / cols) * 20 + 1, width: 18, height: 18, rx: 3 }));
  }
  let grid = "";
  for (let row = 1; row < rows; row++) grid += `M1 ${row * 20}H${cols * 20 - 1}`;
  for (let col = 1; col < cols; col++) grid += `M${col * 20} 1V${rows * 20 - 1}`;
  drawn.append(element("path", { class: "grid", d: grid }));
  [...node.board].forEach((mark, cell) => {
    const x = (cell % cols) * 20, y = Math.floor(cell / cols) * 20;
    if (mark === "X") drawn.append(element("path", { class: "X", d: `M${x + 5} ${y + 5}l10 10m0-10l-10 10` }));
    if (mark === "O") drawn.append(element("circle", { class: "O", cx: x + 10, cy: y + 10, r: 5.5 }));
  });
  return drawn;
}

function chip(at, value) {
  if (value !== undefined) return element("span", { class: `value ${value.at(-1)}` }, value);
  if (state.mode !== "look") return element("span", { class: "value empty" });
  return element("button", { class: "value empty", type: "button", tabindex: -1, "data-reveal": at, "aria-label": "Show this answer" });
}

function result(at, value) {
  const node = view().nodes[at];
  const line = element("span", { class: "result" });
  if (node.same !== undefined) line.append("as elsewhere");
  else if (node.unseen) line.append(state.answers ? "best play" : "");
  else if (!node.over) line.append(`${node.mover} ${node.children.length > 1 ? "chooses" : "must"}`);
  line.append(chip(at, value));
  return line;
}

function described(at, value) {
  const node = view().nodes[at];
  const rows = [...node.board.matchAll(new RegExp(`.{${data.cols}}`, "g"))].map(row => [...row[0]].map(mark => (mark === "." ? "blank" : mark)).join(" "));
  const played = node.played ? `${node.mover === "X" ? "O" : "X"} plays ${node.played}. ` : "";
  return `${played}${rows.join(", ")}. ${value ? `Result ${value}` : "Result not shown"}`;
}

function item(at, now, facts, line) {
  const node = view().nodes[at];
  const value = facts.value.get(at);
  const many = node.children.length;
  const classes = [many && "can-open", many && !is_open(at) && "closed", at === now && "now", line.has(at) && "on-line",
    facts.cut.has(at) && "is-cut"].filter(Boolean).join(" ");
  const made = element("li", { role: "treeitem", class: classes, "data-at": at, tabindex: at === state.focus ? 0 : -1,
    "aria-label": described(at, value), "aria-expanded": many ? String(is_open(at)) : false });
  const move = element("span", { class: "move" });
  if (node.played) {
    const mark = node.mover === "X" ? "O" : "X";
    move.append(element("span", { class: mark }, mark), ` ${node.played}`);
    if (node.alike.length > 2) move.append(" ", element("small", {}, `and ${node.alike.length} like it`));
    else if (node.alike.length) move.append(" ", element("small", {}, `or ${node.alike.join(", ")}`));
  }
  const button = element("button", { class: "board", type: "button", tabindex: -1, "aria-hidden": "true" }, board(node));
  if (many && !is_open(at)) button.append(element("span", { class: "more" }, `+ ${many}`));
  const drawn = element("div", { class: "node" }, move, button, result(at, value));
  const bounds = facts.bounds.get(at);
  if (bounds) drawn.append(element("span", { class: "bounds" }, element("span", {}, "α ", element("b", { class: `mark ${bounds[0]}` }, bounds[0])), element("span", {}, "β ", element("b", { class: `mark ${bounds[1]}` }, bounds[1]))));
  made.append(drawn);
  if (is_open(at)) made.append(element("ul", { role: "group" }, ...node.children.map(child => item(child, now, facts, line))));
  return made;
}

const part = (at, name) => document.querySelector(`li[data-at="${at}"] > .node ${name}`);

/** Draw the lines between the boards, for where they stand now. */
function draw_edges() {
  const canvas = $("canvas");
  canvas.querySelector(".edges")?.remove();
  const edges = element("svg", { class: "edges", "aria-hidden": "true" });
  const origin = canvas.getBoundingClientRect();
  const outline = page.classList.contains("outline");
  const later = []; // Best play is drawn over the other lines.
  for (const li of canvas.querySelectorAll("li li")) {
    const parent = li.parentElement.parentElement;
    const above = parent.querySelector(outline ? ":scope > .node .board" : ":scope > .node").getBoundingClientRect();
    const below = li.querySelector(outline ? ".board" : ".move").getBoundingClientRect();
    const x1 = (outline ? above.left + 14 : above.left + above.width / 2) - origin.left;
    const y1 = above.bottom - origin.top + 3;
    const x2 = (outline ? below.left - 3 : below.left + below.width / 2) - origin.left;
    const y2 = (outline ? below.top + below.height / 2 : below.top - 3) - origin.top;
    const bend = (y1 + y2) / 2;
    const d = outline ? `M${x1} ${y1}V${y2 - 8}Q${x1} ${y2} ${x1 + 8} ${y2}H${x2}` : `M${x1} ${y1}C${x1} ${bend} ${x2} ${bend} ${x2} ${y2}`;
    const best = li.classList.contains("on-line"), cut = li.classList.contains("is-cut");
    const path = element("path", { d, class: best ? "best" : cut ? "cut" : "" });
    if (best) later.push(path);
    else edges.append(path);
    if (cut) {
      const x = outline ? (x1 + x2) / 2 + 2 : (x1 + x2) / 2, y = outline ? y2 : bend;
      edges.append(element("path", { class: "snip", d: `M${x - 7} ${y + 5}l14-10` }));
    }
  }
  edges.append(...later);
  canvas.prepend(edges);
}

/** Make boards as large as they fit; a tree may rather be too high than have small boards. */
function fit(width, least, most, height, least_for_height = 0) {
  const canvas = $("canvas");
  canvas.style.setProperty("--s", 1);
  page.classList.toggle("outline", phone.matches && !page.classList.contains("printing"));
  if (page.classList.contains("outline")) return;
  const tree = canvas.querySelector("ul");
  canvas.style.width = "max-content";
  canvas.style.minWidth = "0";
  const scale = Math.min(width / tree.offsetWidth, Math.max(height / tree.offsetHeight, least_for_height));
  canvas.style.width = canvas.style.minWidth = "";
  canvas.style.setProperty("--s", Math.max(least, Math.min(most, scale * 0.985)));
  if (page.classList.contains("printing") && scale < least) {
    page.classList.add("outline");
    canvas.style.setProperty("--s", 1);
  }
}

function arrange() {
  const scroller = document.querySelector(".scroller");
  const style = getComputedStyle(scroller);
  const stepping = state.mode !== "look";
  // While one steps, the legend may be below the window.
  const others = ["header", ".task", "#player", ...(stepping ? [] : [".legend"])];
  const taken = others.reduce((sum, each) => sum + document.querySelector(each).offsetHeight, 0);
  const width = scroller.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  fit(width, 0.62, 1.3, innerHeight - taken - 2 * parseFloat(style.paddingTop), stepping ? 0.7 : 0.8);
  draw_edges();
}

function render() {
  const all = steps();
  const step = state.step ? all[state.step - 1] : null;
  const facts = known();
  const had_focus = $("canvas").contains(document.activeElement);
  page.className = `mode-${state.mode}${state.mode === "look" && !state.answers ? " blank" : ""}`;
  const root = element("ul", { role: "tree", "aria-label": "Tree of games" }, item(0, step?.at, facts, best_line()));
  $("canvas").replaceChildren(root);
  $("player").hidden = state.mode === "look";
  $("says").textContent = state.mode === "look" ? "" : sentence(all, step);
  arrange();
  for (const button of document.querySelectorAll("[data-mode]")) {
    button.setAttribute("aria-checked", String(button.dataset.mode === state.mode));
    button.disabled = button.dataset.mode !== "look" && !view()[button.dataset.mode].length;
  }
  const count = view().nodes.length;
  $("about").textContent = `${data.rule} ${count.toLocaleString("en")} board${count === 1 ? "" : "s"}.`;
  $("answers").checked = state.answers;
  $("answers").disabled = state.mode !== "look";
  $("symmetry").checked = state.merged;
  $("symmetry").disabled = !data.whole;
  $("open-all").disabled = count > MANY;
  $("slider").max = all.length;
  $("slider").value = state.step;
  $("count").textContent = `${state.step} of ${all.length}`;
  $("first").disabled = $("back").disabled = state.step === 0;
  $("last").disabled = $("forward").disabled = state.step === all.length;
  if (had_focus) document.querySelector(`li[data-at="${state.focus}"]`)?.focus({ preventScroll: true });
}

function sentence(all, step) {
  if (!step) {
    return state.mode === "minimax" ? "Minimax begins at the ends of games and works upwards. Press forward."
      : "Alpha-beta does the same, but leaves out what cannot matter. Press forward.";
  }
  if (state.step < all.length) return step.says;
  const visited = new Set(all.map(each => each.at)).size;
  return `${step.says} Looked at ${visited.toLocaleString("en")} of ${view().nodes.length.toLocaleString("en")} boards.`;
}

/** Let the values of a board's moves run up to it; the one that is taken stays. */
function run_up(at) {
  const target = part(at, ".value");
  if (calm.matches || !target) return;
  const taken = target.textContent;
  const origin = $("canvas").getBoundingClientRect(), to = target.getBoundingClientRect();
  let chosen = false;
  for (const child of view().nodes[at].children) {
    const from = part(child, ".value");
    if (!from || from.classList.contains("empty")) continue;
    const stays = !chosen && from.textContent === taken;
    chosen ||= stays;
    const start = from.getBoundingClientRect();
    const copy = from.cloneNode(true);
    copy.classList.add("flying");
    Object.assign(copy.style, { left: `${start.left - origin.left}px`, top: `${start.top - origin.top}px`, fontSize: getComputedStyle(from).fontSize });
    $("canvas").append(copy);
    const dx = to.left - start.left, dy = to.top - start.top;
    const end = stays ? { transform: `translate(${dx}px, ${dy}px)` } : { transform: `translate(${dx * 0.8}px, ${dy * 0.8}px) scale(.6)`, opacity: 0 };
    copy.animate([{ transform: "none", opacity: 1 }, end], { duration: 550, easing: "ease-in-out" }).finished.finally(() => copy.remove());
  }
  target.animate([{ opacity: 0 }, { opacity: 0, offset: 0.8 }, { opacity: 1 }], { duration: 600 });
}

/* ---- what a reader does ---- */

function open_all() {
  view().nodes.forEach((node, at) => state.open.add(at));
}

function start_open() {
  state.open = new Set([0]);
  if (view().nodes.length <= FEW) open_all();
}

function show(at) {
  part(at, ".board")?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: calm.matches ? "auto" : "smooth" });
}

function go(step) {
  const all = steps();
  const forward = step === state.step + 1;
  state.step = Math.max(0, Math.min(all.length, step));
  const now = state.step ? all[state.step - 1].at : 0;
  if (view().nodes.length > FEW) state.open = new Set();
  [now, ...parents(now)].forEach(each => state.open.add(each));
  state.focus = now;
  render();
  show(now);
  const last = all[state.step - 1];
  if (forward && last?.value) run_up(now);
}

function choose_mode(mode) {
  if (mode !== "look" && !view()[mode].length) return;
  state.mode = mode;
  state.step = 0;
  if (mode === "look") render();
  else go(0);
}

function toggle(at) {
  const { same, children } = view().nodes[at];
  if (same !== undefined) return visit(same);
  if (!children.length) return undefined;
  if (!state.open.delete(at)) state.open.add(at);
  state.focus = at;
  render();
  return undefined;
}

/** Show the answer of one board. */
function reveal(at) {
  state.revealed.add(at);
  focus(at, true);
}

function visit(at) {
  [at, ...parents(at)].forEach(each => state.open.add(each));
  focus(at, true);
}

function focus(at, again = false) {
  if (at === undefined || at === null) return;
  state.focus = at;
  if (again) render();
  document.querySelectorAll("li[data-at]").forEach(li => { li.tabIndex = Number(li.dataset.at) === at ? 0 : -1; });
  document.querySelector(`li[data-at="${at}"]`)?.focus({ preventScroll: true });
  show(at);
}

function change_symmetry(merged) {
  if (!data.whole) return;
  state.merged = merged;
  state.step = 0;
  state.focus = 0;
  state.revealed.clear();
  start_open();
  choose_mode(state.mode);
  render();
}

/** The visible nodes in the order in which arrows go through them. */
function visible(outline) {
  const all = [...document.querySelectorAll("li[data-at]")].map(li => Number(li.dataset.at));
  return outline ? all : all.filter(at => parents(at).length === parents(state.focus).length);
}

function arrow(key) {
  const outline = page.classList.contains("outline");
  const [inward, outward, next] = outline ? ["ArrowRight", "ArrowLeft", "ArrowDown"] : ["ArrowDown", "ArrowUp", "ArrowRight"];
  const node = view().nodes[state.focus];
  if (key === inward) return is_open(state.focus) ? focus(node.children[0]) : toggle(state.focus);
  if (key === outward) return outline && is_open(state.focus) ? toggle(state.focus) : focus(node.parent);
  const all = visible(outline);
  return focus(all[all.indexOf(state.focus) + (key === next ? 1 : -1)]);
}

const KEYS = {
  n: () => state.mode !== "look" && go(state.step + 1),
  p: () => state.mode !== "look" && go(state.step - 1),
  a: () => $("answers").click(),
  r: () => reveal(state.focus),
  s: () => $("symmetry").click(),
  1: () => choose_mode("look"),
  2: () => choose_mode("minimax"),
  3: () => choose_mode("alphabeta"),
};

document.addEventListener("keydown", event => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const on_tree = event.target.closest?.("li[data-at]");
  if (on_tree && event.key.startsWith("Arrow")) arrow(event.key);
  else if (on_tree && (event.key === "Enter" || event.key === " ")) toggle(Number(on_tree.dataset.at));
  else if ((event.key === "PageDown" || event.key === "PageUp") && state.mode !== "look") KEYS[event.key === "PageDown" ? "n" : "p"]();
  else if (KEYS[event.key.toLowerCase()]) KEYS[event.key.toLowerCase()]();
  else return;
  event.preventDefault();
});

$("canvas").addEventListener("click", event => {
  const li = event.target.closest("li[data-at]");
  if (!li) return;
  const at = Number(li.dataset.at);
  if (event.target.dataset.reveal) reveal(at);
  else if (event.target.closest(".board")) {
    toggle(at);
    focus(state.focus);
  }
});
document.querySelectorAll("[data-mode]").forEach(button => button.addEventListener("click", () => choose_mode(button.dataset.mode)));
$("answers").addEventListener("change", event => { state.answers = event.target.checked; state.revealed.clear(); render(); });
$("symmetry").addEventListener("change", event => change_symmetry(event.target.checked));
$("open-all").addEventListener("click", () => { open_all(); render(); });
$("close-all").addEventListener("click", () => { state.open.clear(); state.focus = 0; render(); });
$("print").addEventListener("click", () => print());
$("first").addEventListener("click", () => go(0));
$("back").addEventListener("click", () => go(state.step - 1));
$("forward").addEventListener("click", () => go(state.step + 1));
$("last").addEventListener("click", () => go(steps().length));
$("slider").addEventListener("input", event => go(Number(event.target.value)));
addEventListener("resize", () => { if (!page.classList.contains("printing")) arrange(); });
addEventListener("beforeprint", () => {
  page.classList.add("printing");
  fit(PRINTED_WIDTH, 0.4, 1.1, state.mode === "look" && !state.answers ? 530 : 590);
  draw_edges();
});
addEventListener("afterprint", () => {
  page.classList.remove("printing");
  arrange();
});

page.style.setProperty("--cols", data.cols);
start_open();
render();
