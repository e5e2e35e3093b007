"use strict";
// A game against a level. No rule of the game is here: data.table, which the engine wrote, has a line for every board.
// "X T D,L4,... 0 02 ..." is: X is to move, best play ends as T, what each free cell leads to, where each level plays;
// "= X 012" is: the game is over, X has won, by these cells.

const TWO = data.levels.length; // Two people have the number after the levels.
const game = { boards: [data.start], level: TWO - 1, mine: "X", said: "" };
const now = () => game.boards.at(-1);
const put = (board, cell, mark) => board.slice(0, cell) + mark + board.slice(cell + 1);

/** What the table says of a board. */
function facts_of(board) {
  const [mover, result, third, ...choices] = data.table[board].split(" ");
  if (mover === "=") return { over: true, result, line: [...(third ?? "")].map(Number), outcomes: new Map() };
  const outcomes = new Map();
  const given = third.split(",");
  [...board].forEach((mark, cell) => { if (mark === ".") outcomes.set(cell, given[outcomes.size]); });
  return { over: false, mover, result, line: [], outcomes, choices: choices.map(cells => [...cells].map(Number)) };
}

const is_mine = facts => !facts.over && (game.level === TWO || facts.mover === game.mine);

/* ---- the game ---- */

function play(cell) {
  const facts = facts_of(now());
  if (!is_mine(facts) || !facts.outcomes.has(cell)) return;
  game.boards.push(put(now(), cell, facts.mover));
  game.said = "";
  answer();
  draw();
}

/** Let the level play, if it is its turn. */
function answer() {
  const { over, mover, choices } = facts_of(now());
  if (over || game.level === TWO || mover === game.mine) return;
  const cells = choices[game.level];
  const cell = cells[Math.floor(Math.random() * cells.length)];
  game.boards.push(put(now(), cell, mover));
  const others = cells.length > 1 ? `, one of ${cells.length} cells that it finds equally good` : "";
  game.said = `${data.levels[game.level]} (${mover}) played ${data.names[cell]}${others}.`;
}

function start() {
  game.boards = [data.start];
  game.said = "";
  answer();
  draw();
}

/** Take back one's own last move, with the answer to it. */
function take_back() {
  do game.boards.pop();
  while (game.boards.length && !is_mine(facts_of(now())));
  game.said = "";
  if (game.boards.length) draw();
  else start();
}

/* ---- what is seen ---- */

function status(facts) {
  const name = mark => (game.level === TWO ? mark : mark === game.mine ? `You (${mark})` : `${data.levels[game.level]} (${mark})`);
  if (!facts.over) return game.level === TWO ? `${facts.mover} is to move.` : `You are to move, with ${facts.mover}.`;
  if (facts.result === "T") return "A tie.";
  return `${name(facts.result)} ${name(facts.result).startsWith("You") ? "win" : "wins"}.`;
}

function draw_cell(facts, cell, shown) {
  const button = $("cells").children[cell];
  const mark = now()[cell];
  const outcome = facts.outcomes.get(cell);
  const has_outcome = shown && outcome !== undefined;
  const content = element("span", { class: mark === "." ? (has_outcome ? `outcome ${outcome[0]}` : "number") : mark },
    mark !== "." ? mark : has_outcome ? outcome : facts.over ? "" : String(cell + 1));
  button.replaceChildren(content);
  button.className = facts.line.includes(cell) ? "on-line" : "";
  button.setAttribute("aria-disabled", String(!is_mine(facts) || outcome === undefined));
  const words = { W: "wins", D: "draws", L: "loses" };
  const leads = has_outcome ? `, ${words[outcome[0]]}${outcome.length > 1 ? ` after ${outcome.slice(1)}` : ""}` : "";
  button.setAttribute("aria-label", `${data.names[cell]}, ${mark === "." ? "free" : mark}${leads}`);
}

function draw() {
  const facts = facts_of(now());
  const shown = $("outcomes").checked;
  data.names.forEach((name, cell) => draw_cell(facts, cell, shown));
  $("status").textContent = status(facts);
  $("why").textContent = game.said;
  $("back").disabled = game.boards.length < 2 || !game.boards.slice(0, -1).some(board => is_mine(facts_of(board)));
  for (const [at, button] of [...$("levels").children].entries()) button.setAttribute("aria-checked", String(at === game.level));
  for (const button of document.querySelectorAll("[data-mark]")) {
    button.setAttribute("aria-checked", String(button.dataset.mark === game.mine));
    button.disabled = game.level === TWO;
  }
  $("tree-panel").hidden = !$("tree").checked;
  if ($("tree").checked) draw_tree(now(), facts);
}

/* ---- the tree, which grows as it is opened ---- */

function node_of(board, played, parent) {
  const { over, mover, result, line, outcomes, choices } = facts_of(board);
  const at = data.whole.nodes.length;
  const free = [...outcomes.keys()];
  let children;
  data.whole.nodes.push({
    board, parent, result, over, alike: [], unseen: false,
    // Nobody is to move any more: the mark that was put last is the other one's.
    mover: mover ?? (data.whole.nodes[parent]?.mover === "X" ? "O" : "X"),
    played: played === undefined ? null : data.names[played],
    marked: over ? line : played === undefined ? [] : [played],
    best: over ? null : free.indexOf(choices[TWO - 1][0]),
    get children() {
      children ??= free.map(cell => node_of(put(board, cell, mover), cell, at));
      return children;
    },
  });
  return at;
}

function draw_tree(board, facts) {
  if (data.whole?.nodes[0].board !== board) {
    data.whole = { nodes: [] };
    node_of(board, undefined, undefined);
    Object.assign(state, { open: new Set([0]), focus: 0 });
  }
  const left = facts.outcomes.size;
  $("about").textContent = facts.over ? "The game is over: nothing is left."
    : `From here, ${left === 1 ? "1 move" : `up to ${left} moves`}. Click a board to open it. The green line is best play.`;
  render();
}

function render() {
  state.open.forEach(at => data.whole.nodes[at].children); // They have to be there before their values are asked for.
  const root = element("ul", { role: "tree", "aria-label": "Tree of games" }, item(0, undefined, known(), best_line()));
  $("canvas").replaceChildren(root);
  fit($("tree-panel").clientWidth - 48, 0.62, 1, Infinity);
  draw_edges();
}

/* ---- what a person does ---- */

const KEYS = {
  n: start,
  u: () => $("back").disabled || take_back(),
  w: () => $("outcomes").click(),
  t: () => $("tree").click(),
};
const STEPS = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -data.cols, ArrowDown: data.cols };

function key_on_board(event) {
  const cell = [...$("cells").children].indexOf(event.target);
  if (cell < 0 || !(event.key in STEPS)) return false;
  $("cells").children[cell + STEPS[event.key]]?.focus();
  return true;
}

document.addEventListener("keydown", event => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const key = event.key.toLowerCase();
  if (!key_on_tree(event) && !key_on_board(event)) {
    if (data.names[Number(key) - 1]) play(Number(key) - 1);
    else if (KEYS[key]) KEYS[key]();
    else return;
  }
  event.preventDefault();
});

data.names.forEach((name, cell) => {
  const button = element("button", { type: "button" });
  button.addEventListener("click", () => play(cell));
  $("cells").append(button);
});
[...data.levels, "Two people"].forEach((name, level) => {
  const button = element("button", { type: "button", role: "radio" }, name);
  button.addEventListener("click", () => { game.level = level; start(); });
  $("levels").append(button);
});
document.querySelectorAll("[data-mark]").forEach(button => button.addEventListener("click", () => { game.mine = button.dataset.mark; start(); }));
$("outcomes").addEventListener("change", draw);
$("tree").addEventListener("change", draw);
$("new").addEventListener("click", start);
$("back").addEventListener("click", take_back);
addEventListener("resize", () => { if ($("tree").checked) render(); });
page.style.setProperty("--cols", data.cols);
page.style.setProperty("--rows", data.rows);
start();
