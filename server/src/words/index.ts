/** The server's own sentences, in the language of the person who reads them. */
import { type Facts, LANGUAGES, type Language, Phrases } from '@dwo/shared';
import type { Request } from 'express';
import { de } from './de';
import { en } from './en';

type Key = keyof typeof en;

const PHRASES: Readonly<Record<Language, Phrases<Key>>> = { en: new Phrases('en', en), de: new Phrases('de', de) };

/** Without a comma before the last name. */
const LISTS: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de' };

/** A sentence of the server. */
export function say(language: Language, key: Key, facts?: Facts): string {
  return PHRASES[language].say(key, facts);
}

/** Names in a row: "Ann, Ben and Cleo". */
export function listed(language: Language, names: readonly string[]): string {
  return new Intl.ListFormat(LISTS[language]).format(names);
}

/** The language that a request asks to be answered in: its first of ours, else English. */
export function languageOf(request: Request): Language {
  const wanted = request.acceptsLanguages(...LANGUAGES);
  return LANGUAGES.find((language) => language === wanted) ?? 'en';
}
