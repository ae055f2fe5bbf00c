/**
 * Catalogues of sentences in the browser, one of the shell and one of each game, and longer texts. English comes with the code; another
 * language is fetched when a page needs it. The language stays the same as long as a page is open.
 */
import { type Facts, type Language, languageFor, Phrases, type RichParts, type Tags, type Words } from '@dwo/shared';
import { recall, remember } from '../shell/storage';

const KEY = 'dino-wars.language';

let language: Language = 'en';
const loaders = new Set<(wanted: Language) => Promise<void>>();
let loading: Promise<unknown> = Promise.resolve();

/** The language of this page. */
export function currentLanguage(): Language {
  return language;
}

/** The chosen language that this browser has stored; null if it follows the browser's setting. */
export function chosenLanguage(): Language | null {
  const chosen = recall(KEY);
  return chosen === 'en' || chosen === 'de' ? chosen : null;
}

/** Stores a choice of language and reloads the page in it; null follows the browser's setting. */
export function chooseLanguage(chosen: Language | null): void {
  remember(KEY, chosen);
  window.location.reload();
}

/** Sets the page's language from the stored choice or the browser's setting, and fetches its sentences. */
export function startLanguage(): Promise<unknown> {
  return useLanguage(chosenLanguage() ?? languageFor(navigator.languages));
}

/** Sets the language from now on; for the start of a page and for tests. */
export function useLanguage(wanted: Language): Promise<unknown> {
  language = wanted;
  loading = Promise.all([...loaders].map((load) => load(wanted)));
  return loading;
}

/** Waits until every catalogue and every other text has the page's language. */
export async function wordsReady(): Promise<void> {
  await loading;
}

/** A catalogue: `say` for a plain sentence, `rich` for one with elements in it. */
export interface Catalogue<Key extends string> {
  /** The sentence of a key in the page's language. */
  say(key: Key, facts?: Facts): string;
  /** The sentence of a key, in which `tags` make an element of each tag's contents. */
  rich<T>(key: Key, tags: Tags<T>, facts?: Facts): RichParts<T>;
}

/** One thing in several languages, as functions that fetch it. */
type Fetchers<T> = Readonly<Record<Exclude<Language, 'en'>, () => Promise<T>>>;

/** Returns what gives the thing in the page's language; `fetchers` fetch it in other languages than English. */
export function inLanguage<T>(english: T, fetchers: Fetchers<T>): () => T {
  let present = english;
  const load = async (wanted: Language): Promise<void> => {
    present = wanted === 'en' ? english : await fetchers[wanted]();
  };
  loaders.add(load);
  if (language !== 'en') loading = Promise.all([loading, load(language)]);
  return () => present;
}

/** A catalogue with these English sentences; `fetchers` fetch the same keys in other languages. */
export function catalogue<W extends Words>(
  english: W,
  fetchers: Fetchers<Readonly<Record<keyof W, string>>>,
): Catalogue<keyof W & string> {
  type Key = keyof W & string;
  const phrases = inLanguage(new Phrases<Key>('en', english), {
    de: async () => new Phrases<Key>('de', await fetchers.de()),
  });
  return {
    say: (key, facts) => phrases().say(key, facts),
    rich: (key, tags, facts) => phrases().rich(key, tags, facts),
  };
}
