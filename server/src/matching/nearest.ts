/** Of several waiting games, the one whose player is nearest in strength. Nobody waits for that: who is alone is near enough. */
import type { WaitingGame } from './board';

/** For every so much waiting a game counts as nearer by so many points, so that nobody is passed over for long. */
const WIDENS_MS = 5_000;
const WIDENS_POINTS = 100;

/** The waiting game to take for a person of this strength; among equally near ones the oldest. Undefined if there is none. */
export function nearest(games: readonly WaitingGame[], strength: number, now: number): WaitingGame | undefined {
  const distance = ({ strength: other = strength, since = 0 }: WaitingGame) => {
    const widened = WIDENS_POINTS * Math.floor(Math.max(0, now - since) / WIDENS_MS);
    return Math.max(0, Math.abs(other - strength) - widened);
  };
  const [first, ...rest] = games;
  return rest.reduce((best, game) => (best !== undefined && distance(game) < distance(best) ? game : best), first);
}
