/* A worker of the soak: plays the matches of its seeds, every `every`-th from `first` below `end`, and reports to its parent.
 */

import { setImmediate } from 'node:timers/promises';
import type { Recording, Tagged } from '@dwo/kernel';
import { gameNamed, type ToolGame } from './game';

/** A worker's report: its progress, or the fault of a match. */
export type WorkerNews =
  | { readonly type: 'progress'; readonly games: number; readonly intents: number }
  | {
      readonly type: 'violation';
      readonly seed: number;
      readonly violations: readonly unknown[];
      readonly recording: Recording<Tagged, unknown> | null;
    };

const REPORT_EVERY = 50;

function tell(news: WorkerNews): void {
  process.send?.(news);
}

/** Plays one match; returns its number of intents. */
function soak(game: ToolGame, seed: number): number {
  try {
    const { recording, violations } = game.soak(seed);
    if (violations.length > 0) tell({ type: 'violation', seed, violations, recording });
    return recording?.entries.length ?? 0;
  } catch (error) {
    const message = error instanceof Error ? error.stack : String(error);
    tell({ type: 'violation', seed, violations: [{ rule: 'thrown', facts: { message } }], recording: null });
    return 0;
  }
}

async function main([name, ...numbers]: readonly string[]): Promise<void> {
  const game = gameNamed(name);
  const [first = 0, end = 0, every = 1] = numbers.map(Number);
  let games = 0;
  let intents = 0;
  for (let seed = first; seed < end; seed += every) {
    intents += soak(game, seed);
    games++;
    if (games === REPORT_EVERY) {
      tell({ type: 'progress', games, intents });
      games = 0;
      intents = 0;
      // Lets the event loop run, to notice a parent that has gone.
      await setImmediate();
    }
  }
  tell({ type: 'progress', games, intents });
}

process.on('disconnect', () => process.exit());
void main(process.argv.slice(2)).then(() => process.disconnect());
