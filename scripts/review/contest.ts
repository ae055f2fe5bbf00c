/** Matches of computers, to be reviewed. */
import { frozen, Match, type Recording, secretToHex, seededDice, type Tagged } from '@dwo/kernel';
import { secretOf } from '@dwo/kernel/testing';
import type { Game } from '@dwo/shared';

const MOST_INTENTS = 3_000;

/** How one computer match is played. */
export interface Contest {
  readonly preset: string;
  readonly seed: number;
  /** By seat; the usual strength where it is left out. */
  readonly strengths?: readonly (string | undefined)[];
}

/** The record of a match between computers; null if it did not end in time. */
export function contestOf(game: Game, { preset, seed, strengths = [] }: Contest): Recording<Tagged, unknown> | null {
  const { rules, bot } = game;
  const options = game.presets[preset]?.(seededDice(secretOf(seed), 1));
  if (bot === null || options === undefined) throw new Error(`${rules.id} has no computer or no battle '${preset}'`);
  const match = new Match(rules, options, secretToHex(secretOf(seed)));
  for (let n = 0; n < MOST_INTENTS; n += 1) {
    const state = frozen(match.state);
    const [seat] = rules.awaiting(state);
    if (seat === undefined) return match.recording;
    match.attempt(seat, bot.choose(rules.view(state, seat), seat, seededDice(secretOf(seed), n + 2), strengths[seat]));
  }
  return null;
}
