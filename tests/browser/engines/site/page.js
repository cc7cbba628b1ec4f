// What engines.test.js and harness.test.js try the engines on: a small element with an open shadow tree, and a list of
// the events that reached the page.

class TryBoard extends HTMLElement {
  connectedCallback() {
    const root = this.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("button { width: 60px; height: 40px; }");
    root.adoptedStyleSheets = [sheet];
    for (const square of ["a1", "b1", "c1"]) {
      const button = document.createElement("button");
      button.ariaLabel = `${square}, empty`;
      button.textContent = square;
      button.addEventListener("click", () => (button.ariaLabel = `${square}, queen`));
      root.append(button);
    }
  }
}
customElements.define("try-board", TryBoard);

/** @param {Event} event */
function describe(event) {
  if (event instanceof KeyboardEvent) {
    const held = ["ctrlKey", "shiftKey", "altKey"].filter((name) => Reflect.get(event, name));
    return [event.key, ...held].join(" ");
  }
  if (event instanceof MouseEvent) return `button ${event.button}${event.shiftKey ? " shiftKey" : ""}`;
  return /** @type {HTMLInputElement} */ (event.target).value;
}

const output = /** @type {HTMLOutputElement} */ (document.querySelector("output"));
for (const type of ["keydown", "click", "pointerdown", "input", "change"]) {
  addEventListener(type, (event) => {
    const trust = event.isTrusted ? "" : "untrusted ";
    output.append(`${trust}${type} ${describe(event)}\n`);
  });
}
