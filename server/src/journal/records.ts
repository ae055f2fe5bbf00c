/** The records of a journal: matches, chairs, entries and leases. */
import type { DiceKind, Recording, Seat, Tagged } from '@dwo/kernel';
import type { Visibility } from '@dwo/shared';
import type { Arrangement, SetUp } from './lobby-record';
import type { Report, Talk } from './talk';

/** A match without its entries. Times are epoch milliseconds. */
export interface MatchRecord {
  readonly key: number;
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly preset: string;
  readonly options: unknown;
  /** The terms agreed besides the game's options (pace, clock), plain JSON. */
  readonly terms: unknown;
  /** The people who can find the match. */
  readonly visibility: Visibility;
  /** By how many seconds spectators see the match later than its players. */
  readonly delay: number;
  /** The match from which this one came: a rematch, or a fork at one of its steps. Null for a match without a predecessor. */
  readonly origin: Origin | null;
  readonly secret: Uint8Array;
  /**
   * The key of the closed cards in a game with packs. It never leaves the server, neither in a record nor in a backup that is
   * given away.
   */
  readonly closed: Uint8Array | null;
  /** How the dice depend on what is played; null for dice by step. Only the server chooses it. */
  readonly dice: DiceKind | null;
  /** Until when nobody but its players may know anything of the match, not even its secret; null for every other match. */
  readonly sealedUntil: number | null;
  /** Whether it counts for the ratings of its players; they agreed to that by sitting down. */
  readonly rated: boolean;
  readonly createdAt: number;
  readonly begunAt: number | null;
  readonly endedAt: number | null;
  /** The outcome that the rules reported at the end; null before. */
  readonly outcome: unknown;
  readonly standing: Standing;
  /** Identity of the person who may change the match until it begins. Never sent to others. */
  readonly creator: string | null;
  readonly arrangement: Arrangement;
  readonly chairs: readonly ChairRecord[];
}

/** The state of a lobby to save. If `setUp` is null, the set-up of the match stays unchanged. */
export interface LobbyRecord {
  readonly chairs: readonly ChairRecord[];
  readonly arrangement: Arrangement;
  readonly setUp: SetUp | null;
}

/** The origin of a match. `step` is null for a rematch; for a fork it is the number of intents taken over. */
export interface Origin {
  /** Id of the earlier match; empty for a record that came from a file. */
  readonly match: string;
  readonly step: number | null;
  /** For a fork: the part of the record that was taken over. */
  readonly record?: Recording<Tagged, unknown>;
}

/** The seats that owe a decision, and when the next clock runs out. Lists read it without opening the match. */
export interface Standing {
  readonly awaited: readonly Seat[];
  readonly deadline: number | null;
}

/** The ruleset version of a match and its input. */
export type PlayedBy = Pick<MatchRecord, 'version' | 'options' | 'origin'>;

/** A taken chair. `place` is the number of the seat once the match has begun. */
export interface ChairRecord {
  readonly place: number;
  readonly name: string;
  readonly wish: string;
  /** Whether a computer player sits here. */
  readonly bot: boolean;
  /** The requested strength of a computer player; null for the default strength, and for people. */
  readonly strength: string | null;
  /** SHA-256 of the token with which the person comes back to the chair; null for computer players. */
  readonly tokenHash: Uint8Array | null;
  /** The entropy that the person's browser contributed to the dice; null if none. */
  readonly entropy: string | null;
  /** Identity of the person who owns the chair; never sent to others. */
  readonly player: string | null;
  /**
   * Identity of the substitute who plays this chair. Empty for a computer player and for a person without an identity; null
   * while the owner plays. It follows from the deeds of the record.
   */
  readonly held: string | null;
}

const ENTRY_KINDS = ['intent', 'deed'] as const;
/** An intent of a seat, or a deed of the table such as undo, a pause or a hand-over. */
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** One entry of a record. `n` counts from 1 and equals `seq` on the wire. */
export interface EntryRecord {
  readonly n: number;
  readonly kind: EntryKind;
  /** The seat that sent the intent or deed; null for a deed without a seat. */
  readonly seat: Seat | null;
  /** The intent or the deed, plain JSON. */
  readonly body: unknown;
  /** The id that the sender gave the request; null if none. */
  readonly wishId: string | null;
  readonly at: number;
}

/** How a match ended. */
export interface EndRecord {
  readonly outcome: unknown;
}

type Later = 'key' | 'begunAt' | 'endedAt' | 'outcome' | 'standing' | 'arrangement';

type Optional = 'terms' | 'origin' | 'visibility' | 'delay' | 'closed' | 'creator' | 'dice' | 'sealedUntil' | 'rated';

/** A match to create. Defaults: terms `{}`; origin, closed, creator, dice and seal null; private; no delay; not rated. */
export type NewMatch = Omit<MatchRecord, Later | Optional> & Partial<Pick<MatchRecord, Optional>>;

/** A match without its long columns, for lists. */
export type ListedMatch = Omit<
  MatchRecord,
  'options' | 'origin' | 'secret' | 'closed' | 'dice' | 'creator' | 'arrangement'
>;

/** A match in which a person has a chair. */
export interface PlayersMatch {
  readonly match: ListedMatch;
  /** The number of entries in its record. */
  readonly count: number;
  /** When its latest entry was written, epoch milliseconds; null if there is none. */
  readonly latestAt: number | null;
}

/** A match that is older than the retention time. */
export interface OutdatedMatch {
  readonly key: number;
  readonly id: string;
}

/** The two names of a match: `id` in addresses, `key` in the journal. */
export type MatchName = Pick<OutdatedMatch, 'key' | 'id'>;

/** The chat of a match, plain JSON. */
export interface TalkRecord extends MatchName {
  readonly body: unknown;
}

/** A match together with the lease under which this process may write to it. */
export type HeldMatch = MatchRecord & { readonly lease: Lease };

/** The right to write to one match. A later lease of the same match has a higher fence and ends this one. */
export interface Lease {
  readonly key: number;
  readonly fence: number;
}

/** The replacement for the parts of a match that name a person who has their data deleted. */
export interface Rewriting {
  readonly chairs: readonly ChairRecord[];
  /** Whether the creator is removed. */
  readonly creatorGoes: boolean;
  /** Only the deeds that change. */
  readonly deeds: readonly Pick<EntryRecord, 'n' | 'body'>[];
  /** The chat without this person; null if there is no chat or nothing in it changes. */
  readonly talk: Talk | null;
  /** Only the reports that change. */
  readonly reports: readonly Report[];
  /** Ids of the reports to delete. */
  readonly droppedReports: readonly string[];
}
