/** The score of a match: the dinocards of each player. */
import type { Frozen, Seat } from '@dwo/kernel';
import type { Score } from '@dwo/kits/game-client';
import type { Strength } from '@dwo/kits/replay/contract';
import type { State } from '../rules';
import { wildPoints } from '../rules/scores';
import { jurassicWarsGame } from '../wire';
import { say } from './words';

/** The reason for the result as a sentence. */
export function endingText(state: Frozen<State>): string {
  const { options, players, playOff, ending } = state;
  if (ending?.rule === 'JW-FO-4') return say('ending.fightOff');
  if (ending?.rule === 'JW-SEQ-7') return say('ending.resigned');
  if (options.doubleMatch)
    return say(players.some(({ games }) => games > 1) ? 'ending.games.both' : 'ending.games.each');
  if (!playOff) return say(`ending.${options.version}`);
  // At five each the winners of the play-off have won (JW-CU-7).
  const [won = 0, lost = 0] = placesOf(state).map(({ seat }) => players[seat]?.set.length);
  const [first = 0, second = 0] = players.map(({ score }) => score);
  return say('ending.playOff', { first, second, won, lost });
}

/** A seat and its rank in the result; null if only the winner has one. */
interface Placed {
  readonly seat: Seat;
  readonly place: number | null;
}

/** All seats in the order of the result, winners first. Equal results share a place. */
export function placesOf({ options: { version }, players, ending }: Frozen<State>): readonly Placed[] {
  const winners = ending?.winners ?? [];
  const values = players.map(({ counters, set, score }, seat) => {
    if (winners.includes(seat)) return Number.POSITIVE_INFINITY;
    if (version === 'poker') return counters;
    return version === 'dinosaursWild' ? wildPoints(set) : score;
  });
  // The standard game ranks only its winner (JW-G-20); of two players the other one is second.
  const placed = (value: number) =>
    version === 'standard' && values.length > 2 && value !== Number.POSITIVE_INFINITY
      ? null
      : 1 + values.filter((v) => v > value).length;
  return values
    .map((value, seat) => ({ seat, value, place: placed(value) }))
    .sort((a, b) => (a.value === b.value ? a.seat - b.seat : b.value - a.value))
    .map(({ seat, place }) => ({ seat, place }));
}

/** The dinocards of each seat, in hand and in the set, as a number and as a share of all. */
export function strengthsOf({ players }: Pick<Frozen<State>, 'players'>): readonly Strength[] {
  const held = players.map(({ cards, set }) => cards + set.length);
  const all = held.reduce((sum, each) => sum + each, 0);
  return held.map((each) => ({ share: each / Math.max(1, all), text: String(each) }));
}

/** The score for lists of matches. */
export function scoreOf(state: Frozen<State>): Score {
  const { options, round } = state;
  const sides = jurassicWarsGame.chairs(options);
  return {
    when: say('table.round', { version: options.version, round }),
    seats: strengthsOf(state).map((strength, seat) => ({ ...strength, side: sides[seat] ?? '', icon: 'flag' })),
  };
}
