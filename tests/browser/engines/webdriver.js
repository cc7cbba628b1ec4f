// The few commands of the W3C WebDriver protocol that webkit.js needs: JSON over HTTP.
// https://www.w3.org/TR/webdriver2/

/** @typedef {{ type: string, [field: string]: unknown }} Action */

/** Milliseconds for one command, among them the start of a browser on a busy machine. */
const PATIENCE = 60_000;

export class Session {
  /** @type {string} */
  #address;

  /** @param {string} address */
  constructor(address) {
    this.#address = address;
  }

  /**
   * @param {string} driver  the address of the driver
   * @param {object} capabilities
   */
  static async start(driver, capabilities) {
    const value = await send("POST", `${driver}/session`, { capabilities: { alwaysMatch: capabilities } });
    return new Session(`${driver}/session/${/** @type {{ sessionId: string }} */ (value).sessionId}`);
  }

  /** Closes the browser. */
  async end() {
    await send("DELETE", this.#address);
  }

  /** @param {string} command @param {object} [parameters] */
  post(command, parameters = {}) {
    return send("POST", `${this.#address}/${command}`, parameters);
  }

  /** @param {string} command */
  get(command) {
    return send("GET", `${this.#address}/${command}`);
  }

  /**
   * Runs the body of a function in the page; a promise is waited for.
   * @param {string} script
   * @param {unknown[]} args  plain data
   */
  execute(script, ...args) {
    return this.post("execute/sync", { script, args });
  }

  /**
   * Real input: the events come from the browser, not from a script.
   * @param {"keyboard" | "mouse"} id
   * @param {Action[]} actions
   */
  async perform(id, actions) {
    const device =
      id === "mouse" ? { type: "pointer", parameters: { pointerType: "mouse" } } : { type: "key" };
    await this.post("actions", { actions: [{ ...device, id, actions }] });
  }
}

/**
 * @param {string} method
 * @param {string} url
 * @param {object} [body]
 * @returns {Promise<unknown>}
 */
async function send(method, url, body) {
  const signal = AbortSignal.timeout(PATIENCE);
  const response = await fetch(url, { method, body: body && JSON.stringify(body), signal });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
