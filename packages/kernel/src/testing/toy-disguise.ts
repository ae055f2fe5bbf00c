import { thaw } from '../clone';
import type { Frozen, Viewer } from '../ruleset';
import type { Fossil, ToySecret, ToyState } from './toy-types';

/** The same table with the cards that this viewer can't see redealt among their owners, and the later lots shuffled. */
export function disguiseToy(state: Frozen<ToyState>, viewer: Viewer, below: (n: number) => number): ToyState {
  const other = thaw<ToyState>(state);
  const hidden = other.secrets.filter((secret, seat): secret is ToySecret => secret !== null && seat !== viewer);
  const cards = hidden.flatMap(({ hand, bid }) => (bid === null ? hand : [...hand, bid]));
  const draw = () => cards.splice(below(cards.length), 1)[0] as number;
  for (const secret of hidden) {
    secret.hand = secret.hand.map(draw).sort((a, b) => a - b);
    if (secret.bid !== null) secret.bid = draw();
    secret.note = secret.hand.length > 0 && below(2) === 0 ? (secret.hand[below(secret.hand.length)] as number) : null;
  }
  const lots = other.closed?.lots ?? [];
  if (other.closed !== null) other.closed.lots = lots.map(() => lots.splice(below(lots.length), 1)[0] as Fossil);
  return other;
}
