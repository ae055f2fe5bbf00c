/** The judge of positions: what a lead is worth, and where choices are weighed. */
import {
  EFFORT,
  type Effort,
  finish,
  frozen,
  Match,
  play,
  reviewing,
  secretToHex,
  seededDice,
  shuffled,
} from '@dwo/kernel';
import { secretOf } from '@dwo/kernel/testing';
import { defaults, jurassicWars, type State, type Version } from '../rules';
import { cardDice, dealt } from '../testing/table';
import { evaluator } from './evaluator';

test('a lead of counters is worth more, the fewer hands of Poker are to come', () => {
  const state = dealt(defaults('poker', 4), 3);
  const [leader] = state.players;
  if (leader === undefined) throw new Error('There is no seat 0');
  leader.counters += 8;
  const shares = [1, 5, 8].map((round) => evaluator.chances(frozen({ ...state, round }))[0] ?? 0);
  const [early = 0, middle = 0, last = 0] = shares;
  expect(early).toBeGreaterThan(0.25);
  expect(middle).toBeGreaterThan(early);
  expect(last).toBeGreaterThan(middle);
  expect(last).toBeLessThan(0.6);
});

test('the choices of a standard game of three are weighed', () => {
  const state = frozen(dealt(defaults('standard', 3), 3));
  const [seat = 0] = jurassicWars.awaiting(state);
  expect(evaluator.candidates(jurassicWars.view(state, seat), seat)).toHaveLength(6);
});

/** Carnivores Unleashed at 3 : 3, the weakest four of the herbivores left against a Tyrannosaurus and three others. */
function uneven(seed: number): State {
  const state = dealt({ ...defaults('carnivoresUnleashed', 2), carnivores: 0 }, seed);
  const decks = [
    [1, 17, 13, 10],
    [18, 20, 19, 9],
  ];
  const dice = seededDice(secretOf(seed), 1);
  if (state.closed !== null) state.closed.decks = decks.map((deck) => shuffled(deck, dice, 'deck'));
  state.players.forEach((player, seat) => {
    Object.assign(player, { cards: 4, score: 3, set: seat === 0 ? [12, 3, 2] : [5, 14, 7] });
  });
  return Object.assign(state, { combats: 6, out: [6, 11, 4, 15, 16, 8] });
}

/** The share of whole matches that seat 1 wins by the rules alone, with decks in a new order in each. */
function sharePlayed(matches: number): number {
  let wins = 0;
  for (let seed = 1; seed <= matches; seed += 1) {
    const state = uneven(seed);
    const dice = cardDice(seed, 2);
    while (state.ending === null) {
      const [seat = 0] = jurassicWars.awaiting(frozen(state));
      play(jurassicWars, state, seat, { type: 'ready' }, dice);
    }
    if (state.ending.winners.includes(1)) wins += 1;
  }
  return wins / matches;
}

test('the chance in an even but lost-looking game of Carnivores Unleashed is that of whole matches, and not 0', () => {
  const state = frozen(uneven(1));
  const view = jurassicWars.view(state, 0);
  const playouts = EFFORT.levels * (evaluator.finer?.(view) ?? 1);
  const chances = Array.from(
    { length: playouts },
    (_, number) => finish(evaluator.outlook(view, 0, null, number)).chances[1] ?? 0,
  );
  const told = chances.reduce((sum, each) => sum + each, 0) / playouts;
  expect(told).toBeGreaterThan(0);
  expect(Math.abs(told - sharePlayed(600))).toBeLessThan(0.03);
  expect(playouts).toBeGreaterThanOrEqual(256);
});

/** A review with as few playouts as there can be. */
const LEAST: Effort = { levels: 1, candidates: 1, round: 1, choosing: 1, first: 2, most: 2, witnesses: 2 };

/** The first legal choices of a match of a version for two, to its end. */
function matchOf(version: Version) {
  const match = new Match(jurassicWars, defaults(version, 2), secretToHex(secretOf(3)));
  for (;;) {
    const state = frozen(match.state);
    const [seat] = jurassicWars.awaiting(state);
    const [intent] = seat === undefined ? [] : jurassicWars.intents(state, seat);
    if (seat === undefined || intent === undefined) return match.recording;
    match.attempt(seat, intent);
  }
}

test.each([
  ['carnivoresUnleashed', true],
  ['standard', false],
  ['dinosaursWild', false],
] as const)('a review knows whether %s leaves nothing to decide', (version, nothing) => {
  const judge = { ...evaluator, finer: () => 1 };
  const { judged } = finish(reviewing(jurassicWars, judge, matchOf(version), LEAST));
  expect(judged.every(({ idle }) => idle === true)).toBe(nothing);
});
