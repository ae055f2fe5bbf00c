/** The update of ratings by openskill (Plackett-Luce). Loaded when ratings are asked for the first time. */
import { BETA, TAU, type Update } from './fold';

/** Loads the library. */
export async function loadUpdate(): Promise<Update> {
  const { rate } = await import('openskill');
  return (teams, rank) =>
    rate(
      teams.map((team) => team.map((skill) => ({ ...skill }))),
      { rank: [...rank], tau: TAU, beta: BETA },
    );
}
