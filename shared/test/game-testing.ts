/**
 * A game as tools need it. `packages/<game>/testing/index.ts` exports it as `testing`; scripts, drills and the benchmark find
 * it by `--game`, so none of them names a game.
 */
import type { Frozen, Recording, Seat, Tagged, Viewer } from '@dwo/kernel';
import type { Random } from '@dwo/kernel/testing';
import type { Game } from '../src/game';
import type { Lesson } from '../src/lesson';
import type { RefereeParts } from './scenario-questions';

/**
 * The secrets of a game, specified without its own `view` and `see`. Otherwise a secret that these reveal would count as
 * public.
 */
export interface Secrecy {
  mayKnow(state: object, viewer: Viewer): object;
  mayNotice(before: object, events: readonly Tagged[], viewer: Viewer): readonly Tagged[];
}

/** One of two matches that are compared: its dice and its first state. */
export interface Birth {
  /** 64 hex digits. */
  readonly secret: string;
  /** The first state; null for the state that the game sets up with these dice. */
  readonly start: object | null;
}

/** Two beginnings of a match that differ only in what some viewers must not know. */
export interface Beginnings {
  readonly options: unknown;
  readonly births: readonly [Birth, Birth];
  /** By seat. */
  readonly entropy: readonly (string | null)[];
  readonly uninformed: readonly Viewer[];
  /** The most steps to play. */
  readonly most: number;
  /** Types of intents that must be the same in both matches, because they are revealed later. */
  readonly shared: readonly string[];
}

/** A match that was played for the soak test. */
export interface Soaked {
  /** Null if the match could not be set up. */
  readonly recording: Recording<Tagged, unknown> | null;
  /** The broken promises; empty if all is well. */
  readonly violations: readonly object[];
}

/** A match between computer players. */
export interface Contest extends Soaked {
  readonly turns: number;
  /** The label of the winners' seats; null for a draw. */
  readonly winner: string | null;
  /** Why the match was stopped before its end; null if it ended. */
  readonly stall: string | null;
}

/** Compares a computer player with random players, or with computer players of another strength. */
export interface Ladder {
  /** By table: its number of seats. */
  readonly tables: Readonly<Record<string, number>>;
  /** The compared players, the weakest first; the last one may see everything. */
  readonly rungs: readonly string[];
  /** Opponents other than random players; missing if the game has none. */
  readonly rivals?: readonly string[];
  /** Whether this player wins the match of a seed at a table. Against a rival, each shuffle is played from every seat. */
  wins(table: string, rung: string, seed: number, rival?: string): boolean;
}

/** Two posses, forces or the like that meet in a scenario. */
export interface Pairing {
  readonly scenario: string;
  readonly one: string;
  readonly other: string;
}

/** The posses, forces or the like that players choose between, for tables of their balance. */
export interface Parties {
  readonly pairings: readonly Pairing[];
  /** The share of `one` in a match between computers: 1, 0 or a half. Seeds 2n and 2n + 1 have the same dice and change seats. */
  played(pairing: Pairing, seed: number, strength: string): number;
  /** Matches of more than two; left out by games for two. */
  readonly crowd?: Crowd;
}

/** Matches of more than two seats that are alike, for tables of their balance. */
export interface Crowd {
  /** The scenarios that can be played by so many; none if that is too many. */
  scenarios(seats: number): readonly string[];
  /** By seat: its force, and its share of a match between computers. Forces change seats from seed to seed. */
  played(scenario: string, seats: number, seed: number, strength: string): readonly Seated[];
}

/** A seat of such a match. */
export interface Seated {
  readonly force: string;
  /** 1 for the winner, a part of it for each of several; an even share if nobody won. */
  readonly share: number;
}

/** Mistakes that are planted into matches. */
export interface Planted {
  /** The usual choice of a computer for a seat. */
  usual(view: Frozen<object>, seat: Seat): Tagged;
  /** By the cause that a review should name: a bad choice of its kind instead of the usual one; null if there is none. */
  readonly planters: Readonly<Record<string, (view: Frozen<object>, seat: Seat, usual: Tagged) => Tagged | null>>;
}

/** A game as tools need it. */
export interface GameTesting {
  readonly game: Game;
  /** Two presets for people: one for hostile traffic, and one that is played at the same time. */
  readonly presets: { readonly fuzzed: string; readonly beside: string };
  /** Options of a short match with many pending decisions, for drills that kill servers. */
  busy(): unknown;
  /** Options of the match that is the most work for computer players among all that the shapes and the rules admit. */
  heaviest(): unknown;
  /** Intents that may be legal for a seat now, as far as a spectator can tell. */
  wishes(seen: object, seat: Seat): readonly Tagged[];
  /** Ids in a state, to be put into invalid requests; null for a match that has not begun. */
  names(seen: object | null): readonly string[];
  readonly secrecy: Secrecy;
  /** Makers of beginnings, by kind of secret. */
  readonly pairs: Readonly<Record<string, (random: Random, seed: number) => Beginnings>>;
  /** Plays the random match of a seed to its end and checks every step. */
  soak(seed: number): Soaked;
  /** Plays the match of a seed between computer players; `large` in a thousand matches are large. */
  contest(seed: number, large: number): Contest;
  /** Its additions to the plain referee of scenario files; missing if it has none. */
  readonly referee?: RefereeParts;
  /** Its lessons by name; missing if it has none. */
  readonly lessons?: Readonly<Record<string, Lesson>>;
  /** The mistakes that are planted to measure reviews; missing if it names no causes. */
  readonly planted?: Planted;
  /** How its computer players are compared with random ones; missing if they are not. */
  readonly ladder?: Ladder;
  /** The posses or forces that players choose between; missing if their balance is not measured. */
  readonly parties?: Parties;
}
