/** The byte codec for events of Jurassic Wars. */
import { bool, type Codec, eventCodec, int, list, nullable, pair, record, uint, word } from '@dwo/shared';
import {
  BACKINGS,
  type Closed,
  type Event,
  JW_RULES,
  PERIODS,
  PHASES,
  type Side,
  type Stake,
  type Start,
} from '../rules';

const period = word(PERIODS);
const hands = list(nullable(list(uint)));
const side: Codec<Side> = {
  write: (out, value) => out.uint(value),
  read: (input) => (input.uint() === 0 ? 0 : 1),
};
const choice = word(['fight', 'fold']);
const numbers = list(uint);

const closed = nullable(
  record<{ readonly [K in keyof Closed]: readonly Closed[K][number][] }>({
    timeline: list(period),
    pool: numbers,
    decks: list(numbers as Codec<number[]>),
    away: numbers,
    combatAway: numbers,
  }),
);
const start = record<Start>({
  printed: uint,
  period: bool,
  adrenaline: bool,
  surprised: bool,
  breach: bool,
  dice: uint,
});
const stake = nullable(record<Stake>({ side: word(BACKINGS), n: uint }));

/** Encodes and decodes events; throws a RangeError on bytes that are no event. */
export const events = eventCodec<Event>({
  dealt: {
    round: uint,
    dealer: uint,
    carnivores: nullable(uint),
    hands,
    combat: hands,
    period: nullable(period),
    closed,
  },
  phaseBegan: { phase: word(PHASES), lead: nullable(uint), opponent: nullable(uint), turn: nullable(uint) },
  turnPassed: { seat: uint },
  played: { seat: uint, at: nullable(uint), rank: uint },
  committed: { seat: uint, card: nullable(uint) },
  chose: { seat: uint, cards: nullable(numbers) },
  predicted: { seat: uint, n: nullable(uint) },
  staked: { seat: uint, side: nullable(word(BACKINGS)), n: uint },
  readied: { seat: uint },
  shown: { cards: list(numbers) },
  bidMade: { seat: uint, n: uint },
  declared: { seat: uint, choice },
  forced: { seat: uint },
  given: { seat: uint, slot: uint, up: bool, rank: nullable(uint) },
  combatGiven: { combat: hands, away: nullable(numbers) },
  startRolled: { seats: numbers, hits: numbers },
  picked: { seat: uint, slot: uint, rank: uint, side },
  turnedUp: { ranks: pair(uint) },
  opened: { cards: pair(nullable(uint)) },
  fightBegan: { ranks: pair(uint), starts: pair(start) },
  rolled: {
    ...{ faces: pair(numbers), hits: pair(uint), loser: nullable(side), lost: uint },
    ...{ byRank: bool, spared: bool, left: pair(uint) },
  },
  won: { side, rank: uint, beaten: uint },
  timelineMoved: { period },
  pickedUp: { seat: uint, cards: numbers },
  eliminated: { seat: uint },
  scored: { points: list(int) },
  potTaken: { seat: uint, pot: uint },
  stakesPaid: { stakes: list(stake), changes: list(int) },
  guessesPaid: { guesses: list(nullable(uint)), changes: list(int) },
  playOffBegan: { decks: nullable(list(numbers)) },
  gameWon: { seat: uint },
  tied: { seats: numbers },
  drew: { seats: numbers, ranks: numbers },
  faced: { seats: pair(uint), ranks: pair(uint) },
  ended: { winners: numbers, rule: word(JW_RULES) },
});
