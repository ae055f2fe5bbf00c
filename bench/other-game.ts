/**
 * The costs in a match of any game: of an intent with everything that follows from it, and of a computer's choice at each
 * strength.
 */
import { performance } from 'node:perf_hooks';
import { attempt, frozen, matchDice } from '@dwo/kernel';
import { type AnyRules, Random, secretOf } from '@dwo/kernel/testing';
import type { ToolGame } from '../scripts/game';

interface Spread {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
}

/** The costs of one game. */
export interface GameCost {
  readonly game: string;
  /** Microseconds of check, resolve and evolve together, for one intent of a random match. */
  readonly intentUs: Spread;
  /** Milliseconds of a choice, by strength. */
  readonly choiceMs: Readonly<Record<string, Spread>>;
}

const MOST_STEPS = 5_000;
/** The computer is asked for its choice once in this many steps of the random match. */
const ASKED = 10;

function spreadOf(values: number[]): Spread {
  values.sort((a, b) => a - b);
  const at = (share: number) => Math.round(100 * (values[Math.floor(share * (values.length - 1))] ?? 0)) / 100;
  return { count: values.length, p50: at(0.5), p95: at(0.95) };
}

/** Plays random matches in the game's own preset for that, and measures every step. */
export function measureGame({ game, presets }: ToolGame, matches: number): GameCost {
  const rules = game.rules as unknown as AnyRules;
  const spent: number[] = [];
  const choices: Record<string, number[]> = {};
  for (let seed = 1; seed <= matches; seed++) {
    const random = new Random(seed, 9);
    const dice = (step: number) => matchDice(secretOf(seed), [null, null], step);
    const options = game.presets[presets.fuzzed]?.(dice(0));
    if (options === undefined) throw new Error(`${game.rules.id} has no battle '${presets.fuzzed}'`);
    const state = rules.setup(frozen(options) as never, dice(0));
    for (let step = 1; step < MOST_STEPS && rules.outcome(frozen(state)) === null; step++) {
      const seat = random.pick(rules.awaiting(frozen(state)));
      if (step % ASKED === 0) {
        for (const strength of game.bot?.strengths ?? []) {
          const before = performance.now();
          game.bot?.choose(rules.view(frozen(state), seat) as never, seat, dice(step), strength);
          const taken = performance.now() - before;
          choices[strength] = [...(choices[strength] ?? []), taken];
        }
      }
      const wishes = rules.intents(frozen(state), seat);
      const intent = wishes.length === 0 ? rules.pass(frozen(state), seat) : random.pick(wishes);
      const before = performance.now();
      attempt(rules, state, seat, intent, dice(step));
      spent.push(1000 * (performance.now() - before));
    }
  }
  const choiceMs = Object.fromEntries(Object.entries(choices).map(([strength, times]) => [strength, spreadOf(times)]));
  return { game: rules.id, intentUs: spreadOf(spent), choiceMs };
}
