import { contactPoint } from './contact';
import { beyondTip } from './danger';
import { freest, heldOn, placesBeside, placesFor, seenIn } from './label';
import { arcPoints, strip } from './strip';
import { between } from './threads';
import { readableTilt } from './tilt';
import { lineWeight } from './weight';

test('the label of a small area lies beside it where figures stand in it, below it and above it', () => {
  const area = { left: 180, top: 280, right: 220, bottom: 320 };
  const sheet = { left: 0, top: 0, right: 400, bottom: 600 };
  const stood = { left: 170, top: 220, right: 230, bottom: 380 };
  const plate = { width: 90, height: 34 };
  const best = (
    places: readonly { x: number; y: number }[],
    figures: readonly (typeof area)[],
    { width, height } = plate,
  ) => freest(places, width, height, figures);
  for (const places of [placesFor, placesBeside]) {
    const { x, y } = best(places(plate, area, sheet), [stood]);
    expect(x - plate.width / 2).toBeGreaterThanOrEqual(220);
    expect(y).toBe(300);
  }
  expect(best(placesBeside(plate, area, sheet), [])).toMatchObject({ x: 200, y: expect.closeTo(252.8) });
  // With room in its middle it stays there; at an edge of the table it hangs over none.
  expect(best(placesFor({ width: 30, height: 20 }, area, sheet), [])).toEqual({ x: 200, y: 300 });
  const corner = { left: 370, top: 560, right: 400, bottom: 600 };
  const held = best(placesFor(plate, corner, sheet), [corner]);
  expect(held.x + plate.width / 2).toBeLessThanOrEqual(400);
});

describe('bands', () => {
  test('are as wide as asked and carry the texture by length', () => {
    const { positions, uvs, indices } = strip(
      [
        { x: 0, y: 0 },
        { x: 30, y: 0 },
      ],
      8,
      10,
      'bent',
    );
    expect([...positions]).toEqual([0, -4, 0, 4, 30, -4, 30, 4].map((v) => (v === 0 ? expect.closeTo(0) : v)));
    expect([...uvs]).toEqual([0, 0, 0, 1, 3, 0, 3, 1]);
    expect([...indices]).toEqual([0, 1, 2, 2, 1, 3]);
  });

  test('go round a ring with a whole number of tiles and no gap', () => {
    const ring = arcPoints({ x: 0, y: 0 }, 50, 0, 2 * Math.PI);
    const { positions, uvs } = strip(ring, 6, 20, 'ring');
    const end = uvs[uvs.length - 2] ?? 0;
    expect(end).toBeCloseTo(Math.round(end), 5);
    expect(positions[0]).toBeCloseTo(positions[positions.length - 4] ?? NaN, 3);
    expect(positions[1]).toBeCloseTo(positions[positions.length - 3] ?? NaN, 3);
  });

  test('an arc has points enough to look round', () => {
    const points = arcPoints({ x: 0, y: 0 }, 300, 0, Math.PI);
    expect(points.length).toBeGreaterThan(90);
    expect(arcPoints({ x: 0, y: 0 }, 1, 0, 1).length).toBeGreaterThanOrEqual(9);
  });
});

describe('a band that stands upright', () => {
  const standing = (x: number, y: number) =>
    strip(
      [
        { x: 0, y: 0 },
        { x, y },
      ],
      60,
      30,
      'upright',
    ).positions;

  test('rises straight from a line across the view', () => {
    expect([...standing(90, 0)]).toEqual([0, -60, 0, 0, 90, -60, 90, 0]);
  });

  test('leans where it would otherwise be seen edge on', () => {
    const [topX = 0, topY, footX, footY] = standing(0, 90);
    expect(topX).toBeGreaterThan(10);
    expect([topY, footX, footY]).toEqual([-60, 0, 0]);
  });
});

describe('threads', () => {
  const disc = (x: number, size: number) => ({ middle: { x, y: 0 }, disc: size });

  test('run from edge to edge', () => {
    expect(between(disc(0, 10), disc(100, 20), 5)).toEqual([
      { x: 15, y: 0 },
      { x: 75, y: 0 },
    ]);
  });

  test('run from middle to middle where two bases touch', () => {
    expect(between(disc(0, 10), disc(25, 20))).toEqual([
      { x: 0, y: 0 },
      { x: 25, y: 0 },
    ]);
  });
});

describe('labels', () => {
  test('go where they cover least; the first place wins a draw', () => {
    const places = [
      { x: 50, y: 50 },
      { x: 200, y: 50 },
      { x: 350, y: 50 },
    ];
    const crowd = { left: 0, top: 0, right: 120, bottom: 100 };
    expect(freest(places, 80, 30, [])).toEqual(places[0]);
    expect(freest(places, 80, 30, [crowd])).toEqual(places[1]);
  });

  test.each([
    [10, 0, 0],
    [-10, 0, 0],
    [10, 10, 45],
    [-10, 10, -45],
    [0, 10, 90],
  ])('along (%i, %i) are tilted by %i degrees and never upside down', (x, y, degrees) => {
    expect(Math.abs(readableTilt({ x: 0, y: 0 }, { x, y }))).toBeCloseTo(Math.abs(degrees));
    expect(Math.abs(readableTilt({ x: 0, y: 0 }, { x, y }))).toBeLessThanOrEqual(90);
  });
});

test('a contact is where the bases meet', () => {
  expect(contactPoint({ x: 30, y: 0 }, { x: 0, y: 0 }, 10)).toEqual({ x: 10, y: 0 });
});

test('lines grow with the figures, within limits', () => {
  expect([0.2, 1, 5].map(lineWeight)).toEqual([0.75, 1, 2]);
});

describe('a label near an edge of the table', () => {
  const sheet = { left: 0, top: 0, right: 380, bottom: 500 };

  test('is kept whole', () => {
    expect(heldOn({ x: 350, y: 200 }, 46, sheet)).toEqual({ x: 334, y: 200 });
    expect(heldOn({ x: 10, y: 495 }, 46, sheet)).toEqual({ x: 46, y: 480 });
  });

  test('stands amid a table that is too narrow for it', () => {
    expect(heldOn({ x: 10, y: 200 }, 300, sheet).x).toBe(190);
  });
});

describe('a label near an edge of the view', () => {
  const view = { left: 0, top: 0, right: 390, bottom: 500 };
  const plate = { width: 100, height: 34 };
  const about = { left: 300, top: 200, right: 500, bottom: 260 };

  test.each([
    [0, 336, 230],
    [90, 369, 230],
  ])('is seen whole, turned by %i degrees', (tilt, x, y) => {
    const at = seenIn(view, { x: 400, y: 230 }, { plate, tilt, about });
    expect(at.x).toBeCloseTo(x);
    expect(at.y).toBeCloseTo(y);
  });

  test('stays whole although its area has just gone out of sight', () => {
    const { x } = seenIn(
      { ...view, right: 360 },
      { x: 400, y: 230 },
      { plate, tilt: 0, about: { ...about, left: 361 } },
    );
    expect(x).toBeCloseTo(306);
  });

  test('goes with a line that is out of sight', () => {
    expect(seenIn({ ...view, right: 290 }, { x: 400, y: 230 }, { plate, tilt: 0, about })).toEqual({ x: 400, y: 230 });
  });
});

test('the chance of a figure in contact stands on its far side, clear of both bases', () => {
  const [mine, theirs, plate] = [
    { x: 100, y: 100 },
    { middle: { x: 118, y: 100 }, disc: 9 },
    { width: 60, height: 30 },
  ];
  const [first, ...others] = beyondTip(theirs, mine, plate);
  expect(first?.y).toBe(100);
  expect((first?.x ?? 0) - plate.width / 2).toBeGreaterThan(127);
  for (const { x, y } of others) expect(Math.hypot(x - 118, y - 100)).toBeGreaterThan(9 + plate.height / 2);
});
