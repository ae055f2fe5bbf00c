import { placeBeside } from './beside';

const view = { width: 980, height: 640 };
const card = { width: 296, height: 270 };

test('the card stands where it hides neither the shooter nor a crowd', () => {
  const target = { x: 500, y: 300, radius: 30 };
  const at = (x: number) => ({ x, y: 300, radius: 20 });
  const side = (shooter: number, others: number[]) =>
    placeBeside(card, { view, target, shooter: at(shooter), others: others.map(at) }).side;
  expect(side(300, [])).toBe('right');
  expect(side(700, [])).toBe('left');
  expect(side(100, [600, 650, 700])).toBe('left');
  expect(side(700, [200, 250, 300])).toBe('left');
});

test('it gives way upwards or downwards where it would hide others, its pointer still at the target', () => {
  const target = { x: 320, y: 360, radius: 35 };
  const at = (x: number, y: number) => ({ x, y, radius: 30 });
  const low = placeBeside(card, {
    view,
    target,
    shooter: at(360, 480),
    others: [at(430, 400), at(560, 480), at(650, 440)],
  });
  expect(low.side).toBe('right');
  expect(low.top + card.height).toBeLessThan(410);
  expect(low.top + low.pointer).toBe(360);
});

test('it does not hide the target where the edge of the table leaves no room beside it', () => {
  const target = { x: 330, y: 360, radius: 35 };
  const crowd = [450, 500, 550, 600, 650].flatMap((x) => [100, 200, 300, 400, 500].map((y) => ({ x, y, radius: 20 })));
  const place = placeBeside(card, { view, target, shooter: null, others: crowd.slice(0, 6) });
  expect(place.left).toBeGreaterThan(365);
});

test('it stays in view, and changes sides where there is no room', () => {
  const target = { x: 900, y: 20, radius: 40 };
  const place = placeBeside(card, { view, target, shooter: null, others: [] });
  expect(place.side).toBe('left');
  expect(place.left + card.width).toBeLessThanOrEqual(860);
  expect(place.top).toBeGreaterThanOrEqual(0);
  expect(place.pointer).toBeGreaterThan(0);
});

test('a view smaller than the card still gets it inside', () => {
  const target = { x: 100, y: 100, radius: 20 };
  const place = placeBeside(card, { view: { width: 280, height: 200 }, target, shooter: null, others: [] });
  expect(place.left).toBe(10);
  expect(place.top).toBe(10);
});
