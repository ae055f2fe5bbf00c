/** A rulebook as a search reads it: its rules and their sentences by words, each rule with its weight. */
import MiniSearch, { type Options } from 'minisearch';
import type { Rulebook, RuleText } from './rulebook';
import { foldedWords, partsOf, STEMS, stemOf } from './search-words';
import type { Summaries } from './summaries';

/** A ruling answers a detail and an option is not always in use, so a rule comes first. */
const RULING = 0.7;
const OPTIONAL = 0.75;
/** Basic things come first in a book and in a chapter: the last rule counts this much less than the first. */
const LATE = 0.2;
/**
 * The texts of a rule: its own, the title and the summary of its chapter, the words that introduce its subject, and in a translation the
 * English text, which is found by other names of its words.
 */
const RULE_FIELDS = ['text', 'chapter', 'lead', 'summary', 'original'];
const PASSAGE_FIELDS = ['text', 'chapter', 'original'];
/** The fields in the language of the book. */
export const OWN_FIELDS = { rules: ['text', 'chapter', 'lead', 'summary'], passages: ['text', 'chapter'] } as const;

/** A sentence of a rule, or two in a row. */
export interface Passage {
  readonly id: number;
  readonly text: string;
  /** The same in English; empty in an English book, and where a translation has other sentences. */
  readonly original: string;
  readonly chapter: string;
  readonly rule: RuleText;
  readonly isPair: boolean;
}

export interface Index {
  readonly rules: MiniSearch<{ readonly id: string }>;
  readonly passages: MiniSearch<Passage>;
  /** The weight of each rule by its kind and its place in the book, at most 1. */
  readonly ranks: ReadonlyMap<string, number>;
  /** One spelling of each stem in the rules. */
  readonly spelt: ReadonlyMap<string, string>;
  /** The stems of a word in the book's language, with those of its parts where the word itself is unknown. */
  stemsOf(word: string): readonly string[];
}

/** Reads a book. The summaries are in the language of the page. */
export function indexOf(book: Rulebook, summaries: Summaries): Index {
  const spelt = spellings(book);
  const known = new Set(spelt.keys());
  const stem = STEMS[book.language];
  const parts = (word: string) => (book.language === 'de' ? partsOf(word, known) : []);
  const words: Pick<Options, 'tokenize' | 'processTerm'> = {
    tokenize: foldedWords,
    processTerm: (word, field) => (field === 'original' ? stemOf(word) : [stem(word), ...parts(word).slice(0, 1)]),
  };
  const rules = new MiniSearch<{ readonly id: string }>({ ...words, fields: RULE_FIELDS });
  const passages = new MiniSearch<Passage>({
    ...words,
    fields: PASSAGE_FIELDS,
    storeFields: ['text', 'rule', 'isPair'],
  });
  const ranks = new Map<string, number>();
  for (const { rules: some, slug } of book.chapters) {
    const summary = summaries(slug);
    for (const [at, rule] of some.entries()) {
      const place = (1 - (LATE * ranks.size) / book.byId.size) * (1 - (LATE * at) / some.length);
      ranks.set(rule.id, place * kindOf(rule.id));
      const original = book.original?.byId.get(rule.id)?.text ?? '';
      rules.add(pageOf(rule, original, summary === null ? '' : `${summary.title} ${summary.gist}`));
      for (const passage of passagesOf(rule, original)) passages.add({ ...passage, id: passages.documentCount });
    }
  }
  const stemsOf = (word: string) => [stem(word), ...(known.has(stem(word)) ? [] : parts(word))];
  return { rules, passages, ranks, spelt, stemsOf };
}

/** The weight of a rule by its kind. */
function kindOf(id: string): number {
  if (/-[RC]-\d+$/.test(id)) return RULING;
  return id.includes('-OPT-') ? OPTIONAL : 1;
}

function pageOf(rule: RuleText, original: string, summary: string) {
  return { id: rule.id, text: rule.text, chapter: rule.chapter, lead: leadOf(rule.text), summary, original };
}

/** The sentences of a rule, and each two in a row. */
function passagesOf(rule: RuleText, original: string): Omit<Passage, 'id'>[] {
  const sentences = sentencesOf(rule.text);
  const inEnglish = sentencesOf(original);
  const isAlike = inEnglish.length === sentences.length;
  const common = { rule, chapter: rule.chapter };
  return sentences.flatMap((text, at) => {
    const next = sentences[at + 1];
    const english = (isAlike && inEnglish[at]) || '';
    const single = { ...common, text, original: english, isPair: false };
    if (next === undefined) return [single];
    const pair = isAlike ? `${english} ${inEnglish[at + 1]}` : '';
    return [single, { ...common, text: `${text} ${next}`, original: pair, isPair: true }];
  });
}

/** The words with which a rule names what it is about: "*Cover.* ...", "Its *prey* are ..." or "Bravery Test: ...". */
function leadOf(text: string): string {
  const marked = [...text.matchAll(/(?<!\*)\*([^*]+)\*/g)].map(([, words]) => words).join(' ');
  return marked || (/^([\p{L} ]{3,40}):/u.exec(text)?.[1] ?? '');
}

/** The sentences of a rule, without its reasons. */
export function sentencesOf(text: string): readonly string[] {
  const [says = text] = text.split(/ (?:Why|Warum): /);
  return says.split(/(?<=[.!?][)"”“]?) (?=["“„(*_`]?\p{Lu})/u);
}

function spellings({ byId, language }: Rulebook): ReadonlyMap<string, string> {
  const spelt = new Map<string, string>();
  const stem = STEMS[language];
  for (const { text } of byId.values()) {
    for (const word of foldedWords(text)) if (!spelt.has(stem(word))) spelt.set(stem(word), word);
  }
  return spelt;
}
