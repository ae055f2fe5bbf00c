/** Words as a search compares them: small letters without accents, and without their endings. */
import type { Language } from '@dwo/shared';

/** The words of a text, in small letters and without accents. */
export function foldedWords(text: string): string[] {
  const plain = text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, '');
  return plain.match(/[\p{L}\d]+/gu) ?? [];
}

/** An English word without the endings that do not change what it means: "firing", "fires" and "fired" are one. */
export function stemOf(word: string): string {
  if (word.length < 4) return word;
  let stem = word;
  if (stem.endsWith('ies')) stem = `${stem.slice(0, -3)}y`;
  else if (/[^su]s$/.test(stem) && !stem.endsWith('is')) stem = stem.slice(0, -1);
  if (/.{3}ing$/.test(stem)) stem = undoubled(stem.slice(0, -3));
  else if (/.{3}ed$/.test(stem)) stem = undoubled(stem.slice(0, -2));
  return stem.length > 3 && stem.endsWith('e') ? stem.slice(0, -1) : stem;
}

/**
 * A German word without its endings: "Karte" and "Karten" are one, "würfelt" and "Würfel" too. It follows CISTEM (Weißweiler and Fraser,
 * 2017), without the prefix "ge", so that the beginning of a word stays where it is.
 */
function germanStemOf(word: string): string {
  let stem = word.replaceAll('sch', '$').replaceAll('ei', '%').replaceAll('ie', '&').replaceAll(/(.)\1/g, '$1*');
  while (stem.length > 3) {
    const shorter = stem.length > 5 ? stem.replace(/(e[mr]|nd)$/, '') : stem;
    const next = shorter === stem ? stem.replace(/[tesn]$/, '') : shorter;
    if (next === stem) break;
    stem = next;
  }
  return stem.replaceAll(/(.)\*/g, '$1$1').replaceAll('&', 'ie').replaceAll('%', 'ei').replaceAll('$', 'sch');
}

/** The stems of words in each language. */
export const STEMS: Readonly<Record<Language, (word: string) => string>> = { en: stemOf, de: germanStemOf };

/** The shortest part of a compound. */
const SHORTEST_PART = 4;
/** Beginnings that give a word another meaning: "unterscheiden" is not "scheiden". */
const PREFIX = /^(?:unter|uber|hinter|wider)/;

/** The stems of the words from which a German word is put together, if they are among these: the last one, and the one before it. */
export function partsOf(word: string, known: ReadonlySet<string>): readonly string[] {
  if (PREFIX.test(word)) return [];
  for (let cut = SHORTEST_PART; cut <= word.length - SHORTEST_PART; cut++) {
    const last = germanStemOf(word.slice(cut));
    if (!known.has(last)) continue;
    const first = germanStemOf(word.slice(0, cut).replace(/s$/, ''));
    return known.has(first) ? [last, first] : [last];
  }
  return [];
}

/** "hitt" as "hit". */
function undoubled(stem: string): string {
  return /([bdgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
}
