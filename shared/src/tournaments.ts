/** Small tournaments: who plays whom, and how the table comes about. Times are epoch milliseconds. */
import { z } from 'zod';
import type { Standing } from './game';
import { nameShape, playerName } from './names';

/**
 * - `round-robin`: by correspondence; every pair meets twice with sides swapped, and all matches are open at once.
 * - `swiss`: live, in rounds; in each round a pair plays the same battle twice with sides swapped.
 */
export const TOURNAMENT_KINDS = ['round-robin', 'swiss'] as const;
/** The kind of a tournament. */
export type TournamentKind = (typeof TOURNAMENT_KINDS)[number];

/** How many members a tournament has at least and at most. */
export const TOURNAMENT_SIZES: Readonly<Record<TournamentKind, { readonly least: number; readonly most: number }>> = {
  'round-robin': { least: 3, most: 8 },
  swiss: { least: 9, most: 64 },
};
const LONGEST_LATENESS = 5;

/** The minutes that somebody who has come to a live match of so many minutes waits for the other one; then it begins. */
export function waitMinutes(minutes: number): number {
  return Math.min(LONGEST_LATENESS, minutes / 5);
}

/** The most computer players in a tournament. */
export const MOST_COMPUTERS = 4;
const DAY_HOURS = 24;
/** The longest name of a tournament, in signs. */
const LONGEST_TITLE = 40;
const LONGEST_WAIT_DAYS = 14;

const common = {
  /** The name of the tournament. */
  title: nameShape(LONGEST_TITLE),
  game: z.string().max(40),
  preset: z.string().max(40),
  /** The name of the person who opens it, and who is its first member. */
  name: playerName,
  visibility: z.enum(['open', 'unlisted']).default('open'),
  /** After so many hours it begins by itself. */
  waitHours: z
    .int()
    .min(1)
    .max(LONGEST_WAIT_DAYS * DAY_HOURS),
};

/** The body of `POST /api/tournaments`. */
export const newTournamentShape = z.discriminatedUnion('kind', [
  z.strictObject({
    ...common,
    kind: z.literal('round-robin'),
    /** The days for each decision. */
    daysPerMove: z.int().min(1).max(7),
    /** The days from the beginning to the deadline of all matches. */
    days: z.int().min(2).max(90),
  }),
  z.strictObject({
    ...common,
    kind: z.literal('swiss'),
    /** The minutes for each of the two matches of a round; each side has half of them on its clock. */
    minutes: z.int().min(10).max(180),
  }),
]);
/** The wish to open a tournament. */
export type NewTournament = z.input<typeof newTournamentShape>;

/** The body of a request to join a tournament. */
export const joinTournamentShape = z.strictObject({ name: playerName });
/** The body of the creator's request to add a computer player. */
export const addComputerShape = z.strictObject({ strength: z.string().max(40).nullable() });
/** The body of the creator's request to remove a member. */
export const removeMemberShape = z.strictObject({ member: z.int().min(0).max(1000) });

/**
 * - `open`: it waits for members.
 * - `off`: it was called off, by its creator or because too few came.
 */
export type TournamentStage = 'open' | 'playing' | 'over' | 'off';

/** How a match got its points: it was played to its end, judged at the deadline, or lost by a member who left. */
export type ScoredHow = 'played' | 'judged' | 'left';

/** The pace: for a round robin the days of a decision and of all of it, for a Swiss tournament the minutes of a match. */
export type TournamentPace =
  | { readonly kind: 'round-robin'; readonly daysPerMove: number; readonly days: number }
  | { readonly kind: 'swiss'; readonly minutes: number };

/** A tournament in a list. */
export interface TournamentLine {
  readonly id: string;
  readonly title: string;
  readonly game: string;
  readonly preset: string;
  readonly pace: TournamentPace;
  readonly stage: TournamentStage;
  readonly members: number;
  /** When it begins by itself. */
  readonly startsAt: number;
  /** The round under way, and the number of all rounds; both 0 before it begins. */
  readonly round: number;
  readonly rounds: number;
  /** The names of those in the first place; empty until it is over. */
  readonly winners: readonly string[];
  /** Whether the person who asks is a member. */
  readonly mine: boolean;
  /** How many matches wait for the person who asks; 0 for others. */
  readonly waiting: number;
}

/** A member. Members are named by their number in the list. */
export interface TournamentMember {
  readonly name: string;
  readonly bot: boolean;
  /** The strength of a computer player; null for a person, and for the usual strength. */
  readonly strength: string | null;
  /** Whether they have left after the beginning. */
  readonly left: boolean;
  /** The first round in which they play, from 1. */
  readonly from: number;
}

/** One match of a pair. The two sides are given in the order of the seats. */
export interface TournamentMatch {
  readonly id: string;
  readonly members: readonly [number, number];
  readonly labels: readonly [string, string];
  /** `later`: its turn has not come. `waiting`: nobody has opened it yet. */
  readonly stage: 'later' | 'waiting' | 'playing' | 'over';
  /** The points of each; null until it is scored. */
  readonly points: readonly [number, number] | null;
  readonly how: ScoredHow | null;
  /** The members who must decide. */
  readonly awaited: readonly number[];
  /** When the next clock runs out; null without one. */
  readonly deadline: number | null;
  /** The score of the board of a match under way; null if nobody has it open, or the game has none. */
  readonly standing: Standing | null;
}

/** A round. */
export interface TournamentRound {
  /** From 1. */
  readonly n: number;
  readonly deadline: number;
  /** The member without an opponent; null if everybody has one. */
  readonly bye: number | null;
  readonly matches: readonly TournamentMatch[];
}

/** The ways in which members with the same points are told apart, in their order. */
export const TIE_BREAKS = ['direct', 'opponents', 'board'] as const;
/** A way in which members with the same points are told apart. */
export type TieBreak = (typeof TIE_BREAKS)[number];

/** A line of the table. */
export interface TournamentRow {
  readonly member: number;
  /** From 1; the same for members whom nothing tells apart. */
  readonly rank: number;
  readonly points: number;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** Why they are ahead of the next line, if that has the same points. */
  readonly ahead: { readonly by: TieBreak; readonly mine: number; readonly theirs: number } | null;
}

/** A tournament as a person sees it. */
export interface TournamentShown extends TournamentLine {
  readonly now: number;
  readonly creator: string;
  readonly visibility: 'open' | 'unlisted';
  readonly people: readonly TournamentMember[];
  readonly roundsSoFar: readonly TournamentRound[];
  readonly table: readonly TournamentRow[];
  /** The member who asks; null for others. */
  readonly me: number | null;
  readonly isCreator: boolean;
  readonly mayJoin: boolean;
  /** The strengths of computer players whom the creator may add now. */
  readonly strengths: readonly string[];
  /** The members who have left before the beginning or were removed are in no list; why it was called off. */
  readonly off: 'creator' | 'few' | null;
}

/** The answer about all tournaments. */
export interface TournamentsNow {
  readonly now: number;
  /** Those of the person who asks, and the public ones; those that wait for members first. */
  readonly tournaments: readonly TournamentLine[];
}

/** The battles of a game in which a tournament can be played, by preset. */
export interface TournamentBattle {
  readonly game: string;
  readonly presets: readonly string[];
}

/** The answer about the battles to choose from. */
export interface TournamentBattles {
  readonly battles: readonly TournamentBattle[];
}

/** A tournament that was opened. */
export interface TournamentOpened {
  readonly id: string;
}
