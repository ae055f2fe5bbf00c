import { comesNext } from './nearest';

const PLACES: Readonly<Record<string, { x: number; y: number }>> = {
  ...{ a: { x: 0, y: 0 }, b: { x: 900, y: 0 }, c: { x: 9000, y: 0 }, d: { x: 3000, y: 0 } },
};
const placeOf = (figure: string) => PLACES[figure] ?? null;

test('the tray decides who comes next, unless that figure is far away: then the nearest comes', () => {
  expect(comesNext('b', ['b', 'c', 'd'], 'a', placeOf)).toBe('b');
  expect(comesNext('c', ['c', 'd'], 'a', placeOf)).toBe('d');
  expect(comesNext('c', ['c'], 'a', placeOf)).toBe('c');
  // One that rides has no place of its own.
  expect(comesNext('rider', ['rider', 'd'], 'a', placeOf)).toBe('rider');
  expect(comesNext('c', ['c', 'd'], 'nobody', placeOf)).toBe('c');
});
