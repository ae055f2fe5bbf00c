/** Whole matches: the computer beats random players, always finishes, and never sends an illegal intent. */

import { attempt, type Frozen, randomBot, type Seat, seededDice } from '@dwo/kernel';
import {
  type ArmyForce,
  dinoWars,
  herdOf,
  muster,
  OPTIONAL_RULE_IDS,
  type Options,
  PRESETS,
  type PresetName,
  READY_GROUNDS,
  type State,
  squadLine,
  WORKED_ARMY,
  WORKED_HERD,
} from '../rules';
import { propose } from '.';

type Player = 'computer' | 'chance';

const MOST_INTENTS = 20_000;
const MOST_TURNS = 80;
const chance = randomBot(dinoWars);

function secretOf(game: number): Uint8Array {
  return Uint8Array.from({ length: 32 }, (_, i) => (i === 0 ? game % 256 : i === 1 ? Math.floor(game / 256) : 42));
}

interface Result {
  readonly winners: readonly Seat[];
  readonly turns: number;
}

/**
 * An army with figures of every class on foot, on wheels, at a gun and in the air. Every optional rule is on, and the
 * players place their figures.
 */
const SOME_OF_ALL: ArmyForce = {
  side: 'army',
  name: '',
  squad: [
    squadLine(5, 'enlisted', 'basic'),
    squadLine(1, 'nco', 'bazooka'),
    squadLine(2, 'enlisted', 'basic', { serves: 0 }),
    squadLine(2, 'enlisted', 'basic', { rides: 0 }),
  ],
  vehicles: [{ kind: 'jeep', size: 'small', mg: 'hmg', cannon: false, crew: ['enlisted', 'enlisted'], tows: null }],
  weapons: [{ kind: 'mortar' }],
};
const SOME_HERD = herdOf('', [
  [2, 'allosaurus'],
  [3, 'deinonychus'],
  [2, 'pteranodon'],
]);

function everything(): Options {
  const table = { widthCi: 4800, heightCi: 4800, terrain: [] };
  const rules = { optional: [...OPTIONAL_RULE_IDS], liftCaps: true, placing: 'alternate' as const };
  return muster({ era: 'modern', table, forces: [SOME_OF_ALL, SOME_HERD], ...rules });
}

/** The sample army against the sample herd on a ready-made table. */
function worked(ground: number): Options {
  const { widthCi, heightCi, terrain } = READY_GROUNDS[ground] as (typeof READY_GROUNDS)[number];
  const rules = { optional: [...OPTIONAL_RULE_IDS], liftCaps: true, placing: 'alternate' as const };
  return muster({ era: 'ww2', table: { widthCi, heightCi, terrain }, forces: [WORKED_ARMY, WORKED_HERD], ...rules });
}

/** Plays a match to its end. Throws if an intent is refused or if the match does not end. */
function match(battle: PresetName | Options, players: readonly [Player, Player], game: number): Result {
  const secret = secretOf(game);
  const options = typeof battle === 'string' ? (PRESETS[battle]() as Options) : battle;
  const state = dinoWars.setup(options, seededDice(secret, 0));
  const frozen = state as Frozen<State>;
  for (let step = 1; step <= MOST_INTENTS; step += 1) {
    const outcome = dinoWars.outcome(frozen);
    if (outcome) return { winners: outcome.winners, turns: state.turn };
    const seat = dinoWars.awaiting(frozen)[0] as Seat;
    const view = dinoWars.view(frozen, seat);
    const byComputer = () => propose(view, seat) ?? dinoWars.pass(view, seat);
    const byChance = () => chance.choose(view, seat, seededDice(secret, MOST_INTENTS + step));
    const intent = players[seat] === 'computer' ? byComputer() : byChance();
    const { refusal } = attempt(dinoWars, state, seat, intent, seededDice(secret, step));
    if (refusal) throw new Error(`Game ${game}: ${JSON.stringify({ intent, refusal })}`);
  }
  throw new Error(`Game ${game} does not end: turn ${state.turn}`);
}

test.each([
  ['duel', 30],
  ['quick', 10],
] as const)(
  'the computer beats random players with either side of %s in nine of ten games',
  (preset, length) => {
    const games = Array.from({ length }, (_, game) => game);
    const asArmy = games.filter((game) => match(preset, ['computer', 'chance'], game).winners[0] === 0);
    const asHerd = games.filter((game) => match(preset, ['chance', 'computer'], game).winners[0] === 1);
    expect(asArmy.length).toBeGreaterThanOrEqual(length * 0.9);
    expect(asHerd.length).toBeGreaterThanOrEqual(length * 0.9);
  },
  120_000,
);

test('200 matches of computer against computer end, and every intent is legal', () => {
  const longest: Record<string, number> = {};
  for (let game = 0; game < 200; game += 1) {
    const preset = game % 10 === 0 ? 'quick' : 'duel';
    const { turns } = match(preset, ['computer', 'computer'], game);
    longest[preset] = Math.max(longest[preset] ?? 0, turns);
  }
  expect(longest.duel).toBeLessThanOrEqual(MOST_TURNS);
  expect(longest.quick).toBeLessThanOrEqual(MOST_TURNS);
}, 120_000);

test('both sides can win a quick match', () => {
  const winners = new Set(
    Array.from({ length: 12 }, (_, game) => match('quick', ['computer', 'computer'], game).winners[0]),
  );
  expect([...winners].sort()).toEqual([0, 1]);
}, 60_000);

test('a full skirmish ends', () => {
  expect(match('skirmish', ['computer', 'computer'], 1).turns).toBeLessThanOrEqual(MOST_TURNS);
}, 120_000);

test('with figures of every class and every optional rule the computer beats random players on either side', () => {
  const games = [0, 1, 2];
  const asArmy = games.filter((game) => match(everything(), ['computer', 'chance'], game).winners[0] === 0);
  const asHerd = games.filter((game) => match(everything(), ['chance', 'computer'], game).winners[0] === 1);
  expect(asArmy.length).toBeGreaterThanOrEqual(2);
  expect(asHerd.length).toBeGreaterThanOrEqual(2);
}, 120_000);

test('the sample army and herd finish a match on ready-made tables', () => {
  for (const ground of [0, 3, 5]) {
    expect(match(worked(ground), ['computer', 'computer'], ground).turns).toBeLessThanOrEqual(MOST_TURNS);
  }
}, 240_000);
