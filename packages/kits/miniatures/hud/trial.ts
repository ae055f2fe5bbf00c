/**
 * A window on the open match for browser tests: what the board shows, and a way to let the computer play this seat. It can do
 * nothing that a player at the table can't, and pages for players do not have it.
 */
import { type Frozen, seededDice, stateHash, type Tagged } from '@dwo/kernel';
import type { Game } from '@dwo/shared';
import type { MatchLine } from '../../shell/line';
import { store } from '../../shell/store';
import { placeOnBoard } from '../table/on-page';
import type { Trial } from '../trial';

declare const __TESTING__: boolean;

/** Whether the page was built for browser tests; undefined in unit tests, which need no build. */
const isTesting = typeof __TESTING__ !== 'undefined' && __TESTING__;

/** How long a new state may take after the referee's answer. */
const PATCH_MS = 3_000;

/** Waits for something in the store; false if it does not come within `PATCH_MS`. */
function until(holds: () => boolean): Promise<boolean> {
  if (holds()) return Promise.resolve(true);
  return new Promise((resolve) => {
    const end = (answer: boolean) => {
      clearTimeout(timer);
      stop();
      resolve(answer);
    };
    const timer = setTimeout(() => end(false), PATCH_MS);
    const stop = store.subscribe(() => holds() && end(true));
  });
}

/** Opens the window on a match of this game. */
export function exposeTrial<S extends object, I extends Tagged, E extends Tagged, O>(
  game: Game<S, I, E, O>,
  line: Pick<MatchLine, 'play'>,
): void {
  if (!isTesting) return;
  const match = () => store.getState().match;
  const state = () => (match()?.state ?? null) as Frozen<S> | null;
  const advice = (n: number): I | null => {
    const [now, seat] = [state(), match()?.seat ?? null];
    if (now === null || seat === null || !game.rules.awaiting(now).includes(seat)) return null;
    return game.bot?.choose(now, seat, seededDice(new Uint8Array(32), n)) ?? null;
  };
  const trial: Trial = {
    seat: () => match()?.seat ?? null,
    state,
    hash() {
      const now = state();
      return now === null ? null : stateHash(now);
    },
    idle: () => match()?.shown === match()?.state,
    screenOf(figure) {
      const place = placeOnBoard(figure);
      const table = document.querySelector('[data-table]')?.getBoundingClientRect();
      return place === null || table === undefined ? null : { x: table.left + place.x, y: table.top + place.y };
    },
    async playOn(most) {
      let made = 0;
      for (let wish = advice(made); wish !== null && made < most; wish = advice(made)) {
        const advised = state();
        const answer = await line.play(wish);
        const isNewer = await until(() => state() !== advised);
        // Advice on a state that another player has changed meanwhile may be refused.
        if (answer !== null && !isNewer) throw new Error(`Not played: ${JSON.stringify([wish, answer])}`);
        if (answer === null) made += 1;
      }
      return made;
    },
  };
  window.__trial = trial;
}
