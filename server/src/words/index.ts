/** The server's sentences in the reader's language. */
import { type Facts, LANGUAGES, type Language, Phrases } from '@dwo/shared';
import type { Request } from 'express';
import { de } from './de';
import { en } from './en';

type Key = keyof typeof en;

const PHRASES: Readonly<Record<Language, Phrases<Key>>> = { en: new Phrases('en', en), de: new Phrases('de', de) };

/** These locales put no comma before the last name of a list. */
const LISTS: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de' };

/** A sentence of the server. */
export function say(language: Language, key: Key, facts?: Facts): string {
  return PHRASES[language].say(key, facts);
}

/** Joins names: "Ann, Ben and Cleo". */
export function listed(language: Language, names: readonly string[]): string {
  return new Intl.ListFormat(LISTS[language]).format(names);
}

/** The best of our languages for a request, by its Accept-Language header; English if there is none. */
export function languageOf(request: Request): Language {
  const wanted = request.acceptsLanguages(...LANGUAGES);
  return LANGUAGES.find((language) => language === wanted) ?? 'en';
}
