/** Begins a new match from a moment of the record. */
import { forkMatch } from '../shell/api';
import { keepGreeting } from '../shell/greeting';
import { go } from '../shell/router';
import { keepCreated, keepWish } from '../shell/tokens';
import type { Cast } from './contract';
import type { Screening } from './screening';
import { replayStore } from './state';

/** How a fork is played. */
interface Manner {
  /** Whether computers play all other seats. */
  readonly computer: boolean;
  /** Whether it rolls the dice that were to come in the match. */
  readonly sameDice?: boolean;
  /** Said when its table opens. */
  readonly greeting?: string;
}

/** Begins a match from after entry `n` as one side, and goes to it. Rejects if it can't. */
export async function beginFork(
  screening: Screening,
  n: number,
  mine: string,
  { computer, sameDice = false, greeting }: Manner,
): Promise<void> {
  const { cast, source } = replayStore.getState();
  if (cast === null) return;
  const from = source?.kind === 'match' ? { match: source.id } : { record: screening.record };
  const dice = sameDice ? ({ dice: 'same' } as const) : {};
  const id = await forkMatch({ ...from, entries: n, ...dice }, computer ? botsFor(cast, mine) : []);
  keepCreated(id);
  keepWish(id, mine);
  if (greeting !== undefined) keepGreeting(id, greeting);
  go({ page: 'match', id });
}

/** The wishes of computers for every seat but the first of the person's own side. */
function botsFor({ seats }: Cast, mine: string): readonly string[] {
  const own = seats.findIndex(({ side }) => side === mine);
  return seats.flatMap(({ side }, seat) => (seat === own ? [] : [side]));
}
