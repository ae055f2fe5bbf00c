/**
 * A window on the match for browser tests: what the board shows, its hash to compare with the server's, and a way to wish for
 * something without pointing at it. Nothing here can do what the hands at the table can not.
 */
import type { Intent, State } from '@dwo/dino-wars';
import { type Frozen, stateHash } from '@dwo/kernel';
import { placeOnBoard } from './hud/stage';
import { store } from './store';

declare global {
  interface Window {
    readonly __dinoWars?: {
      /** Hash of the received state; null before the match begins. */
      hash(): string | null;
      seq(): number;
      seat(): number | null;
      state(): Frozen<State> | null;
      /** Whether the last event has been told. */
      idle(): boolean;
      /** Where a figure's base is in the window, in CSS pixels; null if it is out of view. */
      screenOf(figure: string): { readonly x: number; readonly y: number } | null;
      /** Asks the referee; resolves with true when its result is in `state()`, with false if it was refused. */
      wish(intent: Intent): Promise<boolean>;
    };
  }
}

let play: ((intent: Intent) => Promise<unknown>) | null = null;

/** Tells the window which match wishes go to; null when it is left. */
export function exposeWishes(session: { play(intent: Intent): Promise<unknown> } | null): void {
  play = session === null ? null : (intent) => session.play(intent);
}

/** Puts the window into place, once. */
export function exposeState(): void {
  if (window.__dinoWars !== undefined) return;
  const match = () => store.getState().match;
  const api: NonNullable<Window['__dinoWars']> = {
    hash: () => {
      const state = match()?.state ?? null;
      return state === null ? null : stateHash(state);
    },
    seq: () => match()?.seq ?? 0,
    seat: () => match()?.seat ?? null,
    state: () => match()?.state ?? null,
    idle: () => match()?.shown === match()?.state,
    wish: async (intent) => (await play?.(intent)) === null,
    screenOf: (figure) => {
      const place = placeOnBoard(figure);
      const table = document.querySelector('[data-table]')?.getBoundingClientRect();
      return place === null || table === undefined ? null : { x: table.left + place.x, y: table.top + place.y };
    },
  };
  Object.defineProperty(window, '__dinoWars', { value: Object.freeze(api) });
}
