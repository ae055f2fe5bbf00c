/** Chapters in short, from a catalogue that has `chapter.<slug>` for the gist of each chapter and `title.<slug>` for its title. */

/** A chapter in short, in the language of the page. */
export interface Summary {
  readonly title: string;
  /** One or two sentences. */
  readonly gist: string;
}

/** The summary of a chapter by its slug; null for a chapter that nobody has summed up. */
export type Summaries = (slug: string) => Summary | null;

/** The slugs of the chapters in a catalogue. */
export type SlugOf<W> = keyof W extends infer K ? (K extends `chapter.${infer Slug}` ? Slug : never) : never;

/** The summaries of a catalogue with these English sentences; `sum` says one in the language of the page. */
export function summariesOf<Slug extends string>(english: object, sum: (slug: Slug) => Summary): Summaries {
  const has = (slug: string): slug is Slug => `chapter.${slug}` in english;
  return (slug) => (has(slug) ? sum(slug) : null);
}
