import { placeBeside } from './beside';

const view = { width: 980, height: 640 };
const card = { width: 296, height: 270 };

test('the card stands on the far side of the target from the shooter', () => {
  const target = { x: 500, y: 300, radius: 30 };
  expect(placeBeside(card, view, target, { x: 300, y: 300, radius: 8 }).side).toBe('right');
  expect(placeBeside(card, view, target, { x: 700, y: 300, radius: 8 }).side).toBe('left');
});

test('it stays in view, and changes sides where there is no room', () => {
  const place = placeBeside(card, view, { x: 900, y: 20, radius: 40 }, { x: 200, y: 300, radius: 8 });
  expect(place.side).toBe('left');
  expect(place.left + card.width).toBeLessThanOrEqual(860);
  expect(place.top).toBeGreaterThanOrEqual(0);
  expect(place.pointer).toBeGreaterThan(0);
});

test('a view smaller than the card still gets a whole number of pixels inside', () => {
  const place = placeBeside(card, { width: 280, height: 200 }, { x: 100, y: 100, radius: 20 }, null);
  expect(place.left).toBe(10);
  expect(place.top).toBe(10);
});
