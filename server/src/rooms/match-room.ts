/** The room every match of every game is played in: it lets people in, seats them, passes on their wishes, shows the result. */

import { type AuthContext, CloseCode, getMessageBytes, Protocol } from '@colyseus/core';
import { StateView } from '@colyseus/schema';
import { type Seat, stateHash, type Tagged, type Viewer } from '@dwo/kernel';
import {
  EVENTS,
  type Game,
  joinOptions,
  type MatchState,
  type MatchSummary,
  matchClass,
  type Played,
  type Refused,
  type Replies,
  type Request,
  type RequestType,
  requests,
  secretBoxes,
} from '@dwo/shared';
import { messageOf, Refusal } from '../failure';
import type { Host } from '../host';
import type { MatchRecord } from '../journal/journal';
import { tokenHash } from '../secrets';
import { corked } from './corked';
import { GuardedRoom, type GuestClient } from './guarded-room';
import { Lobby } from './lobby';
import { openMatch } from './open-match';
import { Pacer } from './pacer';
import { type Audience, Play } from './play';
import { Queue } from './queue';
import { refused, shapeFailure } from './replies';
import { TokenBucket } from './token-bucket';

/** One match somebody has open. */
export abstract class MatchRoom extends GuardedRoom implements Audience {
  override patchRate = null;
  override messages = {
    sit: (client: GuestClient, message: unknown) => this.answer(client, 'sit', message),
    rename: (client: GuestClient, message: unknown) => this.answer(client, 'rename', message),
    'leave-seat': (client: GuestClient, message: unknown) => this.answer(client, 'leave-seat', message),
    intent: (client: GuestClient, message: unknown) => this.answer(client, 'intent', message),
  };

  private readonly queue = new Queue();
  private record!: MatchRecord;
  private game!: Game;
  private root!: MatchState;
  private lobby!: Lobby;
  private play: Play | null = null;
  private pacer: Pacer | null = null;
  private waiting: (() => void)[] = [];
  private patchDue = false;

  static override async onAuth(_token: string, options: unknown, _context: AuthContext): Promise<boolean> {
    const { error } = joinOptions.safeParse(options);
    if (error !== undefined) throw new Refusal('BAD_MESSAGE', error.issues[0]?.message ?? 'Bad join options');
    return true;
  }

  override async onCreate(options: { matchId: string }): Promise<void> {
    const { host } = this;
    const { matchId } = options;
    if (host.live.has(matchId)) throw new Refusal('MATCH_FULL', 'Too many people watch this match', 503);
    host.live.set(matchId, this);
    try {
      const opened = await openMatch(host, matchId);
      this.record = opened.record;
      this.game = opened.game;
      this.root = new (matchClass(opened.game))();
      this.lobby = new Lobby(host, opened.record, opened.game, this.root);
      if (opened.record.begunAt !== null) await this.resume(opened.record.begunAt);
    } catch (error) {
      host.live.delete(matchId);
      throw error;
    }
    this.maxClients = host.limits.connectionsPerMatch;
    // Without a time step the library would tick sixty times a second in every room, for timers that nobody sets here.
    this.setTimestep(() => {}, 2 ** 31 - 1);
    this.patchRate = null;
    this.state = this.root;
    if (this.play === null && this.lobby.chairs.complete) await this.turn(() => this.begin());
  }

  override onJoin(client: GuestClient, options: unknown): void {
    const { limits, now } = this.host;
    client.userData = { place: null, bucket: new TokenBucket(limits.messagesPerSecond, limits.messageBurst, now()) };
    const { matchId, token } = joinOptions.parse(options);
    if (matchId !== this.record.id) throw new Refusal('BAD_MESSAGE', 'This is the room of another match');
    if (token != null) this.claim(client, token);
    client.send('you', { place: client.userData.place });
    this.showPresence();
  }

  override onDrop(client: GuestClient, code?: number): void {
    this.showPresence();
    if (code === CloseCode.WITH_ERROR || code === undefined || code >= 4000) return;
    this.allowReconnection(client, this.host.reconnectSeconds).catch(() => {});
  }

  override onReconnect(client: GuestClient): void {
    client.send('you', { place: client.userData?.place ?? null });
    this.showPresence();
  }

  override onLeave(): void {
    this.showPresence();
  }

  override async onDispose(): Promise<void> {
    this.pacer?.stop();
    await this.queue.idle();
    if (this.host.live.get(this.record?.id) === this) this.host.live.delete(this.record.id);
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
    return { id, game, preset, stage, seq, hash: this.hash(), chairs, watchers, live: true };
  }

  private hash(): string | null {
    if (this.play === null || this.play.uncommitted) return null;
    return stateHash(this.game.rules.view(this.play.state, 'spectator'));
  }

  *viewers(): Iterable<Viewer> {
    const seen = new Set<Viewer>();
    for (const client of this.clients) {
      const viewer = client.userData?.place ?? 'spectator';
      if (seen.has(viewer)) continue;
      seen.add(viewer);
      yield viewer;
    }
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
    const shape = requests[type].safeParse(message);
    if (!shape.success) return Promise.resolve(shapeFailure(shape.error) as Replies[K]);
    const data = shape.data as Request<K>;
    return this.turn(() => this.serve(client, type, data)).catch((error) => this.mishap(error, type)) as Promise<
      Replies[K]
    >;
  }

  private serve(client: GuestClient, type: RequestType, data: unknown): Promise<Replies[RequestType]> {
    switch (type) {
      case 'sit':
        return this.sit(client, data as Request<'sit'>);
      case 'rename':
        return this.rename(client, data as Request<'rename'>);
      case 'leave-seat':
        return this.leaveSeat(client);
      case 'intent':
        return this.intend(client, data as Request<'intent'>);
    }
  }

  private async sit(client: GuestClient, { name, wish }: Request<'sit'>): Promise<Replies['sit']> {
    if (this.play !== null) return refused('MATCH_FULL', 'Every chair is taken; you can watch');
    const seated = await this.lobby.sit(client.userData?.place ?? null, name, wish);
    if (!seated.ok) return seated;
    this.place(client, seated.place);
    if (this.lobby.chairs.complete) await this.begin();
    else this.showPresence();
    return { ...seated, place: client.userData?.place ?? seated.place };
  }

  private async rename(client: GuestClient, { name }: Request<'rename'>): Promise<Replies['rename']> {
    const place = client.userData?.place ?? null;
    if (place === null) return refused('NOT_SEATED', 'You watch this match');
    await this.lobby.rename(place, name);
    this.showPresence();
    return { ok: true };
  }

  private async leaveSeat(client: GuestClient): Promise<Replies['leave-seat']> {
    const place = client.userData?.place ?? null;
    if (place === null) return refused('NOT_SEATED', 'You watch this match');
    if (this.play !== null) return refused('ALREADY_BEGUN', 'The match has begun');
    await this.lobby.leave(place);
    this.place(client, null);
    this.showPresence();
    return { ok: true };
  }

  private async intend(client: GuestClient, message: Request<'intent'>): Promise<Replies['intent']> {
    const seat = client.userData?.place ?? null;
    if (seat === null) return refused('NOT_SEATED', 'You watch this match');
    if (this.play === null) return refused('NOT_BEGUN', 'The match has not begun');
    const { id, seq, intent } = message;
    const before = id === undefined ? null : this.play.playedAs(seat, id);
    if (before !== null) return { ok: true, seq: before };
    if (this.root.stage === 'over') return refused('MATCH_OVER', 'The match is over');
    if (seq !== undefined && seq !== this.play.seq) return refused('STALE', `The match is at ${this.play.seq} already`);
    const shape = this.game.intent.safeParse(intent);
    if (!shape.success) return shapeFailure(shape.error, 'intent');
    const reply = await this.play.play({ seat, intent: shape.data, wishId: id ?? null });
    if (reply.ok) this.pacer?.pace();
    return reply;
  }

  /** Everybody is here: gives out the seats and sets the match up. */
  private async begin(): Promise<void> {
    const begunAt = this.host.now();
    const play = new Play(this.host, this.record, this.root, this, this.game);
    const sitting = this.clients.map((client) => ({ client, place: client.userData?.place ?? null }));
    const seats = await this.lobby.begin(begunAt);
    this.play = play;
    this.root.stage = 'playing';
    play.begin(begunAt);
    for (const { client, place } of sitting) if (place !== null) this.place(client, seats[place] ?? null);
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
    return this.turn(async () => {
      if (!still() || this.root.stage !== 'playing') return null;
      return play.play({ seat, intent: intent(), wishId: null });
    }).catch((error) => this.mishap(error, `seat ${seat}`));
  }

  /** One thing at a time; what arrived meanwhile is looked at afterwards. */
  private turn<T>(job: () => Promise<T>): Promise<T> {
    return this.queue.run(async () => {
      try {
        return await job();
      } finally {
        const { waiting } = this;
        this.waiting = [];
        for (const later of waiting) later();
        if (this.patchDue) this.refresh();
      }
    });
  }

  private mishap(error: unknown, what: string): Refused {
    const { id } = this.record;
    this.host.log.error(
      { error, match: id, n: (this.play?.seq ?? 0) + 1, what },
      'a mishap; the match stands as before',
    );
    const failure = refused('MISHAP', 'The server failed; the match stands as it was before');
    for (const client of this.clients) this.notice(client, failure.code, failure.message);
    return failure;
  }

  private claim(client: GuestClient, token: string): void {
    const place = this.lobby.chairs.placeOf(tokenHash(token));
    if (place === null) {
      this.notice(client, 'TOKEN_UNKNOWN', 'This token belongs to no chair of this match');
      return;
    }
    for (const other of this.clients) {
      if (other === client || other.userData?.place !== place) continue;
      this.place(other, null);
      this.notice(other, 'SEAT_TAKEN_OVER', 'Your chair was taken over by another connection with its token');
    }
    this.place(client, place, false);
  }

  /** Gives a client a chair or takes it away. */
  private place(client: GuestClient, place: number | null, tell = true): void {
    const guest = client.userData;
    if (guest === undefined) return;
    guest.place = place;
    client.view?.dispose();
    delete client.view;
    if (place !== null && this.game.hasSecrets && this.play !== null) {
      const view = new StateView();
      view.add(secretBoxes(this.root)[place] as never);
      client.view = view;
    }
    if (tell) client.send('you', { place });
  }

  private showPresence(): void {
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

/** The rooms of one server. */
export function matchRoomOf(host: Host): new () => MatchRoom {
  return class extends MatchRoom {
    protected override readonly host = host;
  };
}
