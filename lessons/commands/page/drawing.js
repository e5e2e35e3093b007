"use strict";
// What a tree of games looks like: the boards that are open, their results, the lines between them.

const data = JSON.parse(document.getElementById("data").textContent);
const page = document.documentElement;
const $ = id => document.getElementById(id);
const phone = matchMedia("(max-width: 700px)");

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
      if (node.result && (state.answers || state.revealed.has(at))) found.value.set(at, node.result);
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
  for (let at = 0; shown && at !== undefined && !data.title; at = nodes[at].children[nodes[at].best ?? -1]) line.add(at);
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

/** Draw a board; without its result nothing may give that away, as a marked line would. */
function board(node, has_result = true) {
  const { rows, cols } = data;
  const drawn = element("svg", { viewBox: `0 0 ${cols * 20} ${rows * 20}`, "aria-hidden": "true" });
  for (const cell of node.over && !has_result ? [] : node.marked) {
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
  if (node.gave !== undefined) line.append(element("span", { class: "gave" }, node.gave), value ? node.bound ? "a bound; in full:" : "right:" : "");
  else if (node.same !== undefined) line.append("as elsewhere");
  else if (node.unseen) line.append(state.answers ? "best play" : "");
  else if (!node.over) line.append(`${node.mover} ${node.children.length > 1 ? "chooses" : "must"}`);
  if (node.result) line.append(chip(at, value)); // A call of what is no search has no right result.
  return line;
}

function described(at, value) {
  const node = view().nodes[at];
  const rows = [...node.board.matchAll(new RegExp(`.{${data.cols}}`, "g"))].map(row => [...row[0]].map(mark => (mark === "." ? "blank" : mark)).join(" "));
  const played = node.played ? `${node.mover === "X" ? "O" : "X"} plays ${node.played}. ` : "";
  const gave = node.gave === undefined ? "" : `${node.gave}. `;
  const fault = node.fault && state.answers ? `. ${node.first ? "First wrong" : "Wrong"}: ${node.fault}` : "";
  return `${played}${rows.join(", ")}. ${gave}${value ? `Result ${value}` : "Result not shown"}${fault}`;
}

function item(at, now, facts, line) {
  const node = view().nodes[at];
  const value = facts.value.get(at);
  const many = node.children.length;
  const classes = [many && "can-open", many && !is_open(at) && "closed", at === now && "now", state.answers && node.fault && "is-wrong",
    state.answers && node.first && "first-wrong", line.has(at) && "on-line",
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
  const button = element("button", { class: "board", type: "button", tabindex: -1, "aria-hidden": "true" }, board(node, value !== undefined));
  if (many && !is_open(at)) button.append(element("span", { class: "more" }, `+ ${many}`));
  const drawn = element("div", { class: "node" }, move, button, result(at, value));
  const bounds = facts.bounds.get(at);
  if (node.fault && state.answers) drawn.append(element("p", { class: "fault" }, `${node.first ? "First wrong: " : ""}${node.fault}`));
  if (node.hidden) drawn.append(element("p", { class: "hidden-calls" }, `${node.hidden.toLocaleString("en")} calls below are not shown`));
  if (bounds) drawn.append(element("span", { class: "bounds" }, element("span", {}, "α ", element("b", { class: `mark ${bounds[0]}` }, bounds[0])), element("span", {}, "β ", element("b", { class: `mark ${bounds[1]}` }, bounds[1]))));
  made.append(drawn);
  if (is_open(at)) made.append(element("ul", { role: "group" }, ...node.children.map(child => item(child, now, facts, line))));
  return made;
}

const part = (at, name) => document.querySelector(`li[data-at="${at}"] > .node ${name}`);

/** Draw the lines between the boards, for where they stand now; in an outline borders are lines. */
function draw_edges() {
  const canvas = $("canvas");
  canvas.querySelector(".edges")?.remove();
  if (page.classList.contains("outline")) return;
  const edges = element("svg", { class: "edges", "aria-hidden": "true" });
  const origin = canvas.getBoundingClientRect();
  const later = []; // Best play is drawn over the other lines.
  for (const li of canvas.querySelectorAll("li li")) {
    const above = li.parentElement.parentElement.querySelector(":scope > .node").getBoundingClientRect();
    const below = li.querySelector(".move").getBoundingClientRect();
    const x1 = above.left + above.width / 2 - origin.left, y1 = above.bottom - origin.top + 3;
    const x2 = below.left + below.width / 2 - origin.left, y2 = below.top - origin.top - 3;
    const bend = (y1 + y2) / 2;
    const best = li.classList.contains("on-line"), cut = li.classList.contains("is-cut");
    const path = element("path", { d: `M${x1} ${y1}C${x1} ${bend} ${x2} ${bend} ${x2} ${y2}`, class: best ? "best" : cut ? "cut" : "" });
    if (best) later.push(path);
    else edges.append(path);
    if (cut) edges.append(element("path", { class: "snip", d: `M${(x1 + x2) / 2 - 7} ${bend + 5}l14-10` }));
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
  if (page.classList.contains("printing") && scale < least) print_outline(canvas);
}

/** Set an outline in as many columns as its depth allows. */
function print_outline(canvas) {
  const depths = [...canvas.querySelectorAll("li")].map(li => parents(Number(li.dataset.at)).length);
  page.classList.add("outline");
  canvas.style.setProperty("--s", 1);
  canvas.style.setProperty("--column", `${Math.max(...depths) * 26 + 200}px`);
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
