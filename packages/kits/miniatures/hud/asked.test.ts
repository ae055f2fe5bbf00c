/** A tap on the zone that an answer stands for gives that answer. */
import { answerAt } from './asked';
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
  ['the first zone', { x: 4, y: 5 }, 'left'],
  ['the second zone', { x: 14, y: 5 }, 'right'],
  ['a place where two zones overlap', { x: 9, y: 5 }, undefined],
  ['a place outside all zones', { x: 30, y: 5 }, undefined],
])('%s', (_, at, intent) => {
  expect(answerAt([zones], at)?.intent).toBe(intent);
});

test('a question that waits behind another is not answered', () => {
  expect(answerAt([asking(answer('yes'), answer('no')), zones], { x: 4, y: 5 })).toBeNull();
  expect(answerAt([], { x: 4, y: 5 })).toBeNull();
});
