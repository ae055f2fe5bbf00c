/*
 * One worker of the soak: plays the matches of its seeds, every `every`-th from `first` below `end`, and tells its parent.
 * The last state of each is compared with a replay of its record.
 */

import { setImmediate } from 'node:timers/promises';
import { dinoWars, type Intent, type Options } from '@dwo/dino-wars';
import { type Recording, replay, stateHash } from '@dwo/kernel';
import { playMatch } from '../packages/dino-wars/testing/match';

/** The news of a worker: how far it has come, or what went wrong in a match. */
export type WorkerNews =
  | { readonly type: 'progress'; readonly games: number; readonly intents: number }
  | {
      readonly type: 'violation';
      readonly seed: number;
      readonly violations: readonly unknown[];
      readonly recording: Recording<Intent, Options> | null;
    };

const REPORT_EVERY = 50;

function tell(news: WorkerNews): void {
  process.send?.(news);
}

/** Plays one match; the number of its intents. */
function soak(seed: number): number {
  try {
    const { recording, state, violations } = playMatch(dinoWars, seed);
    if (violations.length > 0) tell({ type: 'violation', seed, violations, recording });
    else if (stateHash(replay(dinoWars, recording)) !== stateHash(state)) {
      tell({ type: 'violation', seed, violations: [{ rule: 'DW-INV-30', facts: {} }], recording });
    }
    return recording.entries.length;
  } catch (error) {
    const message = error instanceof Error ? error.stack : String(error);
    tell({ type: 'violation', seed, violations: [{ rule: 'thrown', facts: { message } }], recording: null });
    return 0;
  }
}

async function main([first, end, every]: readonly number[]): Promise<void> {
  let games = 0;
  let intents = 0;
  for (let seed = first as number; seed < (end as number); seed += every as number) {
    intents += soak(seed);
    games++;
    if (games === REPORT_EVERY) {
      tell({ type: 'progress', games, intents });
      games = 0;
      intents = 0;
      // A moment to hear whether anybody still listens.
      await setImmediate();
    }
  }
  tell({ type: 'progress', games, intents });
}

process.on('disconnect', () => process.exit());
void main(process.argv.slice(2).map(Number)).then(() => process.disconnect());
