/** Finds comments and test names that open with a clause instead of a subject: "Who fires" for "The figure that fires". */

const CLAUSE = '(?:who|whom|whose|what|where)(?:ever)?\\b';
const BLOCK = new RegExp(`/\\*\\*?(?:\\s*\\*)?[ \\t]*${CLAUSE}`, 'gi');
const LINE = new RegExp(`(^|[^:'"\`/])//[ \\t]*${CLAUSE}`, 'gim');
const TEST = new RegExp(
  `(?:\\b(?:test|scene|describe)\\b[^'"\`\\n]*|^\\s*\\]\\))\\(['"\`](?:[A-Z]+-[\\w-]+ )*${CLAUSE}`,
  'gim',
);

/** The line numbers, from 1, of comments and test names without a subject. */
export function subjectless(text: string): number[] {
  const lines = text.split('\n');
  const lineOf = (index: number): number => text.slice(0, index).split('\n').length;
  const endsOf = (shape: RegExp): number[] =>
    [...text.matchAll(shape)].map(({ 0: found, index }) => index + found.length);
  // A comment of several lines may continue with such a word.
  const opens = (line: number): boolean =>
    !/^\s*\/\//.test(lines[line - 2] ?? '') || !/^\s*\/\//.test(lines[line - 1] ?? '');
  const found = [...endsOf(BLOCK).map(lineOf), ...endsOf(LINE).map(lineOf).filter(opens), ...endsOf(TEST).map(lineOf)];
  return [...new Set(found)].sort((a, b) => a - b);
}
