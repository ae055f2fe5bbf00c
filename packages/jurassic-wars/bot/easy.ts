/** The easy player: it compares ranks, computes no chances, and ignores much of what it sees. */
import type { Dice, Seat } from '@dwo/kernel';
import type { Intent } from '../rules';
import { forbiddenBid } from '../rules/tricks';
import { handOf, type View } from './guess';
import { normal } from './normal';

/** An easy player takes ranks up to this for strong. */
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

/** The index of the weakest card that beats the lead by rank; if there is none, of the weakest card. */
function answer(hand: readonly number[], lead: number): number {
  const better = hand.filter((rank) => rank < lead);
  return hand.indexOf(Math.max(...(better.length > 0 ? better : hand)));
}

/** The first combat card, if the other dinosaur has the better rank. */
function commit(view: View, seat: Seat): Intent {
  const [lead, opponent] = view.up as readonly [number, number];
  const [mine, theirs] = seat === view.lead ? [lead, opponent] : [opponent, lead];
  return { type: 'commit', card: mine > theirs ? (view.secrets[seat]?.combat[0] ?? null) : null };
}

function bid(view: View, seat: Seat, wanted: number): Intent {
  if (wanted !== forbiddenBid(view, seat)) return { type: 'bid', n: wanted };
  return { type: 'bid', n: wanted > 0 ? wanted - 1 : 1 };
}
