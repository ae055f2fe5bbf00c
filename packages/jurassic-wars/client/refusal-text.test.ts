import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refusalText } from './refusal-text';
import { refusals } from './words/en/refusals';

const check = readFileSync(join(__dirname, '../rules/check.ts'), 'utf8');
const codes = [...check.matchAll(/refuse\([^,]+, '([A-Z_]+)'/g)].map(([, code = '']) => code);

test('every refusal of a move has a sentence, and no sentence is left over', () => {
  const spoken = Object.keys(refusals).map((key) => key.replace('refusal.', ''));
  expect(new Set(codes)).toEqual(new Set(spoken.filter((code) => code !== 'other')));
});

test.each([
  ['JW-WH-4', 'NO_SUCH_BID', { n: 9, most: 7 }, 'A bid is a number from 0 to 7.'],
  ['JW-RV-1', 'NUMBER', { count: 2 }, 'Show exactly 2 different cards.'],
  ['JW-SEQ-7', 'SEAT_IS_HANDED_OVER', { players: 4 }, 'Nobody gives up for all 4 players.'],
  ['JW-OPT-6', 'SOMETHING_ELSE', {}, 'Rule JW-OPT-6 forbids that.'],
])('%s: %s has a sentence', (rule, code, facts, text) => {
  expect(refusalText({ rule, code, facts })).toContain(text);
});
