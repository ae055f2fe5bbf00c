import { dinoWars, PRESETS } from '@dwo/dino-wars';
import { type Frozen, seededDice } from '@dwo/kernel';
import { altered, quickState } from '../testing/states';
import { beginning } from './beginning';

const state = quickState();
const [nearest = '', ...others] = Object.keys(state.dinosaurs);

test('a battle begins at my own figures, with the nearest enemy wished in sight', () => {
  const near = altered(state, (draft) => {
    for (const id of others) Object.assign(draft.dinosaurs[id] ?? {}, { y: 4500 });
    Object.assign(draft.dinosaurs[nearest] ?? {}, { x: 3000, y: 2600 });
  });
  const { places, wished } = beginning(near, 0);
  expect(places).toHaveLength(Object.keys(state.soldiers).length);
  expect(wished).toEqual([expect.objectContaining({ x: 3000, y: 2600 })]);
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
