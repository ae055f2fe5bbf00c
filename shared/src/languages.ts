/** The languages that players read, and sentences made from a catalogue. */
import { IntlMessageFormat } from 'intl-messageformat';

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Names of the languages, each in itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

/** Sentences as ICU messages, by their keys. */
export type Words = Readonly<Record<string, string>>;

/** A sentence's arguments: names as they are, numbers for the message to write and count. */
export type Facts = Readonly<Record<string, string | number | boolean>>;

/** A sentence with parts in it that are no text, in order. */
export type RichParts<T> = readonly (string | T)[];

/** The rendering of a tag in a sentence: "<b>three</b>" calls `b` with what stands inside. */
export type Tags<T> = Readonly<Record<string, (inside: RichParts<T>) => T>>;

/** The first of a person's languages that there is, by their BCP 47 tags; English if there is none. */
export function languageFor(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const known = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (known !== undefined) return known;
  }
  return 'en';
}

/** Sentences in one language. Messages are read when they are first used. */
export class Phrases<Key extends string> {
  readonly #read = new Map<Key, IntlMessageFormat>();

  constructor(
    readonly language: Language,
    private readonly words: Readonly<Record<Key, string>>,
  ) {}

  /**
   * The sentence of a key.
   * @throws Error if an argument is missing
   */
  say(key: Key, facts: Facts = {}): string {
    const said: unknown = this.#message(key).format({ ...facts });
    return typeof said === 'string' ? said : String(said);
  }

  /**
   * The sentence of a key with tags in it.
   * @throws Error if an argument or a tag is missing
   */
  rich<T>(key: Key, tags: Tags<T>, facts: Facts = {}): RichParts<T> {
    const said = this.#message(key).format<T>({ ...facts, ...tags } as Record<string, string | number>);
    return Array.isArray(said) ? said : [said];
  }

  #message(key: Key): IntlMessageFormat {
    let message = this.#read.get(key);
    if (message === undefined) {
      message = new IntlMessageFormat(this.words[key], this.language);
      this.#read.set(key, message);
    }
    return message;
  }
}
