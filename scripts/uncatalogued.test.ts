import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { askedTooEarly, keysAsked, uncatalogued } from './uncatalogued';

const root = join(__dirname, '..');

/** The clients of all games. */
const CLIENTS = readdirSync(join(root, 'packages'))
  .map((name) => `packages/${name}/client`)
  .filter((folder) => existsSync(join(root, folder)));

/** Everything that players read, folder by folder. */
const PLACES = [
  'client/src',
  'packages/kits',
  ...CLIENTS,
  'server/src/people/texts.ts',
  'server/src/http/link-preview.ts',
];

/** Sources whose texts no player reads. */
const UNREAD = [
  // The operator reads them.
  'client/src/error-reports.ts',
  'client/src/net/connection.ts',
  // Names of keys and kinds of elements.
  'packages/kits/presses/',
  // Pictures and their names.
  'packages/kits/miniatures/pictures/',
  'packages/kits/miniatures/terrain/',
];

/** The catalogues, and the sources that may ask them. */
const CATALOGUES = [
  { words: 'server/src/words', asked: ['server/src'] },
  { words: 'client/src/words', asked: ['client/src'] },
  { words: 'packages/kits/words', asked: ['client/src', 'packages/kits'] },
  { words: 'packages/kits/shell/names/words', asked: ['packages/kits/shell'] },
  { words: 'packages/kits/replay/words', asked: ['packages/kits/replay'] },
  { words: 'packages/kits/rulebook/words', asked: ['packages/kits/rulebook'] },
  { words: 'packages/kits/documents/words', asked: ['packages/kits/documents'] },
  {
    words: 'packages/kits/miniatures/hud/words',
    asked: ['packages/kits/miniatures/hud', 'packages/kits/miniatures/replay'],
  },
  { words: 'packages/kits/miniatures/editor/words', asked: ['packages/kits/miniatures/editor'] },
  { words: 'packages/kits/replay/record/words', asked: ['packages/kits/replay'] },
  ...CLIENTS.flatMap((client) => cataloguesIn(client).map((words) => ({ words, asked: [client] }))),
];

/** The folders below this one that hold a catalogue. */
function cataloguesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { encoding: 'utf8', recursive: true })
    .map((file) => file.match(/^(.*words)\/en(\/index)?\.ts$/)?.[1])
    .flatMap((words) => (words === undefined ? [] : [`${folder}/${words}`]));
}

function sources(places: readonly string[]): string[] {
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...places], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/words\/(en|de)(\/|\.ts$)|\/(dev|testing)\//.test(file));
}

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

test('every sentence that players read stands in a catalogue', () => {
  const read = sources(PLACES).filter((file) => !UNREAD.some((unread) => file.startsWith(unread)));
  const found = read.flatMap((file) => {
    return uncatalogued(file, textOf(file)).map(({ line, text }) => `${file}:${line} ${text}`);
  });
  expect(found).toEqual([]);
});

test('no sentence is asked for before the language is there', () => {
  const early = sources(CATALOGUES.flatMap(({ asked }) => asked)).flatMap((file) => {
    return askedTooEarly(file, textOf(file)).map(({ line, text }) => `${file}:${line} ${text}`);
  });
  expect(early).toEqual([]);
  expect(askedTooEarly('a.ts', "const A = { b: say('c') };")).toHaveLength(1);
  expect(askedTooEarly('a.ts', "const a = () => say('b'); const c = { get d() { return say('e'); } };")).toEqual([]);
});

test.each(CATALOGUES)('nothing in $words is left over', async ({ words, asked }) => {
  const { en } = (await import(join(root, words, 'en'))) as { readonly en: Readonly<Record<string, string>> };
  const keys = sources(asked).map((file) => keysAsked(file, textOf(file)));
  const whole = new Set(keys.flatMap((key) => key.whole));
  const begun = [...new Set(keys.flatMap((key) => key.begun))];
  expect(Object.keys(en).filter((key) => !whole.has(key) && !begun.some((start) => key.startsWith(start)))).toEqual([]);
});

test.each([
  ['text of an element', '<p>Roll the dice</p>'],
  ['a word of an element', '<b>Roll</b>'],
  ['a label', '<button aria-label="Roll" />'],
  ['a property of a component', '<Plate sub="Roll the dice" />'],
  ['a choice between texts', "<p>{busy ? 'Rolling ...' : 'Roll the dice'}</p>"],
  ['a template', ['const text = `$', '{name} rolls the dice`;'].join('')],
  ['a word in a table', "const NAMES = { roll: 'Roll' };"],
])('%s is found', (_, code) => {
  expect(uncatalogued('a.tsx', code)).not.toEqual([]);
});

test.each([
  ['an import', "import { a } from 'some where';"],
  ['a class', '<p class="plate plate--now" />'],
  ['a sentence of a catalogue', "<p>{say('title.friend')}</p>"],
  ['an error', "throw new Error('The shelf is empty');"],
  ['a key', "if (event.key === 'Escape') close();"],
  ['a drawing', `const drawing = '<path d="M0 0" fill="none" stroke-linecap="round"/>';`],
  ['a media query', "const NARROW = '(max-height: 560px) and (max-width: 1023px)';"],
  ['styles', "box.style.cssText = 'margin:0 auto;font:600 18px Barlow Condensed;text-align:center';"],
  ['a type', "type Kind = 'Big one' | 'Small one';"],
])('%s passes', (_, code) => {
  expect(uncatalogued('a.tsx', code)).toEqual([]);
});
