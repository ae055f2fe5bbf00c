/** A room in which a match is played: begins it or takes it up from its record, and shows everybody how it goes on. */
import type { Seat } from '@dwo/kernel';
import { type Game, isByCalendar, type MatchState, termsIn } from '@dwo/shared';
import { Refusal } from '../failure';
import type { Host } from '../host';
import type { HeldMatch } from '../journal/journal';
import type { Chat } from './chat';
import type { Lines } from './clocks/lag';
import type { Beginning } from './course';
import type { Desk } from './desk';
import type { GuestClient } from './guest';
import { Judgement } from './judgement';
import { LeasedRoom } from './leased-room';
import { Play } from './play';
import { startOf } from './record/open-match';
import { rematchOf } from './rematch';
import type { Coming } from './seats/arrivals';
import type { Comer } from './seats/doorway';
import type { Lobby } from './seats/lobby';
import type { Players } from './seats/players';
import { RollCall } from './seats/roll-call';
import type { Seating } from './seats/seating';
import { Broadcast } from './traffic/broadcast';
import { UnderWay, type UnderWayRoom } from './under-way';
import type { Gallery } from './watching/gallery';
import { openGallery } from './watching/open-gallery';
import { isSealed } from './watching/publicity';
import { TablesSerializer } from './watching/tables-serializer';

/** The base of match rooms: everything about playing, without joining and leaving. */
export abstract class PlayingRoom extends LeasedRoom implements UnderWayRoom {
  /** The server; `now` is the time of this match. */
  abstract override host: Host;
  readonly tables = new TablesSerializer<MatchState>();
  protected readonly traffic = new Broadcast({
    clients: { [Symbol.iterator]: () => this.present() },
    play: () => this.play,
    sendPatch: () => this.broadcastPatch(),
  });
  game!: Game;
  root!: MatchState;
  lobby!: Lobby;
  seating!: Seating;
  chat!: Chat;
  lines!: Lines;
  protected desk!: Desk;
  /** Whether a tournament under way judges the match. */
  readonly judgement = new Judgement({
    judges: () => this.host.tournaments.judges(this.record),
    freed: () => this.inTurn('judgement', async () => this.showPresence()),
  });
  /** Waits for the people of a live match of a tournament; null for other matches. */
  private rollCall: RollCall | null = null;

  /** Everybody who is here or has a reserved seat. */
  abstract inside(): Comer[];
  abstract get address(): string;

  /** The places of people who have a seat and whose page is on its way. */
  protected abstract expected(): readonly number[];

  protected override stopPlaying(): void {
    this.underWay?.stop();
    this.rollCall?.stop();
    this.judgement.stop();
  }

  protected override afterTurn(): void {
    this.traffic.afterTurn();
  }

  protected override get written(): number {
    return this.play?.seq ?? 0;
  }

  protected override held(later: () => void): boolean {
    return this.traffic.held(later);
  }

  /** The clients that see the match live. */
  private present(): Iterator<GuestClient> {
    if (this.gallery === null) return this.clients[Symbol.iterator]();
    return this.clients.filter(({ userData }) => userData?.sight === 'live')[Symbol.iterator]();
  }

  /** Begins the match once everybody is here: assigns seats and sets the match up. */
  async begin(): Promise<void> {
    const start = await startOf(this.record, this.game);
    const begunAt = this.host.now();
    const { seats, entropies } = this.lobby.draw();
    const beginning: Beginning = { record: this.record, game: this.game, entropies, start };
    const play = new Play(this.host, this.root, this.desk, beginning);
    const expected = this.expected().map((place) => seats[place] ?? place);
    const sitting = this.clients.map((client) => ({ client, place: client.userData?.place ?? null }));
    await this.lobby.begin(begunAt, seats);
    this.desk.play = play;
    this.root.stage = 'playing';
    play.begin(begunAt);
    for (const { client, place } of sitting) if (place !== null) this.seating.put(client, seats[place] ?? null);
    const coming = this.coming(expected);
    if (coming.size > 0 && !play.isCorrespondence) play.hold();
    for (const comer of this.inside()) comer.seat = comer.seat === null ? null : (seats[comer.seat] ?? null);
    await openGallery(this, beginning, begunAt, { entries: [], at: begunAt });
    this.setOff(coming);
    const people = this.lobby.chairs.all.flatMap((sitter) => (sitter?.player == null ? [] : [sitter.player]));
    if (people.length > 1) void this.host.matching.begun(this.id, people).catch(() => {});
  }

  /** The seats whose players are still on their way to the table. */
  private coming(expected: readonly Seat[]): Map<Seat, Coming> {
    const coming = new Map<Seat, Coming>(expected.map((seat) => [seat, 'page']));
    for (const { userData } of this.clients) {
      if (userData?.place == null) continue;
      // A page that does not tell how far it is is not waited for.
      if (userData.arrival === null) coming.delete(userData.place);
      else coming.set(userData.place, userData.arrival === 'banner' ? 'banner' : 'page');
    }
    return coming;
  }

  protected async beginIfReady(): Promise<void> {
    if (this.play === null && this.lobby.mayBegin && this.rollCall?.mayBegin !== false) await this.begin();
  }

  /** Finds out whether a tournament judges the match. A live one of these begins when its people are here, not when it opens. */
  protected async underRules(record: HeldMatch): Promise<void> {
    await this.judgement.begin();
    if (!this.judgement.holds || record.begunAt !== null || isByCalendar(termsIn(record.terms))) return;
    const { host, lobby, seating } = this;
    const looked = () => this.inTurn('roll call', () => this.beginIfReady());
    this.rollCall = new RollCall({ host, record, chairs: lobby.chairs, seating, looked });
  }

  protected async resume(begunAt: number): Promise<void> {
    try {
      const { host, record, root, desk, game, lobby } = this;
      const start = await startOf(record, game);
      const beginning: Beginning = { record, game, entropies: lobby.entropies, start };
      desk.play = new Play(host, root, desk, beginning);
      await openGallery(this, beginning, begunAt, await desk.play.resume(begunAt));
      this.chat.resume();
    } catch (error) {
      this.host.log.error({ error, match: this.record.id }, 'a record can not be played');
      // The error may contain moves and secrets, so it goes to the log alone.
      throw new Refusal('MATCH_UNPLAYABLE', "The record of this match can't be played; the server's log says why", 409);
    }
    if (this.play?.over === true) this.root.rematch = (await rematchOf(this.host, this.record)) ?? '';
    this.setOff();
  }

  /** Starts everything that plays by itself; the clocks wait for the seats in `coming`. */
  private setOff(coming: ReadonlyMap<Seat, Coming> = new Map()): void {
    const { play } = this;
    if (play === null) return;
    if (play.over) play.showOver();
    else this.root.stage = 'playing';
    this.desk.underWay = new UnderWay(this, play);
    this.desk.underWay.arrivals.begin(coming);
    this.desk.underWay.start();
    this.showPresence();
  }

  /** Whether nobody but its players may know anything of the match now. */
  protected get isSealed(): boolean {
    return isSealed(this.record, this.host.now());
  }

  /** The match under way; null before it has begun. */
  get play(): Play | null {
    return this.desk?.play ?? null;
  }

  get players(): Players | null {
    return this.desk?.players ?? null;
  }

  /** The spectators of a match with a delay; null if the match has none. */
  get gallery(): Gallery | null {
    return this.desk?.gallery ?? null;
  }

  set gallery(gallery: Gallery | null) {
    this.desk.gallery = gallery;
  }

  protected get underWay(): UnderWay | null {
    return this.desk?.underWay ?? null;
  }

  /** Shows who is connected. */
  showPresence(): void {
    if (this.lobby === undefined) return;
    this.lobby.show(this.clients, this.play?.table);
    this.players?.show();
    this.underWay?.look();
    if (this.play === null) this.rollCall?.look();
    this.traffic.refresh();
    this.gallery?.look();
  }
}
