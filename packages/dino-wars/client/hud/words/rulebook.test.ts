import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkedParts, parseRulebook, withChapters } from '@dwo/kits/rulebook/rulebook';

const book = parseRulebook(readFileSync(join(__dirname, '../../../RULES.md'), 'utf8'));

test('every rule line of the rulebook is found under its id', () => {
  const source = readFileSync(join(__dirname, '../../../RULES.md'), 'utf8');
  const lines = source.split('\n').filter((line) => line.startsWith('- **')).length;
  expect(lines).toBeGreaterThan(100);
  expect(book.byId.size).toBe(lines);
  expect(book.byId.get('DW-OVER-3')?.text).toContain('2"');
  expect(book.title).not.toBe('');
  expect(book.preface).toContain('gap');
});

test('the rules of the table are found in the same book, after those of the game', () => {
  const table = parseRulebook(readFileSync(join(__dirname, '../../../../kernel/TABLE.md'), 'utf8'));
  const whole = withChapters(book, table);
  expect(whole.title).toBe(book.title);
  expect(whole.byId.get('TABLE-10')?.text).toContain('undone');
  expect(whole.chapters.at(-1)).toMatchObject({
    title: 'Rules of the table: The battle of the day',
    rules: [{ id: 'TABLE-17' }],
  });
  expect(linkedParts('as TABLE-7 has it')[1]).toEqual({ text: 'TABLE-7', as: 'rule' });
});

test('a rule goes on in the indented lines below it', () => {
  const lines = ['# A', '## B', '- **AB-1** one', '  two', '- **AB-2** three', '', '  four'];
  const read = parseRulebook(lines.join('\n'));
  expect([...read.byId.values()].map(({ text }) => text)).toEqual(['one two', 'three']);
});

test('tables, listings and sentences between rules stay with their chapter', () => {
  const lines = [
    '# A',
    '## 8.1 B c!',
    '- **AB-1** one',
    '',
    '| a | b |',
    '| --- | --- |',
    '| 1 | 2 |',
    '',
    'Two',
    'lines.',
    '```',
    ' x',
    '```',
  ];
  const read = parseRulebook(lines.join('\n'));
  expect(read.chapters).toEqual([
    {
      title: 'B c!',
      slug: 'b-c',
      rules: [{ id: 'AB-1', text: 'one', chapter: 'B c!' }],
      asides: [
        {
          kind: 'table',
          rows: [
            ['a', 'b'],
            ['1', '2'],
          ],
        },
        { kind: 'text', text: 'Two lines.' },
        { kind: 'listing', text: ' x\n' },
      ],
    },
  ]);
});

test('a text is cut at rule ids and emphasis', () => {
  expect(linkedParts('see (DW-R-97), the *gap*')).toEqual([
    { text: 'see (', as: 'text' },
    { text: 'DW-R-97', as: 'rule' },
    { text: '), the ', as: 'text' },
    { text: 'gap', as: 'strong' },
  ]);
  expect(linkedParts('A _special figure_ by `any_two_windows`, snake_case_too')).toEqual([
    { text: 'A ', as: 'text' },
    { text: 'special figure', as: 'strong' },
    { text: ' by ', as: 'text' },
    { text: 'any_two_windows', as: 'strong' },
    { text: ', snake_case_too', as: 'text' },
  ]);
});

test('no shown text has Markdown marks left in it', () => {
  const shown = [book.preface, ...[...book.byId.values()].map(({ text }) => text)].flatMap(linkedParts);
  for (const { text, as } of shown) if (as === 'text') expect(text).not.toMatch(/[`*]|(?<!\w)_|_(?!\w)/);
});
