/** The reading half of a journal, shared by SQLite and PostgreSQL. */
import { setImmediate as turn } from 'node:timers/promises';
import { type SqlBool, sql } from 'kysely';
import { inSlices } from '../slices';
import { type Chains, compared, type Flaw, type Linked } from './chains';
import type { Damage, DamageCount, Damages } from './damage';
import type { EntryRecord, TalkRecord } from './journal';
import { LISTED, SqlLists } from './sql-lists';
import { type EntryRow, entryOf, type Tables } from './tables';
import type { Report } from './talk';

/** The pattern of a report from an address. Quotes in what people wrote are escaped, so no text looks like it. */
function namedIn(from: string): string {
  return `%"from":"${from}"%`;
}

/** The entries read at once, between which others are served. */
const PAGE = 500;

/** The reading half of a journal. */
export abstract class SqlJournal<T extends Tables = Tables> extends SqlLists<T> {
  protected abstract readonly damages: Damages;
  /** The hash chains of the matches that this process writes to. */
  protected abstract readonly chains: Chains;

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

  async *entryPages(key: number): AsyncGenerator<readonly EntryRecord[]> {
    for await (const rows of this.pages(key)) yield rows.map((row) => entryOf(row as EntryRow));
  }

  /** The entries of a match as rows, in order, with a turn of the event loop between two pages. */
  private async *pages(key: number): AsyncGenerator<readonly Linked[]> {
    for (let after = 0; ; ) {
      const rows: readonly Linked[] = await this.reading(() =>
        this.tables
          .selectFrom('record')
          .select(['n', 'kind', 'seat', 'body', 'wish_id', 'at'])
          .where('match', '=', key)
          .where('n', '>', after)
          .orderBy('n')
          .limit(PAGE)
          .execute(),
      );
      yield rows;
      const last = rows.at(-1);
      if (last === undefined || rows.length < PAGE) return;
      after = last.n;
      await turn();
    }
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
    const read = this.chains.beginRead(key);
    try {
      const first = await this.chained(key);
      // Between the two reads another process may have replaced a name in the match.
      const { rows, head, flaw, stored } = first.flaw === null ? first : await this.chained(key);
      if (read.isStale) return rows;
      if (flaw === null) this.chains.read(key, head, stored);
      else await this.noteFlaw(flaw);
      return rows;
    } finally {
      this.chains.endRead(read);
    }
  }

  private async chained(key: number) {
    const { tables } = this;
    const stored = await this.reading(() =>
      tables.selectFrom('heads').select(['n', 'hash']).where('match', '=', key).executeTakeFirst(),
    );
    const rows: Linked[] = [];
    for await (const page of this.pages(key)) rows.push(...page);
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

  async settings(names: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (names.length === 0) return new Map();
    const rows = await this.reading(() =>
      this.tables.selectFrom('settings').selectAll().where('name', 'in', names).execute(),
    );
    return new Map(rows.map(({ name, value }) => [name, value]));
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
}
