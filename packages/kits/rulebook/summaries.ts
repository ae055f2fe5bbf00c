/** Chapters in short, from a catalogue that has `chapter.<slug>` for the gist of each chapter and `title.<slug>` for its title. */
import type { Summaries, Summary } from './search';

/** The slugs of the chapters in a catalogue. */
export type SlugOf<W> = keyof W extends infer K ? (K extends `chapter.${infer Slug}` ? Slug : never) : never;

/** The summaries of a catalogue with these English sentences; `sum` says one in the language of the page. */
export function summariesOf<Slug extends string>(english: object, sum: (slug: Slug) => Summary): Summaries {
  const has = (slug: string): slug is Slug => `chapter.${slug}` in english;
  return (slug) => (has(slug) ? sum(slug) : null);
}
