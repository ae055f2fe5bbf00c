/** The open match as a browser test sees it, through a window that pages for players do not have. */
import type { Frozen } from '@dwo/kernel';

/** The open match, as a browser test asks for it. */
export interface Trial<S extends object = object> {
  seat(): number | null;
  state(): Frozen<S> | null;
  /** The hash of the state; null before the match begins. */
  hash(): string | null;
  /** Whether the last event was told. */
  idle(): boolean;
  /** The point of the window where a figure's base is, in CSS pixels; null if it is out of view. */
  screenOf(figure: string): { readonly x: number; readonly y: number } | null;
  /**
   * Lets the computer play this seat for at most `most` intents, or until no decision is awaited; resolves with the number of
   * intents.
   */
  playOn(most: number): Promise<number>;
}

declare global {
  interface Window {
    __trial?: Trial;
  }
}
