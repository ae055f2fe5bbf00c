/** Finds the rules that answer a question, best first, each with the sentence that answers it. */
import type { Rulebook, RuleText } from './rulebook';
import { CHAPTER, type Page, pageOf, sentencesOf } from './search-pages';
import { foldedWords, isNear, stemOf } from './search-words';
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
const EXACT = 1;
const BY_TERM = 0.9;
/** The rules use another word for it in general. */
const UNUSUAL = 0.6;
const BEGINNING = 0.6;
const MISSPELT = 0.45;
/** Basic things come first in a book: the last rule counts this much less than the first. */
const LATE = 0.2;
/** A sentence with a number answers "how far" better than one without. */
const NUMBER = 1.4;
const NOTHING: Findings = { hits: [], chapter: null, suggestions: [] };

/** A word of a question: the stems that it may mean, and how well each of them meets it. */
type Meaning = ReadonlyMap<string, number>;

/** Makes the finder of a book. Questions may be asked in English or German, with the words of the summaries too. */
export function finderOf(book: Rulebook, summaries: Summaries = () => null): Finder {
  let seen = 0;
  const pages = book.chapters.flatMap(({ rules, slug }) => {
    const summary = summaries(slug);
    return rules.map((rule) => {
      seen += 1;
      return pageOf(
        rule,
        summary === null ? '' : `${summary.title} ${summary.gist}`,
        1 - (LATE * seen) / book.byId.size,
      );
    });
  });
  const spread = new Map<string, number>();
  for (const { counts } of pages) for (const stem of counts.keys()) spread.set(stem, (spread.get(stem) ?? 0) + 1);
  const words = spellings(book);
  const weights = new Map<string, number>();
  for (const [stem, among] of spread) weights.set(stem, Math.log(1 + (pages.length - among + 0.5) / (among + 0.5)));
  const index: Index = {
    pages,
    spread,
    weights,
    words,
    mean: pages.reduce((sum, { length }) => sum + length, 0) / pages.length,
  };
  return (question) => {
    const named = byName(book, question);
    if (named.length > 0) {
      const hits = named.map((rule) => ({ rule, sentence: sentencesOf(rule.text)[0] ?? rule.text }));
      return { hits, chapter: null, suggestions: [] };
    }
    const asked = askedWords(question);
    if (asked.length === 0) return NOTHING;
    const query = { meanings: asked.map((word) => meaningOf(word, index)), wantsNumber: WANTS_NUMBER.test(question) };
    return answer(index, asked, query, chapterNamed(book, summaries, asked));
  };
}

interface Index {
  readonly pages: readonly Page[];
  /** In how many rules each stem stands. */
  readonly spread: ReadonlyMap<string, number>;
  /** How rare each stem is. */
  readonly weights: ReadonlyMap<string, number>;
  /** How each stem is spelt. */
  readonly words: ReadonlyMap<string, string>;
  readonly mean: number;
}

interface Query {
  readonly meanings: readonly Meaning[];
  readonly wantsNumber: boolean;
}

function answer(index: Index, asked: readonly string[], query: Query, chapter: string | null): Findings {
  const rated = index.pages
    .map((page) => ({ page, points: pointsOf(page, query, index) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points);
  const best = rated[0]?.points ?? 0;
  const hits = rated
    .filter(({ points }) => points > best / 4)
    .map(({ page }) => ({ rule: page.rule, sentence: bestSentence(page, query, index).text }));
  return { hits, chapter, suggestions: hits.length > 0 ? [] : suggestionsFor(asked, index) };
}

/** The rules that a question names by their ids: one of them, or all that begin alike. */
function byName({ byId }: Rulebook, question: string): RuleText[] {
  const compact = question.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  if (!/[a-z]/.test(compact)) return [];
  const rules = [...byId.values()];
  const names = (id: string) => {
    const whole = id.toLowerCase().replaceAll('-', '');
    return [whole, whole.replace(/^(dw|ds|dc|vs|jw)/, '')];
  };
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

/** One spelling of each stem in the rules. */
function spellings({ byId }: Rulebook): ReadonlyMap<string, string> {
  const spelt = new Map<string, string>();
  for (const { text } of byId.values()) {
    for (const word of foldedWords(text)) if (!spelt.has(stemOf(word))) spelt.set(stemOf(word), word);
  }
  return spelt;
}

function meaningOf(word: string, { spread, words }: Index): Meaning {
  const meaning = new Map<string, number>();
  const add = (stem: string, weight: number) => {
    if (spread.has(stem) && weight > (meaning.get(stem) ?? 0)) meaning.set(stem, weight);
  };
  const terms = termsFor(word);
  add(stemOf(word), terms.length === 0 ? EXACT : UNUSUAL);
  for (const other of terms) add(stemOf(other), BY_TERM);
  if (meaning.size > 0 && word.length < 4) return meaning;
  if (word.length > 2) {
    for (const [stem, spelt] of words) if (spelt.startsWith(word)) add(stem, BEGINNING);
  }
  if (meaning.size > 0) return meaning;
  for (const [stem, spelt] of words) if (isNear(word, spelt)) add(stem, MISSPELT);
  return meaning;
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

/** How well a rule answers: the usual weighing of words by how rare they are, and how near to each other they stand. */
function pointsOf(page: Page, query: Query, index: Index): number {
  const { meanings } = query;
  let points = 0;
  let met = 0;
  for (const meaning of meanings) {
    const best = bestOf(meaning, (stem) => {
      const times = page.counts.get(stem) ?? 0;
      const tame = times + 1.2 * (0.35 + 0.65 * (page.length / index.mean));
      return ((index.weights.get(stem) ?? 0) * times * 2.2) / tame;
    });
    points += best;
    if (best > 0) met += 1;
  }
  if (met === 0) return 0;
  return (points + bestSentence(page, query, index).points) * (met / meanings.length) ** 2 * page.rank;
}

/** The sentence that holds most of what is asked for, or two in a row if only both together hold more. */
function bestSentence({ sentences, chapter, rule }: Page, { meanings, wantsNumber }: Query, index: Index): Rated {
  const rated = sentences.map(({ text, stems }) => {
    const points = meanings.map((meaning) => {
      return bestOf(meaning, (stem) => {
        const share = stems.has(stem) ? 1 : chapter.has(stem) ? CHAPTER : 0;
        return share * (index.weights.get(stem) ?? 0);
      });
    });
    return { text, points, factor: wantsNumber && /\d/.test(text) ? NUMBER : 1 };
  });
  const sum = (points: readonly number[]) => points.reduce((total, each) => total + each, 0);
  let best: Rated = { text: sentences[0]?.text ?? rule.text, points: 0 };
  for (const [at, { text, points, factor }] of rated.entries()) {
    const single = sum(points) * factor;
    if (single > best.points + 1e-9) best = { text, points: single };
    const next = rated[at + 1];
    if (next === undefined) continue;
    const both = sum(points.map((each, word) => Math.max(each, next.points[word] ?? 0)));
    const pair = 0.9 * both * Math.max(factor, next.factor);
    if (pair > best.points + 1e-9) best = { text: `${text} ${next.text}`, points: pair };
  }
  return best;
}

interface Rated {
  readonly text: string;
  readonly points: number;
}

function bestOf(meaning: Meaning, value: (stem: string) => number): number {
  let best = 0;
  for (const [stem, weight] of meaning) best = Math.max(best, weight * value(stem));
  return best;
}

/** Up to three words of the book that look like those asked for. */
function suggestionsFor(asked: readonly string[], { words, spread }: Index): readonly string[] {
  const near = [...words].flatMap(([stem, spelt]) => {
    if (spelt.length < 4) return [];
    const isLike = asked.some(
      (word) => spelt.startsWith(word.slice(0, 3)) || isNear(word.slice(0, 6), spelt.slice(0, 6)),
    );
    return isLike ? [{ spelt, often: spread.get(stem) ?? 0 }] : [];
  });
  return near
    .sort((a, b) => b.often - a.often)
    .slice(0, 3)
    .map(({ spelt }) => spelt);
}
