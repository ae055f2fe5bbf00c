/** Figures in a line: where they stand, which way they look, and what happens where they may not stand. */
import { distance, type Point } from '@dwo/kernel';
import { lineUp, type Parade, type Ranker, rankLengthCi } from './line-up';

const RADIUS = 50;
const squad = (count: number): Ranker[] =>
  Array.from({ length: count }, (_, at) => ({ figure: `f${at}`, radiusCi: RADIUS }));
const anywhere = () => null;
const north = { x: 0, y: 1 };
const parade = (of: Partial<Parade>): Parade => ({
  ...{
    from: { x: 0, y: 500 },
    to: { x: 1200, y: 500 },
    rankers: squad(4),
    ahead: north,
    isGround: () => true,
    refuse: anywhere,
  },
  ...of,
});
const placesOf = (of: Partial<Parade>) => lineUp(parade(of)).map(({ at }) => at);
const NO = { rule: 'T-1', code: 'BLOCKED', facts: {} };

test('a squad is spread from end to end and looks at the enemy, whichever way the line is drawn', () => {
  expect(placesOf({})).toEqual([0, 400, 800, 1200].map((x) => ({ x, y: 500 })));
  const facings = (of: Partial<Parade>) => [...new Set(lineUp(parade(of)).map(({ facing }) => facing))];
  expect(facings({})).toEqual([90]);
  expect(facings({ from: { x: 1200, y: 500 }, to: { x: 0, y: 500 } })).toEqual([90]);
  expect(facings({ ahead: { x: 0, y: -1 } })).toEqual([270]);
  expect(facings({ from: { x: 0, y: 0 }, to: { x: 900, y: 900 } })).toEqual([135]);
});

test('a short line becomes ranks one behind the other, in which no two bases touch', () => {
  const stands = lineUp(parade({ rankers: squad(7), to: { x: 400, y: 500 } }));
  const rows = new Set(stands.map(({ at }) => at.y));
  expect(rows.size).toBe(2);
  expect(Math.max(...rows)).toBe(500);
  const pairs = stands.flatMap((a, at) => stands.slice(at + 1).map((b) => distance(a.at, b.at)));
  expect(Math.min(...pairs)).toBeGreaterThanOrEqual(2 * RADIUS);
});

test('a point instead of a line is a column', () => {
  const places = placesOf({ rankers: squad(3), to: { x: 0, y: 500 } });
  expect(places.map(({ x }) => x)).toEqual([0, 0, 0]);
  expect(new Set(places.map(({ y }) => y)).size).toBe(3);
});

test('an illegal place is left for the nearest legal one, and the others stay', () => {
  const pond = { x: 400, y: 500, radius: 130 };
  const refuse: Parade['refuse'] = ({ at }) => (distance(at, pond) < pond.radius ? NO : null);
  const stands = lineUp(parade({ refuse }));
  expect(stands.every(({ refusal }) => refusal === null)).toBe(true);
  expect(stands.map(({ at }) => at.x).filter((x) => [0, 800, 1200].includes(x))).toHaveLength(3);
  const moved = stands[1]?.at as Point;
  expect(distance(moved, pond)).toBeGreaterThanOrEqual(pond.radius);
  expect(distance(moved, pond)).toBeLessThanOrEqual(pond.radius + 40);
});

test('figures that are moved do not stand on those before them', () => {
  // Only a corner is free, with room for two.
  const refuse: Parade['refuse'] = ({ at }, before) =>
    at.x > 150 || before.some((other) => distance(other.at, at) < 2 * RADIUS) ? NO : null;
  const stands = lineUp(parade({ rankers: squad(3), to: { x: 300, y: 500 }, refuse }));
  const legal = stands.filter(({ refusal }) => refusal === null);
  expect(legal.length).toBeGreaterThanOrEqual(2);
  const pairs = legal.flatMap((a, at) => legal.slice(at + 1).map((b) => distance(a.at, b.at)));
  expect(Math.min(...pairs)).toBeGreaterThanOrEqual(2 * RADIUS);
});

test('bases of a line stay apart even where the game would let them overlap', () => {
  const refuse: Parade['refuse'] = ({ at }) => (at.x > 350 && at.x < 850 ? NO : null);
  const places = placesOf({ rankers: squad(7), refuse });
  const pairs = places.flatMap((a, at) => places.slice(at + 1).map((b) => distance(a, b)));
  expect(Math.min(...pairs)).toBeGreaterThanOrEqual(2 * RADIUS);
});

test('each figure of a line beyond its ground is asked for one place there, and for those on the ground', () => {
  const asked: Point[] = [];
  const refuse: Parade['refuse'] = ({ at }) => {
    asked.push(at);
    return at.y > 400 ? NO : null;
  };
  const isGround = ({ y }: Point) => y <= 400;
  expect(lineUp(parade({ isGround, refuse })).every(({ refusal, at }) => refusal === null && at.y <= 400)).toBe(true);
  expect(asked.filter((at) => !isGround(at))).toHaveLength(4);
  asked.length = 0;
  const far = { from: { x: 0, y: 4000 }, to: { x: 1200, y: 4000 } };
  expect(lineUp(parade({ ...far, isGround, refuse })).every(({ refusal }) => refusal === NO)).toBe(true);
  expect(asked).toHaveLength(4);
});

test('a figure without a legal place near the line keeps the reason', () => {
  const stands = lineUp(parade({ refuse: ({ figure }) => (figure === 'f2' ? NO : null) }));
  expect(stands.map(({ refusal }) => refusal?.rule ?? null)).toEqual([null, null, 'T-1', null]);
  expect(stands[2]?.at).toEqual({ x: 800, y: 500 });
});

test('the length of a rank counts bases and gaps from the first centre to the last', () => {
  expect(rankLengthCi([], 10)).toBe(0);
  expect(rankLengthCi(squad(1), 10)).toBe(0);
  expect(rankLengthCi(squad(3), 10)).toBe(220);
});
