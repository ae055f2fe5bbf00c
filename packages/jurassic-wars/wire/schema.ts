/** The state of Jurassic Wars as a Colyseus schema, with the same names; short lists are packed into strings. */
import { schema, t } from '@colyseus/schema';
import { entries, withPacked } from '@dwo/shared';

const numbers = entries<number>(String, Number);
const texts = entries<string>(String, String);
const lists = entries<readonly number[]>(
  (list) => list.join(' '),
  (text) => text.split(' ').map(Number),
);

const Clocks = schema({ play: t.uint16(), commit: t.uint16(), bid: t.uint16() }, 'JwClocks');

const Options = schema(
  {
    version: t.string(),
    players: t.uint8(),
    hitLoss: t.string(),
    deal: t.string(),
    dinocardsEach: t.uint8().optional(),
    unlimited: t.boolean(),
    timeline: t.string(),
    naturalOrder: t.boolean(),
    reveal: t.boolean(),
    pokerCombatCards: t.boolean(),
    startingCounters: t.uint16(),
    handsPerDealer: t.uint8(),
    wildCardSide: t.string(),
    unleashedTimeline: t.string(),
    unleashedCombatCards: t.boolean(),
    doubleMatch: t.boolean(),
    predictions: t.boolean(),
    carnivores: t.uint8().optional(),
    clocks: t.ref(Clocks).optional(),
  },
  'JwOptions',
);

const Player = withPacked(
  schema(
    {
      standing: t.string(),
      cards: t.uint8(),
      combat: t.uint8(),
      set: t.string(),
      answered: t.boolean(),
      bid: t.uint8().optional(),
      score: t.int16(),
      games: t.uint8(),
      counters: t.uint16(),
      face: t.uint8().optional(),
      slots: t.string(),
    },
    'JwPlayer',
  ),
  { set: numbers, slots: numbers },
);

const Fought = withPacked(
  schema(
    { seats: t.string(), ranks: t.string(), cards: t.string(), rolls: t.string(), winner: t.uint8().optional() },
    'JwFought',
  ),
  { seats: numbers, ranks: numbers, cards: numbers, rolls: texts },
);

const Ending = withPacked(schema({ winners: t.string(), rule: t.string() }, 'JwEnding'), { winners: numbers });

/** The schema of a state, without its secrets. */
export const Table = withPacked(
  schema(
    {
      options: Options,
      phase: t.string(),
      round: t.uint8(),
      dealer: t.uint8(),
      handSize: t.uint8(),
      period: t.string().optional(),
      known: t.string(),
      moves: t.uint8(),
      combats: t.uint8(),
      lead: t.uint8().optional(),
      opponent: t.uint8().optional(),
      up: t.string(),
      opened: t.string(),
      out: t.string(),
      discarded: t.string(),
      away: t.uint8(),
      combatAway: t.uint8(),
      turn: t.uint8().optional(),
      pot: t.uint16(),
      bidding: t.uint8(),
      pool: t.string(),
      shown: t.string(),
      carnivores: t.uint8().optional(),
      playOff: t.boolean(),
      last: t.ref(Fought).optional(),
      players: t.array(Player),
      ending: t.ref(Ending).optional(),
    },
    'JurassicWars',
  ),
  {
    known: texts,
    up: numbers,
    opened: numbers,
    out: numbers,
    discarded: numbers,
    pool: numbers,
    shown: lists,
  },
);
