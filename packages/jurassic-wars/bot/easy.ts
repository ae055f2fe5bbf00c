/** The easy player: it looks at ranks alone, reckons no chances, and overlooks what it could know. */
import type { Dice, Seat } from '@dwo/kernel';
import type { Intent } from '../rules';
import { forbiddenBid } from '../rules/tricks';
import { handOf, type View } from './guess';
import { normal } from './normal';

/** Ranks up to this are strong ones to an easy player. */
const STRONG = 8;

/** The choice of an easy player. */
export function easy(view: View, seat: Seat, dice: Dice): Intent {
  const hand = handOf(view, seat);
  switch (view.phase) {
    case 'lead':
      return { type: 'play', at: view.options.version === 'underdog' ? middle(hand) : 0 };
    case 'oppose':
      return { type: 'play', at: answer(hand, view.up[0] as number) };
    case 'commit':
      return commit(view, seat);
    case 'bid':
      return bid(view, seat, hand.filter((rank) => rank <= STRONG).length);
    case 'declare':
      return { type: 'declare', choice: hand.some((rank) => rank <= STRONG) ? 'fight' : 'fold' };
    case 'stake':
      return { type: 'stake', side: null, n: 0 };
    default:
      return normal(view, seat, dice);
  }
}

function middle(hand: readonly number[]): number {
  return hand.length >> 1;
}

/** The weakest card of a better rank; without one the weakest of all. Hands are sorted by rank but for those of Poker. */
function answer(hand: readonly number[], lead: number): number {
  const better = hand.filter((rank) => rank < lead);
  return hand.indexOf(Math.max(...(better.length > 0 ? better : hand)));
}

/** The first combat card at hand, as soon as the other dinosaur is the better one. */
function commit(view: View, seat: Seat): Intent {
  const [lead, opponent] = view.up as readonly [number, number];
  const [mine, theirs] = seat === view.lead ? [lead, opponent] : [opponent, lead];
  return { type: 'commit', card: mine > theirs ? (view.secrets[seat]?.combat[0] ?? null) : null };
}

function bid(view: View, seat: Seat, wanted: number): Intent {
  if (wanted !== forbiddenBid(view, seat)) return { type: 'bid', n: wanted };
  return { type: 'bid', n: wanted > 0 ? wanted - 1 : 1 };
}
