/** The strengths: they choose differently, and every choice is legal. */
import { type Frozen, type Seat, seededDice } from '@dwo/kernel';
import { dinoWars, PRESETS, type State } from '../rules';
import { dinoWarsBot, propose, STRENGTHS, STRONG_BUDGET, search } from '.';
import { fieldOf, overlooks } from './field';
import { EASY, NORMAL } from './scripts';

const dice = (n: number) => seededDice(new Uint8Array(32).fill(5), n);

/** Returns a ready-made battle after this many intents of normal computers. */
function battle(preset: 'duel' | 'quick' | 'full', intents: number): Frozen<State> {
  const state = dinoWars.setup(PRESETS[preset]() as never, dice(0)) as State;
  for (let step = 1; step <= intents; step += 1) {
    const now = state as Frozen<State>;
    const [seat = 0] = dinoWars.awaiting(now);
    const intent = propose(dinoWars.view(now, seat), seat) ?? dinoWars.pass(now, seat);
    dinoWars.resolve(now, seat, intent, dice(step), (event) => dinoWars.evolve(state, event));
  }
  return state as Frozen<State>;
}

const asked = (state: Frozen<State>): Seat => dinoWars.awaiting(state)[0] ?? 0;

test('each strength makes legal choices in the middle of a battle', () => {
  for (const intents of [5, 12, 20]) {
    const state = battle('quick', intents);
    const seat = asked(state);
    for (const strength of STRENGTHS) {
      const intent = dinoWarsBot.choose(dinoWars.view(state, seat), seat, dice(0), strength);
      expect(dinoWars.check(state, seat, intent)).toBeNull();
    }
  }
});

test('a search makes the same choice for the same view, and keeps to its budget', () => {
  const state = battle('quick', 20);
  const seat = asked(state);
  const found = search(state, seat, 3_000);
  expect(search(state, seat, 3_000)).toEqual(found);
  expect(found.evaluated).toBeGreaterThan(500);
  // The last round of playouts may exceed the budget.
  expect(found.evaluated).toBeLessThan(4_500);
  expect(found.estimate).toBeGreaterThan(0);
  expect(found.estimate).toBeLessThan(1);
});

test('a search changes nothing in the view it was given', () => {
  const state = battle('duel', 4);
  const before = JSON.stringify(state);
  search(state, asked(state), 1_000);
  expect(JSON.stringify(state)).toBe(before);
});

test('a battle of too many figures is played as a normal player would', () => {
  const state = battle('full', 0);
  const seat = asked(state);
  const found = search(state, seat, STRONG_BUDGET);
  expect(found.evaluated).toBe(0);
  expect(found.intent).toEqual(propose(state, seat) ?? dinoWars.pass(state, seat));
});

test('an easy player sometimes overlooks a figure, a normal one never, and no player once nothing happens', () => {
  const state = battle('quick', 2);
  const ids = Object.keys(state.soldiers);
  const overlooked = (turn: number) => ids.filter((id) => overlooks(fieldOf({ ...state, turn }, EASY), id));
  expect(overlooked(1).length).toBeGreaterThan(0);
  expect(overlooked(1).length).toBeLessThan(ids.length / 2);
  expect(overlooked(2)).not.toEqual(overlooked(1));
  expect(ids.filter((id) => overlooks(fieldOf(state, NORMAL), id))).toEqual([]);
  expect(ids.filter((id) => overlooks(fieldOf({ ...state, quietTurns: 1 }, EASY), id))).toEqual([]);
});
