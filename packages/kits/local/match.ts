/** A match on this device, run by a referee in a worker of the page. No server knows of it. */
import type { Outcome, Seat } from '@dwo/kernel';
import type { OwnMatch } from '@dwo/shared';

/** The shape of its ids; the ids of a server are shorter. */
const LOCAL_ID = /^device-[0-9a-f]{16}$/;

/** Whether a match is played on this device. */
export function isLocal(id: string): boolean {
  return LOCAL_ID.test(id);
}

/** A new random id. */
export function newLocalId(): string {
  // A page without TLS has no other source of randomness.
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return `device-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** A seat: the person at this device, or a computer player. */
export interface LocalSeat {
  readonly name: string;
  readonly label: string;
  readonly bot: boolean;
  /** One of the names in the game's computer player; null for the usual strength. */
  readonly strength: string | null;
}

/** Everything that is stored of a match besides its entries. */
export interface LocalMatch {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  /** Empty for a custom battle. */
  readonly preset: string;
  readonly options: unknown;
  /** The 32 bytes that dice and cards are derived from. */
  readonly random: Uint8Array;
  readonly seats: readonly LocalSeat[];
  /** The seat of the person at this device. */
  readonly seat: Seat;
  /** Whether it is soon forgotten, as lessons are. */
  readonly passing: boolean;
  /** The id of the match that it is the rematch of; left out for any other. */
  readonly after?: string;
  /** Epoch milliseconds. */
  readonly begunAt: number;
  readonly lastAt: number;
  readonly endedAt: number | null;
  /** Number of entries. */
  readonly seq: number;
  /** The seats whose decision is awaited. */
  readonly awaited: readonly Seat[];
  readonly outcome: Outcome | null;
}

/** One entry: an intent of a seat, or an undo. */
export interface LocalEntry {
  readonly match: string;
  /** From 1. */
  readonly n: number;
  readonly kind: 'intent' | 'deed';
  readonly seat: Seat;
  readonly body: unknown;
  /** The id that the page sent with the intent; null for a computer's. */
  readonly wish: string | null;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** A match as it appears in the list of the person's own. */
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
    rematch: null,
  };
}
