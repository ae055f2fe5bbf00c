/** The players of a match under way: presence, substitutes, requests to each other, and warnings. */
import type { Seat } from '@dwo/kernel';
import type { DeedMessage, Game, MatchState, Played, Refused, Warning } from '@dwo/shared';
import type { Limits } from '../../limits';
import { type WarningHost, Warnings } from '../clocks/warnings';
import type { GuestClient } from '../guest';
import type { Judgement } from '../judgement';
import type { Play } from '../play';
import { Attendance } from './attendance';
import type { Chairs } from './chairs';
import type { Lobby } from './lobby';
import type { OpenTable } from './open-table';
import type { Seating } from './seating';
import { set, setOrClear, showTable } from './show-table';
import { publicDeed, type RecordedDeed } from './table-deeds';

/** The parts of the server that the players of a match use. */
export interface PlayersHost extends WarningHost {
  readonly limits: Pick<Limits, 'quietSeconds' | 'silentSeconds' | 'graceSeconds' | 'abortSeconds'>;
  readonly random: (bytes: number) => Uint8Array;
}

/** The parts of a room that players use. */
export interface PlayersRoom {
  readonly host: PlayersHost;
  readonly game: Game;
  readonly root: MatchState;
  readonly clients: Iterable<GuestClient>;
  readonly seating: Seating;
  readonly lobby: Lobby;
  readonly judgement: Judgement;
  /** Called when the awaited seats or their players have changed. */
  paced(): void;
  /** Called when players were warned; spectators of a delayed match get the warning later. */
  warned(warning: Warning): void;
  /** Shows who is connected. */
  showPresence(): void;
  /** Runs `deed` after all earlier turns; a failure is logged under the name `what`. */
  inTurn(what: string, deed: () => Promise<void>): void;
}

/** Keeps these parts in step with the record of one match under way. */
export class Players implements OpenTable {
  readonly host: PlayersHost;
  readonly game: Game;
  readonly chairs: Chairs;
  private readonly attendance: Attendance;
  private readonly warnings: Warnings;
  /** Whether the match was in its first turn when it was last shown. */
  private opening = false;

  constructor(
    private readonly room: PlayersRoom,
    readonly play: Play,
  ) {
    this.host = room.host;
    this.game = room.game;
    this.chairs = room.lobby.chairs;
    const now = this.host.now();
    this.attendance = new Attendance(
      this.chairs.labels.map((_, seat) => (play.isCorrespondence ? play.heardAt(seat) : now)),
    );
    this.warnings = new Warnings({
      host: this.host,
      play,
      awaitsPerson: (seat) => !this.isBot(seat) && this.isHere(seat),
      lastHeard: (seat) => this.attendance.lastHeard(play.table.playerOf(seat)),
      warn: (warning) => this.warn(warning),
      silent: () => this.room.showPresence(),
    });
  }

  get judgement(): Judgement {
    return this.room.judgement;
  }

  isBot(seat: Seat): boolean {
    const { table } = this.play;
    return table.isBot(seat) || this.chairs.at(table.playerOf(seat))?.bot === true;
  }

  isHere(seat: Seat): boolean {
    return this.attendance.isHere(this.play.table.playerOf(seat));
  }

  /**
   * Since when this seat's player is away, or has sent nothing although they are awaited, epoch milliseconds; null otherwise.
   */
  awaySince(seat: Seat): number | null {
    if (this.isBot(seat)) return null;
    const player = this.play.table.playerOf(seat);
    const gone = this.attendance.awaySince(player);
    if (gone !== null) return gone;
    const heard = this.attendance.lastHeard(player);
    const silent = this.play.awaited.includes(seat) && !this.play.isCorrespondence;
    return silent && this.host.now() - heard >= this.host.limits.silentSeconds * 1000 ? heard : null;
  }

  callableAt(seat: Seat): number | null {
    const since = this.awaySince(seat);
    return since === null ? null : since + this.play.graceMs(this.host.limits.graceSeconds);
  }

  abortableAt(seat: Seat): number | null {
    const since = this.play.isOpening && !this.judgement.holds ? this.awaySince(seat) : null;
    return since === null ? null : since + this.play.graceMs(this.host.limits.abortSeconds);
  }

  async did(deed: RecordedDeed): Promise<Played | Refused> {
    const reply = await this.play.did(deed);
    if (reply.ok) this.room.paced();
    return reply;
  }

  /** Called when a deed has been recorded. */
  entered(seq: number, deed: RecordedDeed): void {
    if (deed.type === 'handed') {
      this.room.seating.handed(deed.seat);
      this.room.inTurn('handed', () => this.keepHolders());
    }
    this.room.showPresence();
    this.tell('deed', { seq, deed: publicDeed(deed) });
  }

  /** Called when the match goes on: stores the substitutes, because lists may be older than the record. */
  start(): void {
    this.room.inTurn('who plays for whom', () => this.keepHolders());
  }

  /** Stores the substitutes, where lists of matches find them. */
  keepHolders(): Promise<void> {
    return this.room.lobby.keepHolders(this.play.table);
  }

  /** Called when an intent was played. From the second turn on nobody can end the match without a result. */
  played(): void {
    if (this.opening && !this.play.isOpening) this.show();
  }

  /** Called when a message has come from a connection. */
  heard({ userData }: GuestClient): void {
    if (userData?.place == null) return;
    this.attendance.heard(userData.place, this.host.now());
    this.warnings.heard(userData.place);
  }

  /** Called when the time of a seat has run out and the game decides for it: everybody is told. */
  timedOut(seat: Seat): void {
    if (!this.isBot(seat)) this.warn({ kind: 'out', seat, ms: 0 });
  }

  /** Sets the timer of the next warning. */
  pace(): void {
    this.warnings.pace();
  }

  stop(): void {
    this.warnings.stop();
  }

  /** Shows substitutes, absences and open requests. */
  show(): void {
    const { root } = this.room;
    const { table } = this.play;
    this.opening = this.play.isOpening;
    const present = new Set<Seat>();
    for (const { userData } of this.room.clients) if (userData?.place != null) present.add(userData.place);
    this.attendance.look(present, this.host.now());
    let changed = false;
    for (const seat of table.holders.keys()) {
      const chair = root.chairs[seat];
      if (chair === undefined) continue;
      set(chair, 'open', table.open[seat] !== null);
      const since = { away: this.awaySince(seat), callable: this.callableAt(seat), abortable: this.abortableAt(seat) };
      for (const key of ['away', 'callable', 'abortable'] as const) {
        changed ||= (chair[key] ?? null) !== since[key];
        setOrClear(chair, key, since[key]);
      }
    }
    if (changed) root.now = this.host.now();
    showTable(root, this.play);
    this.warnings.pace();
  }

  private warn(warning: Warning): void {
    this.tell('warning', warning);
    this.room.warned(warning);
  }

  private tell(type: 'deed' | 'warning', message: Warning | DeedMessage): void {
    for (const client of this.room.clients) if (client.userData?.sight === 'live') client.send(type, message);
  }
}
