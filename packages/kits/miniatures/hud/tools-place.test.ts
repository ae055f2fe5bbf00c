/** A phone's small buttons and dice go where they cover the fewest figures. */
import { dicePlace, lowerSide, toolsPlace } from './tools-place';

const BOARD = { width: 390, height: 484, row: 152 };
const figure = (x: number, y: number) => ({ x, y, radius: 12 });

test('they stand in the corner while it is free', () => {
  expect(toolsPlace([], BOARD)).toBe('corner');
  expect(toolsPlace([figure(60, 470), figure(200, 420)], BOARD)).toBe('corner');
  // An army along the right edge.
  expect(toolsPlace([figure(360, 200), figure(360, 260)], BOARD)).toBe('corner');
});

test('they go to the middle of the edge from an army along the lower edge', () => {
  const army = [60, 150, 250, 320].map((x) => figure(x, 460));
  expect(toolsPlace(army, BOARD)).toBe('edge');
  expect(toolsPlace([...army, figure(360, 240)], BOARD)).toBe('edge');
  expect(toolsPlace([...army, figure(360, 240), figure(360, 200)], BOARD)).toBe('corner');
  // A longer row covers more of the army.
  expect(toolsPlace([...army, figure(360, 240), figure(360, 200)], { ...BOARD, row: 200 })).toBe('corner');
  expect(toolsPlace([figure(200, 460)], { ...BOARD, row: 200 })).toBe('edge');
});

test('once they stand somewhere they stay there, unless they would cover many more figures', () => {
  const army = [60, 150, 250, 320].map((x) => figure(x + 60, 460));
  expect(toolsPlace(army.slice(2), BOARD, 'corner')).toBe('corner');
  expect(toolsPlace([], BOARD, 'edge')).toBe('edge');
  expect(toolsPlace(army, { ...BOARD, row: 380 }, 'corner')).toBe('edge');
});

test('the dice lie in the right corner, unless they cover fewer figures in the left one', () => {
  expect(dicePlace([], BOARD.width)).toBe('right');
  expect(dicePlace([figure(200, 60), figure(360, 300)], BOARD.width)).toBe('right');
  expect(dicePlace([figure(360, 60)], BOARD.width)).toBe('left');
  expect(dicePlace([figure(360, 60), figure(40, 120)], BOARD.width)).toBe('right');
  // Above the dice of the left corner stand other buttons.
  expect(dicePlace([figure(360, 60), figure(40, 20)], BOARD.width)).toBe('left');
});

test('cards over the lower edge stand in the corner away from the figure in hand, and stay while it is amid', () => {
  expect(lowerSide([{ x: 200 }], 844, 'left')).toBe('right');
  expect(lowerSide([{ x: 700 }], 844, 'right')).toBe('left');
  expect(lowerSide([{ x: 440 }], 844, 'right')).toBe('right');
  expect(lowerSide([], 844, 'left')).toBe('left');
});
