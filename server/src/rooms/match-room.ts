/** The room of a match of any game: opens the match, lets people in, and passes on their requests. */

import type { AuthContext } from '@colyseus/core';
import { type Done, isByCalendar, joinOptions, MOVED, matchClass, type Refused, TOO_FAST, termsIn } from '@dwo/shared';
import { Refusal } from '../failure';
import { inviteOthers } from '../people/again';
import { eraseInRoom } from '../people/erasure';
import { inMatchTime } from '../time';
import { Chat } from './chat';
import { Lines } from './clocks/lag';
import { Desk } from './desk';
import type { GuestClient } from './guest';
import type { LiveMatch, Welcome } from './live-match';
import { type RematchWish, setUpRematch } from './rematch';
import { handlers } from './requests';
import { type Comer, Doorway } from './seats/doorway';
import { Lobby } from './seats/lobby';
import { type Meeting, Meetings, type Met } from './seats/meeting';
import { giveBack, type KnowingRoom, recognise } from './seats/recognition';
import { Seating, type SeatingRoom } from './seats/seating';
import { type SetUpTerms, setUpAnew } from './seats/setting-up';
import { ShownRoom } from './shown-room';
import { tableTalk } from './table-talk';
import { Gathering } from './traffic/gathering';
import { Outbox } from './traffic/outbox';
import { inspected } from './traffic/summaries';
import { originPublicAt } from './watching/publicity';

/** One open match. */
export abstract class MatchRoom extends ShownRoom implements KnowingRoom, LiveMatch {
  override patchRate = null;
  override messages = handlers((client, type, message) => this.desk.answer(client, type, message));

  private readonly gathering = new Gathering(
    () => this.showPresence(),
    () => this.host.gatherMs,
  );
  doorway!: Doorway;
  private meetings!: Meetings;

  static override async onAuth(_token: string, options: unknown, { ip }: AuthContext): Promise<Welcome> {
    const { error } = joinOptions.safeParse(options);
    if (error !== undefined) throw new Refusal('BAD_MESSAGE', error.issues[0]?.message ?? 'Bad join options');
    return { person: null, address: String(ip) };
  }

  override async onCreate(options: { matchId: string }): Promise<void> {
    this.host = inMatchTime(this.host, () => this.record !== undefined && isByCalendar(termsIn(this.record.terms)));
    const { host } = this;
    const { matchId } = options;
    await this.waitForPredecessor(matchId);
    host.live.set(matchId, this);
    try {
      const opened = await this.take(matchId);
      this.game = opened.game;
      this.tellableAt = await originPublicAt(host.journal, opened.record);
      this.lines = new Lines(termsIn(opened.record.terms).kind === 'live', host.steady);
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
      const known = { chairs: lobby.chairs, isCreator, now: this.host.now };
      this.seating = new Seating({ clients, game, root, state, table, tell, placed, ...known });
      this.doorway = new Doorway({
        limits: host.limits,
        chairs: lobby.chairs,
        table,
        inside: () => this.inside(),
        sealed: () => this.isSealed,
      });
      await this.underRules(opened.record);
      this.desk = this.openDesk();
      this.meetings = new Meetings(this);
      if (opened.record.begunAt !== null) await this.resume(opened.record.begunAt);
    } catch (error) {
      this.notOpened(error);
      await this.release();
      host.live.delete(matchId);
      throw error;
    }
    this.maxClients = this.doorway.places;
    // Without this, Colyseus would tick 60 times a second in every room, for timers that this server does not use.
    this.setTimestep(() => {}, 2 ** 31 - 1);
    this.patchRate = null;
    this.state = this.root;
    await this.queue.run(() => this.beginIfReady());
  }

  /** Ignored: Colyseus sets a serializer of its own when it gets the state. */
  override setSerializer(): void {
    super.setSerializer(this.tables);
  }

  override onJoin(client: GuestClient, options: unknown, { person }: Welcome): void {
    const now = this.host.steady();
    const shares = { bucket: this.rations.fresh(now), own: this.rations.least(now) };
    const outbox = new Outbox(client);
    const nobody = {
      place: null,
      owns: null,
      standsIn: false,
      substitute: null,
      sight: 'none',
      putOut: false,
      arrival: null,
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

  protected override async close(): Promise<void> {
    this.gathering.stop();
    await this.chat?.close();
    await this.gallery?.close();
    await this.underWay?.close();
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

  /** Everybody who is here or has a reserved seat. */
  inside(): Comer[] {
    return this.known() as Comer[];
  }

  /** The time of the match, epoch milliseconds. */
  time(): number {
    return this.host.now();
  }

  /** Called when the calendar was set: a match that goes by it looks at its clocks again, and everybody gets the time. */
  clockWasSet(): void {
    if (!this.ready || !isByCalendar(termsIn(this.record.terms))) return;
    this.underWay?.lookAgain();
    this.root.now = this.time();
    this.gallery?.clockWasSet();
    this.traffic.refresh();
    for (const client of this.clients) this.seating.tellYou(client);
  }

  /** Seats a person whom the server has matched; called from any process. */
  async seat(wish: Meeting): Promise<Met> {
    const met = await this.turn('meeting', () => this.meetings.seat(this.record, wish));
    return 'later' in met || met.ok ? met : { ok: false, later: false };
  }

  /** Frees the seat of the person with these ids while the match has not begun; called from any process. */
  async withdraw(players: readonly string[]): Promise<void> {
    await this.turn('withdrawing', () => this.meetings.withdraw(players));
  }

  /** The places of people whom the server has just seated and whose page is on its way. */
  protected override expected(): readonly number[] {
    return this.meetings.expected();
  }

  /** Mutes a person; called by the admin page, from any process. */
  mute(who: string, muted: boolean): void {
    this.chat.mute(who, muted);
  }

  /** Changes the set-up of the match; called for its creator, from any process. */
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

  /**
   * Erases the lines and names of the person with these ids; called from any process. Everybody joins again. Returns false if
   * the match is not here.
   */
  async forget(players: readonly string[]): Promise<boolean> {
    return (await this.turn('forgetting', () => eraseInRoom(this, this.record.lease, players))) === true;
  }

  /** The view of this room on the admin page: public state and connections. The operator gets no secrets. */
  getInspectData(): object {
    return inspected(this, this.root);
  }

  private openDesk(): Desk {
    const { host, id, game, root, traffic, lobby, seating, chat, lines } = this;
    return new Desk({
      ...{ host, id, game, root, traffic, lobby, seating, chat, lines },
      hasMoved: () => this.isMoved,
      moved: () => this.moved(),
      controls: {
        begin: () => this.beginIfReady(),
        chargeBot: (client, strength) =>
          host.newMatches.chargeComputers(addressOf(client), game, this.record.options, [strength]),
        setUpRematch: (client, wish) => this.setUpRematch(client, wish),
        showPresence: () => this.showPresence(),
        judgement: this.judgement,
      },
      turn: (what, deed) => this.turn(what, deed),
    });
  }

  /** Sets up the rematch. Where both halves are to be played, those who have left the table get a notice. */
  private async setUpRematch(client: GuestClient, wish: Omit<RematchWish, 'address'>): Promise<string> {
    const { host, record, lobby, root } = this;
    const match = await setUpRematch(host, record, lobby.chairs, { ...wish, address: addressOf(client) });
    const { person, place: played, owns } = client.userData ?? {};
    const place = played ?? owns;
    if (termsIn(record.terms).mirror !== true || person == null || place == null) return match;
    const isHere = (at: number) => root.chairs[at]?.connected === true;
    const chairs = lobby.chairs.records();
    await inviteOthers(host, { ...record, chairs }, { match, person, name: root.chairs[place]?.name ?? '', isHere });
    return match;
  }

  /** Shows that somebody came or left. Players are shown at once; spectators in groups, so that nobody can be singled out. */
  private showGuest({ userData }: GuestClient): void {
    if (userData?.place == null && userData?.owns == null) this.gathering.changed();
    else this.showPresence();
  }
}

function addressOf({ auth }: GuestClient): string {
  return (auth as Comer).address;
}
