import { type BaseLook, basePicture, lifeSegments } from './base';

describe('the life ring', () => {
  test('has one segment for each life point, clockwise from the plate, the last ones emptied', () => {
    const segments = lifeSegments({ now: 7, max: 10 }, 25, 1.6);
    expect(segments).toHaveLength(10);
    expect(segments.map((s) => s.full)).toEqual([...Array(7).fill(true), ...Array(3).fill(false)]);
    expect(segments[0]?.from).toBeCloseTo(90 + (1.6 / 25 / 2) * (180 / Math.PI));
    for (let i = 1; i < segments.length; i++) {
      expect(segments[i]?.from).toBeGreaterThan(segments[i - 1]?.to ?? Infinity);
    }
    expect((segments[9]?.to ?? 0) - (segments[0]?.from ?? 0)).toBeLessThan(360);
  });

  test('closes for a single life point', () => {
    expect(lifeSegments({ now: 1, max: 1 }, 13, 1.6)).toEqual([{ from: 90, to: 450, full: true }]);
  });

  test('keeps its segments wider than its gaps, however many there are', () => {
    for (const { from, to } of lifeSegments({ now: 40, max: 40 }, 11, 3)) {
      expect(to - from).toBeGreaterThan(2 * (9 - (to - from)) - 0.01);
    }
  });
});

describe('a base', () => {
  const look: BaseLook = {
    radius: 25.5,
    make: 'rubber',
    player: 0,
    readiness: 'idle',
    selected: false,
    life: { now: 7, max: 10 },
    line: 2.2,
  };

  test.each<Partial<BaseLook>>([
    { radius: 11 },
    { make: 'plastic' },
    { make: 'plastic', player: 2 },
    { readiness: 'ready' },
    { readiness: 'acted' },
    { life: { now: 6, max: 10 } },
    { life: null },
    { make: 'plastic', selected: true },
  ])('with %o is another picture than without', (more) => {
    const [plain, other] = [basePicture(look), basePicture({ ...look, ...more })];
    expect(other.key).not.toBe(plain.key);
    expect(other.markup).not.toBe(plain.markup);
    expect(other.markup).not.toMatch(/NaN|undefined|Infinity/);
    expect(other.originX).toBe(other.width / 2);
  });
});
