/** The reading half of a journal, shared by SQLite and PostgreSQL. */
import { setImmediate as turn } from 'node:timers/promises';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { PeopleTables } from '../people/store';
import { inSlices } from '../slices';
import { type Chains, compared, type Flaw, type Linked } from './chains';
import type { Damage, DamageCount, Damages } from './damage';
import type { EntryRecord, MatchName, MatchRecord, OutdatedMatch, PlayersMatch, TalkRecord } from './journal';
import {
  type ChairRow,
  type EntryRow,
  entryOf,
  LISTED_MATCH,
  listedOf,
  type MatchRow,
  matchOf,
  type Tables,
} from './tables';
import type { Report } from './talk';

/** Must stay the same text as the condition of the index `matches_listed_by_end`, or the databases don't use the index. */
const IS_LISTED = sql<SqlBool>`visibility <> 'private'`;
const IS_DEED = sql<SqlBool>`kind = 'deed'`;
/** The default length of a list. */
const LISTED = 200;
/** The number of matches that are read at once, with a turn of the event loop after them. */
const PAGE = 50;

/** The pattern of a report from an address. Quotes in what people wrote are escaped, so no text looks like it. */
function namedIn(from: string): string {
  return `%"from":"${from}"%`;
}

type PlayersRow = Pick<MatchRow, (typeof LISTED_MATCH)[number]> & {
  readonly count: number | null;
  readonly latest: number | null;
};

function latestFirst(rows: readonly PlayersRow[]): PlayersRow[] {
  const latest = (row: PlayersRow) => Number(row.latest ?? row.begun_at ?? row.created_at);
  return [...rows].sort((a, b) => latest(b) - latest(a));
}

/** The reading half of a journal. */
export abstract class SqlJournal<T extends Tables = Tables> {
  protected abstract readonly kysely: Kysely<T>;
  protected abstract readonly damages: Damages;
  /** The hash chains of the matches that this process writes to. */
  protected abstract readonly chains: Chains;

  /** Runs a read; PostgreSQL retries it. */
  protected reading<R>(work: () => Promise<R>): Promise<R> {
    return work();
  }

  /** The person that a deed names; the same text as in the index `entries_named`. */
  protected abstract get named(): RawBuilder<string | null>;

  /** Number or time of the latest entry of a row of `matches`; null if it has none. */
  protected latest(column: 'n' | 'at'): RawBuilder<number | null> {
    const entries = sql`select ${sql.ref(column)} from entries where entries.match = matches.key order by entries.n desc limit 1`;
    return sql<number | null>`(${entries})`;
  }

  /** Whether the owner of a row of `leases` has ended. */
  protected abstract get ownerIsGone(): RawBuilder<SqlBool>;

  /** The tables that both databases have. */
  private get tables(): Kysely<Tables> {
    return this.kysely as unknown as Kysely<Tables>;
  }

  async match(id: string): Promise<MatchRecord | null> {
    const row = await this.reading(() =>
      this.tables.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst(),
    );
    if (row === undefined) return null;
    const [match] = await this.withChairs([row]);
    return match ?? null;
  }

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

  async entries(key: number): Promise<EntryRecord[]> {
    const rows = await this.proven(key);
    return inSlices(
      (function* () {
        const entries: EntryRecord[] = [];
        for (const row of rows) {
          entries.push(entryOf(row as EntryRow));
          yield;
        }
        return entries;
      })(),
    );
  }

  get damage(): Damage | null {
    return this.damages.all;
  }

  get damageCount(): DamageCount | null {
    return this.damages.count;
  }

  /** Looks at the next matches after a key and compares each with its head; null after the last one. */
  protected async proveNext(after: number): Promise<number | null> {
    const row = await this.reading(() =>
      this.tables
        .selectFrom('matches')
        .select('key')
        .where('key', '>', after)
        .orderBy('key')
        .limit(1)
        .executeTakeFirst(),
    );
    if (row === undefined) return null;
    await this.proven(row.key);
    return row.key;
  }

  /** The entries of a match as rows. A flaw in their chain is noted. */
  private async proven(key: number): Promise<readonly Linked[]> {
    const { dropped } = this.chains;
    const first = await this.chained(key);
    // Between the two reads another process may have replaced a name in the match.
    const { rows, head, flaw, stored } = first.flaw === null ? first : await this.chained(key);
    if (dropped !== this.chains.dropped) return rows;
    if (flaw === null) this.chains.read(key, head, stored);
    else await this.noteFlaw(flaw);
    return rows;
  }

  private async chained(key: number) {
    const { tables } = this;
    const stored = await this.reading(() =>
      tables.selectFrom('heads').select(['n', 'hash']).where('match', '=', key).executeTakeFirst(),
    );
    const rows: readonly Linked[] = await this.reading(() =>
      tables
        .selectFrom('record')
        .select(['n', 'kind', 'seat', 'body', 'wish_id', 'at'])
        .where('match', '=', key)
        .orderBy('n')
        .execute(),
    );
    return { rows, stored: stored ?? null, ...(await inSlices(compared(key, rows, stored ?? null))) };
  }

  private async noteFlaw({ key, what, lost }: Flaw): Promise<void> {
    const match = await this.reading(() =>
      this.tables.selectFrom('matches').select('id').where('key', '=', key).executeTakeFirst(),
    );
    // A match that was deleted meanwhile is not damaged.
    if (match !== undefined) this.damages.match({ id: match.id, what, lost });
  }

  async count(key: number, until?: number): Promise<number> {
    const all = this.tables
      .selectFrom('record')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('match', '=', key);
    const firstAfter = sql`(select min(n) from record where match = ${key} and at > ${until})`;
    const some = until === undefined ? all : all.where(sql<SqlBool>`n < coalesce(${firstAfter}, ${2 ** 31 - 1})`);
    const { count } = await this.reading(() => some.executeTakeFirstOrThrow());
    return Number(count);
  }

  async setting(name: string): Promise<string | null> {
    const row = await this.reading(() =>
      this.tables.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst(),
    );
    return row?.value ?? null;
  }

  async person(id: string): Promise<unknown> {
    const row = await this.reading(() =>
      this.tables.selectFrom('people').select('body').where('id', '=', id).executeTakeFirst(),
    );
    return row === undefined ? null : JSON.parse(row.body);
  }

  async talk(key: number): Promise<unknown> {
    const row = await this.reading(() =>
      this.tables.selectFrom('talk').select('body').where('match', '=', key).executeTakeFirst(),
    );
    return row === undefined ? null : JSON.parse(row.body);
  }

  async talks(after: number, limit: number): Promise<TalkRecord[]> {
    const rows = await this.reading(() =>
      this.tables
        .selectFrom('talk')
        .innerJoin('matches', 'matches.key', 'talk.match')
        .select(['matches.key', 'matches.id', 'talk.body'])
        .where('talk.match', '>', after)
        .orderBy('talk.match')
        .limit(limit)
        .execute(),
    );
    return rows.map(({ key, id, body }) => ({ key, id, body: JSON.parse(body) }));
  }

  async reportsIn(key: number): Promise<Report[]> {
    const rows = await this.reading(() =>
      this.tables.selectFrom('reports').select('body').where('body', 'like', `%"matchKey":${key},%`).execute(),
    );
    return rows.map(({ body }) => JSON.parse(body));
  }

  async report(id: string): Promise<Report | null> {
    const row = await this.reading(() =>
      this.tables.selectFrom('reports').select('body').where('id', '=', id).executeTakeFirst(),
    );
    return row === undefined ? null : JSON.parse(row.body);
  }

  async openReports(limit: number, from?: string): Promise<Report[]> {
    const all = this.tables.selectFrom('reports').select('body').where('closed_at', 'is', null);
    const some = from === undefined ? all : all.where('body', 'like', namedIn(from));
    const rows = await this.reading(() => some.orderBy('at').limit(limit).execute());
    return rows.map(({ body }) => JSON.parse(body));
  }

  async reportCounts(from?: string): Promise<{ readonly all: number; readonly open: number }> {
    const closed = sql<number>`count(closed_at)`.as('closed');
    const all = this.tables.selectFrom('reports').select(({ fn }) => [fn.countAll<number>().as('all'), closed]);
    const some = from === undefined ? all : all.where('body', 'like', namedIn(from));
    const row = await this.reading(() => some.executeTakeFirstOrThrow());
    return { all: Number(row.all), open: Number(row.all) - Number(row.closed) };
  }

  async reports(limit = LISTED, skip = 0): Promise<Report[]> {
    const rows = await this.reading(() =>
      this.tables
        .selectFrom('reports')
        .select('body')
        .orderBy(sql`case when closed_at is null then 0 else 1 end`)
        .orderBy('at', 'desc')
        .orderBy('id')
        .limit(limit)
        .offset(skip)
        .execute(),
    );
    return rows.map(({ body }) => JSON.parse(body));
  }

  get people(): Kysely<PeopleTables> {
    return this.kysely as unknown as Kysely<PeopleTables>;
  }

  private async withChairs(rows: readonly MatchRow[]): Promise<MatchRecord[]> {
    const chairs = await this.chairsOf(rows);
    return rows.map((row) => matchOf(row, chairs(row.key)));
  }

  /** The chairs of these matches, by key. */
  private async chairsOf(rows: readonly { readonly key: number }[]): Promise<(key: number) => ChairRow[]> {
    if (rows.length === 0) return () => [];
    const keys = rows.map(({ key }) => key);
    const query = this.tables.selectFrom('chairs').selectAll().where('match', 'in', keys).orderBy('place');
    const chairs = await this.reading(() => query.execute());
    return (key) => chairs.filter(({ match }) => match === key);
  }
}
