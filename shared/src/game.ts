/** The contract of a game that is played over a network: its rules and everything that carries them. */
import type { Bot, Dice, Evaluator, Frozen, Ruleset, Seat, Tagged } from '@dwo/kernel';
import type { ZodType } from 'zod';
import type { EventCodec } from './codec';
import type { Language } from './languages';
import type { SchemaClass } from './packing';
import type { Plan } from './plan';

/** One game, as server and client use it. */
export interface Game<
  S extends object = object,
  I extends Tagged = Tagged,
  E extends Tagged = Tagged,
  O = unknown,
  R extends string = string,
> {
  readonly rules: Ruleset<S, I, E, O, R>;
  /** The latest version whose matches used dice without commitments. Default: none. */
  readonly uncommittedUntil?: number;
  /** Shape and bounds of an intent; `check` decides whether it is legal. */
  readonly intent: ZodType<I>;
  /** Shape and bounds of options; `checkSetup` decides whether they can be played. */
  readonly options: ZodType<O>;
  /** The schema of the state: the same field names, without `secrets` and `closed`. */
  readonly State: SchemaClass;
  /**
   * Whether the state has `secrets: (Secret | null)[]`, by seat, each sent to that seat alone. Null for a seat that has none,
   * from the set-up to the end.
   */
  readonly hasSecrets: boolean;
  /** Whether the state has `closed`, which is sent to nobody. Default: false. */
  readonly hasClosed?: boolean;
  /**
   * Whether an event reveals something hidden, so that neither it nor anything before it can be undone. With this method, a
   * secret whose parts are all null hides nothing. Without it, nothing can be undone while another seat has a secret.
   */
  reveals?(event: E): boolean;
  /**
   * The effect of an event on hands that may stay closed for ever; null for none. A game with packs must have it: the past shows
   * nobody, not even its owner, what a seat alone knew of a hand that was buried. Nothing in the event's own entry that comes
   * before it may belong to that hand.
   */
  hands?(event: E): HandsFate | null;
  /** The options without their secrets. Without this method the options of a game with secrets are sent to nobody. */
  openOptions?(options: Frozen<O>): Frozen<O>;
  /** The options under which the present rules go on with a match begun under `version`. Default: the same options. */
  asBegun?(options: O, version: number): O;
  /**
   * The options of a new match, without rule readings that only matches of earlier versions may have. Default: the same
   * options.
   */
  asNew?(options: O): O;
  readonly events: EventCodec<E>;
  /**
   * The most that a decision of a computer player costs in a match with these options, in pieces that it looks at; four intents
   * that it plays out count as one. `strength` is null for the default strength. Default: 1.
   */
  decisionCost?(options: Frozen<O>, strength: string | null): number;
  /** The labels by seat, for example `army`, `dinosaurs`; people can ask for a label. Several seats may have the same one. */
  chairs(options: Frozen<O>): readonly string[];
  /** Whether all sides play by the same rules with like forces, so that nobody gains by a swap. Default: false. */
  sidesAlike?(options: Frozen<O>): boolean;
  /** The score of a match, from public information alone. Missing for games without a score. */
  standing?(state: Frozen<S>): Standing;
  /**
   * The score of a battle of the day at a moment, from public information alone. Default: `standing`. In a game with neither, the
   * outcome of such a battle alone counts.
   */
  tally?(state: Frozen<S>): Standing;
  /**
   * The attack by choice that an event tells of, from the state after its step; null for other events, and for answers to an
   * attack. In a game that names no target of an attack: the figure that a side sends to fight. Missing for games without attacks.
   */
  attack?(state: Frozen<S>, event: E): Attack | null;
  /** Whether the forces of a custom battle are even, so that it may rate people. Default: all sides have about the same points. */
  isFair?(options: Frozen<O>): boolean;
  /**
   * The plan of the table, from a spectator's view of the state; null if there is nothing to draw. Missing for games without
   * a table.
   */
  plan?(seen: Frozen<S>): Plan | null;
  /** Ready-made options by name; the dice decide what a preset leaves to chance. */
  readonly presets: Readonly<Record<string, (dice: Dice) => O>>;
  /** The preset by which a battle of the day for one person against the computer is drawn. Missing for games without one. */
  readonly daily?: string;
  /** The figures of balance and strength from which ratings begin. Without it, matches against computers rate nobody. */
  readonly measured?: Measured;
  /**
   * The name in `measured` of a battle that was played by this preset: another one than the preset's if a former release dealt
   * other forces under it. Default: the preset.
   */
  measuredAs?(preset: string, options: Frozen<O>): string;
  /** The computer player. `names` are those of its own at a table; if they are left out, it is called by `name`, with a number. */
  readonly bot: (Bot<S, I> & { readonly name: string; readonly names?: readonly string[] }) | null;
  /** The judge of positions, for reviews of finished matches. Without it a match has no review. */
  readonly evaluator?: Evaluator<S, I, E>;
  /** Whether no seat has begun its second turn, so that a match left by a player can end without a result. Default: false. */
  isOpening?(state: Frozen<S>): boolean;
  /** The name and scene of the game in each language, for mails and links. */
  readonly about: Readonly<Record<Language, AboutGame>>;
  /** Types of intents that a substitute may not send for the owner, such as giving up. Default: none. */
  readonly ownersOnly?: readonly I['type'][];
}

/** The effect of an event on hands: all seats get new ones, or that of a seat is closed for ever. */
export type HandsFate = { readonly dealt: true } | { readonly buried: Seat };

/** A short description of a game. */
export interface AboutGame {
  readonly name: string;
  /** The two sides and their conflict, in a sentence. */
  readonly scene: string;
}

/** Shares of matches that were won between computers. */
export interface Measured {
  /** By preset and label: the share of a side between equals. */
  readonly battles: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** By strength: the share against the usual one. */
  readonly strengths: Readonly<Record<string, number>>;
}

/** An attack. */
export interface Attack {
  /** The label of the side that attacks. */
  readonly side: string;
  /** The kind of figure that is attacked or sent to fight, as the game's client names it. */
  readonly target: string;
}

/** The score of a match. */
export interface Standing {
  /** The turn, from 1. */
  readonly turn: number;
  /** By label: the points that its seats have left together. */
  readonly left: Readonly<Record<string, number>>;
}

/** The games of a server or client, by id. */
export type Games = ReadonlyMap<string, Game>;

/** Makes a registry of games. */
export function gameRegistry(games: readonly Game[]): Games {
  return new Map(games.map((game) => [game.rules.id, game]));
}
