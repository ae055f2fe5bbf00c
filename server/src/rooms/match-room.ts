/** The room every match of every game is played in: it lets people in, seats them, passes on their wishes, shows the result. */

import { type AuthContext, getMessageBytes, Protocol } from '@colyseus/core';
import type { Seat, Tagged, Viewer } from '@dwo/kernel';
import {
  EVENTS,
  type Game,
  joinOptions,
  type MatchState,
  type MatchSummary,
  MOVED,
  matchClass,
  type Played,
  type Refused,
  type Replies,
  type RequestType,
  TOO_FAST,
} from '@dwo/shared';
import { messageOf, Refusal } from '../failure';
import type { Host } from '../host';
import { type HeldMatch, hasMoved } from '../journal/journal';
import { Chat, type ChatRoom } from './chat';
import { corked } from './corked';
import { counted } from './counted';
import { GuardedRoom, type GuestClient, sendCopies } from './guarded-room';
import { Lobby } from './lobby';
import { openMatch } from './open-match';
import { Pacer } from './pacer';
import { type Audience, Play } from './play';
import { Queue } from './queue';
import { setUpRematch } from './rematch';
import { refused, shapeFailure } from './replies';
import { type RequestRoom, serve, shapesFor } from './requests';
import { Seating, type SeatingRoom } from './seating';

/** One match somebody has open. */
export abstract class MatchRoom extends GuardedRoom implements Audience, RequestRoom {
  override patchRate = null;
  override messages = {
    sit: (client: GuestClient, message: unknown) => this.answer(client, 'sit', message),
    rename: (client: GuestClient, message: unknown) => this.answer(client, 'rename', message),
    'leave-seat': (client: GuestClient, message: unknown) => this.answer(client, 'leave-seat', message),
    rotate: (client: GuestClient, message: unknown) => this.answer(client, 'rotate', message),
    chat: (client: GuestClient, message: unknown) => this.answer(client, 'chat', message),
    report: (client: GuestClient, message: unknown) => this.answer(client, 'report', message),
    rematch: (client: GuestClient, message: unknown) => this.answer(client, 'rematch', message),
    intent: (client: GuestClient, message: unknown) => this.answer(client, 'intent', message),
  };

  private readonly queue = new Queue(() => this.afterTurn());
  private record!: HeldMatch;
  game!: Game;
  root!: MatchState;
  lobby!: Lobby;
  seating!: Seating;
  chat!: Chat;
  play: Play | null = null;
  pacer: Pacer | null = null;
  /** Resolves when this room is no more. */
  readonly gone: Promise<void>;
  private shapes!: ReturnType<typeof shapesFor>;
  private isMoved = false;
  private end = () => {};
  private waiting: (() => void)[] = [];
  private patchDue = false;

  constructor() {
    super();
    this.gone = new Promise((resolve) => {
      this.end = resolve;
    });
  }

  static override async onAuth(_token: string, options: unknown, _context: AuthContext): Promise<boolean> {
    const { error } = joinOptions.safeParse(options);
    if (error !== undefined) throw new Refusal('BAD_MESSAGE', error.issues[0]?.message ?? 'Bad join options');
    return true;
  }

  override async onCreate(options: { matchId: string }): Promise<void> {
    const { host } = this;
    const { matchId } = options;
    const before = host.live.get(matchId);
    if (before?.clients.length === 0 || before?.isMoved === true) await before.gone;
    if (host.live.has(matchId)) throw new Refusal('MATCH_FULL', 'Too many people watch this match', 503);
    host.live.set(matchId, this);
    try {
      const opened = await openMatch(host, matchId, () => this.moved());
      this.record = opened.record;
      this.game = opened.game;
      this.shapes = shapesFor(opened.game);
      this.root = new (matchClass(opened.game))();
      this.lobby = new Lobby(host, opened.record, opened.game, this.root);
      const { clients, game, root, lobby } = this;
      const tell: SeatingRoom['tell'] = (client, code, message) => this.notice(client, code, message);
      const state = () => this.play?.state ?? null;
      this.chat = await Chat.open(this.tableTalk(opened.record));
      this.seating = new Seating({ clients, game, root, state, chairs: lobby.chairs, tell });
      if (opened.record.begunAt !== null) await this.resume(opened.record.begunAt);
    } catch (error) {
      await this.release();
      host.live.delete(matchId);
      throw error;
    }
    this.maxClients = host.limits.connectionsPerMatch;
    // Without a time step the library would tick sixty times a second in every room, for timers that nobody sets here.
    this.setTimestep(() => {}, 2 ** 31 - 1);
    this.patchRate = null;
    this.state = this.root;
    if (this.play === null && this.lobby.chairs.complete) await this.queue.run(() => this.begin());
  }

  override onJoin(client: GuestClient, options: unknown): void {
    sendCopies(client);
    client.userData = { place: null, bucket: this.rations.fresh(this.host.now()) };
    this.awaitAnswer(client);
    const { matchId, token } = joinOptions.parse(options);
    if (matchId !== this.record.id) throw new Refusal('BAD_MESSAGE', 'This is the room of another match');
    if (token != null) this.seating.claim(client, token);
    if (client.userData.place !== null) this.host.meters.comeBacks.inc({ how: 'token' });
    client.send('you', { place: client.userData.place });
    this.chat.welcome(client);
    this.showPresence();
  }

  override onDrop(client: GuestClient, code = 0): void {
    this.showPresence();
    if (code === TOO_FAST) return;
    this.seating.lose(client);
    this.allowReconnection(client, this.host.reconnectSeconds)
      .catch(() => {})
      .finally(() => this.seating.forget(client));
  }

  override onReconnect(client: GuestClient): void {
    sendCopies(client);
    this.host.meters.comeBacks.inc({ how: 'line' });
    this.seating.open(client);
    client.send('you', { place: client.userData?.place ?? null });
    this.chat.welcome(client);
    this.showPresence();
  }

  override onLeave(client: GuestClient): void {
    client.view?.dispose();
    this.showPresence();
  }

  override async onDispose(): Promise<void> {
    this.pacer?.stop();
    await this.queue.idle();
    await this.chat?.close();
    await this.release();
    const { live } = this.host;
    if (live.get(this.record?.id) === this) live.delete(this.record.id);
    this.end();
  }

  /**
   * The match may have gone on without this room: sends everybody away, to join again. Nothing is played here any more;
   * what was asked for is answered before.
   */
  moved(): void {
    if (this.isMoved) return;
    this.isMoved = true;
    this.host.log.warn({ match: this.record?.id }, 'the match has moved; its room closes');
    this.pacer?.stop();
    setImmediate(() => void this.disconnect(MOVED));
  }

  /** Gives the match back, so that any process may go on with it. */
  private async release(): Promise<void> {
    if (this.record === undefined) return;
    const { lease, id } = this.record;
    await this.host.journal.release(lease).catch((error: unknown) => {
      this.host.log.warn({ error, match: id }, 'a lease could not be given back; it ends by itself');
    });
  }

  /** Whether the match is open, not only about to be. */
  get ready(): boolean {
    return this.root !== undefined;
  }

  /** What the list of matches tells about this one. */
  summary(): MatchSummary {
    const { id, game, preset } = this.record;
    const { stage, seq, watchers } = this.root;
    const chairs = this.root.chairs.map(({ name, taken, bot }) => ({ name, taken, bot }));
    return { id, game, preset, stage, seq, hash: this.play?.hash() ?? null, chairs, watchers, live: true };
  }

  viewers(): readonly Viewer[] {
    const viewers: Viewer[] = [];
    for (const client of this.clients) {
      const viewer = client.userData?.place ?? 'spectator';
      if (!viewers.includes(viewer)) viewers.push(viewer);
    }
    return viewers;
  }

  publish(frames: ReadonlyMap<Viewer, Uint8Array>): void {
    const messages = new Map<Viewer, Buffer>();
    for (const [viewer, bytes] of frames) {
      messages.set(viewer, getMessageBytes.raw(Protocol.ROOM_DATA_BYTES, EVENTS, undefined, bytes));
    }
    corked(this.clients, () => {
      this.patchDue = false;
      this.broadcastPatch();
      for (const client of this.clients) {
        const message = messages.get(client.userData?.place ?? 'spectator');
        if (message !== undefined) client.enqueueRaw(message);
      }
    });
  }

  protected override held(later: () => void): boolean {
    if (this.play?.uncommitted !== true) return false;
    this.waiting.push(later);
    return true;
  }

  /** Checks a request's shape and does it when everything before it is done. */
  private answer<K extends RequestType>(client: GuestClient, type: K, message: unknown): Promise<Replies[K]> {
    const asked = { match: this.record.id, seat: client.userData?.place ?? null, type };
    return counted(this.host, asked, this.turn(client, type, message));
  }

  private turn<K extends RequestType>(client: GuestClient, type: K, message: unknown): Promise<Replies[K]> {
    const shape = this.shapes[type].safeParse(message);
    if (!shape.success) return Promise.resolve(shapeFailure(shape.error) as Replies[K]);
    return this.queue
      .run<Replies[RequestType]>(async () => (this.isMoved ? elsewhere() : serve(this, client, type, shape.data)))
      .catch((error) => this.mishap(error, type)) as Promise<Replies[K]>;
  }

  /** For the admin page, from whatever process. */
  mute(who: string, muted: boolean): void {
    this.chat.mute(who, muted);
  }

  /** For the admin page: what anybody may see of this room, and who is connected. Secrets are no business of the host's. */
  getInspectData(): object {
    const { secrets: _, ...state } = this.root.toJSON() as Record<string, unknown>;
    const clients = this.clients.map(({ sessionId }) => ({ sessionId, elapsedTime: this.clock.elapsedTime }));
    const { roomId, maxClients, metadata, locked } = this;
    return { roomId, maxClients, metadata, locked, clients, state, stateSize: JSON.stringify(state).length };
  }

  /** What the chat needs to know of this room. */
  private tableTalk({ key, id }: HeldMatch): ChatRoom {
    return {
      host: this.host,
      clients: this.clients,
      match: { key, id },
      sides: () => (this.play === null ? [] : this.lobby.chairs.labels),
      nameAt: (place) => this.root.chairs[place]?.name ?? '',
      personOf: (client) => this.lobby.chairs.at(client.userData?.place ?? -1)?.player ?? client.sessionId,
    };
  }

  /** Everybody is here: gives out the seats and sets the match up. */
  async begin(): Promise<void> {
    const begunAt = this.host.now();
    const play = new Play(this.host, this.record, this.root, this, this.game);
    const sitting = this.clients.map((client) => ({ client, place: client.userData?.place ?? null }));
    const seats = await this.lobby.begin(begunAt);
    this.play = play;
    this.root.stage = 'playing';
    play.begin(begunAt);
    for (const { client, place } of sitting) if (place !== null) this.seating.put(client, seats[place] ?? null);
    this.lobby.show(this.clients);
    this.setOff();
  }

  private async resume(begunAt: number): Promise<void> {
    try {
      this.play = new Play(this.host, this.record, this.root, this, this.game);
      await this.play.resume(begunAt);
    } catch (error) {
      this.host.log.error({ error, match: this.record.id }, 'a record can not be played');
      throw new Refusal('MATCH_UNPLAYABLE', `The record of this match can't be played: ${messageOf(error)}`, 409);
    }
    this.setOff();
  }

  private setOff(): void {
    const { play } = this;
    if (play === null) return;
    this.root.stage = play.over ? 'over' : 'playing';
    this.pacer = new Pacer({
      host: this.host,
      game: this.game,
      play,
      hasBots: this.lobby.chairs.all.some((sitter) => sitter?.bot === true),
      isBot: (seat) => this.lobby.chairs.at(seat)?.bot === true,
      playFor: (seat, intent, still) => this.playFor(play, seat, intent, still),
    });
    this.pacer.pace();
    this.refresh();
  }

  private playFor(
    play: Play,
    seat: Seat,
    intent: () => Tagged,
    still: () => boolean,
  ): Promise<Played | Refused | null> {
    return this.queue
      .run(async () => {
        if (this.isMoved || !still() || this.root.stage !== 'playing') return null;
        const reply = await play.play({ seat, intent: intent(), wishId: null });
        if (reply.ok) this.host.meters.intents.inc({ by: this.lobby.chairs.at(seat)?.bot === true ? 'bot' : 'clock' });
        return reply;
      })
      .catch((error) => this.mishap(error, `seat ${seat}`));
  }

  /** What arrived during a turn is looked at after it. */
  private afterTurn(): void {
    const { waiting } = this;
    if (waiting.length > 0) {
      this.waiting = [];
      for (const later of waiting) later();
    }
    if (this.patchDue) this.refresh();
  }

  private mishap(error: unknown, what: string): Refused {
    const { id } = this.record;
    if (hasMoved(error)) this.moved();
    if (this.isMoved) return elsewhere();
    this.host.meters.mishaps.inc();
    this.host.log.error(
      { error, match: id, n: (this.play?.seq ?? 0) + 1, what },
      'a mishap; the match stands as before',
    );
    const failure = refused('MISHAP', 'The server failed; the match stands as it was before');
    for (const client of this.clients) this.notice(client, failure.code, failure.message);
    return failure;
  }

  setUpRematch(): Promise<string> {
    return setUpRematch(this.host, this.record, this.lobby.chairs);
  }

  showPresence(): void {
    if (this.lobby === undefined) return;
    this.lobby.show(this.clients);
    this.refresh();
  }

  /** Sends what changed, unless the state is ahead of the record. */
  private refresh(): void {
    this.patchDue = this.play?.uncommitted === true;
    if (!this.patchDue) this.broadcastPatch();
  }
}

function elsewhere(): Refused {
  return refused('MOVED', 'The match goes on in another room; join again');
}

/** The rooms of one server. */
export function matchRoomOf(host: Host): new () => MatchRoom {
  return class extends MatchRoom {
    protected override readonly host = host;
  };
}
