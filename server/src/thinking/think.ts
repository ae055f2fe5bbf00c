/** Computes one decision of a computer player, in any thread. */
import { randomBytes } from 'node:crypto';
import { deserialize } from 'node:v8';
import type { Seat, Tagged } from '@dwo/kernel';
import { type Game, type Games, gameRegistry } from '@dwo/shared';
import { systemDice } from '../secrets';

/** A question to a worker thread. */
export interface Question {
  /** Path of a module that exports `GAMES`. */
  readonly from: string;
  /** Id of the game. */
  readonly game: string;
  readonly seat: Seat;
  /** The strength of the computer player; null for the default strength. */
  readonly strength: string | null;
  /** The seat's view of the state, serialised by `node:v8`. */
  readonly view: Uint8Array;
}

const known = new Map<string, Games>();

/** The computer player's intent. Throws if the game has no computer player, and what that throws. */
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
