/** Combat cards that would change nothing in the combat at hand. */
import type { Choice, Forecast } from '../rules/forecast';

/** Whether a card changes nothing whatever the other side does, so that it would only be used up. */
export function isWaste({ own }: Forecast, { type, chances }: Choice): boolean {
  const bare = own.find((each) => each.type === null)?.chances ?? [];
  return type !== null && chances.every((chance, at) => Math.abs(chance - (bare[at] ?? 0)) < NOTHING);
}

/** A difference of chances that is none. */
const NOTHING = 1e-9;

/** The word for a choice whose chance against an entry of `theirs` is that of no card; null if the card makes a difference. */
export function idleWord(
  { own, theirs }: Forecast,
  choice: Choice,
  at: number,
): 'odds.full' | 'odds.stare' | 'odds.same' | null {
  const without = own.find(({ type }) => type === null);
  if (choice.type === null || choice.chances[at] !== without?.chances[at]) return null;
  const against = theirs[at]?.type ?? null;
  if (choice.type === 'stareDown' && against === null) return 'odds.stare';
  // Against no card, Adrenaline is without effect only at the cap of the starting dice (JW-CC-3).
  return choice.type === 'adrenaline' && against === null ? 'odds.full' : 'odds.same';
}
