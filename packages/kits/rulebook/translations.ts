/** The rulebook of a game in the language of the page. RULES.md is the law; RULES.de.md beside it says the same in German. */
import { inLanguage } from '../words/catalogue';
import { parseRulebook, type Rulebook, translated, withChapters } from './rulebook';

/** A rulebook in Markdown. */
interface Source {
  readonly english: string;
  /** Its translations by their files, of which each is fetched when it is needed: what `import.meta.glob` finds beside it. */
  readonly translations: Readonly<Record<string, () => Promise<unknown>>>;
}

/**
 * Returns what gives the rulebook in the page's language, for the time after `wordsReady`. Further books follow the first as chapters. It stays
 * English while one of the books has no translation.
 */
export function rulebookOf(first: Source, ...more: readonly Source[]): () => Rulebook {
  const all = [first, ...more];
  const english = bound(all.map((source) => parseRulebook(source.english)));
  return inLanguage(english, {
    de: async () => {
      const books = await Promise.all(all.map(inGerman));
      return books.every((book) => book !== null) ? bound(books) : english;
    },
  });
}

async function inGerman({ english, translations }: Source): Promise<Rulebook | null> {
  const file = Object.keys(translations).find((name) => name.endsWith('.de.md'));
  const text = file === undefined ? null : await translations[file]?.();
  return typeof text === 'string' ? translated(parseRulebook(english), parseRulebook(text, 'de')) : null;
}

/** Several books as one. */
function bound(books: readonly Rulebook[]): Rulebook {
  return books.reduce(withChapters);
}
