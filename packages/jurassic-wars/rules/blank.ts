/** The state that the first deal begins with. */
import { PREDICTION_COUNTERS } from './deal-sizes';
import type { Options } from './options';
import type { Secret, State } from './types';

/** The state of a match before its first deal. */
export function blank(options: Options): State {
  const { version, players, startingCounters } = options;
  const counters = version === 'poker' ? startingCounters : version === 'carnivoresUnleashed' ? PREDICTION_COUNTERS : 0;
  return {
    options,
    phase: 'lead',
    round: 0,
    dealer: 0,
    handSize: 0,
    period: null,
    known: [],
    moves: 0,
    combats: 0,
    lead: null,
    opponent: null,
    up: [null, null],
    opened: [null, null],
    out: [],
    discarded: [],
    away: 0,
    combatAway: 0,
    turn: null,
    pot: 0,
    bidding: 0,
    pool: [],
    shown: [],
    carnivores: null,
    playOff: false,
    last: null,
    players: Array.from({ length: players }, () => ({
      standing: 'in',
      cards: 0,
      combat: 0,
      set: [],
      answered: false,
      bid: null,
      score: 0,
      games: 0,
      counters,
      face: null,
      slots: [],
    })),
    secrets: Array.from({ length: players }, () => emptySecret()),
    closed: { timeline: [], pool: [], decks: [], away: [], combatAway: [] },
    ending: null,
  };
}

/** The secret of a seat without cards or choices. */
export function emptySecret(): Secret {
  return { hand: [], combat: [], card: null, chosen: [], guess: null, stake: null };
}
