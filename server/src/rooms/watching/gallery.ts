/**
 * The spectators of a match with a delay. They see a table of their own, on which the record is replayed when each entry is
 * old enough. Nothing newer can leak to them, because that table does not contain it.
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

/** Before a client is told to join again, answers on their way to it get this time to leave. */
const LEAVING_MS = 20;

/** The parts of a room that its spectators use. */
export interface GalleryRoom {
  readonly host: RerunRoom['host'];
  readonly game: Game;
  /** The synced state that players see. */
  readonly root: MatchState;
  readonly clients: Iterable<GuestClient>;
  /** Sends the spectators what has changed in `root`. */
  sendPatch(root: MatchState): void;
  notice(client: GuestClient, code: FailureCode, message: string): void;
}

/** The gallery of one match under way. */
export class Gallery {
  /** The synced state that spectators see. */
  readonly root: MatchState;
  private readonly delayMs: number;
  private readonly later: Later;
  private readonly rerun: Rerun;
  private readonly traffic: Broadcast;
  /** By seat, whether its player was connected then. */
  private present: readonly boolean[] = [];
  /** By seat, whether its player is connected now; null before the first `look`. */
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
      host.log.error({ error, match: beginning.record.id }, 'the table of delayed spectators could not be updated');
    });
    this.later = later;
    const told: RerunRoom['told'] = (entry, events) => this.told(entry, events);
    const shown = () => this.shown();
    this.rerun = new Rerun({ host, root, later, told, shown, stuck: () => this.stuck() }, beginning, begunAt);
    this.traffic = new Broadcast({
      clients: { [Symbol.iterator]: () => this.watching() },
      play: () => this.course,
      sendPatch: () => room.sendPatch(root),
    });
    showHead(root, room.root);
  }

  /** The match as far as spectators may know it. */
  get course(): Follower {
    return this.rerun.course;
  }

  /** Opens the gallery on the match as this process found it. */
  async open(opening: Opening): Promise<void> {
    await this.rerun.open(opening);
    this.show();
  }

  /** Which table a connection is to see. */
  sightOf({ place, owns }: Pick<Guest, 'place' | 'owns'>): Sight {
    return place === null && owns === null ? 'late' : 'live';
  }

  /** Called when a connection has another place than before. It must join again if it is to see the other table. */
  placed(client: GuestClient): void {
    const guest = client.userData;
    if (guest === undefined) return;
    if (guest.sight === this.sightOf(guest)) {
      if (guest.sight === 'late' && this.rerun.broken) this.excuse(client);
      return;
    }
    guest.sight = 'none';
    // This person's seat is played from another window. If this connection joined again, it would take the seat from there.
    if (!guest.putOut) setTimeout(() => client.leave(MOVED), LEAVING_MS).unref();
  }

  /** Called when an entry has been recorded. */
  recorded(entry: EntryRecord): void {
    this.rerun.recorded(entry);
    // At the end, open seats close at once: a substitute would be refused from now on.
    if (this.room.root.stage === 'over') this.refresh();
  }

  /** Called when players have been warned. */
  warned(warning: Warning): void {
    this.whenOld(this.room.host.now(), () => {
      for (const client of this.watching()) client.send('warning', warning);
    });
  }

  /** Called when somebody has come, left or changed their name. */
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

  /**
   * Runs `work` when spectators may see what players wrote or did at time `at`. Returns false, and does not run it, if they
   * may already.
   */
  whenOld(at: number, work: () => void): boolean {
    const now = this.room.host.now();
    if (this.course.over || at + this.delayMs <= now) return false;
    this.later.at(Math.min(at, now) + this.delayMs, work);
    return true;
  }

  /** Called when the calendar was set, in a match that goes by it. */
  clockWasSet(): void {
    this.root.now = this.room.host.now();
    this.wake();
    this.refresh();
  }

  /** Reads the clock again, in case it was put forward. */
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
    const { course, traffic } = this;
    this.show();
    if (entry.kind === 'deed') {
      traffic.refresh();
      const deed = publicDeed(entry.body as RecordedDeed);
      for (const client of this.watching()) client.send('deed', { seq: entry.n, deed });
    }
    traffic.publish(framesFor(this.room.game, course.state, [SPECTATOR], { seq: entry.n, events }));
    if (course.over) this.later.hurry();
  }

  private shown(): void {
    this.refresh();
    // Once everybody knows the end, there is nothing left to delay.
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
    this.traffic.refresh();
  }

  private show(): void {
    showPeople({ root: this.root, live: this.room.root, present: this.present, course: this.course });
  }
}
