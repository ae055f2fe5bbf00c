/** Options of matches that begin now. */
import type { Recording, Tagged } from '@dwo/kernel';
import type { Game } from '@dwo/shared';

/** Options of a new match: readings of earlier rules are only for matches that began under them. */
export function newOptions(game: Game, options: unknown): unknown {
  return game.asNew === undefined ? options : game.asNew(options);
}

/** A record from a file as one of the present readings, for nothing proves under which it began; those it goes on from too. */
export function asReadNow(game: Game, record: Recording<Tagged, unknown>): Recording<Tagged, unknown> {
  const { origin, ...rest } = record;
  const own = { ...rest, options: newOptions(game, record.options) };
  return origin === undefined ? own : { ...own, origin: asReadNow(game, origin) };
}
