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

test('each kind of terrain of the prairie is drawn at its place, unlike all others', () => {
  const drawn = KINDS.map((kind) => terrainPicture(pieceOf({ id: 'a', kind, outline: square, label: 'Here' }, TABLE)));
  expect(drawn.filter(({ markup }) => /NaN|undefined|Infinity/.test(markup))).toEqual([]);
  expect(new Set(drawn.map(({ markup }) => markup)).size).toBe(KINDS.length);
  for (const { width } of drawn) expect(width).toBeCloseTo(500 * 0.17 + 68);
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
