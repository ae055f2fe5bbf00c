/** Another state that looks the same to a viewer, for the conformance suite. */
import { type Frozen, thaw, type Viewer } from '@dwo/kernel';
import type { State } from '../rules';

/**
 * The state with the dinocards and combat cards that this viewer can't see dealt in another way. Null for Poker, where
 * only the pack knows its cards.
 */
export function disguise(state: Frozen<State>, viewer: Viewer, below: (n: number) => number): State | null {
  if (state.options.version === 'poker' || state.closed === null) return null;
  const other = thaw<State>(state);
  const { closed } = other;
  if (closed === null) return null;
  const secrets = other.secrets.filter((secret, seat) => seat !== viewer && secret !== null);
  const hands = secrets.map((secret) => secret?.hand ?? []);
  redeal([...hands, closed.away] as number[][], below);
  for (const hand of hands) hand.sort((a, b) => Number(a) - Number(b));
  const cards = secrets.map((secret) => secret?.combat ?? []);
  redeal([...cards, closed.combatAway], below);
  for (const secret of secrets) {
    if (secret === null) continue;
    secret.combat.sort((a, b) => a - b);
    if (secret.card !== null) secret.card = secret.combat[0] ?? null;
  }
  redealPool(other, below);
  return other;
}

/** Shuffles the cards of these piles; each pile keeps its size. */
function redeal(piles: readonly number[][], below: (n: number) => number): void {
  const all = piles.flat();
  for (const pile of piles) {
    for (const [i] of pile.entries()) pile[i] = all.splice(below(all.length), 1)[0] as number;
  }
}

/** Shuffles the face-down slots of the pool, and the decks. */
function redealPool({ pool, closed }: State, below: (n: number) => number): void {
  if (closed === null) return;
  const lying = pool.map((slot) => closed.pool[slot] as number);
  redeal([lying], below);
  pool.forEach((slot, i) => {
    closed.pool[slot] = lying[i] as number;
  });
  for (const deck of closed.decks) redeal([deck], below);
}
