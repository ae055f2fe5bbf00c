/** Takes requests of people in a room, handles them one at a time, and sends out what follows. */
import type { Game, MatchState, Refused, Replies, Request, RequestType } from '@dwo/shared';
import type { Frames, Onlooker } from '@dwo/shared/referee';
import type { EntryRecord } from '../journal/journal';
import type { Limits } from '../limits';
import type { People } from '../people/people';
import type { Chat } from './chat';
import type { Lines } from './clocks/lag';
import type { Pacer } from './clocks/pacer';
import type { GuestClient } from './guest';
import type { Play } from './play';
import { type RequestRoom, serve } from './requests';
import type { RoomControls } from './room-controls';
import type { Arrivals } from './seats/arrivals';
import type { Lobby } from './seats/lobby';
import type { Players } from './seats/players';
import type { Seating } from './seats/seating';
import type { RecordedDeed } from './seats/table-deeds';
import type { Audience } from './traffic/audience';
import { type Broadcast, seatsOf } from './traffic/broadcast';
import { type CountedHost, counted } from './traffic/counted';
import { DeedRations } from './traffic/deed-rations';
import { elsewhere, refused, shapeFailure, shuttingDown } from './traffic/replies';
import { shapesFor } from './traffic/shapes';
import type { UnderWay } from './under-way';
import type { Gallery } from './watching/gallery';

/** The parts of the server that a desk uses. */
interface DeskHost extends CountedHost {
  readonly draining: boolean;
  readonly limits: Limits;
  readonly now: () => number;
  readonly steady: () => number;
  readonly people: Pick<People, 'identity' | 'store'>;
}

/** The parts of a room that a desk uses. */
export interface DeskRoom {
  readonly host: DeskHost;
  readonly id: string;
  readonly game: Game;
  readonly root: MatchState;
  readonly traffic: Broadcast;
  readonly lobby: Lobby;
  readonly seating: Seating;
  readonly chat: Chat;
  readonly lines: Lines;
  /** Whether another process goes on with the match. */
  hasMoved(): boolean;
  /** Closes the room, because another process may have gone on with the match. */
  moved(): void;
  readonly controls: RoomControls;
  turn<T>(what: string, deed: () => Promise<T>): Promise<T | Refused>;
}

/**
 * The desk of one open match. It keeps what every request needs in its own fields: reading fields of a Colyseus room is slow,
 * because the engine can't optimise access to objects of differing shapes.
 */
export class Desk implements RequestRoom, Audience {
  play: Play | null = null;
  underWay: UnderWay | null = null;
  /** The spectators of a match with a delay; null if the match has none. */
  gallery: Gallery | null = null;
  readonly host: DeskHost;
  readonly game: Game;
  readonly root: MatchState;
  readonly lobby: Lobby;
  readonly seating: Seating;
  readonly chat: Chat;
  readonly lines: Lines;
  readonly controls: RoomControls;
  readonly rations: DeedRations;
  private readonly shapes: ReturnType<typeof shapesFor>;
  private readonly traffic: Broadcast;

  constructor(private readonly room: DeskRoom) {
    this.host = room.host;
    this.game = room.game;
    this.root = room.root;
    this.lobby = room.lobby;
    this.seating = room.seating;
    this.chat = room.chat;
    this.lines = room.lines;
    this.controls = room.controls;
    this.traffic = room.traffic;
    this.rations = new DeedRations(room.host.limits, room.host.steady);
    this.shapes = shapesFor(room.game);
  }

  get players(): Players | null {
    return this.underWay?.players ?? null;
  }

  get arrivals(): Arrivals | null {
    return this.underWay?.arrivals ?? null;
  }

  get pacer(): Pacer | null {
    return this.underWay?.pacer ?? null;
  }

  /** Checks the shape of a request and handles it after all earlier ones. */
  answer<K extends RequestType>(client: GuestClient, type: K, message: unknown): Promise<Replies[K]> {
    const asked = { match: this.room.id, seat: client.userData?.place ?? null, type };
    return counted(this.host, asked, this.serve(client, type, message));
  }

  private serve<K extends RequestType>(client: GuestClient, type: K, message: unknown): Promise<Replies[K]> {
    const shape = this.shapes[type].safeParse(message);
    this.players?.heard(client);
    if (!shape.success) return Promise.resolve(shapeFailure(shape.error) as Replies[K]);
    // Pages of history need no turn: they must not delay the players.
    if (type === 'history') return this.tell(client, shape.data as Request<'history'>) as Promise<Replies[K]>;
    return this.room.turn<Replies[RequestType]>(type, () => {
      if (this.room.hasMoved()) return Promise.resolve(elsewhere());
      return this.host.draining ? Promise.resolve(shuttingDown()) : serve(this, client, type, shape.data);
    }) as Promise<Replies[K]>;
  }

  private async tell(client: GuestClient, wish: Request<'history'>): Promise<Replies['history']> {
    if (this.room.hasMoved()) return elsewhere();
    if (this.host.draining) return shuttingDown();
    if (this.play === null) return refused('NOT_BEGUN', 'The match has not begun');
    const { gallery, play } = this;
    const { history, table } = gallery !== null && client.userData?.sight !== 'live' ? gallery.course : play;
    return history.page(client, seatsOf(client, table), wish);
  }

  onlookers(): readonly Onlooker[] {
    return this.traffic.onlookers();
  }

  recorded(entry: EntryRecord): void {
    this.gallery?.recorded(entry);
  }

  publish(frames: Frames): void {
    this.players?.played();
    this.traffic.publish(frames);
    this.underWay?.look();
  }

  did(seq: number, deed: RecordedDeed): void {
    this.underWay?.did(seq, deed);
  }

  moved(): void {
    this.room.moved();
  }
}
