/** The figures of a line, and the ground it lies on. */
import type { Point, Refusal } from '@dwo/kernel';
import type { Pointing } from '../model';
import type { DeployUse, Placed } from './deploy';
import { SquadLine, squadOf } from './squad-line';

const RADIUS = 50;
const OVERLAP: Refusal = { rule: 'T-1', code: 'OVERLAP', facts: {} };
const kind = (figure: string) => figure.charAt(0);
const box = (left: number, right: number, low: number, high: number): Point[] => [
  { x: left, y: low },
  { x: right, y: low },
  { x: right, y: high },
  { x: left, y: high },
];
const WEST = { outline: box(0, 300, 0, 2000), label: 'West', ahead: { x: 1, y: 0 } };
const EAST = { outline: box(3000, 3300, 0, 2000), label: 'East', ahead: { x: -1, y: 0 } };

/** Two zones along the short edges; bases may not overlap. */
const use = {
  ...{ zones: [WEST, EAST], radius: () => RADIUS, kind: (_: unknown, figure: string) => kind(figure) },
  refuse(_: unknown, __: unknown, places: readonly Placed[]) {
    const touches = (a: Placed, b: Placed) => Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y) < 2 * RADIUS;
    return places.some((a, at) => places.slice(at + 1).some((b) => touches(a, b))) ? OVERLAP : null;
  },
} as unknown as DeployUse<object, unknown>;

function lineOf(hand: string | null, places: readonly Placed[] = [], missing = ['a1', 'a2', 'b1']) {
  return new SquadLine(use, () => ({ state: {} as never, seat: 0, places, missing, hand }), false);
}

function draw(line: ReturnType<typeof lineOf>, from: Point, to: Point): void {
  const gesture = (type: Pointing['type'], at: Point) =>
    line.point({ type, at, figure: null, dragging: type === 'move', pointer: 'touch', under: [] });
  gesture('down', from);
  gesture('move', to);
  gesture('up', to);
}

test.each([
  ['those of the kind in hand', 'kind', 'a2', ['a1', 'a2']],
  ['all of them on demand', 'all', 'a2', ['a1', 'a2', 'b1']],
  ['all of them with empty hands', 'kind', null, ['a1', 'a2', 'b1']],
  ['all of them if the one in hand has a place', 'kind', 'a9', ['a1', 'a2', 'b1']],
] as const)('a line takes %s', (_, squad, hand, expected) => {
  expect(squadOf(squad, ['a1', 'a2', 'b1'], hand, kind)).toEqual(expected);
});

test('the numbers of both squads are told, whichever is taken', () => {
  const line = lineOf('a1');
  expect(line.plan()).toMatchObject({ squad: 'kind', ofKind: 2, ofAll: 3 });
  expect(line.plan().stands.map(({ figure }) => figure)).toEqual(['a1', 'a2']);
  line.take('all');
  expect(line.plan()).toMatchObject({ squad: 'all', ofKind: 2, ofAll: 3 });
  expect(line.plan().stands).toHaveLength(3);
});

test('the first line lies in the first zone, across the way to the enemy, and fits into it', () => {
  const many = Array.from({ length: 9 }, (_, at) => `a${at}`);
  const { stands } = lineOf(null, [], many).plan();
  expect(stands.every(({ at: { x, y } }) => x === 150 && y >= 0 && y <= 2000)).toBe(true);
  expect(stands.map(({ facing }) => facing)).toEqual(many.map(() => 0));
});

test('figures look at the enemy of the zone in which the line is drawn', () => {
  const line = lineOf(null);
  draw(line, { x: 3150, y: 500 }, { x: 3150, y: 1500 });
  expect(line.plan().stands.map(({ facing }) => facing)).toEqual([180, 180, 180]);
});

test('a line leaves room for those who have a place', () => {
  const there = { figure: 'c1', at: { x: 150, y: 1000 }, facing: 0, on: null };
  const line = lineOf(null, [there]);
  draw(line, { x: 150, y: 500 }, { x: 150, y: 1500 });
  const { stands } = line.plan();
  expect(stands.map(({ refusal }) => refusal)).toEqual([null, null, null]);
  for (const { at } of stands)
    expect(Math.hypot(at.x - there.at.x, at.y - there.at.y)).toBeGreaterThanOrEqual(2 * RADIUS);
});
