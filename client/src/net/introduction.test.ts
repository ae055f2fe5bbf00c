import { Introduction } from './introduction';

let live = 0;
let introduction: Introduction;
beforeEach(() => {
  live = 0;
  introduction = new Introduction(() => live++);
});

test('a match is live once board and seat are known, in either order', () => {
  introduction.boardIsHere();
  expect(live).toBe(0);
  introduction.seatIsKnown();
  expect(live).toBe(1);
  introduction.lineIsGone();
  introduction.seatIsKnown();
  expect(live).toBe(1);
  introduction.boardIsHere();
  expect(live).toBe(2);
});

test('repeated news of seats changes nothing, and every connection is waited for anew', () => {
  introduction.boardIsHere();
  introduction.seatIsKnown();
  introduction.seatIsKnown();
  introduction.boardIsHere();
  expect(live).toBe(1);
  introduction.lineIsGone();
  introduction.boardIsHere();
  expect(live).toBe(1);
});
