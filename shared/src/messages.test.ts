import { createMatch, joinOptions, requests } from './messages';
import { cleanName, playerName } from './names';

test.each([
  ['Ada', 'Ada'],
  ['  Ada   Lovelace ', 'Ada Lovelace'],
  ['A\u0000d\u202Ea', 'Ada'],
  ['\u200BAda\uFEFF', 'Ada'],
  ['Z\u0300\u0301\u0302\u0303\u0304algo', 'Z\u0300\u0301algo'],
  ['ก็็็็็็', 'ก็'],
  ['မြို့တော်', 'မြို့တော်'],
  ['हिन्दी', 'हिन्दी'],
  ['น้ำผึ้ง', 'น้ำผึ้ง'],
  ['مُحَمَّد', 'مُحَمَّد'],
  ['བསྒྲུབས', 'བསྒྲུབས'],
  ['Nguyễn', 'Nguyễn'],
  ['علی\u200Cرضا', 'علی\u200Cرضا'],
  ['👨‍👩‍👧‍👦 Ada', '👨‍👩‍👧‍👦 Ada'],
  ['👩🏽‍🚀❤️', '👩🏽‍🚀❤️'],
  ['👨‍👩‍👧‍👦'.repeat(8), '👨‍👩‍👧‍👦'.repeat(8)],
  ['A\u200Dd\uFE0Fa', 'Ada'],
  ['王小明', '王小明'],
  ['Ada\u3164\u2800', 'Ada'],
])('the name %j is shown as %j', (given, shown) => {
  expect(cleanName(given)).toBe(shown);
  expect(playerName.parse(given)).toBe(shown);
});

test.each([
  [''],
  ['   '],
  ['\u3164'],
  ['\u2800 \u2800'],
  ['\u115F\u1160\uFFA0'],
  ['\u0301'],
  ['\u200B'],
  ['x'.repeat(25)],
  ['👍🏽'.repeat(25)],
  [7],
  [null],
  ['x'.repeat(10_000)],
])('%j is not a name', (given) => {
  expect(playerName.safeParse(given).success).toBe(false);
});

test.each([
  ['sit', { name: 'Ada', wish: 'army' }, true],
  ['sit', { name: 'Ada' }, true],
  ['sit', { name: 'Ada', wish: '__proto__' }, false],
  ['sit', { name: 'Ada', extra: 1 }, false],
  ['sit', undefined, false],
  ['leave-seat', undefined, true],
  ['leave-seat', {}, true],
  ['intent', { intent: { type: 'done' } }, true],
  ['intent', { intent: { type: 'done' }, seq: 4, id: 'a-1' }, true],
  ['intent', { intent: { type: 'done' }, seq: -1 }, false],
  ['intent', { intent: { type: 'done' }, id: 'a b' }, false],
  ['intent', { intent: {} }, false],
  ['intent', { intent: [] }, false],
  ['intent', 'done', false],
] as const)('%s %j is accepted: %j', (type, message, taken) => {
  expect(requests[type].safeParse(message).success).toBe(taken);
});

test.each([
  [{ matchId: 'abcdefgh' }, true],
  [{ matchId: 'abcdefgh', token: null }, true],
  [{ matchId: 'abcdefgh', token: 'short' }, false],
  [{ matchId: '../../etc' }, false],
  [{ matchId: { $ne: 1 } }, false],
  [{}, false],
])('join options %j are accepted: %j', (options, taken) => {
  expect(joinOptions.safeParse(options).success).toBe(taken);
});

test('all fields of a new match can be left out', () => {
  const usual = { bots: [], visibility: 'private', delay: 0, hosted: false };
  expect(createMatch.parse({})).toEqual(usual);
});
