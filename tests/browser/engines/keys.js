// Keys by their names in KeyboardEvent.key, as the code points that WebDriver has for them.
// https://www.w3.org/TR/webdriver2/#keyboard-actions

const CODES = new Map([
  ["Backspace", "\uE003"],
  ["Tab", "\uE004"],
  ["Enter", "\uE007"],
  ["Shift", "\uE008"],
  ["Control", "\uE009"],
  ["Alt", "\uE00A"],
  ["Escape", "\uE00C"],
  ["Space", " "],
  ["PageUp", "\uE00E"],
  ["PageDown", "\uE00F"],
  ["End", "\uE010"],
  ["Home", "\uE011"],
  ["ArrowLeft", "\uE012"],
  ["ArrowUp", "\uE013"],
  ["ArrowRight", "\uE014"],
  ["ArrowDown", "\uE015"],
  ["Insert", "\uE016"],
  ["Delete", "\uE017"],
  ["Meta", "\uE03D"],
]);

/**
 * @param {string} name  as in `ArrowLeft`, or one character
 * @returns {string}
 */
export function keyCode(name) {
  const code = CODES.get(name) ?? name;
  if ([...code].length !== 1) {
    throw new Error(
      `key ${name} is not allowed: it must be one character, or ${[...CODES.keys()].join(", ")}`,
    );
  }
  return code;
}

/**
 * The keys of a combination like `Control+Shift+z`, in the order in which they go down.
 * @param {string} combination
 */
export function keysOf(combination) {
  return combination.split(/\+(?=.)/).map(keyCode);
}
