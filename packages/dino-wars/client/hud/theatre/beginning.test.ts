import { dinoWars, PRESETS } from '@dwo/dino-wars';
import { type Frozen, seededDice } from '@dwo/kernel';
import { altered, quickState } from '../testing/states';
import { beginning } from './beginning';

const state = quickState();
const [nearest = '', ...others] = Object.keys(state.dinosaurs);

test('a battle begins at my own figures, with the enemies wished in sight, the nearest first', () => {
  const near = altered(state, (draft) => {
    for (const id of others) Object.assign(draft.dinosaurs[id] ?? {}, { y: 4500 });
    Object.assign(draft.dinosaurs[nearest] ?? {}, { x: 3000, y: 2600 });
  });
  const { places, wished } = beginning(near, 0);
  expect(places).toHaveLength(Object.keys(state.soldiers).length);
  expect(wished).toHaveLength(others.length + 1);
  expect(wished[0]).toMatchObject({ x: 3000, y: 2600 });
});

test('a spectator sees everybody and wishes for nobody', () => {
  const { places, wished } = beginning(state, null);
  expect(places).toHaveLength(Object.keys(state.soldiers).length + Object.keys(state.dinosaurs).length);
  expect(wished).toEqual([]);
});

test('the army at the Time Gate sees its strip from end to end while it sets up', () => {
  const gate = dinoWars.setup(
    PRESETS.gate() as Frozen<ReturnType<typeof PRESETS.gate>>,
    seededDice(new Uint8Array(32), 0),
  );
  const { widthCi } = gate.table;
  const { places } = beginning(
    gate,
    gate.players.findIndex(({ side }) => side === 'army'),
  );
  expect(Math.min(...places.map(({ x, radiusCi }) => x - radiusCi))).toBe(0);
  expect(Math.max(...places.map(({ x, radiusCi }) => x + radiusCi))).toBe(widthCi);
});

test('DW-SIDE-2 a herd that sets up anywhere else sees the part of the table that is far enough from the army', () => {
  const low = altered(state, (draft) => {
    draft.placing = {
      ...{ kind: 'deliberate', order: [0, 1], turn: 1, side: 'dinosaurs', spots: [null, null], placed: [0, 0] },
      ...{ separationCi: 1200, armyZoneCi: draft.table.heightCi },
    };
    for (const soldier of Object.values(draft.soldiers)) Object.assign(soldier, { y: 600 });
    for (const dinosaur of Object.values(draft.dinosaurs)) dinosaur.absence = 'unplaced';
  });
  const { heightCi } = low.table;
  const herd = low.players.findIndex(({ side }) => side === 'dinosaurs');
  const { places } = beginning(low, herd);
  expect(places.map(({ y, radiusCi }) => [y - radiusCi, y + radiusCi])).toEqual([
    [1800, heightCi],
    [1800, heightCi],
  ]);
});
