/** Names of people. */
import { z } from 'zod';
import { signsOf } from './script';

/** The longest name, in signs as a reader counts them. */
export const LONGEST_NAME = 24;
/** The most code units of a name; the longest emoji takes 11 and more. */
const UNITS = 400;

/** Letters and signs that look empty: fillers of Hangul and Khmer, and the empty Braille cell. */
const BLANK = /[\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0]/gu;

/** A name to be shown: control and format characters are removed and white space is collapsed; 1 to `most` signs must be left. */
export function nameShape(most: number) {
  return z
    .string()
    .max(UNITS)
    .transform(cleanName)
    .pipe(
      z
        .string()
        .regex(/[\p{L}\p{N}\p{P}\p{S}]/u, 'a name needs a letter')
        .refine((name) => signsOf(name).length <= most, `a name has at most ${most} characters`),
    );
}

/** The name of a person. */
export const playerName = nameShape(LONGEST_NAME);

/** Removes characters that could disguise or break a name or a line. The client must still escape it. */
export function cleanName(given: string): string {
  return given
    .normalize('NFC')
    .replace(/(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu, '')
    .replace(BLANK, '')
    .replace(LOOSE_SELECTOR, '')
    .replace(/[\u200C\u200D]/gu, joins)
    .replace(/\p{M}+/gu, legible)
    .replace(/\s+/gu, ' ')
    .trim();
}

/** A selector of emoji looks that follows nothing which has two looks; it would make two equal names differ. */
const LOOSE_SELECTOR = /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}0-9#*])[\uFE00-\uFE0F]|[\u{E0100}-\u{E01EF}]/gu;

/** Scripts in which a joiner, or its absence, changes the shape of letters. */
const JOINED =
  '[\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Mongolian}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}' +
  '\\p{Script=Gujarati}\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}' +
  '\\p{Script=Sinhala}\\p{Script=Khmer}\\p{Script=Myanmar}]';
const IN_A_WORD = new RegExp(`${JOINED}$`, 'u');
const GOES_ON = new RegExp(`^${JOINED}`, 'u');

/** A joiner is kept inside an emoji and inside a word whose script needs it; elsewhere nobody would see it. */
function joins(joiner: string, at: number, text: string): string {
  const before = text.slice(Math.max(0, at - 3), at);
  const after = text.slice(at + 1, at + 3);
  const emoji =
    /[\p{Extended_Pictographic}\p{Emoji_Modifier}]\uFE0F?$/u.test(before) && /^\p{Extended_Pictographic}/u.test(after);
  const word = IN_A_WORD.test(before) && GOES_ON.test(after);
  return (emoji && joiner === '\u200D') || word ? joiner : '';
}

/** Marks of no script of their own, and those of Arabic, stack without end. */
const FOREIGN = /\p{Script=Inherited}/u;
const MOST_FOREIGN = 2;
/** Burmese and Tibetan write as many marks on one letter; other scripts fewer. */
const DEEP = /[\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Khmer}]/u;
const MOST_DEEP = 6;
const MOST_MARKS = 4;

/** The marks of one letter, without those that pile up over the neighbouring lines. */
function legible(run: string): string {
  const kept: string[] = [];
  for (const mark of run) {
    const foreign = kept.filter((each) => FOREIGN.test(each)).length;
    const full = kept.length >= (DEEP.test(mark) ? MOST_DEEP : MOST_MARKS);
    if (!kept.includes(mark) && !full && !(FOREIGN.test(mark) && foreign >= MOST_FOREIGN)) kept.push(mark);
  }
  return kept.join('');
}
