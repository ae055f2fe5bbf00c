/** Finds the rules that answer a question, best first, each with the sentence that answers it. */
import type { Query, SearchResult } from 'minisearch';
import type { Rulebook, RuleText } from './rulebook';
import { type Index, indexOf, OWN_FIELDS, type Passage, sentencesOf } from './search-index';
import { foldedWords, STEMS, stemOf } from './search-words';
import type { Summaries } from './summaries';
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

/** How much each way of meeting a word counts. */
const BY_TERM = 0.9;
/** The rules use another word for it in general. */
const UNUSUAL = 0.3;
const BM25 = { k: 1.2, b: 0.65, d: 0 };
const WEIGHTS = { fuzzy: 0.45, prefix: 0.6 };
/** The share of a word's letters that may be wrong. */
const FUZZY = 0.25;
/** How much the texts of a rule count. */
const BOOST = { text: 1, chapter: 0.35, lead: 1, summary: 0.25, original: 0.6 };
/** A sentence with a number answers "how far" better than one without; two sentences answer only where one does not. */
const NUMBER = 1.4;
const PAIR = 0.9;
/** A rule that answers less than this share of the best one is no answer. */
const LEAST = 1 / 4;
const NOTHING: Findings = { hits: [], chapter: null, suggestions: [] };

/**
 * Makes the finder of a book. Questions may be asked in English or German, with the words of the summaries too. A translation is found by
 * the words of its original as well. The book is read, which takes some hundred milliseconds, at the first question that is no rule's id.
 */
export function finderOf(book: Rulebook, summaries: Summaries = () => null): Finder {
  let read: Index | null = null;
  return (question) => {
    const named = byName(book, question);
    if (named.length > 0) {
      const hits = named.map((rule) => ({ rule, sentence: sentencesOf(rule.text)[0] ?? rule.text }));
      return { hits, chapter: null, suggestions: [] };
    }
    const asked = askedWords(question);
    if (asked.length === 0) return NOTHING;
    read ??= indexOf(book, summaries);
    const index = read;
    const rated = ratedBy(index, { book, asked, wantsNumber: WANTS_NUMBER.test(question) });
    const least = (rated[0]?.points ?? 0) * LEAST;
    const hits = rated.flatMap(({ id, points, sentence }) => {
      const rule = points > least ? book.byId.get(id) : undefined;
      return rule === undefined ? [] : [{ rule, sentence: sentence ?? sentencesOf(rule.text)[0] ?? rule.text }];
    });
    const suggestions = hits.length > 0 ? [] : suggestionsFor(asked, index);
    return { hits, chapter: chapterNamed(book, summaries, asked), suggestions };
  };
}

interface Question {
  readonly book: Rulebook;
  /** Its telling words. */
  readonly asked: readonly string[];
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
function ratedBy(index: Index, { book, asked, wantsNumber }: Question): readonly Rated[] {
  const { rules, passages, ranks } = index;
  const queryOf = book.original === null ? inBook : inTranslation;
  const told = passages.search(queryOf(asked, index, OWN_FIELDS.passages), {
    boost: { chapter: BOOST.chapter, original: BOOST.original },
    bm25: BM25,
    boostDocument: (_, __, { text, isPair } = {}) =>
      (isPair === true ? PAIR : 1) * (wantsNumber && /\d/.test(String(text)) ? NUMBER : 1),
  });
  const best = new Map<string, SearchResult>();
  for (const passage of told) {
    const { id } = passage.rule as Passage['rule'];
    if (!best.has(id)) best.set(id, passage);
  }
  const meanings = asked.map((word) => [...index.stemsOf(word), stemOf(word), ...termsFor(word).map(stemOf)]);
  return rules
    .search(queryOf(asked, index, OWN_FIELDS.rules), { boost: BOOST, bm25: BM25 })
    .map(({ id, score, queryTerms }) => {
      const passage = best.get(id);
      const met = meanings.filter((some) => some.some((stem) => queryTerms.includes(stem))).length;
      const points = (score + (passage?.score ?? 0)) * (met / asked.length) ** 2 * (ranks.get(id) ?? 1);
      return { id, points, sentence: passage?.text };
    })
    .sort((a, b) => b.points - a.points);
}

type QueryOf = (asked: readonly string[], index: Index, own: readonly string[]) => Query;

/** Asks for each word of a question, the beginning of a word and other names of it. A word that no rule knows may be misspelt. */
const inBook: QueryOf = (asked, { spelt }) => ({
  combineWith: 'OR',
  queries: asked.map((word): Query => {
    const terms = termsFor(word);
    const isKnown = terms.length > 0 || spelt.has(stemOf(word));
    const itself = {
      ...itselfOf(word, isKnown),
      boostTerm: () => (terms.length === 0 || terms.includes(word) ? 1 : UNUSUAL),
    };
    return { combineWith: 'OR', queries: [itself, others(terms)] };
  }),
});

/** The same in a translation: each word and its parts in its own text, and what the original calls it in that of the original. */
const inTranslation: QueryOf = (asked, { spelt, stemsOf }, own) => ({
  combineWith: 'OR',
  queries: asked.map((word): Query => {
    const terms = termsFor(word);
    const isKnown = stemsOf(word).some((stem) => spelt.has(stem));
    const itself = {
      ...itselfOf(word, isKnown || terms.length > 0),
      fields: [...own],
      processTerm: () => [...stemsOf(word)],
      boostTerm: () => (isKnown || terms.length === 0 ? 1 : UNUSUAL),
    };
    const original = { ...others([word, ...terms]), fields: ['original'], processTerm: stemOf };
    return { combineWith: 'OR', queries: [itself, original] };
  }),
});

function itselfOf(word: string, isKnown: boolean) {
  const fuzzy = !isKnown && word.length > 3 ? FUZZY : (false as const);
  return { queries: [word], weights: WEIGHTS, prefix: word.length > 2, fuzzy };
}

const others = (terms: readonly string[]) => ({
  combineWith: 'OR' as const,
  queries: [...terms],
  boostTerm: () => BY_TERM,
});

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
function chapterNamed({ chapters, language }: Rulebook, summaries: Summaries, asked: readonly string[]): string | null {
  const stem = STEMS[language];
  const stems = asked.map(stem);
  const named = chapters.filter(({ title, slug }) => {
    return [title, summaries(slug)?.title ?? ''].some((one) => {
      const of = new Set(foldedWords(one).map(stem));
      return stems.every((each) => of.has(each));
    });
  });
  return [...named].sort((a, b) => a.title.length - b.title.length)[0]?.slug ?? null;
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

/** Up to three words of the book that look like those asked for. */
function suggestionsFor(asked: readonly string[], { rules, spelt }: Index): readonly string[] {
  const fields = [...OWN_FIELDS.rules];
  const near = asked.flatMap((word) => rules.autoSuggest(word.slice(0, 6), { prefix: true, fuzzy: 0.4, fields }));
  const stems = new Set(near.map(({ suggestion }) => suggestion));
  return [...stems].map((stem) => spelt.get(stem) ?? stem).slice(0, 3);
}
