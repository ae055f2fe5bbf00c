/** The addresses of the films: `/r/film-<game>`. */

const PREFIX = 'film-';

/** The id under which the film of a game is shown. */
export const filmId = (game: string): string => `${PREFIX}${game}`;

/** The game whose film has this id; null for a match and for a record from a file. */
export function filmed(id: string | null): string | null {
  return id?.startsWith(PREFIX) ? id.slice(PREFIX.length) : null;
}
