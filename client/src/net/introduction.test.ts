import { Introduction } from './introduction';

let live = 0;
let introduction: Introduction;
beforeEach(() => {
  live = 0;
  introduction = new Introduction(() => live++);
});

test('a page waits for its seat after the board, and for the board after its seat', () => {
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

test('further words about seats change nothing, and every line is waited for anew', () => {
  introduction.boardIsHere();
  introduction.seatIsKnown();
  introduction.seatIsKnown();
  introduction.boardIsHere();
  expect(live).toBe(1);
  introduction.lineIsGone();
  introduction.boardIsHere();
  expect(live).toBe(1);
});
