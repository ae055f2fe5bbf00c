/** The journal of several servers, in a PostgreSQL database. */
import {
  type CompiledQuery,
  Kysely,
  PostgresDialect,
  type RawBuilder,
  type SqlBool,
  sql,
  type Transaction,
} from 'kysely';
import type { Pool } from 'pg';
import { messageOf, StartError } from '../failure';
import type { PeopleTables, PersonChange } from '../people/store';
import { AppendBatch } from './append-batch';
import { Chains } from './chains';
import { type DamagedMatch, Damages } from './damage';
import { forgetting, rewriting } from './forgetting';
import { Heartbeat } from './heartbeat';
import type {
  ChairRecord,
  EndRecord,
  EntryRecord,
  Journal,
  Lease,
  LobbyRecord,
  NewMatch,
  PlayedBy,
  Rewriting,
  Standing,
} from './journal';
import { savingLobby } from './lobbies';
import { insist, insistOnReading } from './passing';
import { type Owner, PostgresLeases } from './postgres-leases';
import { type MarkedPlace, PostgresMark } from './postgres-mark';
import { openPool } from './postgres-pool';
import { PostgresStandings } from './postgres-standings';
import { bringUpToDate, warnOfLooseDisks } from './postgres-start';
import { check, countingDeletion, type PostgresTables, writeChairs, writeMatch, writePeople } from './postgres-writes';
import { SqlJournal } from './sql-journal';
import { personRow, playedByRow, type Tables } from './tables';
import type { Report } from './talk';
import { addingSetting, savingReport, savingSetting, savingTalk } from './upserts';

/** How long a write is retried before it rejects with `Unsure`. */
const WRITE_MS = 15_000;
/** How long a read is retried. */
const READ_MS = 8_000;

/** Stores heads of matches that this process has, unless a later one is stored. */
const KEEP_HEADS = `
  INSERT INTO heads (match, n, hash)
  SELECT g.match, g.n, g.hash FROM unnest($1::bigint[], $2::bigint[], $3::text[]) AS g(match, n, hash)
  JOIN leases l ON l.match = g.match AND l.owner = $4
  ON CONFLICT (match) DO UPDATE SET n = excluded.n, hash = excluded.hash WHERE excluded.n > heads.n`;

/** The options of a journal in PostgreSQL. */
export interface PostgresSettings extends Owner, MarkedPlace {}

/** A journal to which several processes write, each in the matches it has leased. Every write is safe to repeat. */
export class PostgresJournal extends SqlJournal<PostgresTables> implements Journal {
  private readonly appends: AppendBatch;
  private readonly heartbeat: Heartbeat;
  private readonly leases: PostgresLeases;
  private readonly standings: PostgresStandings;
  protected readonly damages: Damages;
  private readonly mark: PostgresMark;
  protected readonly chains = new Chains();

  private constructor(
    protected readonly kysely: Kysely<PostgresTables>,
    private readonly pool: Pool,
    settings: PostgresSettings,
    private readonly failed: (error: unknown) => void,
    found: (damage: DamagedMatch | string) => void,
  ) {
    super();
    this.damages = new Damages(settings.dataDir || null, found);
    this.mark = new PostgresMark(pool, this.damages, settings);
    this.appends = new AppendBatch(pool, WRITE_MS);
    this.heartbeat = new Heartbeat(pool, settings.owner, failed);
    this.leases = new PostgresLeases(pool, this.heartbeat, settings);
    this.standings = new PostgresStandings(pool, WRITE_MS);
  }

  /**
   * Connects and migrates the database. `failed` receives errors of background work, for which no caller waits; `found`
   * receives known damage. Throws a StartError if that is impossible.
   */
  static async open(
    settings: PostgresSettings,
    failed: (error: unknown) => void = () => {},
    found: (damage: DamagedMatch | string) => void = () => {},
  ): Promise<PostgresJournal> {
    const pool = openPool(settings.url, failed);
    const kysely = new Kysely<PostgresTables>({ dialect: new PostgresDialect({ pool }) });
    const journal = new PostgresJournal(kysely, pool, settings, failed, found);
    try {
      await insistOnReading(READ_MS, () => pool.query('SELECT 1'));
      await journal.mark.compare();
      await bringUpToDate(settings.url, failed);
      await journal.mark.begin().catch(failed);
      await journal.heartbeat.start();
      await warnOfLooseDisks(pool, failed);
    } catch (error) {
      await kysely.destroy();
      if (error instanceof StartError) throw error;
      throw new StartError(`The journal in PostgreSQL can't be opened: ${messageOf(error)}`);
    }
    return journal;
  }

  async close(): Promise<void> {
    await this.appends.idle();
    await this.standings.idle();
    await this.keepHeads().catch(() => {});
    await this.leases.close();
    await this.kysely.destroy();
  }

  get lagMs(): number {
    return this.appends.lagMs;
  }

  async ping(): Promise<void> {
    await this.pool.query('SELECT count(*) FROM owners');
    await this.saveSetting('ping', '');
    await this.pool.query('SELECT * FROM matches LEFT JOIN entries ON entries.match = matches.key LIMIT 1');
  }

  /** The disk is not of this machine; a full one shows in `ping`. */
  async checkDisk(): Promise<void> {}

  /** PostgreSQL guards its files itself. Matches are compared with their hashes whenever they are read. */
  async examine(): Promise<void> {}

  createMatch(match: NewMatch): Promise<void> {
    return this.write(async (trx, tries) => {
      if (!(await writeMatch(trx, match)) && tries === 0) throw new Error(`There is a match ${match.id} already`);
    });
  }

  async acquire(key: number, lost: () => void = () => {}): Promise<Lease> {
    const lease = await this.leases.acquire(key, () => {
      this.chains.drop(key);
      lost();
    });
    this.chains.take(key);
    return lease;
  }

  async release(lease: Lease): Promise<void> {
    this.chains.release(lease.key);
    await this.keepHeads().catch(() => {});
    await this.leases.release(lease);
  }

  /** Stores how far the chains have come. A head that is not stored makes the proof shorter, and nothing else. */
  private async keepHeads(): Promise<void> {
    await this.mark.write().catch(this.failed);
    const heads = this.chains.toStore();
    if (heads.size === 0) return;
    const all = [...heads];
    await this.pool.query(KEEP_HEADS, [
      all.map(([key]) => key),
      all.map(([, { n }]) => n),
      all.map(([, { hash }]) => hash),
      this.heartbeat.owner,
    ]);
    this.chains.stored(heads);
  }

  saveChairs(lease: Lease, chairs: readonly ChairRecord[], begunAt: number | null = null): Promise<void> {
    return this.write(async (trx) => {
      await check(trx, lease);
      await trx.deleteFrom('chairs').where('match', '=', lease.key).execute();
      await writeChairs(trx, lease.key, chairs);
      if (begunAt === null) return;
      await trx.updateTable('matches').set({ begun_at: begunAt }).where('key', '=', lease.key).execute();
    });
  }

  saveLobby(lease: Lease, lobby: LobbyRecord): Promise<void> {
    return this.runAll(lease, (trx) => savingLobby(trx, lease, lobby));
  }

  saveStanding(lease: Lease, standing: Standing): Promise<void> {
    return this.standings.save(lease, standing);
  }

  savePlayedBy(lease: Lease, by: PlayedBy): Promise<void> {
    return this.write(async (trx) => {
      await check(trx, lease);
      await trx.updateTable('matches').set(playedByRow(by)).where('key', '=', lease.key).execute();
    });
  }

  async append(lease: Lease, entry: EntryRecord, end: EndRecord | null = null): Promise<void> {
    await this.appends.append(lease, entry, end);
    this.mark.appended(lease.key, entry.n);
    const { n, kind, seat, wishId, at } = entry;
    this.chains.appended(lease.key, { n, kind, seat, body: JSON.stringify(entry.body), wish_id: wishId, at });
  }

  async forget(lease: Lease, id: string): Promise<void> {
    this.chains.drop(lease.key);
    await this.runAll(lease, (trx) => {
      const both = trx as unknown as Kysely<Tables & PeopleTables>;
      return [...forgetting(both, lease, id), countingDeletion(trx)].map((query) => query.compile());
    });
    this.mark.forgotten(lease.key);
  }

  async rewrite(lease: Lease, to: Rewriting): Promise<void> {
    this.chains.drop(lease.key);
    await this.runAll(lease, (trx) => rewriting(trx, lease, to, ['entries']));
    this.heartbeat.drop(lease);
  }

  /** PostgreSQL removes replaced rows from its files itself, when it vacuums. */
  async scrub(): Promise<boolean> {
    return true;
  }

  settingOr(name: string, make: () => string): Promise<string> {
    return insist(WRITE_MS, async () => {
      const before = await this.kysely
        .selectFrom('settings')
        .select('value')
        .where('name', '=', name)
        .executeTakeFirst();
      if (before !== undefined) return before.value;
      await this.kysely.executeQuery(addingSetting(this.tables, name, make()));
      const kept = this.kysely.selectFrom('settings').select('value').where('name', '=', name);
      return (await kept.executeTakeFirstOrThrow()).value;
    });
  }

  async savePeople(changes: readonly PersonChange[]): Promise<boolean> {
    let saved = false;
    const rows = changes.map(personRow);
    await this.write(async (trx) => {
      saved = await writePeople(trx, rows);
    });
    return saved;
  }

  saveSetting(name: string, value: string): Promise<void> {
    return this.run(savingSetting(this.tables, name, value));
  }

  saveTalk(match: number, body: unknown): Promise<void> {
    return this.run(savingTalk(this.tables, match, body));
  }

  saveReport(report: Report): Promise<void> {
    return this.run(savingReport(this.tables, report));
  }

  protected override get named(): RawBuilder<string | null> {
    return sql<string | null>`(body::json ->> 'player')`;
  }

  protected override get ownerIsGone(): RawBuilder<SqlBool> {
    return sql<SqlBool>`not exists (select 1 from owners o where o.id = leases.owner and o.until > clock_timestamp())`;
  }

  protected override reading<R>(work: () => Promise<R>): Promise<R> {
    return insistOnReading(READ_MS, work);
  }

  private write(work: (trx: Transaction<PostgresTables>, tries: number) => Promise<void>): Promise<void> {
    return insist(WRITE_MS, (tries) => this.kysely.transaction().execute((trx) => work(trx, tries)));
  }

  /** Runs statements under a lease in one transaction. */
  private runAll(lease: Lease, queries: (trx: Kysely<Tables>) => readonly CompiledQuery[]): Promise<void> {
    return this.write(async (trx) => {
      await check(trx, lease);
      for (const query of queries(trx as unknown as Kysely<Tables>)) await trx.executeQuery(query);
    });
  }

  async writeOnce(first: CompiledQuery, rest: readonly CompiledQuery[] = []): Promise<boolean> {
    let written = false;
    await this.write(async (trx) => {
      const { numAffectedRows = 0n } = await trx.executeQuery(first);
      written = numAffectedRows > 0n;
      if (written) for (const query of rest) await trx.executeQuery(query);
    });
    return written;
  }

  private async run(query: CompiledQuery): Promise<void> {
    await insist(WRITE_MS, () => this.kysely.executeQuery(query));
  }
}
