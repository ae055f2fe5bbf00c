/** The stored data of people: what they asked for, and nothing that says who they are. Times are epoch milliseconds. */
import type { Language } from '@dwo/shared';
import type { Kysely } from 'kysely';

/** A code that gives a browser somebody's identity. */
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

/** The tables of people, as the journal's migrations make them. */
export interface PeopleTables {
  device_codes: DeviceCodesTable;
  notices: NoticesTable;
}

export const NOTICE_KINDS = ['push', 'mail'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Word that waits to be sent; `target` is an endpoint or a mail address. */
export interface NoticeRecord {
  /** The same for the same word to the same target, so that it can't wait twice. */
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

/** When a notice is due that was sent or need not be. */
export const NEVER = Number.MAX_SAFE_INTEGER;

/** A browser that takes notices. */
export interface Browser {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** An address that mail may go to once it is confirmed. */
export interface MailAddress {
  readonly address: string;
  readonly confirmedAt: number | null;
}

/** Somebody that a person does not want to play with, and the chair by which they were pointed out: their name is read there. */
export interface Blocked {
  readonly player: string;
  readonly match: string;
  readonly place: number;
}

/** The stored data of one person. */
export interface PersonRecord {
  /** The id that this person turned out to be; everything is kept there. */
  readonly joinedTo: string | null;
  /** The ids that turned out to be this person. */
  readonly joined: readonly string[];
  readonly browsers: readonly Browser[];
  readonly mail: MailAddress | null;
  /** The language that this person read last, as far as it was ever needed. */
  readonly language: Language | null;
  /** The people that this one does not want to play with, the latest last. */
  readonly blocked: readonly Blocked[];
  /** When this person had everything deleted: from then on the id is nobody's. Null otherwise. */
  readonly erasedAt: number | null;
}

/** Somebody of whom nothing is kept. */
export const NOBODY: PersonRecord = {
  joinedTo: null,
  joined: [],
  browsers: [],
  mail: null,
  language: null,
  blocked: [],
  erasedAt: null,
};

/** The journal's part that keeps a text for each person. */
export interface PeopleBook {
  person(id: string): Promise<unknown>;
  /** Keeps all of these, or none and answers false if one of them is no longer what it was. */
  savePeople(changes: readonly PersonChange[]): Promise<boolean>;
}

/** A person's stored data before and after a change, plain JSON; null for nobody. */
export interface PersonChange {
  readonly id: string;
  readonly before: unknown;
  readonly body: unknown;
}

/**
 * A function that works out new data for people, by their ids, from their stored data; it must read all that it
 * changes.
 */
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

  /** Changes what is kept of somebody; `change` answers null to leave it, and is asked again if somebody else was faster. */
  change(player: string, change: (person: PersonRecord) => PersonRecord | null): Promise<void> {
    return this.changeAll(async (read) => {
      const changed = change(await read(player));
      return new Map(changed === null ? [] : [[player, changed]]);
    });
  }

  /** Changes what is kept of several at once; `change` is asked again if somebody else was faster. */
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

  /** Keeps the hash of a code that gives somebody's identity away. */
  async addCode(hash: string, player: string, expiresAt: number): Promise<void> {
    await this.db.insertInto('device_codes').values({ hash, player, expires_at: expiresAt }).execute();
  }

  /** Takes a code away; its player if it was there and had not expired. Of two who try, one gets it. */
  async takeCode(hash: string, now: number): Promise<string | null> {
    await this.db.deleteFrom('device_codes').where('expires_at', '<=', now).execute();
    const found = await this.db.selectFrom('device_codes').select('player').where('hash', '=', hash).executeTakeFirst();
    if (found === undefined) return null;
    const { numDeletedRows } = await this.db.deleteFrom('device_codes').where('hash', '=', hash).executeTakeFirst();
    return Number(numDeletedRows) === 1 ? found.player : null;
  }

  /** Takes away all codes that give somebody's identity to another browser, and what waits to be sent to them. */
  async forget(players: readonly string[]): Promise<void> {
    await this.db.deleteFrom('device_codes').where('player', 'in', players).execute();
    await this.db.deleteFrom('notices').where('player', 'in', players).execute();
  }

  /** Everything that waits to be sent to somebody, or was sent and is remembered while a seat is awaited. */
  async noticesTo(players: readonly string[]): Promise<NoticeRecord[]> {
    const rows = await this.db.selectFrom('notices').selectAll().where('player', 'in', players).execute();
    return rows.map(noticeOf);
  }

  /** Changes the text of all notices of a match; null leaves one as it is. */
  async reword(match: string, change: (text: string) => string | null): Promise<void> {
    const rows = await this.db.selectFrom('notices').select(['id', 'text']).where('match', '=', match).execute();
    for (const { id, text } of rows) {
      const changed = change(text);
      if (changed === null) continue;
      await this.db.updateTable('notices').set({ text: changed }).where('id', '=', id).execute();
    }
  }

  /** Keeps a notice; with the same id it replaces what waits. */
  async addNotice({ dueAt, ...rest }: NoticeRecord): Promise<void> {
    const row = { ...rest, due_at: dueAt };
    await this.db
      .insertInto('notices')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  }

  /** The person who was told that they are awaited at this seat, or need not be; null if nobody was. */
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

  /** The notices of one kind that are due by now, the oldest first. */
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

  /** When the next notice is due; null if none waits. */
  async nextNotice(): Promise<number | null> {
    const query = this.db.selectFrom('notices').select('due_at').where('due_at', '<', NEVER);
    const row = await query.orderBy('due_at').limit(1).executeTakeFirst();
    return row === undefined ? null : Number(row.due_at);
  }

  /** Puts a notice off while it is being sent or until another try; false if it is gone or somebody else did so first. */
  async putOff({ id, dueAt, tries }: NoticeRecord, until: number): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('notices')
      .set({ due_at: until, tries: tries + 1 })
      .where('id', '=', id)
      .where('due_at', '=', dueAt)
      .executeTakeFirst();
    return Number(numUpdatedRows) === 1;
  }

  /** Another try, unless word has come meanwhile that none is needed. */
  async retryNotice(id: string, taken: number, dueAt: number): Promise<void> {
    const query = this.db.updateTable('notices').set({ due_at: dueAt }).where('id', '=', id);
    await query.where('due_at', '=', taken).execute();
  }

  /** A notice need not be sent, or not again; that it was there is remembered while the seat is awaited. */
  async settleNotice(id: string): Promise<void> {
    await this.db.updateTable('notices').set({ due_at: NEVER }).where('id', '=', id).execute();
  }

  /** Nothing that waits for this seat need be sent. */
  async settleNotices(match: string, place: number): Promise<void> {
    await this.db
      .updateTable('notices')
      .set({ due_at: NEVER })
      .where('match', '=', match)
      .where('place', '=', place)
      .execute();
  }

  /** Nothing more goes to that endpoint or address. */
  async settleNoticesTo(target: string): Promise<void> {
    await this.db.updateTable('notices').set({ due_at: NEVER }).where('target', '=', target).execute();
  }

  /** This seat is awaited no more: the next time it is, its player is told again. */
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
