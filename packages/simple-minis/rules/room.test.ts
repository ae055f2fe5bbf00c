import type { Disc } from '@dwo/kernel';
import { CLASS_DATA } from './data/limits';
import type { Rect } from './data/scenarios';
import { isInRect, usualPlace } from './room';

/** The points of zones in the order in which the server tries them, in inches; each is taken. */
function tried(...rects: Rect[]): (readonly [number, number])[] {
  const points: (readonly [number, number])[] = [];
  const none = usualPlace(rects, CLASS_DATA.guy.radius, ({ x, y }) => {
    points.push([x / 1000, y / 1000]);
    return false;
  });
  expect(none).toBeNull();
  return points;
}

test('VS-R-45 points are tried from the middle of the centre line outwards, east first, then north and south of it', () => {
  const points = tried([10_000, 20_000, 16_000, 25_000]);
  const line = (y: number) => [13, 13.5, 12.5, 14, 12, 14.5, 11.5, 15, 11, 15.5, 10.5].map((x) => [x, y]);
  expect(points).toEqual([...line(22.5), ...line(24.5), ...line(20.5)]);
});

test('VS-R-45 a zone that is higher than wide has its line from south to north, north first, then east and west of it', () => {
  const points = tried([10_000, 20_000, 15_000, 26_000]);
  const line = (x: number) => [23, 23.5, 22.5, 24, 22, 24.5, 21.5, 25, 21, 25.5, 20.5].map((y) => [x, y]);
  expect(points).toEqual([...line(12.5), ...line(14.5), ...line(10.5)]);
});

test('VS-R-45 the line of a square runs from east to west, and the second zone comes after the first', () => {
  const square: Rect = [0, 0, 2000, 2000];
  expect(tried(square, [4000, 0, 5000, 1000])).toEqual([
    [1, 1],
    [1.5, 1],
    [0.5, 1],
    [4.5, 0.5],
  ]);
});

test('VS-R-11 a base lies wholly in a zone, its edge included', () => {
  const rect: Rect = [10_000, 20_000, 14_000, 23_000];
  const at = (x: number, y: number): Disc => ({ x, y, radius: 500 });
  for (const [x, y, isIn] of [
    ...[[10_500, 21_000, true] as const, [10_499, 21_000, false] as const],
    ...[[13_500, 21_000, true] as const, [13_501, 21_000, false] as const],
    ...[[12_000, 20_500, true] as const, [12_000, 20_499, false] as const],
    ...[[12_000, 22_500, true] as const, [12_000, 22_501, false] as const],
  ]) {
    expect([x, y, isInRect(at(x, y), rect)]).toEqual([x, y, isIn]);
  }
});
