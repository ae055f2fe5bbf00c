import { dinoWars, openGate, PRESETS, type State, TERRAIN } from '@dwo/dino-wars';
import { type Frozen, seededDice } from '@dwo/kernel';
import { hidingPlaces, missionOf, poleFromCi } from './mission';

const start = () => dinoWars.setup(PRESETS.gate(), seededDice(new Uint8Array(32), 0)) as State;

/** The Time Gate with its second pole found here, both as they stand. */
function found(apartCi: number, status: 'lying' | 'set-up'): State {
  const state = start();
  const own = { x: 4000, y: 4000, status, carrier: null };
  state.poles = { 'pole-1': own, 'pole-2': { ...own, x: 4000 + apartCi } };
  return state;
}

test.each([
  ['DW-R-92 while the second pole is hidden the army looks for it', start(), 'search', 0],
  ['DW-GATE-6 a found pole has to be brought to the other', found(601, 'set-up'), 'carry', 2],
  ['DW-R-91 poles within 6" of each other have to be set up', found(600, 'lying'), 'open', 0],
  ['DW-GATE-7 through an open gate the army goes out', found(600, 'set-up'), 'leave', 2],
])('%s', (_, state, stage, up) => {
  expect(missionOf(state)).toMatchObject({ stage, up });
  expect(openGate(state) === null).toBe(stage !== 'leave');
});

test('DW-R-93 the mission counts who is out among those who live', () => {
  const state = found(600, 'set-up');
  const ids = Object.keys(state.soldiers);
  for (const id of ids.slice(0, 2)) Object.assign(state.soldiers[id] ?? {}, { absence: 'escaped' });
  Object.assign(state.soldiers[ids[2] ?? ''] ?? {}, { alive: false });
  expect(missionOf(state)).toMatchObject({ home: 2, alive: ids.length - 1, needed: 1 });
  state.rules.variants = ['majority_escapes'];
  expect(missionOf(state)?.needed).toBe(Math.floor(ids.length / 2) + 1);
});

test('DW-R-92 terrain that may hide the pole is what the rules tell everybody, the same wherever the pole lies', () => {
  const state = start();
  const places = (of: Frozen<State>) => hidingPlaces(of).map(({ id }) => id);
  const all = places(state);
  expect(all.length).toBeGreaterThan(1);
  for (const { kind, outline } of hidingPlaces(state)) {
    expect(TERRAIN[kind]).toMatchObject({ unusual: true, passable: true });
    expect(outline.some(({ y }) => y >= poleFromCi(state))).toBe(true);
  }
  expect(places({ ...state, secrets: state.secrets.map(() => null) })).toEqual(all);
  expect(places(found(601, 'lying'))).toEqual([]);
});
