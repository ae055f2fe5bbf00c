/** The rules of a book as a search reads them. */
import type { RuleText } from './rulebook';
import { foldedWords, stemOf } from './search-words';
import { IDLE_WORDS } from './words/de/terms';

/** A ruling answers a detail, so a rule comes first. */
const RULING = 0.8;
/** A word in the title of a rule's chapter, and a word with which the rule introduces what it is about. */
export const CHAPTER = 0.7;
const LEAD = 1;

/** A rule as it is searched. */
export interface Page {
  readonly rule: RuleText;
  readonly sentences: readonly { readonly text: string; readonly stems: ReadonlySet<string> }[];
  /** How often each stem stands in it; words of the chapter count less. */
  readonly counts: ReadonlyMap<string, number>;
  readonly length: number;
  /** The stems of its chapter's title. */
  readonly chapter: ReadonlySet<string>;
  /** Its weight by its kind and its place in the book, at most 1. */
  readonly rank: number;
}

/** Reads a rule of a chapter with this summary; `place` is its weight by its place in the book. */
export function pageOf(rule: RuleText, summary: string, place: number): Page {
  const sentences = sentencesOf(rule.text).map((text) => ({ text, stems: new Set(foldedWords(text).map(stemOf)) }));
  const counts = new Map<string, number>();
  const count = (text: string, weight: number) => {
    for (const stem of foldedWords(text).map(stemOf)) counts.set(stem, (counts.get(stem) ?? 0) + weight);
  };
  count(rule.text, 1);
  count(rule.chapter, CHAPTER);
  count(leadOf(rule.text), LEAD);
  const own = [...counts.values()].reduce((sum, each) => sum + each, 0);
  for (const stem of new Set(foldedWords(summary).map(stemOf))) {
    if (!counts.has(stem) && !IDLE_WORDS.has(stem)) counts.set(stem, 0.25);
  }
  return {
    rule,
    sentences,
    chapter: new Set(foldedWords(rule.chapter).map(stemOf)),
    counts,
    length: own,
    rank: /-[RC]-\d+$/.test(rule.id) ? place * RULING : place,
  };
}

/** The words with which a rule names what it is about: "*Cover.* ..." or "Bravery Test: ...". */
function leadOf(text: string): string {
  return /^\*([^*]+)\*/.exec(text)?.[1] ?? /^([\p{L} ]{3,40}):/u.exec(text)?.[1] ?? '';
}

/** The sentences of a rule, without its reasons. */
export function sentencesOf(text: string): readonly string[] {
  const [says = text] = text.split(/ Why: /);
  return says.split(/(?<=[.!?][)"”]?) (?=["“(*_`]?\p{Lu})/u);
}
