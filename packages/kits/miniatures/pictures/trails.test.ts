import { insideOutline } from '../shapes';
import { decorOf } from './decor';
import { trailsMarkup } from './trails';

const SCALE = 0.2;
const pond = [
  { x: 2000, y: 0 },
  { x: 4000, y: 0 },
  { x: 4000, y: 3000 },
  { x: 2000, y: 3000 },
];
const table = { widthCi: 6000, heightCi: 4000, terrain: [{ id: 'p', kind: 'shallow-water', outline: pond }] };

/** The places of single objects, in ci. */
function placesIn(markup: string): readonly { x: number; y: number }[] {
  return [...markup.matchAll(/translate\(([\d.-]+) ([\d.-]+)\) rotate/g)].map(([, x, y]) => ({
    x: Number(x) / SCALE,
    y: table.heightCi - Number(y) / SCALE,
  }));
}

test('a table has the same trails whenever it is painted', () => {
  expect(trailsMarkup(table, SCALE)).toBe(trailsMarkup({ ...table }, SCALE));
});

test('nothing on the sand moves when a wall falls', () => {
  const wall = { id: 'w', kind: 'fence', line: true, outline: pond.map(({ x, y }) => ({ x: x + 1500, y: y + 500 })) };
  const whole = { ...table, terrain: [...table.terrain, wall] };
  const fallen = { ...table, first: whole.terrain };
  expect(trailsMarkup(fallen, SCALE)).toBe(trailsMarkup(whole, SCALE));
  expect(decorOf(fallen, SCALE)).toEqual(decorOf(whole, SCALE));
  expect(trailsMarkup(table, SCALE)).not.toBe(trailsMarkup(whole, SCALE));
});

test('no dune and no footprint lies in terrain', () => {
  const places = placesIn(trailsMarkup(table, SCALE));
  expect(places.length).toBeGreaterThan(5);
  expect(places.filter(({ x, y }) => insideOutline(pond, x, y))).toEqual([]);
});

test('no feet have left prints on a table where they would look like clues', () => {
  const prints = 'M0 10L0 2L-8 -5';
  expect(trailsMarkup(table, SCALE)).toContain(prints);
  expect(trailsMarkup({ ...table, prints: false }, SCALE)).not.toContain(prints);
});

test('wheels have left a track on open sand, none beside a road and none on an island', () => {
  const tyres = 'stroke-dasharray="2.6 6"';
  const road = { id: 'r', kind: 'open', outline: pond };
  expect(trailsMarkup(table, SCALE)).toContain(tyres);
  expect(trailsMarkup({ ...table, terrain: [road] }, SCALE)).not.toContain(tyres);
  expect(trailsMarkup({ ...table, look: 'island' }, SCALE)).not.toContain(tyres);
});
