/** Reads the rules of a game from its RULES.md, so that any rule id on the screen can open its text. */
import type { Language } from '@dwo/shared';

export interface RuleText {
  readonly id: string;
  readonly text: string;
  readonly chapter: string;
}

/** A part of a chapter that is no rule: a sentence, a table by rows and cells (the first row is its head), or a listing. */
export type Aside =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'listing'; readonly text: string };

export interface Chapter {
  readonly title: string;
  /** Its name in an address, unique in the book. */
  readonly slug: string;
  readonly rules: readonly RuleText[];
  readonly asides: readonly Aside[];
}

export interface Rulebook {
  readonly language: Language;
  /** The English rulebook that a translation follows; null for the English one, whose text decides. */
  readonly original: Rulebook | null;
  readonly title: string;
  readonly preface: string;
  /** The words on its sources, after a line `---` of the introduction; they close the book. Empty for none. */
  readonly colophon: string;
  readonly chapters: readonly Chapter[];
  readonly byId: ReadonlyMap<string, RuleText>;
}

const RULE = /^- \*\*(?<id>[A-Z][A-Z0-9-]*-\d+[a-z]?)\*\* (?<text>.+)$/;
const HEADING = /^###? (?:\d[\d.]* )?(?<title>.+)$/;

/**
 * Parses a rulebook in Markdown: `#` title, `##` and `###` chapters, one `- **ID** text` for each rule; lines indented below it
 * go on. Tables, listings and sentences between the rules are kept with their chapter.
 */
export function parseRulebook(markdown: string, language: Language = 'en'): Rulebook {
  const reading = new Reading();
  for (const line of markdown.split('\n')) reading.read(line);
  const chapters = reading.chapters.map((each) => ({
    ...each,
    asides: each.asides.filter(({ kind, text }) => kind === 'table' || text !== ''),
  }));
  const byId = new Map(chapters.flatMap((each) => each.rules.map((rule) => [rule.id, rule] as const)));
  const { title, preface, colophon } = reading;
  return {
    language,
    original: null,
    title,
    preface: preface.join(' '),
    colophon: colophon.join(' '),
    chapters: chapters.map(finished),
    byId,
  };
}

/** The English rulebook as this translation tells it: chapters keep their names in addresses. */
export function translated(original: Rulebook, translation: Rulebook): Rulebook {
  const chapters = translation.chapters.map((chapter, at) => ({
    ...chapter,
    slug: original.chapters[at]?.slug ?? chapter.slug,
  }));
  return { ...translation, chapters, original };
}

/** A title as a part of an address: its words in small letters, with hyphens. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

interface DraftAside {
  readonly kind: Aside['kind'];
  text: string;
  readonly rows: string[][];
}

interface Draft {
  readonly title: string;
  readonly slug: string;
  readonly rules: { id: string; text: string; chapter: string }[];
  readonly asides: DraftAside[];
}

function finished({ asides, ...rest }: Draft): Chapter {
  return {
    ...rest,
    asides: asides.map(({ kind, text, rows }) => (kind === 'table' ? { kind, rows } : { kind, text })),
  };
}

/** A rulebook that is being read, line by line. */
class Reading {
  title = '';
  readonly preface: string[] = [];
  readonly colophon: string[] = [];
  #isClosing = false;
  readonly chapters: Draft[] = [];
  /** The rule that an indented line goes on with. */
  #rule: { text: string } | null = null;
  #isListing = false;

  read(line: string): void {
    const chapter = this.chapters.at(-1);
    if (line.startsWith('```')) {
      this.#isListing = !this.#isListing;
      chapter?.asides.push({ kind: this.#isListing ? 'listing' : 'text', text: '', rows: [] });
    } else if (this.#isListing) {
      const listing = chapter?.asides.at(-1);
      if (listing) listing.text += `${line}\n`;
    } else if (this.#rule !== null && /^ {2}\S/.test(line)) this.#rule.text += ` ${line.trim()}`;
    else this.#begin(line, chapter);
  }

  #begin(line: string, chapter: Draft | undefined): void {
    this.#rule = null;
    const heading = HEADING.exec(line)?.groups?.title?.trim();
    const rule = RULE.exec(line)?.groups;
    if (line.startsWith('# ')) this.title = line.slice(2).trim();
    else if (heading !== undefined)
      this.chapters.push({ title: heading, slug: slugOf(heading), rules: [], asides: [] });
    else if (chapter === undefined) {
      if (line.trim() === '---') this.#isClosing = true;
      else if (line.trim() !== '') (this.#isClosing ? this.colophon : this.preface).push(line.trim());
    } else if (rule?.id && rule.text) {
      const read = { id: rule.id, text: rule.text, chapter: chapter.title };
      chapter.rules.push(read);
      this.#rule = read;
    } else if (line.startsWith('|')) addRow(chapter, line);
    else addSentence(chapter, line.trim());
  }
}

function addRow({ asides }: Draft, line: string): void {
  if (/^[|\s:-]+$/.test(line)) return;
  const row = line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
  const before = asides.at(-1);
  if (before?.kind === 'table') before.rows.push(row);
  else asides.push({ kind: 'table', text: '', rows: [row] });
}

/** An empty line ends what is before it. */
function addSentence({ asides }: Draft, line: string): void {
  const before = asides.at(-1);
  if (line !== '' && before?.kind === 'text' && before.text !== '') before.text += ` ${line}`;
  else asides.push({ kind: 'text', text: line, rows: [] });
}

/** A rulebook followed by the chapters of another one, whose titles name that book. */
export function withChapters(book: Rulebook, more: Rulebook): Rulebook {
  const chapters = more.chapters.map((chapter) => {
    const title = `${more.title}: ${chapter.title}`;
    return { ...chapter, title, slug: `${slugOf((more.original ?? more).title)}-${chapter.slug}` };
  });
  return {
    ...book,
    original: book.original && more.original && withChapters(book.original, more.original),
    chapters: [...book.chapters, ...chapters],
    byId: new Map([...book.byId, ...more.byId]),
  };
}

/** A text, split at rule ids (for links) and at emphasis. */
export function linkedParts(
  text: string,
): readonly { readonly text: string; readonly as: 'text' | 'rule' | 'strong' }[] {
  return text
    .split(/(\b[A-Z]{2,}(?:-[A-Z]+)*-\d+[a-z]?\b|`[^`]+`|\*[^*]+\*|(?<!\w)_[^_]+_(?!\w))/)
    .filter((part) => part !== '')
    .map((part) => {
      if (/^[A-Z]{2,}(?:-[A-Z]+)*-\d+[a-z]?$/.test(part)) return { text: part, as: 'rule' as const };
      if (/^(`[^`]+`|\*[^*]+\*|_[^_]+_)$/.test(part)) return { text: part.slice(1, -1), as: 'strong' as const };
      return { text: part, as: 'text' as const };
    });
}
