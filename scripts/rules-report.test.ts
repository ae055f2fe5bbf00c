import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { carriedIn, games, idsIn, report, ruleTexts, testFiles } from './rules-report';

const WORDED = ['# A game', 'Some words.', '', '## Moving', '', '- **AB-MOVE-1** One step.', '- **AB-R-12** Two.'].join(
  '\n',
);

/** Makes a small tree with these files; it is deleted when `use` is done. */
function withTree<T>(files: Record<string, string>, use: (root: string) => T): T {
  const root = mkdtempSync(join(tmpdir(), 'dwo-rules-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), text);
    }
    return use(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

test('a RULES.md is one paragraph a rule, under headings', () => {
  expect(ruleTexts(WORDED)).toEqual([
    { id: 'AB-MOVE-1', section: 'Moving', text: 'One step.' },
    { id: 'AB-R-12', section: 'Moving', text: 'Two.' },
  ]);
});

test.each([
  ['- AB-MOVE-3 without stars', 'not a rule paragraph'],
  ['- **AB-MOVE-3**', 'not a rule paragraph'],
  ['- **AB-MOVE-1** again', 'AB-MOVE-1 is there twice'],
])('a RULES.md with the line %p is refused', (line, why) => {
  expect(() => ruleTexts(`${WORDED}\n${line}\n`)).toThrow(why);
});

test('ids are found in titles, whole and once', () => {
  expect(idsIn('AB-MOVE-1 and AB-OPT-TERR-13: no more than AB-MOVE-1; CD-1, no Ef-2')).toEqual([
    'AB-MOVE-1',
    'AB-OPT-TERR-13',
    'CD-1',
  ]);
  expect(idsIn('AB-R-12')).not.toContain('AB-R-1');
  expect(idsIn('AB-V1-3')).toEqual(['AB-V1-3']);
});

test('a rule counts as tested by passed titles alone, and as missing if code and words differ', () => {
  const tests = [
    { passed: ['moving AB-R-12 two steps', 'AB-R-13'], failed: [] },
    { passed: ['nothing'], failed: ['AB-R-13 from afar', 'AB-MOVE-1'] },
  ];
  expect(report(['AB-MOVE-1', 'AB-R-12', 'AB-R-13'], new Set(['AB-MOVE-1', 'AB-R-13', 'AB-FLY-9']), tests)).toEqual({
    tested: ['AB-R-12'],
    untested: ['AB-MOVE-1', 'AB-R-13'],
    missing: ['AB-R-12', 'AB-FLY-9'],
  });
});

test('code carries a rule if it cites it; lists, judges and tests do not', () => {
  const files = {
    'packages/ab/RULES.md': WORDED,
    'packages/ab/rules/move.ts': "refuse('AB-MOVE-1')",
    'packages/ab/rules/rule-ids.ts': "['AB-R-12']",
    'packages/ab/judge/space.ts': '// AB-R-13',
    'packages/ab/rules/move.test.ts': "test('AB-R-14 holds', () => {})",
    'packages/ab/judge/invariants.test.ts': "test('AB-R-12 is judged', () => {})",
    'client/src/log.tsx': '// AB-R-15, AB-INV-3, AB-EX-4 and CD-R-1',
    'client/dist/log.ts': '// AB-R-16',
  };
  withTree(files, (root) => {
    expect(games(root)).toEqual([{ id: 'ab', prefix: 'AB-' }]);
    expect([...carriedIn(root, 'AB-')].sort()).toEqual(['AB-MOVE-1', 'AB-R-15']);
    expect(testFiles(root, 'AB-')).toEqual(['packages/ab/rules/move.test.ts']);
  });
});
