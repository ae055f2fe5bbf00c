/** The chance that reviews give the first seat at the beginning of a battle, beside the results of whole matches of computers. */
import { finish, frozen, Match, type Recording, replay, secretToHex, seededDice, type Tagged } from '@dwo/kernel';
import { secretOf } from '@dwo/kernel/testing';
import type { Game } from '@dwo/shared';
import { contestOf } from './contest';

/** A mean, and its standard error by the spread of what it is the mean of; both from 0 to 1. */
interface Mean {
  readonly share: number;
  readonly error: number;
}

/** The battle that is begun, and how often. */
interface Wish {
  readonly preset: string;
  /** Matches that are played to their ends, each dealt anew. */
  readonly games: number;
  /** Playouts from each of those beginnings. */
  readonly tries: number;
}

interface Beginnings {
  readonly said: Mean;
  readonly came: Mean;
}

/** Throws for a game without a judge of positions, and for a match that does not end. */
export function beginnings(game: Game, { preset, games, tries }: Wish): Beginnings {
  const { evaluator, rules } = game;
  if (evaluator === undefined) throw new Error(`${rules.id} has no judge of positions`);
  const seeds = Array.from({ length: games }, (_, seed) => seed);
  const came = seeds.map((seed) => {
    const record = contestOf(game, { preset, seed });
    if (record === null) throw new Error(`Match ${seed} did not end`);
    return evaluator.chances(frozen(endOf(game, record)))[0] ?? 0;
  });
  const said = seeds.map((seed) => {
    const state = startOf(game, preset, seed);
    const [seat = 0] = rules.awaiting(state);
    const view = rules.view(state, seat);
    const chances = Array.from({ length: tries }, (_, number) => {
      return finish(evaluator.outlook(view, seat, null, seed * tries + number)).chances[0] ?? 0;
    });
    return meanOf(chances).share;
  });
  return { said: meanOf(said), came: meanOf(came) };
}

function startOf({ presets, rules }: Game, preset: string, seed: number) {
  const options = presets[preset]?.(seededDice(secretOf(seed), 1));
  return frozen(new Match(rules, options, secretToHex(secretOf(seed))).state);
}

const endOf = ({ rules }: Game, record: Recording<Tagged, unknown>) => replay(rules, record, () => {});

function meanOf(values: readonly number[]): Mean {
  const share = values.reduce((sum, each) => sum + each, 0) / values.length;
  const spread = values.reduce((sum, each) => sum + (each - share) ** 2, 0) / Math.max(1, values.length - 1);
  return { share, error: Math.sqrt(spread / values.length) };
}
