/** The details and the record of a match on this device, in the shapes that a server answers with. */
import type { ChairSummary, MatchDetails } from '@dwo/shared';
import { PRIVATE } from '@dwo/shared';
import { matchOf, recordOf } from './store';

/** The details of a match; null if it is unknown. */
export async function localDetails(id: string): Promise<MatchDetails | null> {
  const match = await matchOf(id);
  if (match === null) return null;
  const { game, preset, options, seats, seq, endedAt } = match;
  const chairs: ChairSummary[] = seats.map(({ name, label, bot }) => {
    return { name, label, bot, wish: label, taken: true, connected: true };
  });
  return {
    ...{ id, game, preset, options, seq, chairs, visibility: PRIVATE, terms: { kind: 'none' } },
    ...{
      stage: endedAt === null ? 'playing' : 'over',
      hash: null,
      standing: null,
      watchers: 0,
      delay: 0,
      live: false,
      fork: null,
    },
  };
}

/** The record of a finished match; `unknown` or `playing` if there is none. */
export async function localRecord(id: string): Promise<{ readonly record: unknown } | 'unknown' | 'playing'> {
  const record = await recordOf(id);
  if (record !== null) return { record };
  return (await matchOf(id)) === null ? 'unknown' : 'playing';
}
