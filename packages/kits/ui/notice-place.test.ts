import { noticePlace } from './notice-place';

test('words beside a press on a board stay over it, and cover no panel beside it', () => {
  const board = { left: 0, right: 960 };
  expect(noticePlace(900, board, 1280)).toBe(810);
  expect(noticePlace(20, board, 1280)).toBe(150);
  expect(noticePlace(500, board, 1280)).toBe(500);
});

test('beside a narrow board, and elsewhere, they stay in the window', () => {
  expect(noticePlace(1270, null, 1280)).toBe(1130);
  expect(noticePlace(200, { left: 100, right: 300 }, 1280)).toBe(200);
});
