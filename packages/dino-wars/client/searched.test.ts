/** News of the search at the Time Gate, and the memory of this browser for it. */
import { dinoWars, PRESETS, type State } from '@dwo/dino-wars';
import { type Frozen, seededDice } from '@dwo/kernel';
import { searchedIn } from './searched';
import { emptied, hideoutsOf, unsearched } from './tools/search';

/** The gate with one soldier on the table, in the middle of the terrain that is marked first. */
function scouting(turn: number): Frozen<State> {
  const state = dinoWars.setup(PRESETS.gate(), seededDice(new Uint8Array(32), 0)) as State;
  const known = (): Frozen<State> => ({ ...state, turn, secrets: state.secrets.map(() => null) });
  const [target] = hideoutsOf(known());
  const id = Object.keys(state.soldiers).find((each) => state.soldiers[each]?.aboard === null) ?? '';
  Object.assign(state.soldiers[id] ?? {}, { ...target?.points[0], absence: null });
  return known();
}

test('DW-R-92 terrain that has been searched in full is told once, and not after a look at another turn', () => {
  const state = scouting(3);
  const all = { match: 'm', turn: 3, hideouts: hideoutsOf(state) };
  const [first, ...rest] = all.hideouts;
  const now = { ...all, hideouts: rest };
  expect(emptied(all, now, state)).toEqual([first]);
  expect(emptied(now, now, state)).toEqual([]);
  expect(emptied(null, now, state)).toEqual([]);
  expect(emptied({ ...all, match: 'other' }, now, state)).toEqual([]);
  expect(emptied({ ...all, turn: 1 }, now, state)).toEqual([]);
});

test('searched ground outlives the page, and an earlier turn knows nothing of it', () => {
  const state = scouting(3);
  const seen = [...searchedIn('m1', state)];
  expect(seen.length).toBeGreaterThan(0);
  const bare = { ...state, soldiers: {}, vehicles: {}, crewedWeapons: {} } as Frozen<State>;
  // Another match takes its place, as after a reload.
  expect([...searchedIn('m2', bare)]).toEqual([]);
  expect([...searchedIn('m1', { ...bare, turn: 4 })]).toEqual(seen);
  expect([...searchedIn('m1', { ...bare, turn: 2 })]).toEqual([]);
  expect([...searchedIn('m1', { ...bare, turn: 5 })]).toEqual(seen);
  expect(unsearched(bare, new Set(seen)).flatMap(({ points }) => points).length).toBeGreaterThan(0);
});
