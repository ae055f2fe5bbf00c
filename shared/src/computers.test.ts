import { bareName, computerName } from './computers';

const PLAIN = { name: 'Computer' };
const NAMED = { name: 'Computer', names: ['Ann', 'Ben'] };
const FIRST = { seat: 0, others: [], number: null, strength: null };

test.each([
  [PLAIN, FIRST, 'Computer'],
  [PLAIN, { ...FIRST, number: 2, strength: 'easy' }, 'Computer 2 (easy)'],
  [NAMED, { ...FIRST, number: 1, strength: 'easy' }, 'Ann (easy)'],
  [NAMED, { ...FIRST, seat: 1 }, 'Ben'],
  [NAMED, { ...FIRST, seat: 3, others: ['Ben (strong)'] }, 'Ann'],
  [NAMED, { ...FIRST, number: 3, others: ['Ann (easy)', 'Ben'] }, 'Computer 3'],
  [null, FIRST, ''],
])('of %j a computer at %j is called %s', (bot, at, called) => {
  expect(computerName(bot, at)).toBe(called);
});

test('a name without its strength', () => {
  expect(['Ann (easy)', 'Ann', 'Ann (B) (easy)'].map(bareName)).toEqual(['Ann', 'Ann', 'Ann (B)']);
});
