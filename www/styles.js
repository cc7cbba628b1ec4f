// The style sheets inside the element, in order.
export const STYLES = ["theme.css", "style.css", "panels.css"];
