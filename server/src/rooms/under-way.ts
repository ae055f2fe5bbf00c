/** A match under way in its room: players, clocks, computer players, and notices to people who are away. */
import type { Seat, Tagged } from '@dwo/kernel';
import type { Game, MatchState, Played, Refused } from '@dwo/shared';
import type { Meters } from '../meters';
import type { Lines } from './clocks/lag';
import { Pacer, type PacingHost } from './clocks/pacer';
import type { GuestClient } from './guest';
import type { Judgement } from './judgement';
import type { Play } from './play';
import { Arrivals } from './seats/arrivals';
import { relieved } from './seats/hand-over';
import type { Lobby } from './seats/lobby';
import { Players, type PlayersHost } from './seats/players';
import type { Seating } from './seats/seating';
import { type SummoningHost, Summons, summonedRoom } from './seats/summons';
import type { RecordedDeed } from './seats/table-deeds';
import type { Gallery } from './watching/gallery';

/** The parts of the server that a match under way uses. */
export interface UnderWayHost extends PacingHost, PlayersHost, SummoningHost {
  readonly steady: () => number;
  readonly meters: Meters;
  readonly tournaments: { readonly battles: { keeps(match: string): boolean } };
}

/** The parts of a room that a match under way uses. */
export interface UnderWayRoom {
  readonly host: UnderWayHost;
  /** The id of the match. */
  readonly id: string;
  readonly game: Game;
  readonly root: MatchState;
  readonly clients: Iterable<GuestClient>;
  readonly lobby: Lobby;
  readonly seating: Seating;
  readonly lines: Lines;
  /** Whether a tournament under way judges the match. */
  readonly judgement: Judgement;
  /** The spectators of a match with a delay; null if the match has none. */
  readonly gallery: Gallery | null;
  /** The IP address of the person who has been here longest; empty if nobody is here. */
  readonly address: string;
  /** Whether no more intents may be played here. */
  readonly closing: boolean;
  /** Whether the room closes when everybody has left. */
  autoDispose: boolean;
  /**
   * Runs `deed` after all earlier turns. If it throws, the error is logged under the name `what` and the result is a refusal.
   */
  turn<T>(what: string, deed: () => Promise<T>): Promise<T | Refused>;
  inTurn(what: string, deed: () => Promise<void>): void;
  /** Shows who is connected. */
  showPresence(): void;
}

/** Starts these parts and keeps them in step with the match. */
export class UnderWay {
  readonly players: Players;
  readonly pacer: Pacer;
  readonly arrivals: Arrivals;
  private readonly summons: Summons | null;
  private latest = '';

  constructor(
    private readonly room: UnderWayRoom,
    private readonly play: Play,
  ) {
    const { host, id, game, root, clients, lobby, seating, judgement } = room;
    const { chairs } = lobby;
    this.players = new Players(
      {
        ...{ host, game, root, clients, seating, lobby, judgement },
        paced: () => this.pacer.pace(),
        warned: (warning) => room.gallery?.warned(warning),
        showPresence: () => room.showPresence(),
        inTurn: (what, deed) => room.inTurn(what, deed),
      },
      play,
    );
    this.summons = play.isCorrespondence
      ? new Summons(summonedRoom({ host, id, game, root, clients, chairs }, play))
      : null;
    this.pacer = new Pacer({
      ...{ host, game, play },
      isBot: (seat) => this.players.isBot(seat),
      strengthOf: (seat) => chairs.at(play.table.playerOf(seat))?.strength ?? null,
      allowanceMs: (seat) => this.allowance(seat),
      paced: () => this.stayOpen(),
      timedOut: (seat) => this.players.timedOut(seat),
      relieve: (seat) => this.relieve(seat),
      address: () => this.chargedTo(),
      playFor: (seat, intent, still) => this.playFor(seat, intent, still),
    });
    this.arrivals = new Arrivals({
      ...{ host, root, play },
      isBot: (seat) => this.players.isBot(seat),
      released: () => this.pacer.pace(),
      refresh: () => room.inTurn('arrivals', async () => room.showPresence()),
    });
  }

  /** Starts the clocks. */
  start(): void {
    this.pacer.pace();
    this.players.start();
  }

  /** Called when a deed has been recorded. */
  did(seq: number, deed: RecordedDeed): void {
    this.players.entered(seq, deed);
  }

  /** Called when the calendar was set: sets the timers again. */
  lookAgain(): void {
    this.pacer.lookAgain();
  }

  /** Called when somebody came or left, or something was played: updates the parts that depend on it. */
  look(): void {
    this.summons?.look();
    this.arrivals.look();
  }

  /** Stops everything that plays by itself. */
  stop(): void {
    this.pacer.stop();
    this.arrivals.stop();
  }

  /** Resolves when everything is stored. */
  async close(): Promise<void> {
    this.pacer.stop();
    this.arrivals.stop();
    this.players.stop();
    await this.summons?.close();
    await this.play.close();
  }

  /** How long after a seat's time ran out its intent may still be on the way, in milliseconds. */
  private allowance(seat: Seat): number {
    const player = this.play.table.playerOf(seat);
    for (const client of this.room.clients) {
      if (client.userData?.place === player) return this.room.lines.grant(seat, client);
    }
    return 0;
  }

  /**
   * In correspondence the computer must answer before the room closes. A match of computers alone waits for nobody: it closes
   * with everybody gone, and goes on when somebody looks. One of a tournament is played to its end.
   */
  private stayOpen(): void {
    const { host, id } = this.room;
    const isNeeded = (this.play.isCorrespondence && this.hasPerson) || host.tournaments.battles.keeps(id);
    const busy = isNeeded && this.pacer.botOwes;
    if (this.room.autoDispose === busy) this.room.autoDispose = !busy;
    this.players.pace();
  }

  private get hasPerson(): boolean {
    return this.play.table.holders.some((_, seat) => !this.players.isBot(seat));
  }

  /** The address that computers are charged to: who is here, else who was here last; a match that nobody knows has its own. */
  private chargedTo(): string {
    if (this.room.address !== '') this.latest = this.room.address;
    return this.latest === '' ? `match ${this.room.id}` : this.latest;
  }

  /** A computer player takes the seat until its owner comes back. */
  private async relieve(seat: Seat): Promise<void> {
    const { room, play } = this;
    await room.turn(`relieving seat ${seat}`, async () => {
      if (!room.closing && !play.over) await relieved(this.players, seat);
    });
  }

  private playFor(seat: Seat, intent: () => Tagged, still: () => boolean): Promise<Played | Refused | null> {
    const { room, play } = this;
    return room.turn(`seat ${seat}`, async () => {
      if (room.closing || !still() || room.root.stage !== 'playing') return null;
      const reply = await play.play({ seat, intent: intent(), wishId: null });
      if (reply.ok) room.host.meters.intents.inc({ by: this.players.isBot(seat) ? 'bot' : 'clock' });
      return reply;
    });
  }
}
