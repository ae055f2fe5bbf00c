/** Computes one decision of a computer player, in any thread. */
import { randomBytes } from 'node:crypto';
import { deserialize } from 'node:v8';
import type { Seat, Tagged } from '@dwo/kernel';
import { type Game, type Games, gameRegistry } from '@dwo/shared';
import { systemDice } from '../secrets';
import { FairShares } from './fair-shares';

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
  /** The IP address to whose share the time is charged. */
  readonly address: string;
}

const known = new Map<string, Games>();

/** All decisions of this thread. */
const shares = new FairShares();

/** The computer player's intent. Rejects if the game has no computer player, and with what that throws. */
export function think(question: Question): Promise<Tagged> {
  return shares.run(question.address, () => thinking(question));
}

function* thinking({ from, game, seat, strength, view }: Question): Generator<void, Tagged> {
  let games = known.get(from);
  if (games === undefined) {
    games = gameRegistry((require(from) as { readonly GAMES: readonly Game[] }).GAMES);
    known.set(from, games);
  }
  const bot = games.get(game)?.bot;
  if (bot == null) throw new Error(`No computer player plays ${game}`);
  const given = [deserialize(view), seat, systemDice(randomBytes), strength ?? undefined] as const;
  return bot.deciding === undefined ? bot.choose(...given) : yield* bot.deciding(...given);
}
