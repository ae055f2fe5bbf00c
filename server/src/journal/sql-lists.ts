/** Reads lists of matches, in SQLite and PostgreSQL. */
import { setImmediate as turn } from 'node:timers/promises';
import { type SqlBool, sql } from 'kysely';
import type { MatchName, MatchRecord, OutdatedMatch, PlayersMatch } from './journal';
import { SqlReading } from './sql-reading';
import { LISTED_MATCH, listedOf, type MatchRow, type Tables } from './tables';

/** Must stay the same text as the condition of the index `matches_listed_by_end`, or the databases don't use the index. */
const IS_LISTED = sql<SqlBool>`visibility <> 'private'`;
const IS_DEED = sql<SqlBool>`kind = 'deed'`;
/** The default length of a list. */
export const LISTED = 200;
/** The number of matches that are read at once, with a turn of the event loop after them. */
const PAGE = 50;

type PlayersRow = Pick<MatchRow, (typeof LISTED_MATCH)[number]> & {
  readonly count: number | null;
  readonly latest: number | null;
};

function latestFirst(rows: readonly PlayersRow[]): PlayersRow[] {
  const latest = (row: PlayersRow) => Number(row.latest ?? row.begun_at ?? row.created_at);
  return [...rows].sort((a, b) => latest(b) - latest(a));
}

/** Reads lists of matches. */
export abstract class SqlLists<T extends Tables = Tables> extends SqlReading<T> {
  async matchesOf(player: string, limit = LISTED): Promise<PlayersMatch[]> {
    let found: PlayersRow[] = [];
    for (let after: number | null = 0; after !== null; ) {
      const page: PlayersRow[] = await this.pageOf(player, after);
      found = latestFirst([...found, ...page]).slice(0, limit);
      after = page.length < PAGE ? null : (page.at(-1)?.key ?? null);
      await turn();
    }
    const chairs = await this.chairsOf(found);
    return found.map((row) => ({ match: listedOf(row, chairs(row.key)), count: row.count ?? 0, latestAt: row.latest }));
  }

  /** The next matches of a person after a key, in the order of their keys. */
  private pageOf(player: string, after: number): Promise<PlayersRow[]> {
    const { tables } = this;
    const chairs = tables.selectFrom('chairs').select('match');
    const keys = chairs.where('player', '=', player).union(chairs.where('held', '=', player));
    return this.reading(() =>
      tables
        .selectFrom('matches')
        .select(LISTED_MATCH)
        .select([this.latest('n').as('count'), this.latest('at').as('latest')])
        .where('key', 'in', keys)
        .where('key', '>', after)
        .orderBy('key')
        .limit(PAGE)
        .execute(),
    );
  }

  async matchesNaming(player: string, after = 0, limit = LISTED): Promise<MatchName[]> {
    const { tables } = this;
    const chairs = tables.selectFrom('chairs').select('match');
    // Each part has an index of its own; that of the deeds is `entries_named`, whose text must stay the same.
    const keys = tables
      .selectFrom('matches')
      .select('key as match')
      .where('creator', '=', player)
      .union(chairs.where('player', '=', player))
      .union(chairs.where('held', '=', player))
      .union(tables.selectFrom('record').select('match').where(IS_DEED).where(this.named, '=', player));
    return this.reading(() =>
      tables
        .selectFrom('matches')
        .select(['key', 'id'])
        .where('key', 'in', keys)
        .where('key', '>', after)
        .orderBy('key')
        .limit(limit)
        .execute(),
    );
  }

  async overdue(time: number, after = '', limit = LISTED): Promise<string[]> {
    const rows = await this.reading(() =>
      this.tables
        .selectFrom('matches')
        .select('id')
        .where('deadline', '<=', time)
        .where('ended_at', 'is', null)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute(),
    );
    return rows.map(({ id }) => id);
  }

  async abandoned(after = '', limit = LISTED): Promise<string[]> {
    const rows = await this.reading(() =>
      this.tables
        .selectFrom('leases')
        .innerJoin('matches', 'matches.key', 'leases.match')
        .select('matches.id')
        .where('leases.owner', 'is not', null)
        .where(this.ownerIsGone)
        .where('matches.begun_at', 'is not', null)
        .where('matches.ended_at', 'is', null)
        .where('matches.terms', 'like', '%"kind":"correspondence"%')
        .where('matches.id', '>', after)
        .orderBy('matches.id')
        .limit(limit)
        .execute(),
    );
    return rows.map(({ id }) => id);
  }

  async finished(now: number, limit = LISTED): Promise<MatchRecord[]> {
    const rows = await this.reading(() =>
      this.tables
        .selectFrom('matches')
        .selectAll()
        .where('ended_at', 'is not', null)
        .where('outcome', '<>', 'null')
        .where(IS_LISTED)
        .where(sql<SqlBool>`(delay = 0 or ended_at + delay * 1000 <= ${now})`)
        .orderBy('ended_at', 'desc')
        .limit(limit)
        .execute(),
    );
    return this.withChairs(rows);
  }

  async outdated(endedBefore: number | null, idleSince: number | null, limit = LISTED): Promise<OutdatedMatch[]> {
    const lastAt = sql<number>`coalesce(${this.latest('at')}, begun_at, created_at)`;
    return this.reading(() =>
      this.tables
        .selectFrom('matches')
        .select(['key', 'id'])
        .where(({ or, and, eb }) =>
          or([
            eb('ended_at', '<', endedBefore ?? Number.MIN_SAFE_INTEGER),
            and([eb('ended_at', 'is', null), eb(lastAt, '<', idleSince ?? Number.MIN_SAFE_INTEGER)]),
          ]),
        )
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('leases')
                .select('fence')
                .whereRef('leases.match', '=', 'matches.key')
                .where('owner', 'is not', null)
                .where(sql<SqlBool>`not (${this.ownerIsGone})`),
            ),
          ),
        )
        .orderBy('key')
        .limit(limit)
        .execute(),
    );
  }
}
