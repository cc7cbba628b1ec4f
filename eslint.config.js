import js from "@eslint/js";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";

const withMarkup = "text from outside must never become markup: build elements, or set textContent";

export default defineConfig([
  globalIgnores(["www/core", "www/pkg", "dist", "target"]),
  js.configs.recommended,
  {
    rules: {
      eqeqeq: "error",
      "max-lines": ["error", 400],
      "no-implicit-coercion": "error",
      "no-restricted-properties": [
        "error",
        { property: "innerHTML", message: withMarkup },
        { property: "outerHTML", message: withMarkup },
        { property: "insertAdjacentHTML", message: withMarkup },
      ],
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-const": "error",
      "prefer-template": "error",
    },
  },
  {
    files: ["www/**/*.js", "scripts/dist/assets.js"],
    languageOptions: { globals: globals.browser },
    rules: { "no-console": "error" },
  },
  {
    files: ["*.js", "benches/**/*.js", "scripts/**/*.js", "tests/**/*.js"],
    languageOptions: { globals: globals.nodeBuiltin },
  },
  // What a browser test hands to page.evaluate runs in the page.
  {
    files: ["tests/browser/**/*.js", "benches/browser/**/*.js", "scripts/picture.js"],
    languageOptions: { globals: { ...globals.nodeBuiltin, ...globals.browser } },
  },
]);
