import {
  bestScale,
  boundCamera,
  CLOSEST_SCALE,
  cutCamera,
  densityStep,
  EDGE_MARGIN,
  figureScale,
  fitCamera,
  mixCamera,
  panCamera,
  REFERENCE_SCALE,
  toScreen,
  toTable,
  zoomCamera,
} from './camera';
import { startCamera } from './first-view';

const table = { widthCi: 7200, heightCi: 4800 };
const view = { width: 980, height: 648 };
const phone = { width: 390, height: 430 };

describe('the camera', () => {
  test.each([view, phone, { width: 200, height: 900 }])('shows the whole table in %o', (at) => {
    const camera = fitCamera(table, at);
    for (const corner of [
      { x: 0, y: 0 },
      { x: 7200, y: 4800 },
    ]) {
      const { x, y } = toScreen(camera, at, corner);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(at.width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(at.height);
    }
  });

  test('shows the whole table beside a card that covers the lower edge, where it is larger there', () => {
    const low = { width: 844, height: 230, covered: 100 };
    const above = fitCamera(table, low);
    const beside = fitCamera(table, { ...low, beside: [560, 844] });
    expect(beside.scale).toBeGreaterThan(above.scale * 1.2);
    for (const x of [0, 7200]) {
      for (const y of [0, 4800]) {
        const at = toScreen(beside, low, { x, y });
        expect(at.x).toBeGreaterThan(560);
        expect(at.x).toBeLessThan(844);
        expect(at.y).toBeGreaterThan(0);
        expect(at.y).toBeLessThan(230);
      }
    }
    expect(fitCamera(table, { ...low, beside: [760, 844] })).toEqual(above);
  });

  test('has table y upward and screen y downward', () => {
    const camera = fitCamera(table, view);
    expect(toScreen(camera, view, { x: 0, y: 4800 }).y).toBeLessThan(toScreen(camera, view, { x: 0, y: 0 }).y);
  });

  test('finds the table point under a screen point and back', () => {
    const camera = { x: 1234, y: 777, scale: 0.31 };
    const there = toScreen(camera, view, toTable(camera, view, { x: 17, y: 600 }));
    expect(there.x).toBeCloseTo(17);
    expect(there.y).toBeCloseTo(600);
  });

  test('keeps the table point under the finger while it zooms', () => {
    const camera = fitCamera(table, view);
    const anchor = { x: 100, y: 500 };
    const before = toTable(camera, view, anchor);
    const after = toTable(zoomCamera(camera, view, anchor, camera.scale * 2.3), view, anchor);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  test('moves the table with the finger while it pans', () => {
    const camera = { x: 3000, y: 2000, scale: 0.34 };
    const before = toScreen(camera, view, { x: 3100, y: 2100 });
    const after = toScreen(panCamera(camera, 30, -12), view, { x: 3100, y: 2100 });
    expect(after.x - before.x).toBeCloseTo(30);
    expect(after.y - before.y).toBeCloseTo(-12);
  });

  test('never loses the table, however far it is dragged', () => {
    const far = boundCamera({ x: -1e6, y: -1e6, scale: 0.4 }, view, table);
    const corner = toScreen(far, view, { x: 0, y: 0 });
    expect(corner.x).toBeCloseTo(EDGE_MARGIN);
    expect(corner.y).toBeCloseTo(view.height - EDGE_MARGIN);
  });

  const tall = { x: 3600, y: 4700, radiusCi: 150, around: { top: 90, right: 60, bottom: 40, left: 60 } };

  test.each([view, phone])('shows as much beyond the far edge as the heads of the figures there need, in %o', (at) => {
    const scale = 0.2;
    const above = (standing: readonly (typeof tall)[]) =>
      toScreen(boundCamera({ x: 3600, y: 1e6, scale }, at, table, standing), at, { x: 0, y: 4800 }).y;
    expect(above([])).toBeCloseTo(EDGE_MARGIN);
    const head = 90 * figureScale(scale) - 100 * scale;
    expect(above([tall])).toBeCloseTo(Math.min(head, at.height * 0.2));
    expect(head).toBeGreaterThan(EDGE_MARGIN);
  });

  test.each([view, phone, { width: 762, height: 276 }])(
    'gives "whole table" 95 %% of the best fit at least, in %o',
    (at) => {
      for (const extent of [table, { widthCi: 4800, heightCi: 4800 }, { widthCi: 14400, heightCi: 18000 }]) {
        expect(fitCamera(extent, at, [tall]).scale / bestScale(extent, at)).toBeGreaterThanOrEqual(0.95);
      }
    },
  );

  test.each([view, phone, { width: 844, height: 276 }])(
    "fills %o with table when a battle begins, with the player's own figures in sight",
    (at) => {
      for (const extent of [table, { widthCi: 4800, heightCi: 4800 }, { widthCi: 14400, heightCi: 18000 }]) {
        const places = [
          { x: extent.widthCi / 2, y: 300, radiusCi: 25 },
          { x: extent.widthCi / 2 + 600, y: 400, radiusCi: 25 },
        ];
        const middle = { x: extent.widthCi / 2, y: extent.heightCi / 2 };
        const camera = startCamera(extent, at, { places, wished: [], middle, toys: 0.12, standing: places });
        const low = toScreen(camera, at, { x: 0, y: 0 });
        const high = toScreen(camera, at, { x: extent.widthCi, y: extent.heightCi });
        const across = Math.min(at.width, high.x) - Math.max(0, low.x);
        const along = Math.min(at.height, low.y) - Math.max(0, high.y);
        expect((across * along) / (at.width * at.height)).toBeGreaterThan(0.86);
        for (const place of places) {
          const { x, y } = toScreen(camera, at, place);
          expect(x > 0 && x < at.width && y > 0 && y < at.height).toBe(true);
        }
      }
    },
  );

  test('shows the nearest enemy when a battle begins, if figures stay large', () => {
    const places = [{ x: 2000, y: 400, radiusCi: 25 }];
    const middle = { x: 6800, y: 4600 };
    const begun = (enemy: { x: number; y: number }) => {
      const wished = [{ ...enemy, radiusCi: 150, around: { top: 90, right: 60, bottom: 40, left: 60 } }];
      const camera = startCamera(table, view, { places, wished, middle, toys: 0.2, standing: [] });
      const own = toScreen(camera, view, { x: 2000, y: 400 });
      expect(own.x > 0 && own.x < view.width && own.y > 0 && own.y < view.height).toBe(true);
      const head = toScreen(camera, view, { x: enemy.x, y: enemy.y });
      return head.x > 0 && head.y - 90 * figureScale(camera.scale) > -0.5;
    };
    expect(begun({ x: 300, y: 3600 })).toBe(true);
    expect(begun({ x: 300, y: 4700 })).toBe(false);
  });

  test('shows as many whole enemies as it can when a battle begins', () => {
    const at = { width: 990, height: 592 };
    const small = { widthCi: 6000, heightCi: 4000 };
    const places = [{ x: 3000, y: 100, radiusCi: 25 }];
    const enemy = (x: number, y: number) => {
      return { x, y, radiusCi: 150, around: { top: 80, right: 60, bottom: 40, left: 60 } };
    };
    const seen = (enemies: readonly ReturnType<typeof enemy>[]) => {
      const middle = { x: 3000, y: 2000 };
      const camera = startCamera(small, at, { places, wished: enemies, middle, toys: 0.12, standing: [] });
      const head = 80 * figureScale(camera.scale);
      return enemies.map((each) => toScreen(camera, at, each).y - head > -0.5);
    };
    expect(seen([enemy(1000, 3000), enemy(5000, 3150)])).toEqual([true, true]);
    expect(seen([enemy(1000, 3000), enemy(5000, 3900)])).toEqual([true, false]);
  });

  test('shows the whole table above what covers the lower edge', () => {
    const covered = { ...phone, covered: 66 };
    expect(phone.height - toScreen(fitCamera(table, covered), covered, { x: 0, y: 0 }).y).toBeGreaterThanOrEqual(66);
    const deep = { widthCi: 4800, heightCi: 9600 };
    expect(covered.height - toScreen(fitCamera(deep, covered), covered, { x: 0, y: 0 }).y).toBeGreaterThanOrEqual(66);
    const low = boundCamera({ x: 2400, y: -1e6, scale: 0.2 }, covered, deep);
    expect(covered.height - toScreen(low, covered, { x: 0, y: 0 }).y).toBeCloseTo(66 + EDGE_MARGIN);
  });

  test('centres a table that is smaller than the view', () => {
    const tall = { width: 390, height: 800 };
    expect(fitCamera(table, tall).y).toBe(2400);
  });

  test('stays between the whole table and four times the reference zoom', () => {
    expect(boundCamera({ x: 0, y: 0, scale: 50 }, view, table).scale).toBe(CLOSEST_SCALE);
    expect(boundCamera({ x: 0, y: 0, scale: 0.0001 }, view, table)).toEqual(fitCamera(table, view));
  });

  test('eases from one camera to the other', () => {
    const from = { x: 0, y: 0, scale: 0.1 };
    const to = { x: 100, y: 40, scale: 0.4 };
    expect(mixCamera(from, to, 0)).toEqual(from);
    expect(mixCamera(from, to, 1)).toEqual(to);
    expect(mixCamera(from, to, 0.5).scale).toBeCloseTo(0.2);
  });
});

describe('the size of drawings', () => {
  test('is the reference size at the reference zoom and grows with it', () => {
    expect(figureScale(REFERENCE_SCALE)).toBe(1);
    expect(figureScale(REFERENCE_SCALE * 3)).toBeCloseTo(3);
  });

  test('shrinks more slowly than a small table', () => {
    expect(figureScale(REFERENCE_SCALE * 0.4)).toBeGreaterThan(0.55);
    expect(figureScale(REFERENCE_SCALE * 0.799)).toBeCloseTo(0.8, 2);
  });

  test.each([
    [1, 1, 1],
    [1.01, 1, Math.SQRT2],
    [0.9, 1, 1],
    [1, 2, 2],
    [0.5, 1, 0.5],
  ])('%p at pixel ratio %p is drawn for step %p', (scale, ratio, step) => {
    expect(densityStep(scale, ratio)).toBeCloseTo(step);
  });
});

describe('the first camera', () => {
  const tall = (x: number, top: number) => ({
    ...{ x, y: 4700, radiusCi: 100 },
    around: { top, right: 40, bottom: 30, left: 40 },
  });
  const begin = (at: typeof view, places: ReturnType<typeof tall>[]) =>
    startCamera(table, at, { places, wished: [], middle: { x: 2400, y: 2400 }, toys: 0.2, standing: places });

  test.each([
    ['desk', { width: 980, height: 560 }, 70],
    ['wide desk', { width: 1220, height: 690 }, 100],
    ['phone on its side', { width: 844, height: 232 }, 55],
  ])('leaves room for a tall head at the far edge: %s', (_, at, top) => {
    const camera = begin(at, [tall(2400, top)]);
    const { y } = toScreen(camera, at, { x: 2400, y: 4700 });
    expect(y - top * figureScale(camera.scale)).toBeGreaterThanOrEqual(-0.5);
  });

  test("leaves more room beside the table on a phone if the player's figures stand far apart", () => {
    const filling = phone.height / table.heightCi;
    expect(begin(phone, [tall(3000, 70), tall(4200, 70)]).scale).toBeGreaterThan(filling * 0.87);
    expect(begin(phone, [tall(300, 70), tall(6900, 70)]).scale).toBeLessThan(filling * 0.8);
  });
});

test('a view whose lower edge rises shows every point of the table where it was on the screen', () => {
  const before = { width: 390, height: 563 };
  const after = { width: 390, height: 430 };
  const camera = { x: 2400, y: 1900, scale: 0.11 };
  const cut = cutCamera(camera, before, after);
  for (const at of [{ x: 100, y: 100 }, { x: 2500, y: 3000 }, camera]) {
    expect(toScreen(cut, after, at)).toEqual({
      x: expect.closeTo(toScreen(camera, before, at).x),
      y: expect.closeTo(toScreen(camera, before, at).y),
    });
  }
});

describe('the figures of a first view on a table of 60" by 48"', () => {
  const extent = { widthCi: 6000, heightCi: 4800 };
  const figure = (x: number, y: number, top: number) => ({
    ...{ x, y, radiusCi: 100 },
    around: { top, right: top * 0.7, bottom: 30, left: top * 0.7 },
  });
  type Figure = ReturnType<typeof figure>;
  const herd = [figure(125, 4725, 40), figure(905, 4220, 70), figure(3895, 4230, 80), figure(5465, 4335, 132)];
  const army = [figure(175, 50, 40), figure(2450, 450, 40), figure(5725, 500, 40)];
  /** The same on a table that lies on its side. */
  const turned = (each: Figure): Figure => ({ ...each, x: each.y, y: extent.widthCi - each.x });
  const begin = (at: typeof view, lies = false) => {
    const [places, wished] = lies ? [herd.map(turned), army.map(turned)] : [herd, army];
    const table = lies ? { widthCi: extent.heightCi, heightCi: extent.widthCi } : extent;
    const middle = { x: table.widthCi / 2, y: table.heightCi / 2 };
    const camera = startCamera(table, at, { places, wished, middle, toys: 0.119, standing: [...places, ...wished] });
    const isSeen = ({ x, y }: Figure) => {
      const place = toScreen(camera, at, { x, y });
      return place.x > 4 && place.x < at.width - 4 && place.y > 0 && place.y < at.height;
    };
    return { camera, own: places.map(isSeen), enemies: wished.map(isSeen) };
  };

  test.each([
    ['a desk', { width: 990, height: 593 }, false],
    ['a phone', { width: 390, height: 563 }, true],
    ['a phone on its side', { width: 844, height: 230 }, false],
  ])('all of the own side are in sight on %s', (_, at, lies) => {
    expect(begin(at, lies).own).toEqual(herd.map(() => true));
  });

  test('a phone on its side shows the enemies too, beside some wood, if the table is no deeper than 36"', () => {
    const at = { width: 844, height: 230 };
    const small = { widthCi: 4800, heightCi: 3600 };
    const [places, wished] = [[figure(900, 3300, 70)], [figure(2400, 300, 40)]];
    const opening = { places, wished, middle: { x: 2400, y: 1800 }, toys: 0.119, standing: [...places, ...wished] };
    const camera = startCamera(small, at, opening);
    for (const each of opening.standing) {
      const { x, y } = toScreen(camera, at, each);
      expect(x > 4 && x < at.width - 4 && y > 0 && y < at.height).toBe(true);
    }
    expect(figureScale(camera.scale)).toBeGreaterThan(0.5);
    const near = [figure(1100, 2700, 40)];
    expect(startCamera(small, at, { ...opening, wished: near }).scale).toBeGreaterThan(1.2 * camera.scale);
  });

  test('the enemies are in sight as well on a desk, whose figures stay large enough', () => {
    const { camera, enemies } = begin({ width: 990, height: 593 });
    expect(enemies).toEqual(army.map(() => true));
    expect(figureScale(camera.scale)).toBeGreaterThan(0.65);
  });
});
