/** The signs on the plate of a player, in words. */
import type { Frozen, Seat } from '@dwo/kernel';
import { dinocard, type State, type Version } from '../rules';
import { say } from './words';

/** The versions in which it matters who deals. */
const DEALT: readonly Version[] = ['standard', 'whist', 'underdog', 'poker'];

/** Whether a seat has the dealer's sign. */
export const isDealer = ({ options, dealer }: Pick<Frozen<State>, 'options' | 'dealer'>, seat: Seat): boolean =>
  seat === dealer && DEALT.includes(options.version);

/** All signs that the plate of a seat shows now, each in a sentence; empty if it shows none. `seen` is the hand that everybody has seen. */
export function signsText(
  state: Pick<Frozen<State>, 'options' | 'dealer' | 'players'>,
  seat: Seat,
  seen: readonly number[] | null = null,
): string {
  const player = state.players[seat];
  if (player === undefined) return '';
  const { version } = state.options;
  const { cards, combat, set, bid, counters } = player;
  const shows = version === 'poker' || state.options.predictions;
  const pile = version === 'carnivoresUnleashed' ? 'deck' : 'hand';
  return [
    ...(isDealer(state, seat) ? [say('sign.dealer')] : []),
    ...(seen !== null
      ? [say('sign.seen', { cards, names: namesOf(seen) })]
      : cards > 0
        ? [say('sign.cards', { cards, pile })]
        : []),
    ...(combat > 0 ? [say('sign.combat', { combat })] : []),
    ...(bid === null ? [] : [say('sign.bid', { won: set.length, bid })]),
    ...(set.length === 0 ? [] : [say('sign.set', { names: namesOf(set), wild: `${version === 'dinosaursWild'}` })]),
    ...(shows ? [say('sign.counters', { counters })] : []),
  ].join(' ');
}

/** The numbers with their names: "4 Triceratops, 9 Sauropelta". */
const namesOf = (ranks: readonly number[]) => ranks.map((rank) => `${rank} ${dinocard(rank).name}`).join(', ');
