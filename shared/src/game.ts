/** The contract of a game that is played over a wire: its rules and all that carries them. */
import type { Bot, Dice, Frozen, Ruleset, Tagged } from '@dwo/kernel';
import type { ZodType } from 'zod';
import type { EventCodec } from './codec';
import type { Language } from './languages';
import type { SchemaClass } from './mirror';
import type { Plan } from './plan';

/** One game as server and client know it. */
export interface Game<
  S extends object = object,
  I extends Tagged = Tagged,
  E extends Tagged = Tagged,
  O = unknown,
  R extends string = string,
> {
  readonly rules: Ruleset<S, I, E, O, R>;
  /** Shape and bounds of an intent; whether it is allowed is for `check`. */
  readonly intent: ZodType<I>;
  /** Shape and bounds of options; whether they can be played is for `checkSetup`. */
  readonly options: ZodType<O>;
  /** Schema of the state, same field names, without `secrets` and `closed`. */
  readonly State: SchemaClass;
  /**
   * Whether the state has `secrets: (Secret | null)[]` by seat, which only that seat may see: null, from the set-up to the
   * end, for one that has none.
   */
  readonly hasSecrets: boolean;
  /** Whether the state has `closed`, which no seat owns: nobody receives anything of it. It has none if the game doesn't say. */
  readonly hasClosed?: boolean;
  /**
   * Whether an event brings to light what lay hidden: it can't be taken back, and nothing before it. Of a game that tells, a secret
   * whose parts are all null hides nothing; of any other nothing is taken back while somebody else has a secret.
   */
  reveals?(event: E): boolean;
  /** Options without what must not be known; if the game doesn't say, nobody sees those of a game with secrets. */
  openOptions?(options: Frozen<O>): Frozen<O>;
  /** Options under which the present rules go on with a match that was begun under this earlier version; the same if the game doesn't say. */
  asBegun?(options: O, version: number): O;
  /** Options of a new match, without what only a match begun under an earlier version may have; the same if the game doesn't say. */
  asNew?(options: O): O;
  readonly events: EventCodec<E>;
  /** How many things a computer player looks at in a match with these options; one if the game doesn't say. */
  pieces?(options: Frozen<O>): number;
  /** The labels that can be asked for, by seat: `army`, `dinosaurs`. Several seats may have the same label. */
  chairs(options: Frozen<O>): readonly string[];
  /** How a match stands, of what everybody may know alone; a game that keeps no such count has none. */
  standing?(state: Frozen<S>): Standing;
  /** The table from above, of what a spectator sees; null while there is nothing to draw. A game without a table has none. */
  plan?(seen: Frozen<S>): Plan | null;
  /** Ready-made options by name; dice roll what a preset leaves to chance. */
  readonly presets: Readonly<Record<string, (dice: Dice) => O>>;
  readonly bot: (Bot<S, I> & { readonly name: string }) | null;
  /** Whether nobody's second turn has begun: a match that a player leaves till then can end without a result. Never if it doesn't say. */
  isOpening?(state: Frozen<S>): boolean;
  /** The game in a few words, for mails and links, in each language; without them it is called Dino Wars. */
  readonly about?: Readonly<Record<Language, AboutGame>>;
  /** Types of intents that no stranger does in a seat's owner's stead: giving up, agreeing to an end. None if it doesn't say. */
  readonly ownersOnly?: readonly I['type'][];
}

/** A game in a few words. */
export interface AboutGame {
  readonly name: string;
  /** The two sides and their quarrel, as a sentence. */
  readonly scene: string;
}

/** How a match stands, in a line. */
export interface Standing {
  /** Counted from 1. */
  readonly turn: number;
  /** By label: how many points its seats have left together. */
  readonly left: Readonly<Record<string, number>>;
}

/** The games a server hosts or a client knows, by id. */
export type Games = ReadonlyMap<string, Game>;

/** A registry of games. */
export function gameRegistry(games: readonly Game[]): Games {
  return new Map(games.map((game) => [game.rules.id, game]));
}
