import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { quickState } from '../testing/states';
import { nameFigures } from './names';
import { hasSentence, refusalSentence } from './refusals';

const engine = join(__dirname, '../../../../packages/dino-wars/src');

/** Every rule that the engine's source refuses anything by, with the codes it gives. */
function refusals(): { rule: string; code: string; facts: string[] }[] {
  const files = readdirSync(engine, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  return files.flatMap((file) => {
    const source = readFileSync(join(engine, file), 'utf8');
    const calls = [...source.matchAll(/refuse\(([^()]*?'DW-[^()]*?),\s*'([A-Z_]*)'(?:,\s*\{([^}]*)\})?/g)];
    return calls.flatMap(([, rules = '', code = '', facts = '']) =>
      [...rules.matchAll(/'(DW-[A-Z0-9-]+)'/g)].map(([, rule = '']) => ({
        rule,
        code,
        facts: [...facts.matchAll(/(\w+)(?=[:,\s}]|$)/g)].map(([name]) => name),
      })),
    );
  });
}

const state = quickState();
const names = nameFigures(state);

test('the engine refuses by more than thirty rules, and each has a sentence of its own', () => {
  const rules = new Set(refusals().map(({ rule }) => rule));
  expect(rules.size).toBeGreaterThan(30);
  expect([...rules].filter((rule) => !hasSentence(rule))).toEqual([]);
});

test.each([
  ['DW-RANGE-1', 'OUT_OF_RANGE', { figure: 's1', target: 'd1', rangeCi: 1912, limitCi: 1800 }, /19\.12" away.*18"/],
  [
    'DW-MOVE-3',
    'NOT_ENOUGH_MOVEMENT',
    { figure: 'd1', costCi: 900, spentCi: 1000, allowanceCi: 1800 },
    /9" long.*18".*10"/,
  ],
  ['DW-LOS-1', 'NO_LOS', { figure: 's1', target: 'd1', blocker: 'woods' }, /past the woods\./],
  ['DW-OVER-1', 'NOT_ENOUGH_MOVEMENT', { figure: 'd1', costCi: 200, leftCi: 150 }, /costs 2".*only 1\.5"/],
  [
    'DW-TURN-3',
    'NOT_YOUR_PHASE',
    { phase: 'dinosaur-attack', needs: ['regular-fire', 'secondary-fire'] },
    /phase 2 or 5.*phase 3/,
  ],
  [
    'DW-R-104',
    'NOT_YOUR_PHASE',
    { ended: 'regular-fire', phase: 'dinosaur-attack' },
    /Regular Fire.*by itself.*phase 3/,
  ],
] as const)('%s speaks with the numbers', (rule, code, facts, wanted) => {
  expect(refusalSentence({ rule, code, facts }, { state, names }, () => null)).toMatch(wanted);
});

test('no sentence shows ids, holes or leftovers', () => {
  for (const { rule, code } of refusals()) {
    const facts = { figure: 's1', target: 'd1', owner: 1, costCi: 100, leftCi: 50, spentCi: 10, allowanceCi: 60 };
    const more = { rangeCi: 700, limitCi: 600, weapon: 'rifle', blocker: 'd1', phase: 'army-movement', most: 2 };
    const text = refusalSentence({ rule, code, facts: { ...facts, ...more } }, { state, names }, () => null);
    expect(text).toMatch(/^[A-Z].*[.!]$/s);
    expect(text).not.toMatch(/undefined|NaN|null|\?"|\b[sd]1\b/);
  }
});

test('a rule without a sentence speaks in its own words', () => {
  const refusal = { rule: 'DW-SPEC-6', code: '', facts: {} };
  expect(refusalSentence(refusal, { state, names }, () => 'Both sides can tell.')).toBe('Both sides can tell.');
  expect(refusalSentence(refusal, { state, names }, () => null)).toContain('DW-SPEC-6');
});
