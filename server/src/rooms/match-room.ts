/** The room every match of every game is played in: it opens the match, lets people in, and passes on what they ask for. */

import type { AuthContext } from '@colyseus/core';
import {
  type Done,
  type Game,
  joinOptions,
  type MatchState,
  type MatchSummary,
  MOVED,
  matchClass,
  NO_PLAN,
  type PlanAnswer,
  type Refused,
  TOO_FAST,
  termsIn,
} from '@dwo/shared';
import { Refusal } from '../failure';
import type { Host } from '../host';
import { computersPerMinute } from '../http/computers-cost';
import { eraseInRoom } from '../people/erasure';
import { Chat } from './chat';
import { Lines } from './clocks/lag';
import type { Beginning } from './course';
import { Desk } from './desk';
import { type GuestClient, isWatcher } from './guest';
import { LeasedRoom } from './leased-room';
import type { LiveMatch, Welcome } from './live-match';
import { Play } from './play';
import { startOf } from './record/open-match';
import { rematchOf, setUpRematch } from './rematch';
import { handlers } from './requests';
import { type Comer, Doorway } from './seats/doorway';
import { Lobby } from './seats/lobby';
import type { Players } from './seats/players';
import { giveBack, type KnowingRoom, recognise } from './seats/recognition';
import { Seating, type SeatingRoom } from './seats/seating';
import { type SetUpTerms, setUpAnew } from './seats/setting-up';
import { tableTalk } from './table-talk';
import { Broadcast } from './traffic/broadcast';
import { Gathering } from './traffic/gathering';
import { Outbox } from './traffic/outbox';
import { inspected, summaryOf } from './traffic/summaries';
import { UnderWay, type UnderWayRoom } from './under-way';
import type { Gallery } from './watching/gallery';
import { openGallery } from './watching/open-gallery';
import { originPublicAt } from './watching/publicity';
import { TablesSerializer } from './watching/tables-serializer';

/** One match somebody has open. */
export abstract class MatchRoom extends LeasedRoom implements KnowingRoom, UnderWayRoom, LiveMatch {
  abstract override readonly host: Host;
  override patchRate = null;
  override messages = handlers((client, type, message) => this.desk.answer(client, type, message));

  readonly tables = new TablesSerializer<MatchState>();
  private readonly wire = new Broadcast({
    clients: { [Symbol.iterator]: () => this.present() },
    play: () => this.play,
    sendPatch: () => this.broadcastPatch(),
  });
  private readonly gathering = new Gathering(
    () => this.showPresence(),
    () => this.host.gatherMs,
  );
  game!: Game;
  root!: MatchState;
  lobby!: Lobby;
  seating!: Seating;
  chat!: Chat;
  lines!: Lines;
  doorway!: Doorway;
  private desk!: Desk;
  /** When everybody may know of this match. */
  private tellableAt = 0;

  static override async onAuth(_token: string, options: unknown, { ip }: AuthContext): Promise<Welcome> {
    const { error } = joinOptions.safeParse(options);
    if (error !== undefined) throw new Refusal('BAD_MESSAGE', error.issues[0]?.message ?? 'Bad join options');
    return { person: null, address: String(ip) };
  }

  override async onCreate(options: { matchId: string }): Promise<void> {
    const { host } = this;
    const { matchId } = options;
    await this.waitForPredecessor(matchId);
    host.live.set(matchId, this);
    try {
      const opened = await this.take(matchId);
      this.game = opened.game;
      this.tellableAt = await originPublicAt(host.journal, opened.record);
      this.lines = new Lines(termsIn(opened.record.terms).kind === 'live', host.now);
      this.root = new (matchClass(opened.game))();
      this.lobby = new Lobby(host, opened.record, opened.game, this.root);
      const { clients, game, root, lobby } = this;
      const tell: SeatingRoom['tell'] = (client, code, message) => this.notice(client, code, message);
      const state = () => this.play?.state ?? null;
      this.chat = await Chat.open(tableTalk(this, opened.record));
      const table = () => this.play?.table ?? null;
      const placed = (client: GuestClient) => {
        this.gallery?.placed(client);
        this.chat.placed(client);
      };
      const isCreator: SeatingRoom['isCreator'] = (person) => lobby.isCreator(person);
      this.seating = new Seating({ clients, game, root, state, table, chairs: lobby.chairs, isCreator, tell, placed });
      this.doorway = new Doorway({ limits: host.limits, chairs: lobby.chairs, table, inside: () => this.inside() });
      this.desk = this.openDesk();
      if (opened.record.begunAt !== null) await this.resume(opened.record.begunAt);
    } catch (error) {
      this.notOpened(error);
      await this.release();
      host.live.delete(matchId);
      throw error;
    }
    this.maxClients = this.doorway.places;
    // Without a time step the library would tick sixty times a second in every room, for timers that nobody sets here.
    this.setTimestep(() => {}, 2 ** 31 - 1);
    this.patchRate = null;
    this.state = this.root;
    await this.queue.run(() => this.beginIfReady());
  }

  /** The library comes with one of its own when it gets the state. */
  override setSerializer(): void {
    super.setSerializer(this.tables);
  }

  override onJoin(client: GuestClient, options: unknown, { person }: Welcome): void {
    const now = this.host.now();
    const shares = { bucket: this.rations.fresh(now), own: this.rations.least(now) };
    const outbox = new Outbox(client);
    const nobody = {
      place: null,
      owns: null,
      standsIn: false,
      substitute: null,
      sight: 'none',
      putOut: false,
    } as const;
    client.userData = { ...nobody, ...shares, outbox, person };
    this.awaitAnswer(client);
    const { matchId, token } = joinOptions.parse(options);
    if (matchId !== this.record.id) throw new Refusal('BAD_MESSAGE', 'This is the room of another match');
    recognise(this, client, token ?? null);
    client.userData.sight = this.gallery?.sightOf(client.userData) ?? 'live';
    this.seating.tellYou(client);
    this.lines.watch(client);
    this.showGuest(client);
    giveBack(this, client);
  }

  override onDrop(client: GuestClient, code = 0): void {
    this.showGuest(client);
    if (code === TOO_FAST || code === MOVED) return;
    this.seating.lose(client);
    this.allowReconnection(client, this.host.reconnectSeconds)
      .catch(() => {})
      .finally(() => this.seating.forget(client));
  }

  override onReconnect(client: GuestClient): void {
    if (client.userData !== undefined) client.userData.outbox = new Outbox(client);
    this.host.meters.comeBacks.inc({ how: 'line' });
    this.seating.open(client);
    this.seating.tellYou(client);
    this.chat.welcome(client);
    this.lines.watch(client);
    this.showGuest(client);
    giveBack(this, client);
  }

  override onLeave(client: GuestClient): void {
    client.view?.dispose();
    this.lines.forget(client);
    this.showGuest(client);
  }

  protected override stopPlaying(): void {
    this.underWay?.stop();
  }

  protected override async close(): Promise<void> {
    this.gathering.stop();
    await this.chat?.close();
    await this.gallery?.close();
    await this.underWay?.close();
  }

  protected override afterTurn(): void {
    this.wire.afterTurn();
  }

  protected override get written(): number {
    return this.play?.seq ?? 0;
  }

  /** Whether lists may show it now: a rematch would tell spectators of an end that they have not seen. */
  get isListed(): boolean {
    return this.record.visibility === 'open' && this.host.now() >= this.tellableAt;
  }

  /** Everybody who is shown the match as it is. */
  private present(): Iterator<GuestClient> {
    if (this.gallery === null) return this.clients[Symbol.iterator]();
    return this.clients.filter(({ userData }) => userData?.sight === 'live')[Symbol.iterator]();
  }

  /** The entry of this match in the list of matches. */
  summary(): MatchSummary {
    const watchers = this.clients.filter(({ userData }) => userData !== undefined && isWatcher(userData)).length;
    const { root, course } = this.gallery ?? { root: this.root, course: this.play };
    return summaryOf(this.record, root, this.lobby, course, watchers);
  }

  /** The table from above as everybody may see it; without a plan before the match has begun. */
  plan(): PlanAnswer {
    return (this.gallery?.course ?? this.play)?.plan() ?? NO_PLAN;
  }

  protected override held(later: () => void): boolean {
    return this.wire.held(later);
  }

  protected override admit(options: unknown, auth: unknown): Comer | null {
    try {
      return this.doorway.admit(auth as Welcome, joinOptions.parse(options).token ?? null);
    } catch (error) {
      if (error instanceof Refusal) return null;
      throw error;
    }
  }

  get address(): string {
    return this.inside()[0]?.address ?? '';
  }

  /** Everybody who is here or has a place kept for them. */
  inside(): Comer[] {
    return this.known() as Comer[];
  }

  /** For the admin page, from whatever process. */
  mute(who: string, muted: boolean): void {
    this.chat.mute(who, muted);
  }

  /** For its creator, from whatever process: the match is another one from now on. */
  setUp(players: readonly string[], agreed: SetUpTerms): Promise<Done | Refused> {
    return this.turn('setting up', async () => {
      const changed = await setUpAnew(this, this.record, { players, agreed });
      if (!('setUp' in changed)) return changed;
      this.record = { ...this.record, ...changed.setUp };
      this.maxClients = this.doorway.places;
      await this.beginIfReady();
      return { ok: true };
    });
  }

  /** Deletes a person's words and names from this match, at the request of any process; everybody joins anew. False if the match is not here. */
  async forget(players: readonly string[]): Promise<boolean> {
    return (await this.turn('forgetting', () => eraseInRoom(this, this.record.lease, players))) === true;
  }

  /** For the admin page: what anybody may see of this room, and who is connected. Secrets are no business of the operator's. */
  getInspectData(): object {
    return inspected(this, this.root);
  }

  private openDesk(): Desk {
    const { host, id, game, root, wire, lobby, seating, chat, lines } = this;
    return new Desk({
      ...{ host, id, game, root, wire, lobby, seating, chat, lines },
      hasMoved: () => this.isMoved,
      moved: () => this.moved(),
      controls: {
        begin: () => this.begin(),
        chargeBot: ({ auth }) => computersPerMinute(host)((auth as Comer).address, game, this.record.options, 1),
        setUpRematch: (wish) => setUpRematch(host, this.record, lobby.chairs, wish),
        showPresence: () => this.showPresence(),
      },
      turn: (what, deed) => this.turn(what, deed),
    });
  }

  /** Everybody is here: gives out the seats and sets the match up. */
  async begin(): Promise<void> {
    const start = await startOf(this.record, this.game);
    const begunAt = this.host.now();
    const { seats, entropies } = this.lobby.draw();
    const beginning: Beginning = { record: this.record, game: this.game, entropies, start };
    const play = new Play(this.host, this.root, this.desk, beginning);
    const sitting = this.clients.map((client) => ({ client, place: client.userData?.place ?? null }));
    await this.lobby.begin(begunAt, seats);
    this.desk.play = play;
    this.root.stage = 'playing';
    play.begin(begunAt);
    for (const { client, place } of sitting) if (place !== null) this.seating.put(client, seats[place] ?? null);
    for (const comer of this.inside()) comer.seat = comer.seat === null ? null : (seats[comer.seat] ?? null);
    await openGallery(this, beginning, begunAt, { entries: [], at: begunAt });
    this.setOff();
  }

  private async beginIfReady(): Promise<void> {
    if (this.play === null && this.lobby.mayBegin) await this.begin();
  }

  private async resume(begunAt: number): Promise<void> {
    try {
      const { host, record, root, desk, game, lobby } = this;
      const start = await startOf(record, game);
      const beginning: Beginning = { record, game, entropies: lobby.entropies, start };
      desk.play = new Play(host, root, desk, beginning);
      await openGallery(this, beginning, begunAt, await desk.play.resume(begunAt));
      this.chat.resume();
    } catch (error) {
      this.host.log.error({ error, match: this.record.id }, 'a record can not be played');
      // The error may name moves and secrets, so players do not see it.
      throw new Refusal('MATCH_UNPLAYABLE', "The record of this match can't be played; the server's log says why", 409);
    }
    if (this.play?.over === true) this.root.rematch = (await rematchOf(this.host, this.record)) ?? '';
    this.setOff();
  }

  private setOff(): void {
    const { play } = this;
    if (play === null) return;
    if (play.over) play.showOver();
    else this.root.stage = 'playing';
    this.desk.underWay = new UnderWay(this, play);
    this.desk.underWay.start();
    this.showPresence();
  }

  /** Null before the match has begun. */
  get play(): Play | null {
    return this.desk?.play ?? null;
  }

  get players(): Players | null {
    return this.desk?.players ?? null;
  }

  /** The spectators of a match with a delay; null while everybody sees the same. */
  get gallery(): Gallery | null {
    return this.desk?.gallery ?? null;
  }

  set gallery(gallery: Gallery | null) {
    this.desk.gallery = gallery;
  }

  private get underWay(): UnderWay | null {
    return this.desk?.underWay ?? null;
  }

  /** Shows that somebody has come or gone: players at once, watchers with those who come and go with them. */
  private showGuest({ userData }: GuestClient): void {
    if (userData?.place == null && userData?.owns == null) this.gathering.changed();
    else this.showPresence();
  }

  showPresence(): void {
    if (this.lobby === undefined) return;
    this.lobby.show(this.clients, this.play?.table);
    this.players?.show();
    this.underWay?.look();
    this.wire.refresh();
    this.gallery?.look();
  }
}
