/**
 * A window on the match for browser tests: what the board shows, its hash to compare with the server's, and a way to let the
 * computer play this seat. It can do nothing that a player at the table can't, and pages for players do not have it.
 */
import { dinoWars, type Intent, type State } from '@dwo/dino-wars';
import { dinoWarsGame } from '@dwo/dino-wars/wire';
import { type Frozen, seededDice, stateHash } from '@dwo/kernel';
import { boardOnPage, placeOnBoard } from '@dwo/kits/miniatures/table/on-page';
import { store } from './store';

declare global {
  interface Window {
    readonly __dinoWars?: {
      /** Hash of the received state; null before the match begins. */
      hash(): string | null;
      seq(): number;
      seat(): number | null;
      state(): Frozen<State> | null;
      /** Whether the last event was told. */
      idle(): boolean;
      /** The point of the window where a figure's base is, in CSS pixels; null if it is out of view. */
      screenOf(figure: string): { readonly x: number; readonly y: number } | null;
      /** The table's edges in the window, in CSS pixels; null before it is drawn. */
      table(): { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number } | null;
      /** The scale of the whole table as a share of the largest that its place allows. */
      wholeFit(): number;
      /**
       * Lets the computer play this seat for at most `most` intents, or until no decision is awaited; resolves with the number
       * of intents.
       */
      playOn(most: number): Promise<number>;
    };
  }
}

declare const __TESTING__: boolean;

/** Whether the page was built for browser tests; undefined in unit tests, which need no build. */
const isTesting = typeof __TESTING__ !== 'undefined' && __TESTING__;

let play: ((intent: Intent) => Promise<unknown>) | null = null;

/** Tells the window which match its intents go to; null when the match is left. */
export function exposeWishes(session: { play(intent: Intent): Promise<unknown> } | null): void {
  if (isTesting) play = session === null ? null : (intent) => session.play(intent);
}

/** The computer's intent for this seat; null if no decision is awaited. */
function advice(n: number): Intent | null {
  const { state, seat } = store.getState().match ?? {};
  if (state == null || seat == null || !dinoWars.awaiting(state).includes(seat)) return null;
  return dinoWarsGame.bot?.choose(state, seat, seededDice(new Uint8Array(32), n)) ?? null;
}

/** Installs the window, once. */
export function exposeState(): void {
  if (!isTesting || window.__dinoWars !== undefined) return;
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
    playOn: async (most) => {
      let made = 0;
      for (let wish = advice(made); wish !== null && made < most; wish = advice(made)) {
        const answer = await play?.(wish);
        if (answer !== null) throw new Error(`Not played: ${JSON.stringify([wish, answer])}`);
        made += 1;
      }
      return made;
    },
    table: () => {
      const box = boardOnPage()?.tableBox();
      const host = document.querySelector('[data-table]')?.getBoundingClientRect();
      if (box === undefined || host === undefined) return null;
      const { left, top, right, bottom } = box;
      return { left: left + host.left, top: top + host.top, right: right + host.left, bottom: bottom + host.top };
    },
    wholeFit: () => boardOnPage()?.wholeFit ?? 0,
    screenOf: (figure) => {
      const place = placeOnBoard(figure);
      const table = document.querySelector('[data-table]')?.getBoundingClientRect();
      return place === null || table === undefined ? null : { x: table.left + place.x, y: table.top + place.y };
    },
  };
  Object.defineProperty(window, '__dinoWars', { value: Object.freeze(api) });
}
