// Bundled and put into a page by webkit-calls.js: finds elements as Playwright does, and says whether one is ready for a
// click. It waits for nothing: who calls it asks again.

import { Ivya } from "ivya";
import { getAriaChecked, getAriaDisabled, isElementVisible } from "ivya/utils";

const finder = Ivya.create({ browser: "webkit" });

/** Not yet: says why. */
class Retry extends Error {}

/** @param {string} selector */
const all = (selector) => finder.queryLocatorSelectorAll(selector);

/**
 * The one element that `selector` finds.
 * @param {string} selector
 */
function one(selector) {
  const element = finder.queryLocatorSelector(selector, document, true);
  if (!element) throw new Retry("there is none");
  return element;
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** @param {Element} element */
function boxOf(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

/** @param {number} x @param {number} y */
function topmost(x, y) {
  let found = document.elementFromPoint(x, y);
  for (;;) {
    const inner = found?.shadowRoot?.elementFromPoint(x, y);
    if (!inner || inner === found) return found;
    found = inner;
  }
}

/**
 * Whether `inner` is `outer` or inside of it, shadow trees and slots included.
 * @param {Node | null} inner
 * @param {Element} outer
 */
function isWithin(inner, outer) {
  for (let node = inner; node;) {
    if (node === outer) return true;
    const slot = node instanceof Element ? node.assignedSlot : null;
    node = slot ?? (node instanceof ShadowRoot ? node.host : node.parentNode);
  }
  return false;
}

/** @param {Element} element */
function demandReady(element) {
  if (!isElementVisible(element)) throw new Retry("it cannot be seen");
  if (getAriaDisabled(element)) throw new Retry("it is disabled");
}

/** @param {Element} element */
async function demandRest(element) {
  const before = JSON.stringify(boxOf(element));
  await frame();
  if (JSON.stringify(boxOf(element)) !== before) throw new Retry("it moves");
}

/**
 * Where to click `element`, once it is visible, enabled, at rest and not covered.
 * @param {Element} element
 * @param {{ x: number, y: number }} [position]
 */
async function target(element, position) {
  demandReady(element);
  element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  await frame();
  await demandRest(element);
  const box = boxOf(element);
  const x = Math.floor(box.x + (position?.x ?? box.width / 2));
  const y = Math.floor(box.y + (position?.y ?? box.height / 2));
  const hit = topmost(x, y);
  if (!isWithin(hit, element))
    throw new Retry(`${hit ? finder.previewNode(hit) : "nothing"} is in front of it`);
  return { x, y };
}

/**
 * Plain data as text, with what JSON lacks: undefined, BigInt, NaN and the infinities.
 * @param {unknown} data
 */
function encode(data) {
  return JSON.stringify({ data }, (_, value) => {
    if (typeof value === "bigint" || value === undefined) return { $: typeof value, text: String(value) };
    if (typeof value === "number" && !Number.isFinite(value)) return { $: "number", text: String(value) };
    return value;
  });
}

/**
 * What `play` gives, or why it gives nothing.
 * @param {(argument: unknown) => unknown} play
 * @param {unknown} argument
 */
async function run(play, argument) {
  try {
    return { result: encode(await play(argument)) };
  } catch (error) {
    if (error instanceof Retry) return { retry: error.message };
    return { error: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
  }
}

const checked = (/** @type {Element} */ element) => getAriaChecked(element) === true;

export const tools = {
  Retry,
  all,
  one,
  run,
  target,
  demandReady,
  boxOf,
  checked,
  isElementVisible,
  getAriaDisabled,
};
Reflect.set(globalThis, Symbol.for("browser test tools"), tools);
