/**
 * Matches of each computer strength against random players and against each other, and of a player that sees
 * everything.
 */
import { attempt, clone, type Dice, frozen, randomBot, type Seat, seededDice } from '@dwo/kernel';
import { secretOf } from '@dwo/kernel/testing';
import type { Ladder } from '@dwo/shared/testing';
import { bot, STRENGTHS, STRONG_BUDGET } from '../bot';
import { search } from '../bot/search';
import { openWorld } from '../bot/worlds';
import { defaults, type Intent, jurassicWars, type Options, PHASES, type State } from '../rules';
import { cardDice } from './table';

/** The players of the ladder: the strengths of the computer, and `open`, which sees everything. */
const RUNGS = [...STRENGTHS, 'open'] as const;
/** A player of the ladder, or a random one. */
type Rung = (typeof RUNGS)[number] | 'random';

/**
 * The options of the ladder, one set for each table. Carnivores Unleashed has combat cards, because without them it has
 * no decisions.
 */
const TABLES: Readonly<Record<string, Options>> = {
  'standard-2': defaults('standard', 2),
  'standard-4': defaults('standard', 4),
  'whist-4': defaults('whist', 4),
  'underdog-3': defaults('underdog', 3),
  'poker-4': defaults('poker', 4),
  'wild-2': defaults('dinosaursWild', 2),
  'unleashed-2': { ...defaults('carnivoresUnleashed', 2), unleashedCombatCards: true },
};

const chance = randomBot(jurassicWars);
const MOST_STEPS = 3_000;

/** The order of the cards in each pack; every seed has another. */
function dealtBy(seed: number): (pack: string, slot: number) => number {
  const orders = new Map<string, number[]>();
  return (pack, slot) => {
    let order = orders.get(pack);
    if (order === undefined) {
      const dice = seededDice(secretOf(seed), 900_000 + orders.size);
      const rest = Array.from({ length: 20 }, (_, i) => i + 1);
      order = rest.map(() => 0).map(() => rest.splice(dice.roll(rest.length, pack) - 1, 1)[0] as number);
      orders.set(pack, order);
    }
    return order[slot] as number;
  };
}

/** The choice of a player that sees everything but future dice. */
function openChoice(
  state: State,
  seat: Seat,
  dice: Dice,
  budget: number,
  turn: (pack: string, slot: number) => number,
) {
  const table = clone(state);
  const view = jurassicWars.view(frozen(table), seat);
  return search(view, seat, dice, { budget, world: () => openWorld(table, turn), phases: PHASES }).intent;
}

/**
 * Plays a match and returns its winner, -1 without one. `rungOf` names the player of each seat. Throws if an intent is
 * refused or the match does not end.
 */
export function ladderMatch(
  options: Options,
  seed: number,
  rungOf: (seat: Seat) => Rung,
  budget = STRONG_BUDGET,
): Seat {
  const turn = dealtBy(seed);
  const diceAt = (step: number) => Object.assign(cardDice(seed, step), { turn });
  const state = jurassicWars.setup(frozen(options), diceAt(0));
  for (let step = 1; step <= MOST_STEPS; step++) {
    if (state.ending !== null) return state.ending.winners[0] ?? -1;
    const [seat = 0] = jurassicWars.awaiting(frozen(state));
    const intent = chosen(state, seat, rungOf(seat), seededDice(secretOf(seed), 10_000 + step), budget, turn);
    // Random players do not resign.
    const played = intent.type === 'resign' ? jurassicWars.pass(frozen(state), seat) : intent;
    const { refusal } = attempt(jurassicWars, state, seat, played, diceAt(step));
    if (refusal !== null) throw new Error(`Refused: ${JSON.stringify({ seed, step, played, refusal })}`);
  }
  throw new Error(`The match of seed ${seed} does not end`);
}

function chosen(
  state: State,
  seat: Seat,
  rung: Rung,
  dice: Dice,
  budget: number,
  turn: (pack: string, slot: number) => number,
): Intent {
  if (rung === 'open') return openChoice(state, seat, dice, budget, turn);
  const view = jurassicWars.view(frozen(state), seat);
  return rung === 'random' ? chance.choose(view, seat, dice) : bot.choose(view, seat, dice, rung);
}

/** The player of a name. Throws if there is none. */
function rungNamed(name: string): Rung {
  const rung = RUNGS.find((each) => each === name);
  if (rung === undefined) throw new Error(`There is no player ${name}`);
  return rung;
}

/** The ladder of the game. A player takes each seat in turn; against a rival it takes each seat of every shuffle. */
export const ladder: Ladder = {
  tables: Object.fromEntries(Object.entries(TABLES).map(([name, { players }]) => [name, players])),
  rungs: RUNGS,
  rivals: STRENGTHS,
  wins(table, name, seed, against) {
    const options = TABLES[table];
    if (options === undefined) throw new Error(`There is no table ${table}`);
    const rung = rungNamed(name);
    const rival = against === undefined ? 'random' : rungNamed(against);
    const shuffle = against === undefined ? seed : Math.ceil(seed / options.players);
    const own = seed % options.players;
    return ladderMatch(options, shuffle, (seat) => (seat === own ? rung : rival)) === own;
  },
};
