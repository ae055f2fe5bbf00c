import { terrainPicture } from '.';
import { pieceOf } from './piece';
import { treeKind, treePicture } from './woods';

const TABLE = { widthCi: 4800, heightCi: 3600 };
const square = [
  { x: 1000, y: 1000 },
  { x: 1500, y: 1000 },
  { x: 1500, y: 1300 },
  { x: 1000, y: 1300 },
];
const KINDS = ['mesa', 'scrub', 'red-rocks', 'saloon', 'rusty-wreck', 'adobe-wall'];

test.each(KINDS)('a %s of the prairie is drawn at its place, unlike all others', (kind) => {
  const drawn = (each: string) =>
    terrainPicture(pieceOf({ id: 'a', kind: each, outline: square, label: 'Here' }, TABLE));
  expect(drawn(kind).markup).not.toMatch(/NaN|undefined|Infinity/);
  expect(drawn(kind).width).toBeCloseTo(500 * 0.17 + 68);
  expect(KINDS.filter((other) => drawn(other).markup === drawn(kind).markup)).toEqual([kind]);
});

test('a saloon whose sides are not straight is a house of card', () => {
  const skew = square.map((at, i) => (i === 0 ? { x: at.x - 200, y: at.y } : at));
  const [saloon, house] = ['saloon', 'building'].map((kind) => pieceOf({ id: 'a', kind, outline: skew }, TABLE));
  if (!saloon || !house) throw new Error('no piece');
  expect(terrainPicture(saloon).markup).toBe(terrainPicture(house).markup);
});

test('scrub bears dead trees and cactuses, each of another shape', () => {
  expect(treeKind({ id: 'pine', kind: 'scrub' })).toBe('dry');
  expect(new Set([0, 1, 2].map((shape) => treePicture('dry', shape).markup)).size).toBe(3);
});
