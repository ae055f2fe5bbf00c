/**
 * A game as the tools know it: `packages/<game>/testing/index.ts` exports it as `testing`, and scripts, drills and bench
 * find it there by `--game`, so that none of them names a game.
 */
import type { Recording, Seat, Tagged, Viewer } from '@dwo/kernel';
import type { Random } from '@dwo/kernel/testing';
import type { Game } from '../src/game';
import type { Lesson } from '../src/lesson';

/**
 * The secrets of a game, stated without its own `view` and `see`: else a secret that these give away would pass for
 * public.
 */
export interface Secrecy {
  mayKnow(state: object, viewer: Viewer): object;
  mayNotice(before: object, events: readonly Tagged[], viewer: Viewer): readonly Tagged[];
}

/** One of two twins: its dice and how it begins. */
export interface Birth {
  /** 64 hex digits. */
  readonly secret: string;
  /** The first state; the game's own for these dice if null. */
  readonly start: object | null;
}

/** Two beginnings of a match that differ only in what some viewers must not know. */
export interface Beginnings {
  readonly options: unknown;
  readonly births: readonly [Birth, Birth];
  /** By seat. */
  readonly entropy: readonly (string | null)[];
  readonly uninformed: readonly Viewer[];
  /** Steps that are played at most. */
  readonly most: number;
  /** Types of intent that are the same at both tables, because they come to light later on. */
  readonly shared: readonly string[];
}

/** A match that was played for the soak. */
export interface Soaked {
  /** Null if it could not even be set up. */
  readonly recording: Recording<Tagged, unknown> | null;
  /** The promises that were broken; none is as it should be. */
  readonly violations: readonly object[];
}

/** A match of computer players against each other. */
export interface Contest extends Soaked {
  readonly turns: number;
  /** The label of the winners' seats; null for a draw. */
  readonly winner: string | null;
  /** Why it was stopped though it had not ended; null if it had. */
  readonly stall: string | null;
}

/** Matches of one computer player against others that play at random, or against computers of another strength. */
export interface Ladder {
  /** By table, how many sit at it. */
  readonly tables: Readonly<Record<string, number>>;
  /** Its players, the weakest first; the last one may see everything. */
  readonly rungs: readonly string[];
  /** Players it can be held against instead of random play; left out by games that know none. */
  readonly rivals?: readonly string[];
  /** Whether this player wins the match of a seed at a table; against a rival each shuffle is played from every seat. */
  wins(table: string, rung: string, seed: number, rival?: string): boolean;
}

export interface GameTesting {
  readonly game: Game;
  /** Ready-made matches for people: one that is put under fire, and one that is played beside it. */
  readonly presets: { readonly fuzzed: string; readonly beside: string };
  /** Options of a short match with many pending answers, for drills that end servers. */
  busy(): unknown;
  /** Intents that a seat may be allowed now, as far as a spectator can tell. */
  wishes(seen: object, seat: Seat): readonly Tagged[];
  /** Names that mean something in a state, for places where a name is wanted; null stands for a match that has not begun. */
  names(seen: object | null): readonly string[];
  readonly secrecy: Secrecy;
  /** Makers of beginnings, by the kind of secret. */
  readonly pairs: Readonly<Record<string, (random: Random, seed: number) => Beginnings>>;
  /** Plays the random match of a seed to its end and looks at every step. */
  soak(seed: number): Soaked;
  /** Plays the match of a seed between computers; so many of a thousand are large. */
  contest(seed: number, large: number): Contest;
  /** Its lessons by name; none if it teaches nothing. */
  readonly lessons?: Readonly<Record<string, Lesson>>;
  /** How its computer players are held against random ones; left out where nobody asked. */
  readonly ladder?: Ladder;
}
