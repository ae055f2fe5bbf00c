import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Refusal } from '@dwo/kernel';
import { useLanguage } from '@dwo/kits/words/catalogue';
import { altered, quickState } from '../testing/states';
import { nameFigures } from './names';
import { hasSentence, refusalSentence } from './refusals';

const engine = join(__dirname, '../../../rules');

/** Every rule by which the engine's source refuses anything, with its codes. */
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
  ['DW-RANGE-1', 'OUT_OF_RANGE', { figure: 's1', target: 'd1', rangeCi: 1912, limitCi: 1800 }, /19\.1" away.*18"/],
  ['DW-RANGE-1', 'OUT_OF_RANGE', { figure: 's1', target: 'd1', rangeCi: 1804, limitCi: 1800 }, /18\.04" away.*18"/],
  [
    'DW-MOVE-3',
    'NOT_ENOUGH_MOVEMENT',
    { figure: 'd1', costCi: 900, spentCi: 1000, allowanceCi: 1800 },
    /^Too far by 1": 8" left\.$/,
  ],
  [
    'DW-AMOVE-1',
    'NOT_ENOUGH_MOVEMENT',
    { figure: 's1', costCi: 900, spentCi: 598, allowanceCi: 600 },
    /^Too far: no movement left\.$/,
  ],
  ['DW-R-91', 'NO_SPACE', { figure: 's1', neededCi: 540, widthCi: 500 }, /^The gate is 5" wide\. .+ needs 5\.4"\.$/],
  [
    'DW-R-91',
    'NO_SPACE',
    { figure: 's1', neededCi: 540, widthCi: 539 },
    /^The gate is 5\.39" wide\. .+ needs 5\.4"\.$/,
  ],
  ['DW-LOS-1', 'NO_LOS', { figure: 's1', target: 'd1', blocker: 'palm-thicket' }, /past the woods\./],
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

test('DW-FLY-4 a flyer in the air is touched by landing, and by nobody on the ground', () => {
  const flock = altered(state, (draft) => {
    for (const id of ['d1', 'd2']) Object.assign(draft.dinosaurs[id] ?? {}, { kind: 'pteranodon' });
  });
  const told = (figure: string) =>
    refusalSentence(
      { rule: 'DW-FLY-4', code: 'NO_CONTACT', facts: { figure, target: 'd2' } },
      { state: flock, names },
      () => null,
    );
  expect(told('d1')).toMatch(/land beside it/);
  expect(told('s1')).toMatch(/is in the air: nobody on the ground can touch it\.$/);
});

test.each(['DW-R-73', 'DW-R-74', 'DW-ISLE-7', 'DW-R-89'])('%s names whose turn it is to place', (rule) => {
  const lobby = { chairs: [{ name: 'Ann' }, { name: 'Ben' }] };
  const told = (facts: Refusal['facts']) =>
    refusalSentence({ rule, code: 'NOT_YOUR_PHASE', facts }, { state, names, lobby }, () => null);
  expect(told({ placers: [1] })).toBe('It is not your turn: Ben places figures now.');
  expect(told({ placers: [0, 1] })).toBe('It is not your turn: Ann and Ben place figures now.');
  expect(told({ placing: true })).toBe('The battle begins when everybody has been set up.');
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

test('the same in German', async () => {
  await useLanguage('de');
  for (const { rule, code } of refusals()) {
    const facts = { figure: 's1', target: 'd1', owner: 1, costCi: 1250, weapon: 'rifle', vehicle: 's2', most: 2 };
    const text = refusalSentence({ rule, code, facts }, { state, names }, () => null);
    expect(text).toMatch(/^[A-ZÄÖÜ\d].*[.]$/s);
    expect(text).not.toMatch(/undefined|NaN|null|[{}]|\b(the|is|of)\b/);
  }
  const far = { figure: 'd1', costCi: 950, spentCi: 1000, allowanceCi: 1800 };
  const told = refusalSentence({ rule: 'DW-MOVE-3', code: '', facts: far }, { state, names }, () => null);
  expect(told).toBe('1,5" zu weit: nur noch 8" übrig.');
  await useLanguage('en');
});

test('a rule without a sentence is quoted in its own words', () => {
  const refusal = { rule: 'DW-SPEC-6', code: '', facts: {} };
  expect(refusalSentence(refusal, { state, names }, () => 'Both sides can tell.')).toBe('Both sides can tell.');
  expect(refusalSentence(refusal, { state, names }, () => null)).toContain('DW-SPEC-6');
});
