/** Pairs of matches that differ only in secrets, made from what a game's `testing` folder says of its secrets. */
import { frozen } from '@dwo/kernel';
import { type AnyRules, Random } from '@dwo/kernel/testing';
import type { Game } from '@dwo/shared';
import type { GameTesting } from '@dwo/shared/testing';
import { makeTwins, type Twins } from './twins';

/** A game with its secrets. */
export type Secretive = Pick<GameTesting, 'game' | 'secrecy' | 'pairs'>;

/** Two matches of one game that differ in one secret. */
export interface PairOfMatches {
  /** The kind of secret in which they differ. */
  readonly kind: string;
  readonly game: Game;
  readonly options: unknown;
  readonly chairs: readonly string[];
  readonly twins: Twins;
}

/** The number of beginnings that are tried for a pair. */
const TRIES = 20;

/**
 * The pair of a seed; the same seed gives the same pair. `leak` replaces parts of the rules, for both twins and for the table.
 */
export function pairOf(
  { game, secrecy, pairs }: Secretive,
  kind: string,
  seed: number,
  leak: Partial<AnyRules> = {},
): PairOfMatches {
  const begin = pairs[kind];
  if (begin === undefined) throw new Error(`${game.rules.id} has no pairs of the kind '${kind}'`);
  for (let again = 0; again < TRIES; again++) {
    const random = new Random(seed, 77 + again);
    const beginnings = begin(random, seed);
    const { options } = beginnings;
    const rules = { ...(game.rules as AnyRules), ...leak };
    const twins = makeTwins({ ...beginnings, rules, secrecy, random });
    if (twins !== null) return { kind, game, options, chairs: game.chairs(frozen(options)), twins };
  }
  throw new Error(`No pair of matches for ${kind} ${seed}`);
}

/** Pairs of all kinds in turn. */
export function pairsOf(subject: Secretive, games: number, seed: number): PairOfMatches[] {
  const kinds = Object.keys(subject.pairs);
  return Array.from({ length: games }, (_, i) => pairOf(subject, kinds[i % kinds.length] as string, seed + i));
}
