/** The room every match of every game is played in: it lets people in, seats them, passes on their wishes, shows the result. */

import { type AuthContext, CloseCode, getMessageBytes, Protocol } from '@colyseus/core';
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
  termsIn,
} from '@dwo/shared';
import { messageOf, Refusal } from '../failure';
import type { Host } from '../host';
import { type HeldMatch, hasMoved } from '../journal/journal';
import type { Person } from '../people/identity';
import type { Audience } from './audience';
import { Chat, type ChatRoom } from './chat';
import { corked } from './corked';
import { counted } from './counted';
import { GuardedRoom, type Guest, type GuestClient, sendCopies } from './guarded-room';
import { cameBack } from './hand-over';
import { Lines } from './lag';
import { Lobby } from './lobby';
import { openMatch } from './open-match';
import { Pacer } from './pacer';
import { People } from './people';
import { Play } from './play';
import { Queue } from './queue';
import { setUpRematch } from './rematch';
import { refused, shapeFailure, shuttingDown } from './replies';
import { handlers, type RequestRoom, serve, shapesFor } from './requests';
import { Seating, type SeatingRoom } from './seating';
import { Summons, summonedRoom } from './summons';
import type { RecordedDeed } from './table-deeds';

/** What is known of somebody before he comes in. */
interface Welcome {
  readonly person: Person | null;
}

/** One match somebody has open. */
export abstract class MatchRoom extends GuardedRoom implements Audience, RequestRoom {
  override patchRate = null;
  override messages = handlers((client, type, message) => this.answer(client, type, message));

  private readonly queue = new Queue(() => this.afterTurn());
  private record!: HeldMatch;
  game!: Game;
  root!: MatchState;
  lobby!: Lobby;
  seating!: Seating;
  chat!: Chat;
  play: Play | null = null;
  people: People | null = null;
  pacer: Pacer | null = null;
  private summons: Summons | null = null;
  lines!: Lines;
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

  static override async onAuth(_token: string, options: unknown, _context: AuthContext): Promise<Welcome> {
    const { error } = joinOptions.safeParse(options);
    if (error !== undefined) throw new Refusal('BAD_MESSAGE', error.issues[0]?.message ?? 'Bad join options');
    return { person: null };
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
      this.lines = new Lines(termsIn(opened.record.terms).kind === 'live', host.now);
      this.root = new (matchClass(opened.game))();
      this.lobby = new Lobby(host, opened.record, opened.game, this.root);
      const { clients, game, root, lobby } = this;
      const tell: SeatingRoom['tell'] = (client, code, message) => this.notice(client, code, message);
      const state = () => this.play?.state ?? null;
      this.chat = await Chat.open(this.tableTalk(opened.record));
      const table = () => this.play?.table ?? null;
      const placed = (client: GuestClient) => this.chat.placed(client);
      this.seating = new Seating({ clients, game, root, state, table, chairs: lobby.chairs, tell, placed });
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

  override onJoin(client: GuestClient, options: unknown, { person }: Welcome): void {
    sendCopies(client);
    const bucket = this.rations.fresh(this.host.now());
    client.userData = { place: null, owns: null, standsIn: false, substitute: null, bucket, person };
    this.awaitAnswer(client);
    const { matchId, token } = joinOptions.parse(options);
    if (matchId !== this.record.id) throw new Refusal('BAD_MESSAGE', 'This is the room of another match');
    this.recognise(client, token ?? null);
    this.seating.tellYou(client);
    this.lines.watch(client);
    this.showPresence();
    this.giveBack(client);
  }

  /** Who comes back to a seat that others had somebody called in for has it again. */
  private giveBack(client: GuestClient): void {
    const seat = client.userData?.owns ?? null;
    const { people } = this;
    if (seat === null || people === null) return;
    void this.queue.run(() => cameBack(people, seat)).catch((error) => this.mishap(error, 'coming back'));
  }

  /** Gives somebody his chair back: by its token, or because he is known. Who comes with the token owns the chair from then on. */
  private recognise(client: GuestClient, token: string | null): void {
    const { person } = client.userData as Guest;
    const byToken = token === null ? null : this.seating.claim(client, token);
    if (byToken !== null) {
      this.host.meters.comeBacks.inc({ how: 'token' });
      if (person === null || !this.lobby.adopts(byToken, person)) return;
      void this.queue.run(() => this.lobby.adopt(byToken, person)).catch((error) => this.mishap(error, 'adopt'));
    } else if (person !== null && this.seating.recognise(client, person)) {
      this.host.meters.comeBacks.inc({ how: 'me' });
    } else if (token !== null && !this.seating.claimStandIn(client, token)) {
      this.notice(client, 'TOKEN_UNKNOWN', 'This token belongs to no chair of this match');
    }
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
    this.seating.tellYou(client);
    this.chat.welcome(client);
    this.lines.watch(client);
    this.showPresence();
    this.giveBack(client);
  }

  override onLeave(client: GuestClient): void {
    client.view?.dispose();
    this.lines.forget(client);
    this.showPresence();
  }

  /** The server is about to end: what is being written is finished and answered, then everybody is sent to its successor. */
  override onBeforeShutdown(): void {
    this.pacer?.stop();
    void this.queue.idle().then(() => setImmediate(() => void this.disconnect(CloseCode.SERVER_SHUTDOWN)));
  }

  override async onDispose(): Promise<void> {
    this.pacer?.stop();
    this.people?.stop();
    await this.queue.idle();
    await this.chat?.close();
    await this.summons?.close();
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
    this.summons?.look();
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
    this.people?.heard(client);
    if (!shape.success) return Promise.resolve(shapeFailure(shape.error) as Replies[K]);
    return this.queue
      .run<Replies[RequestType]>(async () => {
        if (this.isMoved) return elsewhere();
        return this.host.draining ? shuttingDown() : serve(this, client, type, shape.data);
      })
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
      nameAt: (place) => this.root.chairs[place]?.player || (this.root.chairs[place]?.name ?? ''),
      personOf: ({ userData, sessionId }) => userData?.person?.id ?? sessionId,
    };
  }

  /** Everybody is here: gives out the seats and sets the match up. */
  async begin(): Promise<void> {
    const begunAt = this.host.now();
    const { seats, entropies } = this.lobby.draw();
    const play = new Play(this.host, this.record, this.root, this, this.game, entropies);
    const sitting = this.clients.map((client) => ({ client, place: client.userData?.place ?? null }));
    await this.lobby.begin(begunAt, seats);
    this.play = play;
    this.root.stage = 'playing';
    play.begin(begunAt);
    for (const { client, place } of sitting) if (place !== null) this.seating.put(client, seats[place] ?? null);
    this.setOff();
  }

  private async resume(begunAt: number): Promise<void> {
    try {
      this.play = new Play(this.host, this.record, this.root, this, this.game, this.lobby.entropies);
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
    if (play.over) play.showOver();
    else this.root.stage = 'playing';
    const { clients, game, root, lobby, seating, host } = this;
    const showPresence = () => this.showPresence();
    const paced = () => this.pacer?.pace();
    const people = new People({ host, game, root, clients, seating, chairs: lobby.chairs, paced, showPresence }, play);
    this.people = people;
    if (play.isCorrespondence) {
      const { id } = this.record;
      this.summons = new Summons(summonedRoom({ host, id, root, clients, chairs: lobby.chairs }, play));
    }
    this.pacer = new Pacer({
      host: this.host,
      game: this.game,
      play,
      isBot: (seat) => people.isBot(seat),
      allowanceMs: (seat) => this.allowance(seat),
      paced: () => this.stayOpen(),
      playFor: (seat, intent, still) => this.playFor(play, seat, intent, still),
    });
    this.pacer.pace();
    this.showPresence();
  }

  did(seq: number, deed: RecordedDeed): void {
    this.people?.entered(seq, deed);
  }

  /** How long after its time a seat's intent may still be under way. */
  private allowance(seat: Seat): number {
    const client = this.clients.find(({ userData }) => userData?.place === this.play?.table.playerOf(seat));
    return client === undefined ? 0 : this.lines.grant(seat, client);
  }

  /** Where days are played for, the computer answers before the room is put away. */
  private stayOpen(): void {
    const busy = this.play?.isCorrespondence === true && this.pacer?.botOwes === true;
    if (this.autoDispose === busy) this.autoDispose = !busy;
    this.people?.pace();
  }

  private playFor(
    play: Play,
    seat: Seat,
    intent: () => Tagged,
    still: () => boolean,
  ): Promise<Played | Refused | null> {
    return this.queue
      .run(async () => {
        if (this.isMoved || this.host.draining || !still() || this.root.stage !== 'playing') return null;
        const reply = await play.play({ seat, intent: intent(), wishId: null });
        if (reply.ok) this.host.meters.intents.inc({ by: this.people?.isBot(seat) === true ? 'bot' : 'clock' });
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

  whoIs(me: string): Promise<Person | null> {
    return this.host.people.identity.whoIs(me);
  }

  setUpRematch(): Promise<string> {
    return setUpRematch(this.host, this.record, this.lobby.chairs);
  }

  showPresence(): void {
    if (this.lobby === undefined) return;
    this.lobby.show(this.clients, this.play?.table);
    this.people?.show();
    this.summons?.look();
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

    static override async onAuth(token: string, options: unknown, context: AuthContext): Promise<Welcome> {
      await MatchRoom.onAuth(token, options, context);
      const { me } = joinOptions.parse(options);
      return { person: me == null ? null : await host.people.identity.whoIs(me) };
    }
  };
}
