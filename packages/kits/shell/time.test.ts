import { keepTimeWish, needsNoClock } from './hosting';

const person = { taken: true, bot: false };
const computer = { taken: true, bot: true };
const open = { taken: false, bot: false };
const standard = { kind: 'standard' } as const;

test.each([
  ['a person and a computer', [person, open], 1, true],
  ['an open seat and a computer', [open, open], 1, true],
  ['computers alone', [open, open], 2, true],
  ['a person, computers and an open seat', [person, computer, open, open], 1, false],
  ['two people and a computer', [person, person, open], 1, false],
])('a table of %s needs no clock: %s', (_, chairs, computers, none) => {
  expect(needsNoClock('m', { terms: standard, chairs }, computers)).toBe(none);
});

test('a clock that the person chose themselves stays', () => {
  const chairs = [person, open];
  expect(needsNoClock('m', { terms: { kind: 'live', bankSeconds: 600, incrementSeconds: 10 }, chairs }, 1)).toBe(false);
  keepTimeWish('wanted');
  expect(needsNoClock('wanted', { terms: standard, chairs }, 1)).toBe(false);
});
