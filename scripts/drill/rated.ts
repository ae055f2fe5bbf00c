/** Compares the matches that ended with those that the server's ratings count. */
import type { Game } from '@dwo/shared';
import { type JournalSettings, openJournal } from '../../server/src/journal/open-journal';
import { Collector } from '../../server/src/ratings/collect';

/** The counts of rated matches. */
export interface RatedFound {
  /** Rated matches of two people that came to an end. */
  readonly rated: number;
  /** Of these, those that the ratings do not count. */
  readonly unrated: number;
  /** Those that the ratings count more than once, or for other people than those who played. */
  readonly doubled: number;
}

/** Reads a journal that can be opened now. */
export async function ratedIn(settings: JournalSettings, game: Game, matches: readonly string[]): Promise<RatedFound> {
  const journal = await openJournal(settings, () => {});
  const ended = new Map<string, readonly (string | null)[]>();
  for (const id of matches) {
    const match = await journal.match(id);
    if (match?.rated !== true || match.endedAt === null || match.outcome === null) continue;
    ended.set(
      id,
      match.chairs.map(({ player }) => player),
    );
  }
  const identity = { person: async (id: string) => ({ id, all: [id] }) };
  const host = { journal, games: new Map([[game.rules.id, game]]), people: { identity }, now: Date.now };
  const { matches: counted } = await new Collector(host).collect();
  await journal.close();
  const times = (id: string) => counted.filter((each) => each.id === id);
  const people = (id: string) =>
    times(id).flatMap(({ sides }) => sides.flatMap(({ players }) => players.map((one) => JSON.stringify(one))));
  const asPlayed = (id: string) =>
    JSON.stringify(people(id).sort()) ===
    JSON.stringify((ended.get(id) ?? []).map((person) => JSON.stringify({ person })).sort());
  const all = [...ended.keys()];
  return {
    rated: all.length,
    unrated: all.filter((id) => times(id).length === 0).length,
    doubled: all.filter((id) => times(id).length > 0 && !asPlayed(id)).length,
  };
}
