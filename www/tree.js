// The search tree of a small board: every queen that a whole run places, and the step at which it does.

/**
 * @typedef {object} TreeNode
 * @property {TreeNode | undefined} parent
 * @property {TreeNode[]} children
 * @property {number} level  queens placed
 * @property {number} step  at which it was reached; 0 for the root
 * @property {{ column: number, row: number } | undefined} square  of the last queen placed
 * @property {boolean} solution
 * @property {number} x  place across the tree, a leaf to each unit
 */

/** The largest board whose tree is drawn. */
export const LARGEST_TREE = 6;

/**
 * The nodes of a run from its start to its end, in the order of their steps.
 * @param {import("./pkg/joli_echiquier.js").Solver} solver  at its start; it is at its end afterwards
 * @returns {TreeNode[]}
 */
export function treeOf(solver) {
  let node = newNode(undefined, 0, undefined);
  const nodes = [node];
  for (let event = solver.step(); event; event = solver.step()) {
    if (event.type === "place") {
      node = newNode(node, solver.position, { column: event.column, row: event.row });
      node.parent?.children.push(node);
      nodes.push(node);
    } else if (event.type === "remove") node = node.parent ?? node;
    else if (event.type === "solution") node.solution = true;
  }
  spread(nodes);
  return nodes;
}

/** @param {TreeNode | undefined} parent @param {number} step @param {TreeNode["square"]} square @returns {TreeNode} */
const newNode = (parent, step, square) => ({
  ...{ parent, step, square, level: parent ? parent.level + 1 : 0 },
  ...{ children: [], solution: false, x: 0 },
});

/** Leaves stand side by side, every other node in the middle of its children, which come after it. @param {TreeNode[]} nodes */
function spread(nodes) {
  let leaves = 0;
  for (const node of nodes) if (!node.children.length) node.x = leaves++ + 0.5;
  for (const node of [...nodes].reverse()) {
    const [first, last] = [node.children[0], node.children.at(-1)];
    if (first && last) node.x = (first.x + last.x) / 2;
  }
}

/**
 * The node at which the run stands at `step`: that of the queens on the board.
 * @param {TreeNode[]} nodes
 * @param {{ column: number, row: number }[]} queens
 */
export function nodeOf(nodes, queens, /** @type {number} */ step) {
  let node = nodes[0];
  for (const { column, row } of queens) {
    node = node?.children.findLast(
      (child) => child.step <= step && child.square?.column === column && child.square.row === row,
    );
  }
  return node;
}
