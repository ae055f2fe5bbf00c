/** Begins a new match from a moment of the record. */
import { forkMatch } from '../shell/api';
import { keepGreeting } from '../shell/greeting';
import { strengthIn } from '../shell/names/shown-name';
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
  const id = await forkMatch(
    { ...from, entries: n, ...dice },
    computer ? botsFor(cast, mine) : [],
    computer ? strengthOf(screening.record) : null,
  );
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

/** The strength of the computers of a record; of several the first one's, as a match has one. Null if none is known. */
export function strengthOf(record: unknown): string | null {
  const { players } = record as { readonly players?: unknown };
  if (!Array.isArray(players)) return null;
  for (const player of players as readonly { readonly name?: unknown; readonly bot?: unknown }[]) {
    const strength = player?.bot === true && typeof player.name === 'string' ? strengthIn(player.name) : null;
    if (strength !== null) return strength;
  }
  return null;
}
