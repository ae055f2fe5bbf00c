import { isWithin } from '@dwo/kernel/table';
import { ground, rex, rifle, scene, table } from '../testing/table';
import { contacts, inContact } from './contact';

test.each([
  ['DW-R-3 touching', 12.4, true],
  ['DW-R-3 a gap of 0.10"', 12.5, true],
  ['DW-R-3 a gap of 0.11"', 12.51, false],
])('%s', (_, x, expected) => {
  const { state } = table(rex('T', 10, 10), rifle('S', x, 10));
  expect(inContact(state, 'T')).toBe(expected);
  expect(inContact(state, 'S')).toBe(expected);
  expect(contacts(state, 'T')).toEqual(expected ? ['S'] : []);
});

test('DW-R-3 only enemies count, and only the living', () => {
  const { state } = table(rex('T', 10, 10), rex('U', 13.8, 10), rifle('S', 10, 12.4), rifle('S2', 10, 13.4));
  expect(contacts(state, 'T')).toEqual(['S']);
  expect(contacts(state, 'S')).toEqual(['T']);
  expect(contacts(state, 'S2')).toEqual([]);
  expect(contacts(state, 'nobody')).toEqual([]);
});

test('DW-R-107 height does not matter', () => {
  const { state } = scene({ terrain: [ground('hill', [0, 0], [11, 20])] }, rex('T', 10, 10), rifle('S', 12.4, 10));
  expect(inContact(state, 'S')).toBe(true);
});

test('DW-R-3 the limit is exact along any direction', () => {
  expect(isWithin({ x: 0, y: 0, radius: 190 }, { x: 150, y: 200, radius: 50 }, 10)).toBe(true);
  expect(isWithin({ x: 0, y: 0, radius: 190 }, { x: 151, y: 200, radius: 50 }, 10)).toBe(false);
});
