// The search tree: how many nodes each level has, and on a small board the tree itself, drawn as it grows.

import { nameOf, placeOf } from "../board/squares.js";
import { h, svg } from "../dom.js";
import { LARGEST_TREE, nodeOf, treeOf } from "../tree.js";

/** @typedef {import("../tree.js").TreeNode} TreeNode */
/** @typedef {import("./panel.js").Context} Context */

const WIDTH = 9;
const HEIGHT = 30;
const MARGIN = 8;

/** @param {Context} context @returns {import("./panel.js").Panel} */
export function createPanel(context) {
  const parts = [drawnTree(context), levels(context)];
  return {
    element: h("div", { class: "tree" }, ...parts.map(({ element }) => element)),
    update() {
      for (const part of parts) part.update();
    },
  };
}

/** @param {Context} context */
function levels({ session, t }) {
  const body = h("tbody", {});
  let shown = "";
  return {
    element: h("table", { class: "levels" }, h("caption", { text: t.text("tree.levels") }), body),
    update() {
      const { nodesPerLevel } = session.player.counters;
      if (shown === nodesPerLevel.join()) return;
      shown = nodesPerLevel.join();
      const most = Math.max(...nodesPerLevel);
      body.replaceChildren(...nodesPerLevel.map((nodes, level) => row(level, nodes, nodes / most)));
    },
  };

  /** @param {number} level @param {number} nodes @param {number} share */
  function row(level, nodes, share) {
    const bar = h("span", { class: "bar" });
    bar.style.inlineSize = `${100 * share}%`;
    return h(
      "tr",
      {},
      h("th", { scope: "row", text: t.number(level) }),
      h("td", { text: t.number(nodes) }),
      h("td", { class: "bars", aria: { hidden: true } }, bar),
    );
  }
}

/** @param {Context} context */
function drawnTree({ session, t }) {
  const note = h("p", { class: "quiet", text: t.text("tree.large", { n: LARGEST_TREE }) });
  const room = h("div", { class: "wide" });
  /** @type {TreeNode[]} */
  let nodes = [];
  /** @type {Map<TreeNode, SVGElement>} */
  let drawn = new Map();
  let shown = "";
  let position = -1;

  function build() {
    const { method, size } = session.settings;
    if (shown === `${method} ${size}`) return;
    shown = `${method} ${size}`;
    nodes = [];
    drawn = new Map();
    position = -1;
    note.hidden = size <= LARGEST_TREE;
    room.hidden = !note.hidden;
    if (size > LARGEST_TREE) return room.replaceChildren();
    const solver = new session.core.Solver(method, size);
    nodes = treeOf(solver);
    solver.free();
    drawn = new Map(nodes.map((node) => [node, drawNode(node)]));
    room.replaceChildren(picture());
  }

  function picture() {
    const leaves = nodes.filter(({ children }) => !children.length).length;
    const [width, height] = [leaves * WIDTH + 2 * MARGIN, session.settings.size * HEIGHT + 2 * MARGIN];
    const label = t.text("tree");
    const tree = svg("svg", {
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      role: "tree",
      "aria-label": label,
    });
    tree.append(...drawn.values());
    tree.addEventListener("click", (event) => go(at(event.target)));
    tree.addEventListener("keydown", key);
    return tree;
  }

  /** @param {TreeNode} node */
  function drawNode(node) {
    const [x, y] = placeIn(node);
    const square = node.square ? nameOf(node.square.column, node.square.row) : "";
    const name = square ? t.text("tree.node", { square, step: node.step }) : t.text("tree.root");
    const parts = [svg("circle", { cx: x, cy: y, r: 3.5 })];
    if (node.parent) {
      const [px, py] = placeIn(node.parent);
      parts.unshift(svg("line", { x1: px, y1: py, x2: x, y2: y }));
    }
    const attributes = {
      role: "treeitem",
      tabindex: node.parent ? -1 : 0,
      "aria-label": name,
      "aria-level": node.level + 1,
    };
    const drawing = svg("g", { ...attributes, "data-step": node.step }, ...parts);
    if (node.solution) drawing.classList.add("solution");
    return drawing;
  }

  /** @param {EventTarget | null} target */
  const at = (target) => {
    const step =
      target instanceof Element ? target.closest("[data-step]")?.getAttribute("data-step") : undefined;
    return nodes.find((node) => String(node.step) === step);
  };

  /** @param {TreeNode | undefined} node */
  function go(node) {
    if (node) void session.player.seek(node.step);
  }

  /** @param {KeyboardEvent} event */
  function key(event) {
    const node = at(event.target);
    if (!node) return;
    const level = nodes.filter((other) => other.level === node.level && other.step <= position);
    const place = level.indexOf(node);
    const next = {
      ArrowUp: node.parent,
      ArrowDown: node.children.find(({ step }) => step <= position),
      ArrowLeft: level[place - 1],
      ArrowRight: level[place + 1],
      Home: nodes[0],
    }[event.key];
    if (event.key === "Enter" || event.key === " ") go(node);
    else if (next) focus(next);
    else return;
    event.preventDefault();
  }

  /** @param {TreeNode} node */
  function focus(node) {
    room.querySelector('[tabindex="0"]')?.setAttribute("tabindex", "-1");
    const drawing = drawn.get(node);
    drawing?.setAttribute("tabindex", "0");
    drawing?.focus();
  }

  function update() {
    build();
    const { player } = session;
    if (!nodes.length || player.position === position) return;
    position = player.position;
    const path = new Set();
    const current = nodeOf(nodes, player.queens.map(placeOf), position);
    for (let node = current; node; node = node.parent) path.add(node);
    for (const [node, drawing] of drawn) {
      drawing.toggleAttribute("hidden", node.step > position);
      drawing.classList.toggle("path", path.has(node));
      if (node === current) drawing.setAttribute("aria-current", "step");
      else drawing.removeAttribute("aria-current");
    }
    if (current) room.scrollLeft = placeIn(current)[0] - room.clientWidth / 2;
  }

  return { element: h("div", {}, note, room), update };
}

/** @param {TreeNode} node @returns {[number, number]} */
const placeIn = ({ x, level }) => [MARGIN + x * WIDTH, MARGIN + level * HEIGHT];
