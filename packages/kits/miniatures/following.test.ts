import { type Camera, fitCamera, toScreen } from './camera';
import { FOLLOW_SCALE, followCamera } from './following';

const extent = { widthCi: 7200, heightCi: 4800 };
const insets = { top: 76, right: 6, bottom: 64, left: 6 };
const phone = { width: 390, height: 430 };
const disc = (x: number, y: number, radiusCi = 50) => ({ x, y, radiusCi });
const close: Camera = { x: 3600, y: 2400, scale: FOLLOW_SCALE };
const follow = (camera: Camera, ...discs: ReturnType<typeof disc>[]) =>
  followCamera(camera, discs, phone, { extent, insets });

/** Whether a disc is visible, clear of what covers the edges. */
function isClear(camera: Camera, { x, y, radiusCi }: ReturnType<typeof disc>): boolean {
  const at = toScreen(camera, phone, { x, y });
  const r = radiusCi * camera.scale;
  return (
    at.x - r >= insets.left &&
    at.x + r <= phone.width - insets.right &&
    at.y - r >= insets.top &&
    at.y + r <= phone.height - insets.bottom
  );
}

test('a camera that shows the action stays as it is', () => {
  expect(follow(close, disc(3600, 2400), disc(3900, 2500))).toBe(close);
  expect(follow(close)).toBe(close);
  const closer = { ...close, scale: FOLLOW_SCALE * 1.5 };
  expect(follow(closer, disc(3600, 2400))).toBe(closer);
});

test('on a phone it moves closer than the whole table, so that figures are no specks', () => {
  const whole = fitCamera(extent, phone);
  const camera = follow(whole, disc(3600, 2400));
  expect(camera.scale).toBe(FOLLOW_SCALE);
  expect(isClear(camera, disc(3600, 2400))).toBe(true);
});

test('a whole table that is nearly as close is left whole', () => {
  const small = { widthCi: 3000, heightCi: 3000 };
  const whole = fitCamera(small, phone);
  expect(whole.scale).toBeGreaterThan(FOLLOW_SCALE * 0.7);
  expect(followCamera(whole, [disc(1500, 1500)], phone, { extent: small, insets })).toBe(whole);
});

test.each([
  ['to the left', disc(600, 2400)],
  ['under the plates of the sides', disc(3600, 3650)],
  ['under what is said below', disc(3600, 1000)],
])('it turns to what happens %s, at the same zoom', (_, at) => {
  expect(isClear(close, at)).toBe(false);
  const camera = follow(close, at);
  expect(camera.scale).toBe(close.scale);
  expect(isClear(camera, at)).toBe(true);
});

test('it moves as far away as it must to show both ends of a long path, and comes back', () => {
  const ends = [disc(800, 2400), disc(6400, 2400)];
  const camera = follow(close, ...ends);
  expect(camera.scale).toBeLessThan(close.scale);
  for (const end of ends) expect(isClear(camera, end)).toBe(true);
  expect(follow(camera, disc(6400, 2400)).scale).toBe(FOLLOW_SCALE);
});

test('at the edge of the table it does not move to and fro for a view that is no better', () => {
  const corner = disc(20, 20);
  const camera = follow(close, corner);
  expect(follow(camera, corner)).toBe(camera);
});
