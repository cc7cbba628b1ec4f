// The contract of a panel: a part of the page beside the board.
//
// A module of this folder exports `createPanel(context): Panel`, and `modes.js` names it in the modes it belongs to. A
// panel builds its element once, for one language: when the language, the mode or the puzzle changes, it is destroyed and
// another is made, so what must outlive it is kept in the session. It changes nothing by itself: it calls the
// models of the session, or `context.set`, and is told to `update` when they have changed, at most once in a frame.

import type { Session } from "../session.js";
import type { Settings } from "../settings.js";
import type { Translator } from "../i18n.js";

export interface Context {
  /** The settings, the game and the search, to read and to command. */
  readonly session: Session;
  /** Texts and numbers in the current language. */
  readonly t: Translator;
  /** Changes settings, as if the attributes of the element had been set; `undefined` takes an attribute away. */
  set(changes: { [Name in keyof Settings]?: Settings[Name] | undefined }): void;
}

export interface Panel {
  readonly element: HTMLElement;
  /** Shows the session as it is now. Called once when the panel is added, then after every change. */
  update(): void;
  /** Ends what goes on outside the element, such as a worker; listeners on its own elements end with them. */
  destroy?(): void;
}
