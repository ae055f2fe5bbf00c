/** Finds the rules that answer a question, best first, each with the sentence that answers it. */
import MiniSearch, { type Options, type Query, type SearchResult } from 'minisearch';
import type { Rulebook, RuleText } from './rulebook';
import { foldedWords, stemOf } from './search-words';
import { IDLE_WORDS, TERMS, WANTS_NUMBER } from './words/de/terms';

/** A rule that was found. */
export interface Hit {
  readonly rule: RuleText;
  /** The sentence of its text that answers best. */
  readonly sentence: string;
}

/** The result of a question. */
export interface Findings {
  /** Best first. */
  readonly hits: readonly Hit[];
  /** The chapter that the question names; null if it names none. */
  readonly chapter: string | null;
  /** Words of the book to try instead; empty unless nothing was found. */
  readonly suggestions: readonly string[];
}

export type Finder = (question: string) => Findings;

/** A chapter in short, in the language of the page. */
export interface Summary {
  readonly title: string;
  /** One or two sentences. */
  readonly gist: string;
}

/** The summary of a chapter by its slug; null for a chapter that nobody has summed up. */
export type Summaries = (slug: string) => Summary | null;

/** How much each way of meeting a word counts. */
const BY_TERM = 0.9;
/** The rules use another word for it in general. */
const UNUSUAL = 0.3;
const BM25 = { k: 1.2, b: 0.65, d: 0 };
const WEIGHTS = { fuzzy: 0.45, prefix: 0.6 };
/** The share of a word's letters that may be wrong. */
const FUZZY = 0.25;
/** A ruling answers a detail and an option is not always in use, so a rule comes first. */
const RULING = 0.7;
const OPTIONAL = 0.75;
/** Basic things come first in a book and in a chapter: the last rule counts this much less than the first. */
const LATE = 0.2;
/** The texts of a rule: its own, the title and the summary of its chapter, and the words that introduce its subject. */
const BOOST = { text: 1, chapter: 0.35, lead: 1, summary: 0.25 };
/** A sentence with a number answers "how far" better than one without; two sentences answer only where one does not. */
const NUMBER = 1.4;
const PAIR = 0.9;
/** A rule that answers less than this share of the best one is no answer. */
const LEAST = 1 / 4;
const NOTHING: Findings = { hits: [], chapter: null, suggestions: [] };

/** A sentence of a rule, or two in a row. */
interface Passage {
  readonly id: number;
  readonly text: string;
  readonly chapter: string;
  readonly rule: RuleText;
  readonly isPair: boolean;
}

const WORDS: Pick<Options, 'tokenize' | 'processTerm'> = { tokenize: foldedWords, processTerm: stemOf };

/** The index of a book and its spellings. */
interface Read {
  readonly index: Index;
  readonly spelt: ReadonlyMap<string, string>;
}

/**
 * Makes the finder of a book. Questions may be asked in English or German, with the words of the summaries too. The book is read, which
 * takes some hundred milliseconds, at the first question that is no rule's id.
 */
export function finderOf(book: Rulebook, summaries: Summaries = () => null): Finder {
  let read: Read | null = null;
  return (question) => {
    const named = byName(book, question);
    if (named.length > 0) {
      const hits = named.map((rule) => ({ rule, sentence: sentencesOf(rule.text)[0] ?? rule.text }));
      return { hits, chapter: null, suggestions: [] };
    }
    const asked = askedWords(question);
    if (asked.length === 0) return NOTHING;
    read ??= { index: indexOf(book, summaries), spelt: spellings(book) };
    const { index, spelt } = read;
    const rated = ratedBy(index, { asked, query: queryOf(asked, spelt), wantsNumber: WANTS_NUMBER.test(question) });
    const least = (rated[0]?.points ?? 0) * LEAST;
    const hits = rated.flatMap(({ id, points, sentence }) => {
      const rule = points > least ? book.byId.get(id) : undefined;
      return rule === undefined ? [] : [{ rule, sentence: sentence ?? sentencesOf(rule.text)[0] ?? rule.text }];
    });
    const suggestions = hits.length > 0 ? [] : suggestionsFor(asked, index.rules, spelt);
    return { hits, chapter: chapterNamed(book, summaries, asked), suggestions };
  };
}

interface Index {
  readonly rules: MiniSearch<{ readonly id: string }>;
  readonly passages: MiniSearch<Passage>;
  /** The weight of each rule by its kind and its place in the book, at most 1. */
  readonly ranks: ReadonlyMap<string, number>;
}

function indexOf(book: Rulebook, summaries: Summaries): Index {
  const rules = new MiniSearch<{ readonly id: string }>({ ...WORDS, fields: Object.keys(BOOST) });
  const passages = new MiniSearch<Passage>({
    ...WORDS,
    fields: ['text', 'chapter'],
    storeFields: ['text', 'rule', 'isPair'],
  });
  const ranks = new Map<string, number>();
  for (const { rules: some, slug } of book.chapters) {
    const summary = summaries(slug);
    for (const [at, rule] of some.entries()) {
      const place = (1 - (LATE * ranks.size) / book.byId.size) * (1 - (LATE * at) / some.length);
      ranks.set(rule.id, place * kindOf(rule.id));
      rules.add(pageOf(rule, summary === null ? '' : `${summary.title} ${summary.gist}`));
      for (const passage of passagesOf(rule)) passages.add({ ...passage, id: passages.documentCount });
    }
  }
  return { rules, passages, ranks };
}

interface Question {
  /** Its telling words. */
  readonly asked: readonly string[];
  readonly query: Query;
  readonly wantsNumber: boolean;
}

interface Rated {
  /** The rule. */
  readonly id: string;
  readonly points: number;
  /** The passage that answers best; undefined if the rule was found by its summary alone. */
  readonly sentence: string | undefined;
}

/** The rules that hold a word of a question, best first: rule and passage count, and how many of the words are met. */
function ratedBy({ rules, passages, ranks }: Index, { asked, query, wantsNumber }: Question): readonly Rated[] {
  const told = passages.search(query, {
    boost: { chapter: BOOST.chapter },
    bm25: BM25,
    boostDocument: (_, __, { text, isPair } = {}) =>
      (isPair === true ? PAIR : 1) * (wantsNumber && /\d/.test(String(text)) ? NUMBER : 1),
  });
  const best = new Map<string, SearchResult>();
  for (const passage of told) if (!best.has(passage.rule.id)) best.set(passage.rule.id, passage);
  return rules
    .search(query, { boost: BOOST, bm25: BM25 })
    .map(({ id, score, queryTerms }) => {
      const passage = best.get(id);
      const met = asked.filter((word) => meaningsOf(word).some((each) => queryTerms.includes(stemOf(each)))).length;
      const points = (score + (passage?.score ?? 0)) * (met / asked.length) ** 2 * (ranks.get(id) ?? 1);
      return { id, points, sentence: passage?.text };
    })
    .sort((a, b) => b.points - a.points);
}

/** The weight of a rule by its kind. */
function kindOf(id: string): number {
  if (/-[RC]-\d+$/.test(id)) return RULING;
  return id.includes('-OPT-') ? OPTIONAL : 1;
}

/** The words of the rules that a word of a question may mean, itself among them. */
const meaningsOf = (word: string): readonly string[] => [word, ...termsFor(word)];

/** Asks for each word of a question, the beginning of a word and other names of it. A word that no rule knows may be misspelt. */
function queryOf(asked: readonly string[], spelt: ReadonlyMap<string, string>): Query {
  const ways = asked.map((word): Query => {
    const terms = termsFor(word);
    const isKnown = terms.length > 0 || spelt.has(stemOf(word));
    const itself = {
      ...{
        queries: [word],
        weights: WEIGHTS,
        prefix: word.length > 2,
        fuzzy: !isKnown && word.length > 3 ? FUZZY : false,
      },
      boostTerm: () => (terms.length === 0 || terms.includes(word) ? 1 : UNUSUAL),
    };
    return {
      combineWith: 'OR',
      queries: [itself, { combineWith: 'OR', queries: [...terms], boostTerm: () => BY_TERM }],
    };
  });
  return { combineWith: 'OR', queries: ways };
}

/** The rules that a question names by their ids, with or without the letters of the game: one of them, or all that begin alike. */
function byName({ byId }: Rulebook, question: string): RuleText[] {
  const compact = question.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  if (!/[a-z]/.test(compact)) return [];
  const rules = [...byId.values()];
  const names = (id: string) => [id, id.slice(id.indexOf('-'))].map((name) => name.toLowerCase().replaceAll('-', ''));
  const exact = rules.filter(({ id }) => /\d/.test(compact) && names(id).includes(compact));
  if (exact.length > 0 || !/^[A-Z]{2,}-/i.test(question.trim())) return exact;
  return rules.filter(({ id }) => id.toLowerCase().replaceAll('-', '').startsWith(compact));
}

function askedWords(question: string): readonly string[] {
  const all = foldedWords(question);
  const telling = all.filter((word) => !IDLE_WORDS.has(word));
  return telling.length > 0 ? telling : all;
}

/** The slug of the chapter whose title holds every word that is asked for; the shortest such title. */
function chapterNamed({ chapters }: Rulebook, summaries: Summaries, asked: readonly string[]): string | null {
  const stems = asked.map(stemOf);
  const named = chapters.filter(({ title, slug }) => {
    return [title, summaries(slug)?.title ?? ''].some((each) => {
      const of = new Set(foldedWords(each).map(stemOf));
      return stems.every((stem) => of.has(stem));
    });
  });
  return [...named].sort((a, b) => a.title.length - b.title.length)[0]?.slug ?? null;
}

function pageOf(rule: RuleText, summary: string) {
  return { id: rule.id, text: rule.text, chapter: rule.chapter, lead: leadOf(rule.text), summary };
}

/** The sentences of a rule, and each two in a row. */
function passagesOf(rule: RuleText): Omit<Passage, 'id'>[] {
  const sentences = sentencesOf(rule.text);
  const common = { rule, chapter: rule.chapter };
  return sentences.flatMap((text, at) => {
    const next = sentences[at + 1];
    const single = { ...common, text, isPair: false };
    return next === undefined ? [single] : [single, { ...common, text: `${text} ${next}`, isPair: true }];
  });
}

/** The words with which a rule names what it is about: "*Cover.* ..." or "Bravery Test: ...". */
function leadOf(text: string): string {
  return /^\*([^*]+)\*/.exec(text)?.[1] ?? /^([\p{L} ]{3,40}):/u.exec(text)?.[1] ?? '';
}

/** The sentences of a rule, without its reasons. */
function sentencesOf(text: string): readonly string[] {
  const [says = text] = text.split(/ Why: /);
  return says.split(/(?<=[.!?][)"”]?) (?=["“(*_`]?\p{Lu})/u);
}

/** The names of a word in the rules: a translation or another name. Endings of German words and beginnings of compounds do not matter. */
function termsFor(word: string): readonly string[] {
  const own = TERMS.get(word);
  if (own !== undefined) return own;
  const found: string[] = [];
  for (const [name, others] of TERMS) {
    const isInflected = name.length > 3 && word.startsWith(name) && word.length - name.length < 4;
    const isBegun = word.length > 3 && name.startsWith(word);
    if (isInflected || isBegun) found.push(...others);
  }
  return found;
}

/** One spelling of each stem in the rules. */
function spellings({ byId }: Rulebook): ReadonlyMap<string, string> {
  const spelt = new Map<string, string>();
  for (const { text } of byId.values()) {
    for (const word of foldedWords(text)) if (!spelt.has(stemOf(word))) spelt.set(stemOf(word), word);
  }
  return spelt;
}

/** Up to three words of the book that look like those asked for. */
function suggestionsFor(
  asked: readonly string[],
  rules: MiniSearch<{ readonly id: string }>,
  spelt: ReadonlyMap<string, string>,
): readonly string[] {
  const near = asked.flatMap((word) => rules.autoSuggest(word.slice(0, 6), { prefix: true, fuzzy: 0.4 }));
  const stems = new Set(near.map(({ suggestion }) => suggestion));
  return [...stems].map((stem) => spelt.get(stem) ?? stem).slice(0, 3);
}
