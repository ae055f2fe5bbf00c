import { distance } from '../geometry';
import {
  farthestPlace,
  firstPlace,
  lastPlace,
  outwardPlaces,
  placeAlong,
  placeAt,
  placeBeside,
  ringPlaces,
} from './places';

const from = { x: 10_000, y: 10_000 };

test('a place beside another never overlaps; a place at a distance never costs more', () => {
  for (let degrees = 0; degrees < 360; degrees++) {
    expect(distance(from, placeBeside(from, degrees, 1000))).toBeGreaterThanOrEqual(999.999);
    expect(distance(from, placeAt(from, degrees, 1000))).toBeLessThanOrEqual(1000.001);
  }
  expect(placeAt(from, 90, 250)).toEqual({ x: 10_000, y: 10_250 });
  expect(placeBeside(from, 180, 250)).toEqual({ x: 9750, y: 10_000 });
});

test('a place along a vector is rounded to the nearest unit, halves upwards', () => {
  // A push by 2" away from a shooter at (10000, 10000).
  expect(placeAlong({ x: 13_000, y: 14_000 }, { x: 3000, y: 4000 }, 2000)).toEqual({ x: 14_200, y: 15_600 });
  expect(placeAlong({ x: 0, y: 0 }, { x: 1, y: 0 }, 2.5)).toEqual({ x: 3, y: 0 });
  expect(placeAlong({ x: 0, y: 0 }, { x: -1, y: 0 }, 2.5)).toEqual({ x: -2, y: 0 });
});

test('rings begin at the place itself and go round from the east', () => {
  const places = [...ringPlaces(from, { apart: 100, degrees: 90, farthest: 200 })];
  expect(places.slice(0, 4)).toEqual([
    from,
    { x: 10_100, y: 10_000 },
    { x: 10_000, y: 10_100 },
    { x: 9900, y: 10_000 },
  ]);
  expect(places).toHaveLength(9);
});

test('a line is tried from its middle outwards, along the vector first', () => {
  const xs = [...outwardPlaces(from, { x: 1, y: 0 }, { step: 500, farthest: 1000 })].map(({ x }) => x);
  expect(xs).toEqual([10_000, 10_500, 9500, 11_000, 9000]);
});

test('the first place that fits is taken, if any does', () => {
  const places = [from, { x: 1, y: 1 }, { x: 2, y: 2 }];
  expect(firstPlace(places, ({ x }) => x < 10)).toEqual({ x: 1, y: 1 });
  expect(firstPlace(places, () => false)).toBeNull();
});

const south = { from: { x: 10_000, y: 2000 }, vector: { x: 0, y: -6000 }, farthest: 4000, step: 50 };
const onTable = ({ y }: { readonly y: number }) => y >= 500;

test('a flight ends at the farthest place that fits, even beyond one that does not', () => {
  expect(farthestPlace({ ...south, from: { x: 10_000, y: 10_000 } }, onTable)).toEqual({ x: 10_000, y: 6000 });
  expect(farthestPlace(south, onTable)).toEqual({ x: 10_000, y: 500 });
  expect(farthestPlace(south, ({ y }) => y === 1500)).toEqual({ x: 10_000, y: 1500 });
  expect(farthestPlace(south, () => false)).toEqual(south.from);
});

test('a push ends before the first place that does not fit', () => {
  expect(lastPlace(south, onTable)).toEqual({ x: 10_000, y: 500 });
  expect(lastPlace(south, ({ y }) => y > 1000 || y < 800)).toEqual({ x: 10_000, y: 1050 });
  expect(lastPlace(south, () => false)).toEqual(south.from);
  expect(lastPlace(south, () => true)).toEqual({ x: 10_000, y: -2000 });
});
