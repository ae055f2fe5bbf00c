/** The options of matches that begin now. */
import type { Recording, Tagged } from '@dwo/kernel';
import type { Game } from '@dwo/shared';

/** The options of a new match, without rule readings that exist only for matches begun under earlier versions. */
export function newOptions(game: Game, options: unknown): unknown {
  return game.asNew === undefined ? options : game.asNew(options);
}

/**
 * A record from a file under the present rule readings, because nothing proves under which it began; the matches it was
 * forked from too.
 */
export function asReadNow(game: Game, record: Recording<Tagged, unknown>): Recording<Tagged, unknown> {
  const { origin, ...rest } = record;
  const own = { ...rest, options: newOptions(game, record.options) };
  return origin === undefined ? own : { ...own, origin: asReadNow(game, origin) };
}
