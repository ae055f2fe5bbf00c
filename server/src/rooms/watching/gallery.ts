/**
 * The spectators of a match with a delay. They sit before a table of their own, at which the record is played again when each
 * entry is old enough: nothing newer is in anything they are sent, for the table does not know it.
 */
import type { Tagged } from '@dwo/kernel';
import { type FailureCode, type Game, type MatchState, MOVED, matchClass, type Warning } from '@dwo/shared';
import { framesFor, SPECTATOR } from '@dwo/shared/referee';
import type { EntryRecord } from '../../journal/journal';
import type { Beginning } from '../course';
import type { Guest, GuestClient, Sight } from '../guest';
import { publicDeed, type RecordedDeed } from '../seats/table-deeds';
import { Broadcast } from '../traffic/broadcast';
import type { Follower } from './follower';
import { Later } from './later';
import { type Opening, Rerun, type RerunRoom } from './rerun';
import { showHead, showPeople } from './show-people';

/** An answer that is on its way to somebody leaves before they are asked to join anew. */
const LEAVING_MS = 20;

/** The part of a room that its spectators need. */
export interface GalleryRoom {
  readonly host: RerunRoom['host'];
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
  private readonly delayMs: number;
  private readonly later: Later;
  private readonly rerun: Rerun;
  private readonly wire: Broadcast;
  /** By seat, whether its player was there. */
  private present: readonly boolean[] = [];
  /** The same now; null until somebody has looked. */
  private latest: readonly boolean[] | null = null;

  constructor(
    private readonly room: GalleryRoom,
    beginning: Beginning,
    begunAt: number,
  ) {
    const { host, game } = room;
    const root = new (matchClass(game))();
    this.root = root;
    this.delayMs = beginning.record.delay * 1000;
    const later = new Later(host.now, (error) => {
      host.log.error({ error, match: beginning.record.id }, 'spectators could not be told of something');
    });
    this.later = later;
    const told: RerunRoom['told'] = (entry, events) => this.told(entry, events);
    const shown = () => this.shown();
    this.rerun = new Rerun({ host, root, later, told, shown, stuck: () => this.stuck() }, beginning, begunAt);
    this.wire = new Broadcast({
      clients: { [Symbol.iterator]: () => this.watching() },
      play: () => this.course,
      sendPatch: () => room.sendPatch(root),
    });
    showHead(root, room.root);
  }

  /** The match, as far as spectators may know of it. */
  get course(): Follower {
    return this.rerun.course;
  }

  /** Lets spectators in, to a match as this process has opened it. */
  async open(opening: Opening): Promise<void> {
    await this.rerun.open(opening);
    this.show();
  }

  /** The table that a connection is to be shown. */
  sightOf({ place, owns }: Pick<Guest, 'place' | 'owns'>): Sight {
    return place === null && owns === null ? 'late' : 'live';
  }

  /** A connection has another place than before: whoever is to be shown the other table joins anew. */
  placed(client: GuestClient): void {
    const guest = client.userData;
    if (guest === undefined) return;
    if (guest.sight === this.sightOf(guest)) {
      if (guest.sight === 'late' && this.rerun.broken) this.excuse(client);
      return;
    }
    guest.sight = 'none';
    // Their seat is played from another window of theirs; if this one came back, it would take it from there.
    if (!guest.putOut) setTimeout(() => client.leave(MOVED), LEAVING_MS).unref();
  }

  /** An entry is in the record. */
  recorded(entry: EntryRecord): void {
    this.rerun.recorded(entry);
    // At the end open seats close like at any other time: whoever would stand in is refused from now on.
    if (this.room.root.stage === 'over') this.refresh();
  }

  /** Players are warned of something. */
  warned(warning: Warning): void {
    this.whenOld(this.room.host.now(), () => {
      for (const client of this.watching()) client.send('warning', warning);
    });
  }

  /** Somebody has come or gone, or is called something else. */
  look(): void {
    const present = this.room.root.chairs.map(({ connected }) => connected);
    const { latest } = this;
    this.latest = present;
    const show = () => {
      this.present = present;
      this.refresh();
    };
    const changed = latest === null || present.some((here, seat) => here !== latest[seat]);
    if (changed && (latest === null || !this.whenOld(this.room.host.now(), show))) this.present = present;
    this.refresh();
  }

  /** Does something when spectators may know of what players said or did at a time; false if they may already. */
  whenOld(at: number, work: () => void): boolean {
    const now = this.room.host.now();
    if (this.course.over || at + this.delayMs <= now) return false;
    this.later.at(Math.min(at, now) + this.delayMs, work);
    return true;
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

  private told(entry: EntryRecord, events: readonly Tagged[]): void {
    const { course, wire } = this;
    this.show();
    if (entry.kind === 'deed') {
      wire.refresh();
      const deed = publicDeed(entry.body as RecordedDeed);
      for (const client of this.watching()) client.send('deed', { seq: entry.n, deed });
    }
    wire.publish(framesFor(this.room.game, course.state, [SPECTATOR], { seq: entry.n, events }));
    if (course.over) this.later.hurry();
  }

  private shown(): void {
    this.refresh();
    // Once everybody knows the end, nothing is kept back.
    if (this.course.over) this.later.hurry();
  }

  private stuck(): void {
    for (const client of this.watching()) this.excuse(client);
  }

  private excuse(client: GuestClient): void {
    this.room.notice(client, 'NOT_SHOWN', 'The server failed; what you see stands still for the moment');
  }

  private refresh(): void {
    this.show();
    this.wire.refresh();
  }

  private show(): void {
    showPeople({ root: this.root, live: this.room.root, present: this.present, course: this.course });
  }
}
