// Texts in the reader's language, with its own plurals and numbers.

/** @typedef {keyof typeof import("./lang/en.js").default} Key */
/** @typedef {string | Partial<Record<Intl.LDMLPluralRule, string>>} Text */
/** @typedef {Record<Key, Text>} Texts */
/** @typedef {keyof typeof LOADERS} Language */

const LOADERS = {
  en: () => import("./lang/en.js"),
  fr: () => import("./lang/fr.js"),
  ru: () => import("./lang/ru.js"),
  zh: () => import("./lang/zh.js"),
};

/** The languages, each by its own name. @type {Record<Language, string>} */
export const LANGUAGES = { en: "English", fr: "Français", ru: "Русский", zh: "中文" };

/**
 * The first of the languages asked for that there is, or English.
 * @param {readonly (string | null | undefined)[]} wanted  such as `fr-CA`
 * @returns {Language}
 */
export function chooseLanguage(wanted) {
  const codes = wanted.map((tag) => tag?.toLowerCase().split("-")[0]);
  return /** @type {Language} */ (codes.find((code) => code && Object.hasOwn(LOADERS, code)) ?? "en");
}

/** @typedef {Awaited<ReturnType<typeof loadTranslator>>} Translator */

/**
 * The texts of one language.
 * @param {Language} language
 */
export async function loadTranslator(language) {
  const { default: texts } = await LOADERS[language]();
  const plurals = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  return {
    language,

    /**
     * A text with its `{values}` filled in; a plural text is chosen by `n`.
     * @param {Key} key
     * @param {Record<string, string | number>} [values]
     */
    text(key, values = {}) {
      const text = /** @type {Texts} */ (texts)[key];
      const form = typeof text === "string" ? text : (text[plurals.select(Number(values.n))] ?? text.other);
      return (form ?? "").replace(/\{(\w+)\}/g, (_, name) => show(values[name] ?? ""));
    },

    /** The text of a key for a puzzle, where it has its own. @param {Key} key @param {string} puzzle @param {Record<string, string | number>} [values] */
    textFor(key, puzzle, values) {
      const own = `${key}.${puzzle}`;
      return this.text(Object.hasOwn(texts, own) ? /** @type {Key} */ (own) : key, values);
    },

    /** The text of a key that is made of an id, or the id itself. @param {string} key @param {string} id */
    named(key, id) {
      return Object.hasOwn(texts, key) ? this.text(/** @type {Key} */ (key)) : id;
    },

    /** @param {number} value */
    number: (value) => numbers.format(value),
  };

  /** @param {string | number} value */
  function show(value) {
    return typeof value === "number" ? numbers.format(value) : value;
  }
}
