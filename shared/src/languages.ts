/** The languages of players, and sentences from catalogues. */
import { IntlMessageFormat } from 'intl-messageformat';
import { isolated } from './script';

/** The languages of the catalogues. */
export const LANGUAGES = ['en', 'de'] as const;
/** A language. */
export type Language = (typeof LANGUAGES)[number];

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

/** Sentences as ICU messages, by key. */
export type Words = Readonly<Record<string, string>>;

/** The arguments of a sentence: names are isolated from the direction of the sentence; numbers can be formatted and counted by the message. */
export type Facts = Readonly<Record<string, string | number | boolean>>;

/** The parts of a sentence in order; those made by tags are not strings. */
export type RichParts<T> = readonly (string | T)[];

/** Renders tags: for "<b>three</b>" calls `b` with the content of the tag. */
export type Tags<T> = Readonly<Record<string, (inside: RichParts<T>) => T>>;

/** The first of a person's languages (BCP 47 tags) for which there is a catalogue; English if there is none. */
export function languageFor(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const known = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (known !== undefined) return known;
  }
  return 'en';
}

type Parts = ReturnType<IntlMessageFormat['getAst']>;

/** The type of an argument that the message does not format, as the parser numbers it. */
const PLAIN = 1;
/** The name under which such an argument is given as text. */
const asText = (name: string) => `${name} as text`;

/** Gives every argument that a message does not format a name of its own: a count and its text may stand in one message. */
function setApart(parts: Parts): void {
  for (const part of parts) {
    if (part.type === PLAIN) part.value = asText(part.value);
    if ('children' in part) setApart(part.children);
    if ('options' in part) for (const { value } of Object.values(part.options)) setApart(value);
  }
}

/** The sentences of one language. Messages are parsed when they are first used. */
export class Phrases<Key extends string> {
  readonly #read = new Map<Key, IntlMessageFormat>();
  readonly #decimals: Intl.NumberFormat;

  constructor(
    readonly language: Language,
    private readonly words: Readonly<Record<Key, string>>,
  ) {
    this.#decimals = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  }

  /**
   * The sentence of a key.
   * @throws Error if an argument is missing
   */
  say(key: Key, facts: Facts = {}): string {
    const said: unknown = this.#message(key).format(this.#placed(facts));
    return typeof said === 'string' ? said : String(said);
  }

  /**
   * The sentence of a key with tags in it.
   * @throws Error if an argument or a tag is missing
   */
  rich<T>(key: Key, tags: Tags<T>, facts: Facts = {}): RichParts<T> {
    const said = this.#message(key).format<T>({ ...this.#placed(facts), ...tags } as Record<string, string | number>);
    return Array.isArray(said) ? said : [said];
  }

  #message(key: Key): IntlMessageFormat {
    let message = this.#read.get(key);
    if (message === undefined) {
      message = new IntlMessageFormat(this.words[key], this.language);
      setApart(message.getAst());
      this.#read.set(key, message);
    }
    return message;
  }

  /** Facts as they may stand in a sentence, each for the message to format and as text. */
  #placed(facts: Facts): Record<string, string | number | boolean> {
    const placed: Record<string, string | number | boolean> = {};
    for (const [name, fact] of Object.entries(facts)) {
      const value = typeof fact === 'string' ? isolated(fact) : fact;
      placed[name] = value;
      placed[asText(name)] = typeof value === 'number' ? this.#text(value) : value;
    }
    return placed;
  }

  /** A number as text: a whole one as it is, so that no thousand gets a sign. */
  #text(value: number): string {
    return Number.isInteger(value) ? String(value) : this.#decimals.format(value);
  }
}
