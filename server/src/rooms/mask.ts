/** Finds the words that not everybody wants to read. */
import { DataSet, englishDataset, englishRecommendedTransformers, type MatchPayload, RegExpMatcher } from 'obscenity';

/** Words of the list that people say at a table without meaning harm, are called, or need to speak of animals and guns. */
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

/** The rest of a word before and after the part that was found in it. */
const BEFORE = /[\p{L}\p{N}]+$/u;
const AFTER = /^[\p{L}\p{N}]+/u;

/** The places of the worst words in a text: index of the first character and length, in order, none inside another. */
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

/** A name without its worst words: names stand in lists and notices, where nobody can choose what to read. */
export function decentName(name: string): string {
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
