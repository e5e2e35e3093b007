"use strict";
// What a reader does with a tree of games: steps, keys, printing.

const FEW = 40; // A tree of so many boards is opened whole.
const MANY = 400; // One of more is never opened whole: nobody finds a way through it.
const PRINTED_WIDTH = 970; // Pixels of an A4 or Letter page in landscape.

function render() {
  const all = steps();
  const step = state.step ? all[state.step - 1] : null;
  const facts = known();
  const had_focus = $("canvas").contains(document.activeElement);
  page.className = `${data.title ? "calls " : ""}mode-${state.mode}${state.mode === "look" && !state.answers ? " blank" : ""}`;
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
  $("about").textContent = `${data.rule} ${count.toLocaleString("en")} ${data.title ? "call" : "board"}${count === 1 ? "" : "s"}.`;
  $("answers").checked = state.answers;
  $("answers").disabled = state.mode !== "look";
  $("symmetry").checked = state.merged;
  $("symmetry").disabled = !data.whole || !data.merged;
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

/** Say that this is a tree of calls, and open it where it goes wrong first. */
function show_calls() {
  document.title = document.querySelector("h1").textContent = data.title;
  page.classList.add("calls");
  if (data.start) [data.start, ...parents(data.start)].forEach(each => state.open.add(each));
}

function start_open() {
  state.open = new Set([0]);
  if (view().nodes.length <= FEW) open_all();
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

function change_symmetry(merged) {
  if (!data.whole || !data.merged) return;
  state.merged = merged;
  state.step = 0;
  state.focus = 0;
  state.revealed.clear();
  start_open();
  choose_mode(state.mode);
  render();
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
  if (!key_on_tree(event)) {
    if ((event.key === "PageDown" || event.key === "PageUp") && state.mode !== "look") KEYS[event.key === "PageDown" ? "n" : "p"]();
    else if (KEYS[event.key.toLowerCase()]) KEYS[event.key.toLowerCase()]();
    else return;
  }
  event.preventDefault();
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
page.style.setProperty("--rows", data.rows);
start_open();
if (data.title) show_calls();
render();
if (data.start) focus(data.start);
