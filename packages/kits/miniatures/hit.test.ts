import { crowdAt, HALO, hitFigure, isLost, type Pointable } from './hit';

function figure(id: string, x: number, y: number, more: Partial<Pointable> = {}): Pointable {
  const box = { left: x - 20, top: y - 46, right: x + 20, bottom: y + 4 };
  return { id, x, y, disc: 11, box, alive: true, ...more };
}

describe('pointing at figures', () => {
  test('hits the disc, the drawing and 44 px round a small figure', () => {
    const figures = [figure('s1', 100, 100)];
    expect(hitFigure(figures, 105, 104, HALO.mouse)).toBe('s1');
    expect(hitFigure(figures, 100, 70, HALO.mouse)).toBe('s1');
    expect(hitFigure(figures, 100, 121, HALO.touch)).toBe('s1');
    expect(hitFigure(figures, 100, 121, HALO.mouse)).toBeNull();
    expect(hitFigure(figures, 160, 100, HALO.touch)).toBeNull();
    expect(HALO.touch * 2).toBe(44);
  });

  test('prefers the nearest base where drawings overlap', () => {
    const giant = figure('d1', 200, 200, { disc: 48, box: { left: 60, top: 20, right: 340, bottom: 210 } });
    const soldier = figure('s1', 120, 120);
    expect(hitFigure([giant, soldier], 118, 110, HALO.mouse)).toBe('s1');
    expect(hitFigure([soldier, giant], 205, 190, HALO.mouse)).toBe('d1');
    expect(hitFigure([soldier, giant], 240, 80, HALO.mouse)).toBe('d1');
  });

  test('finds the dead only if nobody alive could be meant', () => {
    const corpse = figure('s9', 100, 100, { alive: false });
    expect(hitFigure([corpse], 104, 98, HALO.touch)).toBe('s9');
    expect(hitFigure([corpse, figure('s1', 118, 100)], 104, 98, HALO.touch)).toBe('s1');
  });
});

test('a figure with three others within a fingertip is lost in the crowd', () => {
  const ring = [
    { x: 124, y: 100 },
    { x: 100, y: 124 },
    { x: 100, y: 76 },
  ];
  const middle = { x: 100, y: 100 };
  expect(isLost(middle, ring)).toBe(true);
  expect(isLost(middle, ring.slice(1))).toBe(false);
  expect(isLost(middle, [...ring.slice(1), { x: 125, y: 100 }])).toBe(false);
});

test('three figures under one finger are a crowd, the nearest first', () => {
  const figures = [figure('far', 130, 100), figure('c', 115, 100), figure('a', 101, 100), figure('b', 92, 100)];
  expect(crowdAt(figures, 100, 100)).toEqual(['a', 'b', 'c']);
  expect(crowdAt(figures.slice(1), 100, 123)).toEqual([]);
  expect(crowdAt(figures.slice(0, 3), 100, 100)).toEqual([]);
  expect(crowdAt([...figures.slice(0, 3), figure('dead', 100, 100, { alive: false })], 100, 100)).toEqual([]);
});
