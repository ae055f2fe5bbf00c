/** One decision of a computer player, in whatever thread. */
import { randomBytes } from 'node:crypto';
import { deserialize } from 'node:v8';
import type { Seat, Tagged } from '@dwo/kernel';
import { type Game, type Games, gameRegistry } from '@dwo/shared';
import { systemDice } from '../secrets';

/** A question to a worker. */
export interface Question {
  /** Path of a module that exports `GAMES`. */
  readonly from: string;
  /** Id of the game. */
  readonly game: string;
  readonly seat: Seat;
  /** One of the computer player's strengths; null for its usual one. */
  readonly strength: string | null;
  /** The seat's view of the state, as `node:v8` writes it. */
  readonly view: Uint8Array;
}

const known = new Map<string, Games>();

/** The computer's intent; throws if the game has no computer player, or whatever that throws. */
export function think({ from, game, seat, strength, view }: Question): Tagged {
  let games = known.get(from);
  if (games === undefined) {
    games = gameRegistry((require(from) as { readonly GAMES: readonly Game[] }).GAMES);
    known.set(from, games);
  }
  const bot = games.get(game)?.bot;
  if (bot == null) throw new Error(`No computer player plays ${game}`);
  return bot.choose(deserialize(view), seat, systemDice(randomBytes), strength ?? undefined);
}
