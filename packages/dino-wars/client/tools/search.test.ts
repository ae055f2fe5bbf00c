import { dinoWars, PRESETS, type State } from '@dwo/dino-wars';
import { type Frozen, gap, inPolygon, type Point, seededDice } from '@dwo/kernel';
import { marksOf } from '../hud/theatre/marks';
import { sceneModel } from '../hud/theatre/scene-model';
import { nameFigures } from '../hud/words/names';
import { radiusOf } from './figures';
import { addSearched, hideoutsOf, searchCi, searchedFrom, unsearched } from './search';

const start = () => dinoWars.setup(PRESETS.gate(), seededDice(new Uint8Array(32), 0)) as State;
const known = (state: State): Frozen<State> => ({ ...state, secrets: state.secrets.map(() => null) });

/** The gate with this soldier alone on the table, at this place. */
function withScout(at: Point): readonly [Frozen<State>, string] {
  const state = start();
  const id = Object.keys(state.soldiers).find((each) => state.soldiers[each]?.aboard === null) ?? '';
  Object.assign(state.soldiers[id] ?? {}, { ...at, absence: null });
  return [known(state), id];
}

test('DW-R-92 every place where the game can hide the pole lies in a hideout', () => {
  const hideouts = hideoutsOf(known(start()));
  for (let seed = 0; seed < 40; seed++) {
    const { secrets } = dinoWars.setup(PRESETS.gate(), seededDice(new Uint8Array(32).fill(seed + 1), 0)) as State;
    const pole = secrets.find((secret) => secret?.pole != null)?.pole as Point;
    expect(hideouts.some(({ outline }) => inPolygon(pole, outline))).toBe(true);
  }
});

test('DW-R-92 a figure searches as far as it would find the pole, from edge to edge', () => {
  const [state, scout] = withScout({ x: 100, y: 100 });
  const reach = searchCi(state, scout);
  const base = { x: 0, y: 0, radius: radiusOf(state, scout) };
  expect(gap(base, { x: reach, y: 0, radius: 25 })).toBe(1800);
});

test('DW-R-92 searched terrain is marked no longer, and a move shows what it would search', () => {
  const [target] = hideoutsOf(known(start()));
  const at = target?.points[0] as Point;
  const [state, scout] = withScout(at);
  const seen = new Set<string>();
  const before = searchedFrom(state, scout, at, seen);
  expect(before?.share).toBeGreaterThan(0);
  addSearched(state, seen);
  expect(seen.size).toBeGreaterThan(0);
  expect(searchedFrom(state, scout, at, seen)).toBeNull();
  expect(unsearched(state, seen).flatMap(({ points }) => points).length).toBeLessThan(
    unsearched(state).flatMap(({ points }) => points).length,
  );
});

test('DW-GATE-2 the army and spectators see where the pole may lie, the same wherever it does; the dinosaurs do not need it', () => {
  const state = start();
  const marks = (of: Frozen<State>, seat: number | null) =>
    marksOf({
      state: of,
      seat,
      names: nameFigures(of),
      selected: null,
      plan: { kind: 'none' },
      canAct: () => false,
    }).filter(({ type }) => type === 'search');
  const army = state.players.findIndex(({ side }) => side === 'army');
  expect(marks(state, army).length).toBe(hideoutsOf(state).length);
  expect(marks(state, army)).toEqual(marks(known(state), null));
  expect(marks(state, 1 - army)).toEqual([]);
});

test('DW-GATE-3 no prints of feet lie on the table of the Time Gate', () => {
  const state = known(start());
  const view = { state, seat: null, names: nameFigures(state), selected: null, plan: { kind: 'none' } as const };
  expect(sceneModel({ ...view, canAct: () => false }).table.prints).toBe(false);
});
