import { drawingPen } from './drawing';

const p = (x: number, y: number) => ({ x, y });

test('the same drawing in hundredths and in thousandths of an inch', () => {
  const [hundredths, mils] = [drawingPen(100), drawingPen(1000)];
  expect(hundredths.box('barn', 'building', [1, 2], [4, 5.5])).toEqual({
    id: 'barn',
    kind: 'building',
    outline: [p(100, 200), p(400, 200), p(400, 550), p(100, 550)],
  });
  expect(mils.piece('mud', 'wasteland', [[0.0005, 1]]).outline).toEqual([p(1, 1000)]);
  expect(mils.at(1.25, 3)).toEqual(p(1250, 3000));
});

test('a blob reaches out from its middle, in percent', () => {
  const { outline } = drawingPen(100).blob('pond', 'water', [10, 10], [4, 2], [100, 50, 100, 200]);
  expect(outline).toEqual([p(1400, 1000), p(1000, 1100), p(600, 1000), p(1000, 600)]);
});

test('a wall is drawn in sections', () => {
  expect(drawingPen(1000).wall('fence', 'fence', [1, 1], [1, 7], 3)).toEqual([
    { id: 'fence-1', kind: 'fence', outline: [p(1000, 1000), p(1000, 4000)] },
    { id: 'fence-2', kind: 'fence', outline: [p(1000, 4000), p(1000, 7000)] },
  ]);
});
