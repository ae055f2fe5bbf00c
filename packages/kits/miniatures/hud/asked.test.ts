/** Two taps on the zone that an answer stands for give that answer. */
import { answerAt, isMeantAgain } from './asked';
import type { AskedWindow } from './contract';

const square = (left: number, top: number) => [
  { x: left, y: top },
  { x: left + 10, y: top },
  { x: left + 10, y: top + 10 },
  { x: left, y: top + 10 },
];
const answer = (word: string, area?: AskedWindow<string>['answers'][number]['area']) => {
  return { word, intent: word, chance: null, ...(area === undefined ? {} : { area }) };
};
const asking = (...answers: AskedWindow<string>['answers']): AskedWindow<string> => {
  return { key: 'zone', timer: null, about: [], question: 'Which zone?', rule: null, answers };
};
const zones = asking(answer('left', square(0, 0)), answer('right', square(8, 0)), answer('none'));

test.each([
  ['the first zone', { x: 4, y: 5 }, 0],
  ['the second zone', { x: 14, y: 5 }, 1],
  ['a place where two zones overlap', { x: 9, y: 5 }, undefined],
  ['a place outside all zones', { x: 30, y: 5 }, undefined],
])('%s', (_, at, answer) => {
  expect(answerAt([zones], at)?.answer).toBe(answer);
});

test('a question that waits behind another is not answered', () => {
  expect(answerAt([asking(answer('yes'), answer('no')), zones], { x: 4, y: 5 })).toBeNull();
  expect(answerAt([], { x: 4, y: 5 })).toBeNull();
});

test('a zone is chosen by a second tap on it, and not by one on another zone or for another question', () => {
  const left = { question: 'zone', answer: 0 };
  expect(isMeantAgain(null, left)).toBe(false);
  expect(isMeantAgain({ question: 'zone', answer: 1 }, left)).toBe(false);
  expect(isMeantAgain({ question: 'edge', answer: 0 }, left)).toBe(false);
  expect(isMeantAgain(left, left)).toBe(true);
});
