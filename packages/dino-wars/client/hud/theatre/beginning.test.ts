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
