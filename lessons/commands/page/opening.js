"use strict";
// How a reader goes through a tree of games: opening boards and closing them, by mouse and by arrows.
// The page that has the tree says how it is drawn anew: render().

const calm = matchMedia("(prefers-reduced-motion: reduce)");

function show(at) {
  part(at, ".board")?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: calm.matches ? "auto" : "smooth" });
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

/** Do what a key means on a board of the tree; return whether it means anything. */
function key_on_tree(event) {
  if (!event.target.closest?.("li[data-at]")) return false;
  if (event.key.startsWith("Arrow")) arrow(event.key);
  else if (event.key === "Enter" || event.key === " ") toggle(state.focus);
  else return false;
  return true;
}

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
