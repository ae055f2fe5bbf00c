/** Text as people see it: signs, and the direction in which they are read. */

const SEGMENTER = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('en', { granularity: 'grapheme' }) : null;

/** The signs that a reader would count: a family emoji is one, and a letter with its marks. */
export function signsOf(text: string): readonly string[] {
  return SEGMENTER === null ? Array.from(text) : Array.from(SEGMENTER.segment(text), ({ segment }) => segment);
}

/** The first signs of a text; none is cut in two. */
export function firstSigns(text: string, most: number): string {
  return text.length <= most ? text : signsOf(text).slice(0, most).join('');
}

/** Letters of scripts that are read from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
const BEGIN = '\u2068';
const END = '\u2069';

/**
 * A text that may stand in a sentence without turning the words and numbers beside it round: it is isolated as `<bdi>` does it,
 * which also holds on a drawn table. A text from left to right stays as it is.
 */
export function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) && !text.startsWith(BEGIN) ? `${BEGIN}${text}${END}` : text;
}

/** The text as its author wrote it, for comparisons and fields. */
export function unisolated(text: string): string {
  return text.replaceAll(BEGIN, '').replaceAll(END, '');
}
