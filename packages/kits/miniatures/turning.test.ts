import { headingOf } from './heading';
import type { SceneModel, Token } from './model';
import { liesBetterSideways, roomyView, sideways, wasTurned } from './turning';

const token = { id: 'A', x: 1000, y: 300, facing: 90, gunFacing: 45, radiusCi: 25 } as Token;
const model: SceneModel = {
  table: { widthCi: 4000, heightCi: 6000, terrain: [{ id: 'h', kind: 'hill', outline: [{ x: 0, y: 0 }] }] },
  tokens: [token],
  selected: null,
  target: null,
  candidates: [],
  path: { points: [{ x: 1000, y: 300 }], radiusCi: 25, legal: true, label: '', touches: [] },
  aim: null,
  ranges: [],
  arcs: [{ figure: 'A', halfAngle: 45, facing: 0 }],
  marks: [
    { type: 'gate', from: { x: 0, y: 0 }, to: { x: 4000, y: 0 }, open: false, label: '' },
    { type: 'search', outline: [{ x: 0, y: 0 }], at: { x: 4000, y: 0 }, label: '?' },
  ],
};

describe('a table on its side', () => {
  const turning = sideways(model.table);
  const seen = turning.model(model);

  test('has its lower edge at the left, and so has everything on it', () => {
    expect(seen.table).toMatchObject({ widthCi: 6000, heightCi: 4000, terrain: [{ outline: [{ x: 0, y: 4000 }] }] });
    expect(seen.tokens[0]).toMatchObject({ x: 300, y: 3000, facing: 0, gunFacing: 315 });
    expect(seen.path?.points).toEqual([{ x: 300, y: 3000 }]);
    expect(seen.arcs[0]?.facing).toBe(270);
    expect(seen.marks).toEqual([
      expect.objectContaining({ from: { x: 0, y: 4000 }, to: { x: 0, y: 0 } }),
      expect.objectContaining({ outline: [{ x: 0, y: 4000 }], at: { x: 0, y: 0 } }),
    ]);
  });

  test('gives back the table point that a player points at', () => {
    const at = { x: 1234, y: 567 };
    expect(turning.back(turning.place(at))).toEqual(at);
  });

  test('keeps equal things identical, so that they are drawn once', () => {
    const again = turning.model({ ...model, selected: 'A' });
    expect(again.table).toBe(seen.table);
    expect(again.tokens).toBe(seen.tokens);
  });

  test.each(['left', 'right', 'up', 'down'] as const)('arrow keys follow the view: %s', (arrow) => {
    const on = headingOf(arrow, true);
    const from = turning.place({ x: 500, y: 500 });
    const to = turning.place({ x: 500 + on.x, y: 500 + on.y });
    expect({ x: to.x - from.x, y: to.y - from.y }).toEqual(headingOf(arrow, false));
  });

  test.each([
    [4800, 4800, 994, 592, true],
    [7200, 6000, 994, 592, false],
    [14400, 18000, 994, 592, true],
    [7200, 6000, 390, 560, true],
    [4800, 4800, 390, 560, false],
    [4800, 6000, 600, 592, false],
  ])('%d by %d in a view of %d by %d: %p', (widthCi, heightCi, width, height, wanted) => {
    expect(liesBetterSideways({ widthCi, heightCi }, { width, height })).toBe(wanted);
  });

  test.each([
    ['a sheet that opens', { upright: true, width: 390 }, { upright: true, width: 390 }, false],
    ['a window that is drawn narrow', { upright: false, width: 1280 }, { upright: false, width: 620 }, false],
    ['a screen that was turned before its page', { upright: true, width: 390 }, { upright: false, width: 390 }, false],
    ['a turned phone', { upright: true, width: 390 }, { upright: false, width: 844 }, true],
  ])('is laid anew only when the phone is turned: %s', (_, before, now, wanted) => {
    expect(wasTurned(before, now)).toBe(wanted);
    expect(wasTurned(now, before)).toBe(wanted);
  });

  test('is laid for the view without the sheet that is open at the moment', () => {
    expect(roomyView({ width: 390, height: 370 }, 844).height).toBeGreaterThan(540);
    expect(roomyView({ width: 994, height: 592 }, 800)).toEqual({ width: 994, height: 592 });
  });
});
