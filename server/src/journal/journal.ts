/** The record of every match: who sits where, what was agreed and every accepted intent, in SQLite. */
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { Seat } from '@dwo/kernel';
import { type CompiledQuery, Kysely } from 'kysely';
import { StartError } from '../failure';
import { GroupCommit } from './group-commit';
import { migrate } from './migrations';
import { openDatabase } from './open';
import { nodeSqliteDialect } from './sqlite-dialect';
import { WalSync } from './wal-sync';

interface MatchTable {
  key: number;
  id: string;
  game: string;
  version: number;
  preset: string;
  /** JSON. */
  options: string;
  secret: Uint8Array;
  created_at: number;
  begun_at: number | null;
  ended_at: number | null;
  /** JSON. */
  outcome: string | null;
}

interface ChairTable {
  match: number;
  place: number;
  name: string;
  wish: string;
  bot: number;
  token_hash: Uint8Array | null;
}

interface IntentTable {
  match: number;
  n: number;
  seat: number;
  /** JSON. */
  intent: string;
  wish_id: string | null;
  at: number;
}

interface Tables {
  matches: MatchTable;
  chairs: ChairTable;
  intents: IntentTable;
  inbox: IntentTable;
}

const INTENT = ['match', 'n', 'seat', 'intent', 'wish_id', 'at'] as const;
/** So many intents in the inbox are sorted into their matches at once. */
const FULL_INBOX = 1000;

/** What a match is, apart from what was played. Times are epoch milliseconds. */
export interface MatchRecord {
  readonly key: number;
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly preset: string;
  readonly options: unknown;
  readonly secret: Uint8Array;
  readonly createdAt: number;
  readonly begunAt: number | null;
  readonly endedAt: number | null;
  readonly chairs: readonly ChairRecord[];
}

/** A taken chair; `place` is the seat once the match has begun. */
export interface ChairRecord {
  readonly place: number;
  readonly name: string;
  readonly wish: string;
  readonly bot: boolean;
  /** SHA-256 of the token that gives the chair back; null for computer players. */
  readonly tokenHash: Uint8Array | null;
}

/** One accepted intent; `n` counts from 1. */
export interface IntentRecord {
  readonly n: number;
  readonly seat: Seat;
  readonly intent: unknown;
  /** The name its sender gave it. */
  readonly wishId: string | null;
  readonly at: number;
}

/** How a match ended. */
export interface EndRecord {
  readonly outcome: unknown;
}

/** A match to be. */
export type NewMatch = Omit<MatchRecord, 'key' | 'begunAt' | 'endedAt'>;

/** The journal of one server. A write that resolved outlives the process; a rejected one has written nothing. */
export class Journal {
  private readonly commits: GroupCommit;
  private readonly statements = new Map<string, StatementSync>();
  private readonly appendSql: string;
  private readonly sortIn: readonly CompiledQuery[];
  private inbox = 0;

  private constructor(
    private readonly db: DatabaseSync,
    private readonly kysely: Kysely<Tables>,
    private readonly sync: WalSync,
    private readonly failed: (error: unknown) => void,
  ) {
    this.commits = new GroupCommit(db, () => sync.wrote());
    this.appendSql = kysely
      .insertInto('inbox')
      .values({ match: 0, n: 0, seat: 0, intent: '', wish_id: '', at: 0 })
      .compile().sql;
    const sorted = kysely.selectFrom('inbox').select(INTENT).orderBy('match').orderBy('n');
    this.sortIn = [
      kysely
        .insertInto('intents')
        .columns([...INTENT])
        .expression(sorted)
        .compile(),
      kysely.deleteFrom('inbox').compile(),
    ];
  }

  /**
   * Opens the journal in a folder and brings it up to date; `failed` hears of what goes wrong beside the writes that others
   * wait for. Throws a StartError if it can't be opened.
   */
  static async open(dataDir: string, failed: (error: unknown) => void = () => {}): Promise<Journal> {
    const { db, file } = openDatabase(dataDir);
    const kysely = new Kysely<Tables>({ dialect: nodeSqliteDialect(db) });
    try {
      await migrate(kysely);
    } catch (error) {
      db.close();
      if (error instanceof StartError) throw error;
      throw new StartError(`The journal can't be brought up to date: ${String(error)}`);
    }
    const journal = new Journal(db, kysely, new WalSync(file, failed), failed);
    await journal.sortInbox();
    return journal;
  }

  /** Writes what is waiting and closes the file. */
  async close(): Promise<void> {
    const sorted = this.sortInbox();
    this.commits.flush();
    await sorted;
    this.sync.close();
    this.statements.clear();
    await this.kysely.destroy();
    this.db.close();
  }

  /** Records a new match. */
  createMatch(match: NewMatch): Promise<void> {
    const insert = this.kysely
      .insertInto('matches')
      .values({
        key: null as unknown as number,
        id: match.id,
        game: match.game,
        version: match.version,
        preset: match.preset,
        options: JSON.stringify(match.options),
        secret: match.secret,
        created_at: match.createdAt,
        begun_at: null,
        ended_at: null,
        outcome: null,
      })
      .compile();
    return this.commits.commit(() => {
      const key = Number(this.run(insert.sql, insert.parameters).lastInsertRowid);
      this.writeChairs(key, match.chairs);
    });
  }

  /** A match by its id, null if there is none. */
  async match(id: string): Promise<MatchRecord | null> {
    const row = await this.kysely.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
    if (row === undefined) return null;
    const chairs = await this.kysely
      .selectFrom('chairs')
      .selectAll()
      .where('match', '=', row.key)
      .orderBy('place')
      .execute();
    return {
      key: row.key,
      id: row.id,
      game: row.game,
      version: row.version,
      preset: row.preset,
      options: JSON.parse(row.options),
      secret: row.secret,
      createdAt: row.created_at,
      begunAt: row.begun_at,
      endedAt: row.ended_at,
      chairs: chairs.map(({ place, name, wish, bot, token_hash }) => {
        return { place, name, wish, bot: bot === 1, tokenHash: token_hash };
      }),
    };
  }

  /** Everything played in a match, in order. */
  async intents(key: number): Promise<IntentRecord[]> {
    const rows = await this.kysely
      .selectFrom('intents')
      .select(INTENT)
      .where('match', '=', key)
      .unionAll(this.kysely.selectFrom('inbox').select(INTENT).where('match', '=', key))
      .orderBy('n')
      .execute();
    return rows.map(({ n, seat, intent, wish_id, at }) => {
      return { n, seat, intent: JSON.parse(intent), wishId: wish_id, at };
    });
  }

  /** How many intents were played in a match. */
  async count(key: number): Promise<number> {
    const of = (table: 'intents' | 'inbox') =>
      this.kysely
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('match', '=', key)
        .executeTakeFirstOrThrow();
    const counts = await Promise.all([of('intents'), of('inbox')]);
    return counts.reduce((sum, { count }) => sum + count, 0);
  }

  /** Who sits where now; `begunAt` once the match begins with them. */
  saveChairs(key: number, chairs: readonly ChairRecord[], begunAt: number | null = null): Promise<void> {
    const begin = this.kysely.updateTable('matches').set({ begun_at: begunAt }).where('key', '=', key).compile();
    return this.commits.commit(() => {
      this.writeChairs(key, chairs);
      if (begunAt !== null) this.run(begin.sql, begin.parameters);
    });
  }

  /** Adds an accepted intent and, with the last one, how the match ended. */
  append(key: number, entry: IntentRecord, end: EndRecord | null = null): Promise<void> {
    const { n, seat, intent, wishId, at } = entry;
    const values = [key, n, seat, JSON.stringify(intent), wishId, at];
    const finish = end === null ? null : this.endQuery(key, end, at);
    return this.commits.commit(() => {
      this.run(this.appendSql, values);
      if (finish !== null) this.run(finish.sql, finish.parameters);
      if (++this.inbox >= FULL_INBOX) void this.sortInbox();
    });
  }

  /** Moves what is in the inbox to its matches. What that fails at stays in the inbox, where it is found as well. */
  private async sortInbox(): Promise<void> {
    this.inbox = 0;
    try {
      await this.commits.commit(() => {
        for (const { sql, parameters } of this.sortIn) this.run(sql, parameters);
      });
    } catch (error) {
      this.failed(error);
    }
  }

  private endQuery(key: number, { outcome }: EndRecord, at: number): CompiledQuery {
    const end = { ended_at: at, outcome: JSON.stringify(outcome) };
    return this.kysely.updateTable('matches').set(end).where('key', '=', key).compile();
  }

  private writeChairs(key: number, chairs: readonly ChairRecord[]): void {
    const clear = this.kysely.deleteFrom('chairs').where('match', '=', key).compile();
    this.run(clear.sql, clear.parameters);
    for (const { place, name, wish, bot, tokenHash } of chairs) {
      const row = { match: key, place, name, wish, bot: bot ? 1 : 0, token_hash: tokenHash };
      const insert = this.kysely.insertInto('chairs').values(row).compile();
      this.run(insert.sql, insert.parameters);
    }
  }

  private run(sql: string, parameters: readonly unknown[]) {
    let statement = this.statements.get(sql);
    if (statement === undefined) {
      statement = this.db.prepare(sql);
      this.statements.set(sql, statement);
    }
    return statement.run(...(parameters as SQLInputValue[]));
  }
}
