/** Texts that tell players to press something name a button as it reads, in each language the same number of times. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '..');
type Words = Readonly<Record<string, string>>;

/** The catalogues by their paths in English; one in several files has a folder for each language. */
const ENGLISH = execFileSync('git', ['ls-files', 'packages', 'client'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => /words\/en(\/|\.ts$)/.test(path) && !/index\.ts$|\.test\.ts$|\/edition\//.test(path));

function wordsOf(path: string): Words {
  const catalogues = Object.values(require(join(root, path)) as object);
  return Object.fromEntries(
    catalogues.flatMap((words: unknown) => (typeof words === 'object' && words !== null ? Object.entries(words) : [])),
  ) as Words;
}

const inGerman = (path: string) => path.replace(/words\/en(\/|\.ts$)/, 'words/de$1');

/** How a sentence begins to name a button. */
const PRESS = { en: /\bpress (?=[A-Z])/gi, de: /\bdrücke? „?(?=[A-ZÄÖÜ])/gi };

/** Keys of a keyboard, which have no words in a catalogue. */
const KEY = /^(Enter|Esc|Escape|Space|Tab|Shift|[A-Z])(?!\p{L})/u;

/** The words after each "press" of a text, as far as it is capitalised. */
function named(text: string, language: keyof typeof PRESS): readonly string[] {
  return [...text.matchAll(PRESS[language])]
    .map(({ index, 0: verb }) => text.slice(index + verb.length))
    .filter((rest) => /^[A-ZÄÖÜ]/.test(rest) && !KEY.test(rest));
}

/** The labels of a game and of what games share. */
function labelsFor(path: string, language: 'en' | 'de'): readonly string[] {
  const [, game = ''] = /^packages\/([^/]+)\//.exec(path) ?? [];
  return ENGLISH.filter((each) => each.startsWith(`packages/${game}/`) || !/^packages\/(?!kits)/.test(each))
    .flatMap((each) => Object.values(wordsOf(language === 'en' ? each : inGerman(each))))
    .flatMap((label) => [label, ...[...label.matchAll(/\{([A-ZÄÖÜ][^{}]*)\}/g)].map(([, part]) => part ?? '')])
    .map((label) => label.replace(/[!?…]$/, '').trim())
    .filter((label) => label.length > 2);
}

/** Whether a text begins with one of the labels, or with the fixed words with which a label begins. */
const isNamed = (rest: string, labels: readonly string[]) =>
  labels.some((label) => {
    const [fixed = ''] = label.split('{');
    const words = fixed.trim();
    return words.length > 2 && rest.startsWith(words) && !/^\p{L}/u.test(rest.slice(words.length));
  });

test.each(ENGLISH)('%s names buttons as they read', (path) => {
  for (const [language, file] of [
    ['en', path],
    ['de', inGerman(path)],
  ] as const) {
    const labels = labelsFor(path, language);
    const unknown = Object.values(wordsOf(file)).flatMap((text) =>
      named(text, language).filter((rest) => !isNamed(rest, labels)),
    );
    expect(unknown).toEqual([]);
  }
});

test.each(ENGLISH.filter((path) => /lesson/.test(path)))('%s names as many buttons in German', (path) => {
  const [english, german] = [wordsOf(path), wordsOf(inGerman(path))];
  const fewer = Object.keys(english).filter(
    (key) => named(german[key] ?? '', 'de').length !== named(english[key] ?? '', 'en').length,
  );
  expect(fewer).toEqual([]);
});
