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

/** Where the worst words stand in a text: index of the first character and length, in order, none inside another. */
export function worstWords(text: string): (readonly [at: number, length: number])[] {
  const found: [number, number][] = [];
  for (const { startIndex, endIndex } of matcher.getAllMatches(text, true).sort(byPlace)) {
    const last = found.at(-1);
    if (last !== undefined && startIndex < last[0] + last[1]) {
      last[1] = Math.max(last[1], endIndex + 1 - last[0]);
    } else {
      found.push([startIndex, endIndex + 1 - startIndex]);
    }
  }
  return found;
}

/** A name without its worst words: names stand in lists and notices, where nobody can choose what he reads. */
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
