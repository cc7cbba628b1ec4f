// Building elements without markup strings.

/**
 * @typedef {object} Properties
 * @property {string} [class]
 * @property {string} [text]
 * @property {Record<string, string | number | boolean>} [aria]  `aria-` attributes
 * @property {Record<string, (event: any) => void>} [on]  listeners, by event
 */

/**
 * An element with attributes, listeners and children. A `false` attribute is left out, a `true` one has no value.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Properties & Record<string, any>} [properties]
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function h(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  const { text, aria = {}, on = {}, ...attributes } = properties;
  for (const [name, value] of Object.entries(attributes)) setAttribute(element, name, value);
  for (const [name, value] of Object.entries(aria)) element.setAttribute(`aria-${name}`, String(value));
  for (const [type, listener] of Object.entries(on)) element.addEventListener(type, listener);
  if (text !== undefined) element.textContent = text;
  element.append(...children);
  return element;
}

/** @param {Element} element @param {string} name @param {unknown} value */
function setAttribute(element, name, value) {
  if (value === false || value === undefined) return;
  element.setAttribute(name, value === true ? "" : String(value));
}

/**
 * An SVG element.
 * @param {string} tag
 * @param {Record<string, string | number>} [attributes]
 * @param {...Node} children
 * @returns {SVGElement}
 */
export function svg(tag, attributes = {}, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

/** Sets a text only when it differs, so that nothing is laid out or spoken again. @param {Node} node @param {string} text */
export function setText(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

/**
 * Makes a button do nothing, or something again. It stays in the tab order, so that the focus is not lost.
 * @param {HTMLButtonElement} button
 * @param {boolean} disabled
 */
export function disable(button, disabled) {
  button.setAttribute("aria-disabled", String(disabled));
}
