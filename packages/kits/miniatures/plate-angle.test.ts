import { plateAngle } from './plate-angle';

const DOWN = Math.PI / 2;

test('a plate hangs at the bottom unless the notch is there', () => {
  expect(plateAngle(null)).toBe(DOWN);
  for (const notch of [0, Math.PI, -Math.PI / 2, DOWN + 1, DOWN - 1]) expect(plateAngle(notch)).toBe(DOWN);
});

test('for every facing, the plate is clear of the notch and near the bottom', () => {
  for (let degrees = 0; degrees < 360; degrees++) {
    const notch = (degrees * Math.PI) / 180;
    const plate = plateAngle(notch);
    const apart = Math.abs(Math.atan2(Math.sin(plate - notch), Math.cos(plate - notch)));
    expect(apart).toBeGreaterThan(0.719);
    expect(Math.abs(plate - DOWN)).toBeLessThan(0.73);
  }
});

test('a plate goes farther round its rim, and clear of the notch, where it would lie on somebody', () => {
  const amid = (angle: number) => Math.abs(angle - DOWN) > 0.5;
  expect(Math.abs(plateAngle(null, amid) - DOWN)).toBeCloseTo(0.8);
  const notch = DOWN + 0.9;
  expect(plateAngle(notch, amid)).toBeLessThan(DOWN);
  // In a heap it lies on a body rather than on another plate.
  const onPlate = (angle: number) => Math.abs(angle - DOWN) < 0.5;
  expect(
    Math.abs(
      plateAngle(
        null,
        () => false,
        (angle) => !onPlate(angle),
      ) - DOWN,
    ),
  ).toBeCloseTo(0.8);
  // It stays where all is taken.
  expect(plateAngle(null, () => false)).toBe(DOWN);
});
