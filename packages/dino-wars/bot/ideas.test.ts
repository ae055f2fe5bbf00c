/** The alternatives that a search tries: moves in all directions, for the figures that act next. */
import { type Frozen, type Seat, seededDice } from '@dwo/kernel';
import { dinoWars, PRESETS, type State } from '../rules';
import { ideas } from './ideas';
import { propose } from './propose';

/** Returns the Duel, played by normal computers, when this phase first comes. */
function duelIn(phase: State['phase']): { readonly state: Frozen<State>; readonly seat: Seat } {
  const dice = (n: number) => seededDice(new Uint8Array(32).fill(6), n);
  const state = dinoWars.setup(PRESETS.duel() as never, dice(0)) as State;
  const now = state as Frozen<State>;
  for (let step = 1; state.ending === null; step += 1) {
    const [seat = 0] = dinoWars.awaiting(now);
    if (state.phase === phase && state.placing === null) return { state: now, seat };
    const intent = propose(now, seat) ?? dinoWars.pass(now, seat);
    dinoWars.resolve(now, seat, intent, dice(step), (event) => dinoWars.evolve(state, event));
  }
  throw new Error(`No ${phase} in this battle`);
}

test.each([
  ['dinosaur-movement', 'dinosaurs'],
  ['army-movement', 'soldiers'],
] as const)('in %s the next two of the %s may go anywhere, and most of the moves are legal', (phase, side) => {
  const { state, seat } = duelIn(phase);
  const all = ideas(state, seat);
  const moves = all.filter(({ type }) => type === 'move');
  const figures = new Set(all.map((each) => ('figure' in each ? each.figure : '')));
  expect(figures.size).toBe(2);
  for (const figure of figures) expect(Object.hasOwn(state[side], figure ?? '')).toBe(true);
  expect(moves).toHaveLength(32);
  const legal = moves.filter((each) => dinoWars.check(state, seat, each) === null);
  expect(legal.length).toBeGreaterThan(8);
  expect(new Set(legal.map((each) => JSON.stringify(each))).size).toBe(legal.length);
});

test('a dinosaur may also stay where it is while the others go', () => {
  const { state, seat } = duelIn('dinosaur-movement');
  const stays = ideas(state, seat).filter(({ type }) => type === 'endMove');
  expect(stays).toHaveLength(2);
  for (const stay of stays) expect(dinoWars.check(state, seat, stay)).toBeNull();
});

test("no ideas come when it is not the seat's phase", () => {
  const { state, seat } = duelIn('dinosaur-movement');
  expect(ideas({ ...state, phase: 'regular-fire' }, seat)).toEqual([]);
  expect(ideas(state, 1 - seat)).toEqual([]);
});
