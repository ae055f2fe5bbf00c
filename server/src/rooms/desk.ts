/** Takes in what people in a room ask for, does it one at a time, and sees to it that everybody hears what came of it. */
import type { Game, MatchState, Refused, Replies, Request, RequestType } from '@dwo/shared';
import type { Frames, Onlooker } from '@dwo/shared/referee';
import type { EntryRecord } from '../journal/journal';
import type { People } from '../people/people';
import type { Chat } from './chat';
import type { Lines } from './clocks/lag';
import type { Pacer } from './clocks/pacer';
import type { GuestClient } from './guest';
import type { Play } from './play';
import { type RequestRoom, serve, shapesFor } from './requests';
import type { RoomControls } from './room-controls';
import type { Lobby } from './seats/lobby';
import type { Players } from './seats/players';
import type { Seating } from './seats/seating';
import type { RecordedDeed } from './seats/table-deeds';
import type { Audience } from './traffic/audience';
import { type Broadcast, seatsOf } from './traffic/broadcast';
import { type CountedHost, counted } from './traffic/counted';
import { elsewhere, refused, shapeFailure, shuttingDown } from './traffic/replies';
import type { UnderWay } from './under-way';
import type { Gallery } from './watching/gallery';

/** The part of the server that a desk needs. */
interface DeskHost extends CountedHost {
  readonly draining: boolean;
  readonly people: Pick<People, 'identity' | 'store'>;
}

/** The part of a room that a desk needs. */
export interface DeskRoom {
  readonly host: DeskHost;
  readonly id: string;
  readonly game: Game;
  readonly root: MatchState;
  readonly wire: Broadcast;
  readonly lobby: Lobby;
  readonly seating: Seating;
  readonly chat: Chat;
  readonly lines: Lines;
  /** Whether the match has gone on elsewhere. */
  hasMoved(): boolean;
  /** Ends the room: the match may have gone on without it. */
  moved(): void;
  readonly controls: RoomControls;
  turn<T>(what: string, deed: () => Promise<T>): Promise<T | Refused>;
}

/**
 * The desk of one open match. It has at hand what every request needs: a room of the library is slow to read from, since
 * the engine can't tell one room's fields from where another has them.
 */
export class Desk implements RequestRoom, Audience {
  play: Play | null = null;
  underWay: UnderWay | null = null;
  /** The spectators of a match with a delay; null while everybody sees the same. */
  gallery: Gallery | null = null;
  readonly host: DeskHost;
  readonly game: Game;
  readonly root: MatchState;
  readonly lobby: Lobby;
  readonly seating: Seating;
  readonly chat: Chat;
  readonly lines: Lines;
  readonly controls: RoomControls;
  private readonly shapes: ReturnType<typeof shapesFor>;
  private readonly wire: Broadcast;

  constructor(private readonly room: DeskRoom) {
    this.host = room.host;
    this.game = room.game;
    this.root = room.root;
    this.lobby = room.lobby;
    this.seating = room.seating;
    this.chat = room.chat;
    this.lines = room.lines;
    this.controls = room.controls;
    this.wire = room.wire;
    this.shapes = shapesFor(room.game);
  }

  get players(): Players | null {
    return this.underWay?.players ?? null;
  }

  get pacer(): Pacer | null {
    return this.underWay?.pacer ?? null;
  }

  /** Checks a request's shape and does it when everything before it is done. */
  answer<K extends RequestType>(client: GuestClient, type: K, message: unknown): Promise<Replies[K]> {
    const asked = { match: this.room.id, seat: client.userData?.place ?? null, type };
    return counted(this.host, asked, this.serve(client, type, message));
  }

  private serve<K extends RequestType>(client: GuestClient, type: K, message: unknown): Promise<Replies[K]> {
    const shape = this.shapes[type].safeParse(message);
    this.players?.heard(client);
    if (!shape.success) return Promise.resolve(shapeFailure(shape.error) as Replies[K]);
    // A request for the past keeps no player waiting.
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
    return this.wire.onlookers();
  }

  recorded(entry: EntryRecord): void {
    this.gallery?.recorded(entry);
  }

  publish(frames: Frames): void {
    this.players?.played();
    this.wire.publish(frames);
    this.underWay?.look();
  }

  did(seq: number, deed: RecordedDeed): void {
    this.underWay?.did(seq, deed);
  }

  moved(): void {
    this.room.moved();
  }
}
