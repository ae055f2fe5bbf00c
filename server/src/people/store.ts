/** The stored data of people: what they asked for, and nothing about who they are. Times are epoch milliseconds. */
import type { Language } from '@dwo/shared';
import type { Kysely } from 'kysely';

/** A code that gives a person's identity to another browser. */
interface DeviceCodesTable {
  hash: string;
  player: string;
  expires_at: number;
}

interface NoticesTable {
  id: string;
  match: string;
  place: number;
  player: string;
  kind: NoticeKind;
  target: string;
  /** JSON. */
  text: string;
  due_at: number;
  tries: number;
}

/** The tables of people, as the journal's migrations create them. */
export interface PeopleTables {
  device_codes: DeviceCodesTable;
  notices: NoticesTable;
}

/** The kinds of notices. */
export const NOTICE_KINDS = ['push', 'mail'] as const;
/** The kind of a notice. */
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** A notice to send; `target` is a push endpoint or a mail address. */
export interface NoticeRecord {
  /** The same notice to the same target has the same id, so that it can't be stored twice. */
  readonly id: string;
  readonly match: string;
  readonly place: number;
  readonly player: string;
  readonly kind: NoticeKind;
  readonly target: string;
  /** JSON. */
  readonly text: string;
  readonly dueAt: number;
  readonly tries: number;
}

/** The due time of a notice that was sent or need not be sent. */
export const NEVER = Number.MAX_SAFE_INTEGER;

/** A browser that gets notices. */
export interface Browser {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** A mail address; it gets notices once it is confirmed. */
export interface MailAddress {
  readonly address: string;
  readonly confirmedAt: number | null;
}

/** A blocked person, and the chair at which they were blocked: their name is read there. */
export interface Blocked {
  readonly player: string;
  readonly match: string;
  readonly place: number;
}

/** The stored data of one person. */
export interface PersonRecord {
  /** The id to which this one was joined, which holds all data; null for a person's main id. */
  readonly joinedTo: string | null;
  /** The ids that were joined to this one. */
  readonly joined: readonly string[];
  readonly browsers: readonly Browser[];
  readonly mail: MailAddress | null;
  /** The language that this person used last; null if it was never needed. */
  readonly language: Language | null;
  /** The people whom this person has blocked, latest last. */
  readonly blocked: readonly Blocked[];
  /** Whether this person stands in no table of ratings, and has no page there. */
  readonly unlisted: boolean;
  /** When this person had everything deleted; the id is void from then on. Null otherwise. */
  readonly erasedAt: number | null;
}

/** The data of a person about whom nothing is stored. */
export const NOBODY: PersonRecord = {
  joinedTo: null,
  joined: [],
  browsers: [],
  mail: null,
  language: null,
  blocked: [],
  unlisted: false,
  erasedAt: null,
};

/** The part of the journal that stores people. */
export interface PeopleBook {
  person(id: string): Promise<unknown>;
  /**
   * Saves all changes in one transaction. Returns false and saves none if one of the people no longer equals its `before`.
   */
  savePeople(changes: readonly PersonChange[]): Promise<boolean>;
}

/** A person's stored data before and after a change, plain JSON; `before` is null for a new person. */
export interface PersonChange {
  readonly id: string;
  readonly before: unknown;
  readonly body: unknown;
}

/** Computes changed data of people, by id, from their stored data. It must read all records that it changes. */
export type PeopleChange = (
  read: (player: string) => Promise<PersonRecord>,
) => Promise<ReadonlyMap<string, PersonRecord>>;

/** The store of people, in the journal's database. */
export class PeopleStore {
  constructor(
    private readonly book: PeopleBook,
    private readonly db: Kysely<PeopleTables>,
  ) {}

  async read(player: string): Promise<PersonRecord> {
    return recordOf(await this.book.person(player));
  }

  /** Changes the data of a person. `change` returns null for no change. It is called again if another write came first. */
  change(player: string, change: (person: PersonRecord) => PersonRecord | null): Promise<void> {
    return this.changeAll(async (read) => {
      const changed = change(await read(player));
      return new Map(changed === null ? [] : [[player, changed]]);
    });
  }

  /** Changes the data of several people in one transaction. `change` is called again if another write came first. */
  async changeAll(change: PeopleChange): Promise<void> {
    for (;;) {
      const found = new Map<string, unknown>();
      const changed = await change(async (player) => {
        if (!found.has(player)) found.set(player, await this.book.person(player));
        return recordOf(found.get(player));
      });
      const changes = [...changed].map(([id, body]) => ({ id, before: found.get(id) ?? null, body }));
      if (changes.length === 0 || (await this.book.savePeople(changes))) return;
    }
  }

  /** Stores the hash of a code that gives a person's identity away. */
  async addCode(hash: string, player: string, expiresAt: number): Promise<void> {
    await this.db.insertInto('device_codes').values({ hash, player, expires_at: expiresAt }).execute();
  }

  /**
   * Removes a code and returns its person; null if it was unknown or had expired. Only one of two simultaneous callers gets
   * it.
   */
  async takeCode(hash: string, now: number): Promise<string | null> {
    await this.db.deleteFrom('device_codes').where('expires_at', '<=', now).execute();
    const found = await this.db.selectFrom('device_codes').select('player').where('hash', '=', hash).executeTakeFirst();
    if (found === undefined) return null;
    const { numDeletedRows } = await this.db.deleteFrom('device_codes').where('hash', '=', hash).executeTakeFirst();
    return Number(numDeletedRows) === 1 ? found.player : null;
  }

  /** Deletes all codes and notices of a person. */
  async forget(players: readonly string[]): Promise<void> {
    await this.db.deleteFrom('device_codes').where('player', 'in', players).execute();
    await this.db.deleteFrom('notices').where('player', 'in', players).execute();
  }

  /** All notices of a person: those that wait, and those that were sent and are remembered while a seat is awaited. */
  async noticesTo(players: readonly string[]): Promise<NoticeRecord[]> {
    const rows = await this.db.selectFrom('notices').selectAll().where('player', 'in', players).execute();
    return rows.map(noticeOf);
  }

  /** Changes the text of all notices of a match; `change` returns null for no change. */
  async reword(match: string, change: (text: string) => string | null): Promise<void> {
    const rows = await this.db.selectFrom('notices').select(['id', 'text']).where('match', '=', match).execute();
    for (const { id, text } of rows) {
      const changed = change(text);
      if (changed === null) continue;
      await this.db.updateTable('notices').set({ text: changed }).where('id', '=', id).execute();
    }
  }

  /** Stores a notice; it replaces one with the same id. */
  async addNotice({ dueAt, ...rest }: NoticeRecord): Promise<void> {
    const row = { ...rest, due_at: dueAt };
    await this.db
      .insertInto('notices')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  }

  /** The person who was told about this seat, or need not be; null if nobody was. */
  async toldAt(match: string, place: number): Promise<string | null> {
    const rows = await this.db
      .selectFrom('notices')
      .select('player')
      .where('match', '=', match)
      .where('place', '=', place)
      .limit(1)
      .execute();
    return rows[0]?.player ?? null;
  }

  /** The notices of one kind that are due, oldest first. */
  async dueNotices(kind: NoticeKind, now: number, most: number): Promise<NoticeRecord[]> {
    const rows = await this.db
      .selectFrom('notices')
      .selectAll()
      .where('due_at', '<=', now)
      .where('kind', '=', kind)
      .orderBy('due_at')
      .limit(most)
      .execute();
    return rows.map(noticeOf);
  }

  /** When the next notice is due, epoch milliseconds; null if none waits. */
  async nextNotice(): Promise<number | null> {
    const query = this.db.selectFrom('notices').select('due_at').where('due_at', '<', NEVER);
    const row = await query.orderBy('due_at').limit(1).executeTakeFirst();
    return row === undefined ? null : Number(row.due_at);
  }

  /**
   * Postpones a notice, while it is being sent or until a retry. Returns false if it is gone or another process did so first.
   */
  async putOff({ id, dueAt, tries }: NoticeRecord, until: number): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('notices')
      .set({ due_at: until, tries: tries + 1 })
      .where('id', '=', id)
      .where('due_at', '=', dueAt)
      .executeTakeFirst();
    return Number(numUpdatedRows) === 1;
  }

  /** Schedules a retry, unless the notice was settled meanwhile. */
  async retryNotice(id: string, taken: number, dueAt: number): Promise<void> {
    const query = this.db.updateTable('notices').set({ due_at: dueAt }).where('id', '=', id);
    await query.where('due_at', '=', taken).execute();
  }

  /** Settles a notice: it is not sent (again), but remembered while the seat is awaited. */
  async settleNotice(id: string): Promise<void> {
    await this.db.updateTable('notices').set({ due_at: NEVER }).where('id', '=', id).execute();
  }

  /** Settles all waiting notices for this seat. */
  async settleNotices(match: string, place: number): Promise<void> {
    await this.db
      .updateTable('notices')
      .set({ due_at: NEVER })
      .where('match', '=', match)
      .where('place', '=', place)
      .execute();
  }

  /** Settles all notices to this endpoint or address. */
  async settleNoticesTo(target: string): Promise<void> {
    await this.db.updateTable('notices').set({ due_at: NEVER }).where('target', '=', target).execute();
  }

  /** Removes the notices of a seat that owes nothing any more, so that its next turn gives a new one. */
  async removeNotices(match: string, place: number): Promise<void> {
    await this.db.deleteFrom('notices').where('match', '=', match).where('place', '=', place).execute();
  }
}

function recordOf(body: unknown): PersonRecord {
  return { ...NOBODY, ...(body as Partial<PersonRecord> | null) };
}

function noticeOf({ due_at, place, tries, ...rest }: NoticesTable): NoticeRecord {
  return { ...rest, place: Number(place), tries: Number(tries), dueAt: Number(due_at) };
}
