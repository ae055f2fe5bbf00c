/** A match under way in its room: its players, its clocks, its computer players, and word of turns to those who are away. */
import type { Seat, Tagged } from '@dwo/kernel';
import type { Game, MatchState, Played, Refused } from '@dwo/shared';
import type { Meters } from '../meters';
import type { Lines } from './clocks/lag';
import { Pacer, type PacingHost } from './clocks/pacer';
import type { GuestClient } from './guest';
import type { Play } from './play';
import type { Lobby } from './seats/lobby';
import { Players, type PlayersHost } from './seats/players';
import type { Seating } from './seats/seating';
import { type SummoningHost, Summons, summonedRoom } from './seats/summons';
import type { RecordedDeed } from './seats/table-deeds';
import type { Gallery } from './watching/gallery';

/** The part of the server that a match under way needs. */
export interface UnderWayHost extends PacingHost, PlayersHost, SummoningHost {
  readonly meters: Meters;
}

/** The part of a room that a match under way needs. */
export interface UnderWayRoom {
  readonly host: UnderWayHost;
  /** The match. */
  readonly id: string;
  readonly game: Game;
  readonly root: MatchState;
  readonly clients: Iterable<GuestClient>;
  readonly lobby: Lobby;
  readonly seating: Seating;
  readonly lines: Lines;
  /** The spectators of a match with a delay; null while everybody sees the same. */
  readonly gallery: Gallery | null;
  /** Address of whoever has been here longest; empty if nobody is here. */
  readonly address: string;
  /** Whether nothing may be played here any more. */
  readonly closing: boolean;
  /** Whether the room is put away when everybody has left. */
  autoDispose: boolean;
  /** Does something when everything before it is done. A failure is told of under this name; the answer is then a refusal. */
  turn<T>(what: string, deed: () => Promise<T>): Promise<T | Refused>;
  inTurn(what: string, deed: () => Promise<void>): void;
  /** Shows who is here. */
  showPresence(): void;
}

/** Sets all of it going, and keeps it in step with what is played. */
export class UnderWay {
  readonly players: Players;
  readonly pacer: Pacer;
  private readonly summons: Summons | null;

  constructor(
    private readonly room: UnderWayRoom,
    private readonly play: Play,
  ) {
    const { host, id, game, root, clients, lobby, seating } = room;
    const { chairs } = lobby;
    this.players = new Players(
      {
        ...{ host, game, root, clients, seating, lobby },
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
      address: () => room.address,
      playFor: (seat, intent, still) => this.playFor(seat, intent, still),
    });
  }

  /** Sets the clocks going. */
  start(): void {
    this.pacer.pace();
    this.players.start();
  }

  /** A deed is in the record. */
  did(seq: number, deed: RecordedDeed): void {
    this.players.entered(seq, deed);
  }

  /** Called when somebody came or left, or something was played: passes it on to the parts that depend on it. */
  look(): void {
    this.summons?.look();
  }

  /** Nothing is played by itself any more. */
  stop(): void {
    this.pacer.stop();
  }

  /** Resolves when everything is written down. */
  async close(): Promise<void> {
    this.pacer.stop();
    this.players.stop();
    await this.summons?.close();
    await this.play.close();
  }

  /** How long after its time a seat's intent may still be under way. */
  private allowance(seat: Seat): number {
    const player = this.play.table.playerOf(seat);
    for (const client of this.room.clients) {
      if (client.userData?.place === player) return this.room.lines.grant(seat, client);
    }
    return 0;
  }

  /** By correspondence, the computer answers before the room is put away. */
  private stayOpen(): void {
    const busy = this.play.isCorrespondence && this.pacer.botOwes;
    if (this.room.autoDispose === busy) this.room.autoDispose = !busy;
    this.players.pace();
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
