/**
 * The spectators of a match with a delay. They sit before a table of their own, at which the record is played again when each
 * entry is old enough: nothing newer is in anything they are sent, for the table does not know it. What they see follows from
 * the record alone, so it is the same after a restart.
 */
import { Chair, type FailureCode, type Game, type MatchState, MOVED, matchClass } from '@dwo/shared';
import { framesFor, SPECTATOR } from '@dwo/shared/referee';
import type { Logger } from 'pino';
import type { EntryRecord } from '../../journal/journal';
import type { Beginning } from '../course';
import type { Guest, GuestClient, Sight } from '../guest';
import { set, setOrClear, showTable } from '../seats/show-table';
import { publicDeed, type RecordedDeed } from '../seats/table-deeds';
import { Broadcast } from '../traffic/broadcast';
import { Follower } from './follower';
import { Later } from './later';

/** An answer that is on its way to somebody leaves before they are asked to join anew. */
const LEAVING_MS = 20;

/** The part of a room that its spectators need. */
export interface GalleryRoom {
  readonly host: { readonly now: () => number; readonly log: Logger };
  readonly game: Game;
  /** The match as its players see it. */
  readonly root: MatchState;
  readonly clients: Iterable<GuestClient>;
  /** Sends spectators what changed on their table. */
  sendPatch(root: MatchState): void;
  notice(client: GuestClient, code: FailureCode, message: string): void;
}

/** The gallery of one match that has begun. */
export class Gallery {
  /** The match as spectators see it. */
  readonly root: MatchState;
  readonly course: Follower;
  private readonly delayMs: number;
  private readonly later: Later;
  private readonly wire: Broadcast;
  /** By seat, whether its player was there. */
  private present: readonly boolean[] = [];
  private latest: readonly boolean[] = [];

  constructor(
    private readonly room: GalleryRoom,
    beginning: Beginning,
    private readonly begunAt: number,
  ) {
    const { host, game } = room;
    this.root = new (matchClass(game))();
    this.delayMs = beginning.record.delay * 1000;
    this.course = new Follower(this.root, beginning, this.delayMs, host.now);
    this.later = new Later(host.now, (error) => {
      host.log.error({ error, match: beginning.record.id }, 'spectators can not be shown what happens any more');
      for (const client of this.watching()) room.notice(client, 'MISHAP', 'The server failed; join again');
    });
    this.wire = new Broadcast({
      clients: { [Symbol.iterator]: () => this.watching() },
      play: () => this.course,
      sendPatch: () => room.sendPatch(this.root),
    });
    this.showHead();
  }

  /** Lets spectators in, to a match with this record so far. */
  async open(entries: readonly EntryRecord[]): Promise<void> {
    const now = this.room.host.now();
    const old = entries.filter(({ at }) => at + this.delayMs <= now);
    await this.course.begin(this.begunAt, old);
    this.latest = this.room.root.chairs.map(({ connected }) => connected);
    this.present = this.latest;
    const young = entries.slice(old.length);
    if (young.length === 0 && entries.length > 0) this.course.wake(now);
    this.later.at(this.begunAt + this.delayMs, () => {
      this.course.showClocks();
      this.wire.refresh();
    });
    for (const entry of young) this.recorded(entry);
    this.show();
  }

  /** The table that a connection is to be shown. */
  sightOf({ place, owns }: Pick<Guest, 'place' | 'owns'>): Sight {
    return place === null && owns === null ? 'late' : 'live';
  }

  /** A connection has another place than before: whoever is to be shown the other table joins anew. */
  placed(client: GuestClient): void {
    const guest = client.userData;
    if (guest === undefined || guest.sight === this.sightOf(guest)) return;
    guest.sight = 'none';
    // Their seat is played from another window of theirs; if this one came back, it would take it from there.
    if (!guest.putOut) setTimeout(() => client.leave(MOVED), LEAVING_MS).unref();
  }

  /** An entry is in the record. */
  recorded(entry: EntryRecord): void {
    this.later.at(entry.at + this.delayMs, () => this.take(entry));
  }

  /** Somebody has come or gone, or is called something else. */
  look(): void {
    const present = this.room.root.chairs.map(({ connected }) => connected);
    if (present.some((here, seat) => here !== this.latest[seat])) {
      this.latest = present;
      this.later.at(this.room.host.now() + this.delayMs, () => {
        this.present = present;
        this.refresh();
      });
    }
    this.refresh();
  }

  /** Whether a connection has yet to wait for what happened at the table at a time. */
  waits({ userData }: GuestClient, at: number): boolean {
    return userData?.sight !== 'live' && !this.isOld(at);
  }

  /** Does something when spectators may know of what happened at a time; nothing if they may already. */
  whenOld(at: number, work: () => void): void {
    if (!this.isOld(at)) this.later.at(at + this.delayMs, work);
  }

  private isOld(at: number): boolean {
    return at < this.begunAt || at + this.delayMs <= this.room.host.now();
  }

  /** For tests, whose clock jumps. */
  wake(): void {
    this.later.wake();
  }

  async close(): Promise<void> {
    this.later.stop();
    await this.later.idle();
  }

  private *watching(): Generator<GuestClient> {
    for (const client of this.room.clients) if (client.userData?.sight === 'late') yield client;
  }

  private async take(entry: EntryRecord): Promise<void> {
    const { course, wire } = this;
    const events = await course.take(entry);
    this.show();
    if (entry.kind === 'deed') {
      wire.refresh();
      const deed = publicDeed(entry.body as RecordedDeed);
      for (const client of this.watching()) client.send('deed', { seq: entry.n, deed });
    }
    wire.publish(framesFor(this.room.game, course.state, [SPECTATOR], { seq: entry.n, events }));
  }

  private refresh(): void {
    this.show();
    this.wire.refresh();
  }

  /** Shows what never changes once a match has begun. */
  private showHead(): void {
    const { root } = this.room;
    const { game, version, preset, commitment, terms, visibility, delay } = root;
    const head = { game, version, preset, commitment, terms, visibility, delay };
    Object.assign(this.root, head, { secret: '', stage: 'playing', rematch: '', changes: '', setUps: 0, host: '' });
    this.root.waits = false;
    while (this.root.chairs.length < root.chairs.length)
      this.root.chairs.push(Object.assign(new Chair(), { unready: false, locked: false, creates: false }));
  }

  /** Shows the people: their names as they are, and whether they were there. Which seats are open must be known at once, or nobody would come. */
  private show(): void {
    const live = this.room.root;
    for (const [seat, chair] of this.root.chairs.entries()) {
      const player = live.chairs[seat];
      if (player === undefined) continue;
      for (const key of ['name', 'wish', 'label', 'taken', 'bot', 'entropy', 'open'] as const) {
        set(chair, key, player[key] as never);
      }
      set(chair, 'connected', this.present[seat] ?? false);
      for (const key of ['away', 'callable', 'abortable'] as const) setOrClear(chair, key, null);
    }
    showTable(this.root, this.course);
    set(this.root, 'watchers', live.watchers);
    if (this.root.stage === 'over') set(this.root, 'rematch', live.rematch);
  }
}
