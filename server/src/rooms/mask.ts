/** Finds offensive words, which clients may hide. */
import { DataSet, englishDataset, englishRecommendedTransformers, type MatchPayload, RegExpMatcher } from 'obscenity';

/** Words of the list that people also use without offence: mild ones, names, and words for animals and guns. */
const MILD = new Set([
  'abo',
  'anal',
  'anus',
  'arse',
  'ass',
  'bastard',
  'bollocks',
  'boob',
  'cock',
  'dick',
  'ejaculate',
  'hentai',
  'hooker',
  'orgasm',
  'penis',
  'piss',
  'prick',
  'scat',
  'semen',
  'sex',
  'tit',
  'turd',
  'vagina',
]);

const worst = new DataSet<{ originalWord: string }>()
  .addAll(englishDataset)
  .removePhrasesIf(({ metadata }) => MILD.has(metadata?.originalWord ?? ''));
const matcher = new RegExpMatcher({ ...worst.build(), ...englishRecommendedTransformers });

/** Matches the rest of a word before and after the part that was found. */
const BEFORE = /[\p{L}\p{N}]+$/u;
const AFTER = /^[\p{L}\p{N}]+/u;

/** Returns index and length of each offensive word in a text, in order and without overlaps. */
export function worstWords(text: string): (readonly [at: number, length: number])[] {
  const found: [number, number][] = [];
  for (const { startIndex, endIndex } of matcher.getAllMatches(text, true).sort(byPlace)) {
    const from = startIndex - (BEFORE.exec(text.slice(0, startIndex))?.[0].length ?? 0);
    const to = endIndex + 1 + (AFTER.exec(text.slice(endIndex + 1))?.[0].length ?? 0);
    const last = found.at(-1);
    if (last !== undefined && from < last[0] + last[1]) last[1] = Math.max(last[1], to - last[0]);
    else found.push([from, to - from]);
  }
  return found;
}

/** Brackets of all scripts. */
const BRACKETS = /[\p{Ps}\p{Pe}]/gu;

/**
 * Returns a name without its offensive words and without brackets. Names stand in lists and notices, where readers have no
 * filter, and screens put words in brackets after them, such as "(you)".
 */
export function decentName(given: string): string {
  const name = given.replace(BRACKETS, ' ').replace(/\s+/g, ' ').trim() || given;
  let decent = '';
  let at = 0;
  for (const [from, length] of worstWords(name)) {
    decent += name.slice(at, from) + '*'.repeat(length);
    at = from + length;
  }
  return decent + name.slice(at);
}

function byPlace(one: MatchPayload, other: MatchPayload): number {
  return one.startIndex - other.startIndex;
}
