/** Compares a rulebook with its translation: whatever both must have alike, though the words differ. For tests. */
import type { Aside, Chapter, Rulebook } from '../rulebook/rulebook';

/** Number words, from three on: "one" and "two" have too many other meanings. */
const NUMBER_WORDS: readonly (readonly [word: string, digits: string])[] = [
  ['three|drei', '3'],
  ['four|vier', '4'],
  ['five|fünf', '5'],
  ['six|sechs', '6'],
  ['seven|sieben', '7'],
  ['eight|acht', '8'],
  ['nine|neun', '9'],
  ['ten|zehn', '10'],
  ['eleven|elf', '11'],
  ['twelve|zwölf', '12'],
  ['fifteen|fünfzehn', '15'],
];
const ID = /\b[A-Z]{2,}(?:-[A-Z]+\d*)*-\d+[a-z]?\b/g;
/** A number with its die, its fraction and its unit: "2d6", "1/2", "0.75", "12\"", "50 %". */
const NUMBER = /(?<![\p{L}\d])\d*[dw](?:4|6|8|10|12|20)(?!\d)|\d+(?:[./]\d+)*\s?["%]?/giu;

/** The part of a text that no language changes, sorted: ids that it cites, its numbers, and its quotes from the code. */
export function constantsOf(text: string): readonly string[] {
  const ids = text.match(ID) ?? [];
  // Several words in a row are told in either language, even in a formula.
  const code = (text.match(/`[^`]+`/g) ?? []).map((each) => each.replaceAll(/\p{L}{2,}(?: \p{L}{2,})+/gu, 'words'));
  let rest = text.replaceAll(ID, ' ').replaceAll(/`[^`]+`/g, ' ');
  // Quotation marks around a number are no inches.
  rest = rest.replaceAll(/(?<![\d.])"(\d[\d-]*)"/g, '$1');
  for (const [word, digits] of NUMBER_WORDS) {
    rest = rest.replaceAll(new RegExp(`(?<!\\p{L})(?:${word})(?=mal|seitig|\\P{L}|$)`, 'giu'), digits);
  }
  // A comma is decimal in German; English lists have a space after it.
  rest = rest.replaceAll(/(?<=\d),(?=\d)/g, '.').replaceAll(/(?<=\d)(?:[ -]inch(?:es)?\b| Zoll\b)/g, '"');
  const numbers = (rest.match(NUMBER) ?? []).map((each) => each.replace(/\s/, '').toLowerCase().replace('w', 'd'));
  return [...ids, ...code, ...numbers].sort();
}

/** The differences between a rulebook and its translation; empty if there are none. */
export function translationFaults(book: Rulebook, translation: Rulebook): readonly string[] {
  const [here, there] = [book.chapters.length, translation.chapters.length];
  if (here !== there) return [`${here} chapters, ${there} in the translation`];
  return book.chapters.flatMap((chapter, at) => {
    const other = translation.chapters[at];
    return other === undefined ? [] : chapterFaults(chapter, other);
  });
}

function chapterFaults(chapter: Chapter, other: Chapter): string[] {
  const { title, rules, asides } = chapter;
  const ids = differing(
    'rules',
    rules.map(({ id }) => id),
    other.rules.map(({ id }) => id),
  );
  const kinds = differing('parts', asides.map(shapeOf), other.asides.map(shapeOf));
  const faults = [...ids, ...kinds];
  if (faults.length > 0) return faults.map((fault) => `${title}: ${fault}`);
  const said = rules.flatMap((rule, at) => {
    return differing(rule.id, constantsOf(rule.text), constantsOf(other.rules[at]?.text ?? ''));
  });
  const between = asides.flatMap((aside, at) => {
    const rows = rowsOf(aside);
    const others = rowsOf(other.asides[at] ?? aside);
    return rows.flatMap((row, line) => {
      return differing(`${title}, part ${at + 1}, row ${line + 1}`, constantsOf(row), constantsOf(others[line] ?? ''));
    });
  });
  return [...said, ...between];
}

function differing(what: string, here: readonly string[], there: readonly string[]): string[] {
  const [one, other] = [here.join(' '), there.join(' ')];
  return one === other ? [] : [`${what}: ${one || 'nothing'}, in the translation ${other || 'nothing'}`];
}

/** The kind of a part; of a table also how many cells each row has. */
function shapeOf(aside: Aside): string {
  return aside.kind === 'table' ? `table:${aside.rows.map((row) => row.length).join(',')}` : aside.kind;
}

function rowsOf(aside: Aside): readonly string[] {
  return aside.kind === 'table' ? aside.rows.map((row) => row.join(' | ')) : [aside.text];
}
