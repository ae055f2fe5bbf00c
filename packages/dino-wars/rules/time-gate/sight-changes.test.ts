import type { Frozen } from '@dwo/kernel';
import { ci, rex, rifle, table, vehicle } from '../../testing/table';
import type { State } from '../state';
import { isCleared, noChanges, noteChange } from './sight-changes';

function after(...events: Parameters<typeof noteChange>[1][]) {
  const { state } = table(rex('T', 50, 50), vehicle('jeep', 'J', 20, 20), rifle('S', 10, 10));
  const changes = noChanges();
  for (const event of events) noteChange(state as Frozen<State>, event, changes);
  return changes;
}
const at = { x: 0, y: 0 };
const place = (x: number, y: number, radius = 0) => ({ x: ci(x), y: ci(y), radius });

test('DW-R-94 a figure that has moved looks anew, and a vehicle or dinosaur that has moved no longer hides what was behind it (DW-LOS-2)', () => {
  const path = [at, at];
  const moved = (figure: string) => ({ type: 'moved' as const, figure, path, facing: 0, costCi: 0 });
  expect(after(moved('S'))).toEqual({ lookers: new Set(['S']), hiders: new Set(), gone: [] });
  expect(after(moved('J'))).toMatchObject({ lookers: new Set(['J']), gone: [{ x: 2000, y: 2000, radius: 150 }] });
  expect(after(moved('T')).gone).toEqual([{ x: 5000, y: 5000, radius: 190 }]);
});

test('DW-R-94 figures that are dead or have escaped no longer hide anything', () => {
  expect(after({ type: 'killed', figure: 'T', by: 'S', rule: 'DW-DMG-8' }).gone).toHaveLength(1);
  expect(after({ type: 'killed', figure: 'S', by: 'T', rule: 'DW-DMG-1' }).gone).toEqual([]);
  expect(after({ type: 'destroyed', figure: 'J', by: 'T', rule: 'DW-DMG-9' }).gone).toHaveLength(1);
  expect(after({ type: 'escaped', figure: 'J' }).gone).toHaveLength(1);
});

test('DW-R-94 a soldier who gets in looks from the vehicle; one who gets out, lands or carries looks from where they stand', () => {
  expect([...after({ type: 'boarded', figure: 'S', vehicle: 'J', seat: 0 }).lookers]).toEqual(['J']);
  expect([...after({ type: 'alighted', figure: 'S', vehicle: 'J', at }).lookers]).toEqual(['S']);
  expect([...after({ type: 'landed', figure: 'S', at }).lookers]).toEqual(['S']);
  const carriers = [{ figure: 'S', at }];
  expect([...after({ type: 'carried', weapon: 'G', path: [at, at], costCi: 0, carriers }).lookers]).toEqual(['S']);
  const spots = [{ figure: 'S', at }];
  expect([...after({ type: 'survivorsPlaced', vehicle: 'J', seat: 0, spots }).lookers]).toEqual(['S']);
});

test('DW-R-94 a dinosaur that hides at a new place is looked for anew', () => {
  expect([...after({ type: 'hidden', figure: 'T', at, facing: 0 }).hiders]).toEqual(['T']);
  const crept = { type: 'crept' as const, figure: 'T', path: [{ ...at, z: 0 }], facing: 0, costCi: 0, flown: false };
  expect([...after(crept).hiders]).toEqual(['T']);
  expect(after({ type: 'finished', seat: 0 })).toEqual(noChanges());
});

test('only an obstacle between two points clears the view when it goes', () => {
  const changes = { ...noChanges(), gone: [place(50, 50, 150)] };
  expect(isCleared(changes, place(0, 50), place(100, 50, 50))).toBe(true);
  expect(isCleared(changes, place(0, 52), place(100, 52, 50))).toBe(true);
  expect(isCleared(changes, place(0, 52.01), place(100, 52.01, 50))).toBe(false);
  expect(isCleared(changes, place(0, 50), place(40, 50, 50))).toBe(false);
});
