/** A match that is played on this device alone, by a referee in a worker of the page: no server knows of it. */
import type { Outcome, Seat } from '@dwo/kernel';
import type { OwnMatch } from '@dwo/shared';

/** The ids of such matches; a server's are shorter. */
const LOCAL_ID = /^device-[0-9a-f]{16}$/;

/** Whether a match is played on this device. */
export function isLocal(id: string): boolean {
  return LOCAL_ID.test(id);
}

/** An id that no other match of this device has. */
export function newLocalId(): string {
  return `device-${crypto.randomUUID().replaceAll('-', '').slice(0, 16)}`;
}

/** A seat: the person at this device, or a computer player. */
export interface LocalSeat {
  readonly name: string;
  readonly label: string;
  readonly bot: boolean;
  /** One of those that the game's computer player names; null for its usual one. */
  readonly strength: string | null;
}

/** Everything that is kept of a match besides its entries. */
export interface LocalMatch {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  /** Empty for a battle of somebody's own making. */
  readonly preset: string;
  readonly options: unknown;
  /** 32 bytes from which dice and cards come. */
  readonly random: Uint8Array;
  readonly seats: readonly LocalSeat[];
  /** The seat of the person at this device. */
  readonly seat: Seat;
  /** Whether it is soon forgotten, as a lesson is. */
  readonly passing: boolean;
  /** Epoch milliseconds. */
  readonly begunAt: number;
  readonly lastAt: number;
  readonly endedAt: number | null;
  /** How many entries it has. */
  readonly seq: number;
  /** The seats that owe a decision. */
  readonly awaited: readonly Seat[];
  readonly outcome: Outcome | null;
}

/** One entry: an intent of a seat, or something taken back. */
export interface LocalEntry {
  readonly match: string;
  /** From 1. */
  readonly n: number;
  readonly kind: 'intent' | 'deed';
  readonly seat: Seat;
  readonly body: unknown;
  /** The name of the wish that it came by; null for a computer's. */
  readonly wish: string | null;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** The match as it stands in the list of one's own. */
export function ownMatch(match: LocalMatch): OwnMatch {
  const { id, game, preset, seats, seat, seq, awaited, begunAt, lastAt, endedAt, outcome } = match;
  const over = endedAt !== null;
  const chairs = seats.map(({ name, label, bot }, at) => ({
    ...{ name, label, bot, taken: true, mine: at === seat, held: false, plays: at === seat },
    awaited: !over && awaited.includes(at),
  }));
  return {
    ...{ id, game, preset, stage: over ? 'over' : 'playing', seq, terms: { kind: 'none' }, chairs },
    ...{ yourTurn: !over && awaited.includes(seat), deadline: null, createdAt: begunAt, lastAt, endedAt, outcome },
  };
}
