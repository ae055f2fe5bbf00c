/** Begins a new match from a moment of the record. */
import { forkMatch } from '../shell/api';
import { go } from '../shell/router';
import { keepCreated, keepWish } from '../shell/tokens';
import type { Cast } from './contract';
import type { Screening } from './screening';
import { replayStore } from './state';

/** Begins a match from after entry `n` as one side, and goes to it; with `computer`, computers play all others. Rejects if it can't. */
export async function beginFork(screening: Screening, n: number, mine: string, computer: boolean): Promise<void> {
  const { cast, source } = replayStore.getState();
  if (cast === null) return;
  const from = source?.kind === 'match' ? { match: source.id } : { record: screening.record };
  const id = await forkMatch({ ...from, entries: n }, computer ? botsFor(cast, mine) : []);
  keepCreated(id);
  keepWish(id, mine);
  go({ page: 'match', id });
}

/** The wishes of computers for every seat but the first of the person's own side. */
function botsFor({ seats }: Cast, mine: string): readonly string[] {
  const own = seats.findIndex(({ side }) => side === mine);
  return seats.flatMap(({ side }, seat) => (seat === own ? [] : [side]));
}
