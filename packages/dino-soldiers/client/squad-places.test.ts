import { frozen } from '@dwo/kernel';
import type { Now } from '../rules';
import { soldiersTurn } from '../testing/table';
import { placesIn, squadOf } from './squad-places';

const begun: Now = frozen(
  soldiersTurn(
    ['ooo>'],
    [
      ['sniper', 3, 0],
      ['rifleman', 3, 0],
      ['rifleman', 3, 0],
      ['compsognathus', 0, 0],
    ],
  ),
);
const without = (state: Now, id: number): Now => ({
  ...state,
  units: state.units.map((unit) => (unit.id === id ? { ...unit, place: 'dead', tile: null, hp: 0 } : unit)),
});

test('a unit that dies keeps its place in the tray until another turn begins', () => {
  const places = placesIn(begun, null);
  const after = without(begun, 1);
  const ids = (state: Now, at: typeof places) => squadOf(state, 'soldiers', at).map(({ id }) => id);
  expect(ids(after, placesIn(after, places))).toEqual([0, 1, 2]);
  const next: Now = { ...after, side: 'dinosaurs', round: 2 };
  expect(ids(next, placesIn(next, places))).toEqual([0, 2]);
});

test('a page that is opened in mid-turn shows the living', () => {
  const after = without(begun, 0);
  expect(squadOf(after, 'soldiers', placesIn(after, null)).map(({ id }) => id)).toEqual([1, 2]);
});
