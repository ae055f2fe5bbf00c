/** Reads the rules of a game from its RULES.md, so that any rule id on the screen can open its text. */

export interface RuleText {
  readonly id: string;
  readonly text: string;
  readonly chapter: string;
}

export interface Chapter {
  readonly title: string;
  readonly rules: readonly RuleText[];
}

export interface Rulebook {
  readonly title: string;
  readonly preface: string;
  readonly chapters: readonly Chapter[];
  readonly byId: ReadonlyMap<string, RuleText>;
}

const RULE = /^- \*\*(?<id>[A-Z][A-Z0-9-]*-\d+[a-z]?)\*\* (?<text>.+)$/;

/** Parses a rulebook in Markdown: `#` title, `##` chapters, one `- **ID** text` for each rule; lines indented below it go on. */
export function parseRulebook(markdown: string): Rulebook {
  const chapters: { title: string; rules: { id: string; text: string; chapter: string }[] }[] = [];
  let last: { text: string } | null = null;
  const preface: string[] = [];
  let title = '';
  for (const line of markdown.split('\n')) {
    const chapter = chapters.at(-1);
    const rule = RULE.exec(line)?.groups;
    if (last !== null && /^ {2}\S/.test(line)) {
      last.text += ` ${line.trim()}`;
      continue;
    }
    last = null;
    if (line.startsWith('# ')) title = line.slice(2).trim();
    else if (line.startsWith('## ')) chapters.push({ title: line.slice(3).trim(), rules: [] });
    else if (rule?.id && rule.text && chapter) {
      const read = { id: rule.id, text: rule.text, chapter: chapter.title };
      chapter.rules.push(read);
      last = read;
    } else if (line.trim() !== '' && chapter === undefined) preface.push(line.trim());
  }
  const byId = new Map(chapters.flatMap((each) => each.rules.map((rule) => [rule.id, rule] as const)));
  return { title, preface: preface.join(' '), chapters, byId };
}

/** A rulebook followed by the chapters of another one, whose titles name that book. */
export function withChapters(book: Rulebook, more: Rulebook): Rulebook {
  const chapters = more.chapters.map(({ title, rules }) => ({ title: `${more.title}: ${title}`, rules }));
  return { ...book, chapters: [...book.chapters, ...chapters], byId: new Map([...book.byId, ...more.byId]) };
}

/** The chapters with only those rules that contain every word of `query`; all of them for an empty query. */
export function searchRulebook(book: Rulebook, query: string): readonly Chapter[] {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return book.chapters;
  return book.chapters
    .map((chapter) => ({
      title: chapter.title,
      rules: chapter.rules.filter((rule) => {
        const haystack = `${rule.id} ${rule.text} ${chapter.title}`.toLowerCase();
        return words.every((word) => haystack.includes(word));
      }),
    }))
    .filter((chapter) => chapter.rules.length > 0);
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
