/** The stored tournaments of a server, or of several that share a journal. */
import type { Kysely } from 'kysely';
import { ERASED_NAME } from '../journal/erasing';
import type { Journal } from '../journal/journal';
import { type Deed, isLast, type TournamentEntry } from './entries';
import { fold, type Tournament } from './fold';

interface TournamentsTable {
  id: string;
  opened_at: number;
  /** Null until nothing can follow. */
  ended_at: number | null;
  visibility: string;
}

interface EntriesTable {
  tournament: string;
  n: number;
  at: number;
  /** Identity of the person whom the deed names; null for none. */
  player: string | null;
  /** JSON. */
  deed: string;
}

interface MatchesTable {
  match: string;
  tournament: string;
}

interface Tables {
  tournament_matches: MatchesTable;
  tournaments: TournamentsTable;
  tournament_entries: EntriesTable;
}

/** Reads and writes entries. An entry is on the disk before anybody sees what follows from it. */
export class TournamentStore {
  constructor(private readonly journal: Pick<Journal, 'people' | 'writeOnce'>) {}

  private get db(): Kysely<Tables> {
    return this.journal.people as unknown as Kysely<Tables>;
  }

  /** A tournament as it stands; null if there is none. */
  async read(id: string): Promise<Tournament | null> {
    const query = this.db.selectFrom('tournament_entries').selectAll().where('tournament', '=', id).orderBy('n');
    return fold(id, (await query.execute()).map(entryIn));
  }

  /**
   * Writes the next entry of a tournament that has `before` entries; false if another one, of this or another process, was
   * faster. Nobody can write over an entry, so of two servers one pairs a round.
   */
  async write(id: string, before: number, at: number, deed: Deed): Promise<boolean> {
    const row = { tournament: id, n: before + 1, at, player: namedIn(deed), deed: JSON.stringify(deed) };
    const insert = this.db
      .insertInto('tournament_entries')
      .values(row)
      .onConflict((on) => on.columns(['tournament', 'n']).doNothing());
    const rest = [];
    if (deed.type === 'opened') {
      const { visibility } = deed.settings;
      const opened = { id, opened_at: at, ended_at: null, visibility };
      rest.push(this.db.insertInto('tournaments').values(opened).compile());
    }
    if (deed.type === 'paired') {
      const paired = deed.pairs.flatMap(({ matches }) => matches.map((match) => ({ match, tournament: id })));
      if (paired.length > 0) rest.push(this.db.insertInto('tournament_matches').values(paired).compile());
    }
    if (isLast(deed))
      rest.push(this.db.updateTable('tournaments').set({ ended_at: at }).where('id', '=', id).compile());
    if (await this.journal.writeOnce(insert.compile(), rest)) return true;
    // A write whose answer was lost is found here.
    const query = this.db.selectFrom('tournament_entries').select(['at', 'deed']).where('tournament', '=', id);
    const stored = await query.where('n', '=', row.n).executeTakeFirst();
    return stored !== undefined && Number(stored.at) === at && stored.deed === row.deed;
  }

  /** Ids of the tournaments in which something can follow. */
  async underWay(): Promise<readonly string[]> {
    const query = this.db.selectFrom('tournaments').select('id').where('ended_at', 'is', null).orderBy('opened_at');
    return (await query.execute()).map(({ id }) => id);
  }

  /** Id of the tournament under way that paired a match; null if none did. */
  async whichPairs(match: string): Promise<string | null> {
    const query = this.db
      .selectFrom('tournament_matches')
      .innerJoin('tournaments', 'tournaments.id', 'tournament_matches.tournament')
      .select('tournament')
      .where('ended_at', 'is', null)
      .where('match', '=', match);
    return (await query.executeTakeFirst())?.tournament ?? null;
  }

  /** Ids of the public tournaments: those under way, and the latest that have ended. The latest first. */
  async listed(most: number): Promise<readonly string[]> {
    const open = this.db.selectFrom('tournaments').select('id').where('visibility', '=', 'open');
    const [running, ended] = await Promise.all([
      open.where('ended_at', 'is', null).orderBy('opened_at', 'desc').limit(most).execute(),
      open.where('ended_at', 'is not', null).orderBy('ended_at', 'desc').limit(most).execute(),
    ]);
    return [...running, ...ended].map(({ id }) => id);
  }

  /** Ids of the tournaments that name one of these identities: as the creator, or as a member. The latest first. */
  async of(players: readonly string[], most: number): Promise<readonly string[]> {
    const query = this.db
      .selectFrom('tournament_entries')
      .select(({ fn }) => ['tournament', fn.max('at').as('at')])
      .where('player', 'in', players)
      .groupBy('tournament')
      .orderBy('at', 'desc')
      .limit(most);
    return (await query.execute()).map(({ tournament }) => tournament);
  }

  /** How many tournaments under way these identities have opened. */
  async openedBy(players: readonly string[]): Promise<number> {
    const query = this.db
      .selectFrom('tournament_entries')
      .innerJoin('tournaments', 'tournaments.id', 'tournament_entries.tournament')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('player', 'in', players)
      .where('n', '=', 1)
      .where('ended_at', 'is', null);
    return Number((await query.executeTakeFirstOrThrow()).count);
  }

  /** Removes a person: their name becomes that of somebody, and nothing leads to their identity. Points stay. */
  async forget(players: readonly string[]): Promise<void> {
    const query = this.db.selectFrom('tournament_entries').selectAll().where('player', 'in', players);
    for (const { tournament, n, deed } of await query.execute()) {
      const update = this.db.updateTable('tournament_entries');
      await update
        .set({ player: null, deed: JSON.stringify(nameless(JSON.parse(deed) as Deed)) })
        .where('tournament', '=', tournament)
        .where('n', '=', n)
        .execute();
    }
  }

  /** Deletes the tournaments that ended before a time; returns their number. */
  async forgetEnded(before: number): Promise<number> {
    const ended = this.db.selectFrom('tournaments').select('id').where('ended_at', '<', before);
    const ids = (await ended.execute()).map(({ id }) => id);
    if (ids.length === 0) return 0;
    await this.db.deleteFrom('tournament_matches').where('tournament', 'in', ids).execute();
    await this.db.deleteFrom('tournament_entries').where('tournament', 'in', ids).execute();
    await this.db.deleteFrom('tournaments').where('id', 'in', ids).execute();
    return ids.length;
  }
}

function entryIn({ n, at, deed }: EntriesTable): TournamentEntry {
  return { n: Number(n), at: Number(at), deed: JSON.parse(deed) as Deed };
}

function namedIn(deed: Deed): string | null {
  return deed.type === 'opened' ? deed.creator : deed.type === 'joined' ? deed.player : null;
}

/** The same deed of somebody. */
function nameless(deed: Deed): Deed {
  if (deed.type === 'opened') return { ...deed, creator: '', name: ERASED_NAME };
  if (deed.type === 'joined') return { ...deed, player: '', name: ERASED_NAME };
  return deed;
}
