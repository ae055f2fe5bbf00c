import { apart, rimSlots } from './rim-slots';

test('the angle between two directions is the smaller one', () => {
  expect(apart(0, Math.PI / 2)).toBeCloseTo(Math.PI / 2);
  expect(apart(-0.1, 2 * Math.PI - 0.2)).toBeCloseTo(0.1);
  expect(apart(0.1, -0.1 + 4 * Math.PI)).toBeCloseTo(0.2);
});

describe('slots on a rim', () => {
  const distance = (a: number, b: number, radius: number) => 2 * radius * Math.sin(apart(a, b) / 2);

  test.each([1, 2, 3, 4])('%i slots keep their distance from each other and from taken angles', (count) => {
    const taken = [Math.PI / 2, 0.3];
    const slots = rimSlots(count, 40, 20, taken);
    expect(slots).toHaveLength(count);
    slots.forEach((slot, i) => {
      for (const other of [...taken, ...slots.slice(0, i)]) expect(distance(slot, other, 40)).toBeGreaterThan(19.9);
    });
  });

  test('the first is at the lower right if that is free', () => {
    expect(rimSlots(1, 30, 20, [])).toEqual([Math.PI / 4]);
    expect(rimSlots(1, 30, 20, [Math.PI / 4])[0]).not.toBeCloseTo(Math.PI / 4);
  });

  test('a small rim has only as many slots as fit', () => {
    expect(rimSlots(9, 14, 20, []).length).toBeLessThan(6);
    expect(rimSlots(9, 14, 20, []).length).toBeGreaterThan(1);
  });
});
