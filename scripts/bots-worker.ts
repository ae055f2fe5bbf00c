/* A worker of `npm run -s bots`: plays the matches of its seeds, every `every`-th from `first` below `end`, and reports each to
   its parent. */

import { setImmediate } from 'node:timers/promises';
import type { Recording, Tagged } from '@dwo/kernel';
import { gameNamed, type ToolGame } from './game';

/** The report after each match. */
export interface BotNews {
  readonly seed: number;
  readonly intents: number;
  readonly turns: number;
  readonly seconds: number;
  readonly winner: string | null;
  readonly violations: readonly unknown[];
  readonly stall: string | null;
  /** The recording of a match with a fault; null for any other. */
  readonly recording: Recording<Tagged, unknown> | null;
}

function play(game: ToolGame, seed: number, large: number): BotNews {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  try {
    const { recording, turns, winner, violations, stall } = game.contest(seed, large);
    const wrong = violations.length > 0 || stall !== null;
    return {
      ...{ seed, intents: recording?.entries.length ?? 0, turns, seconds: seconds(), winner, violations, stall },
      recording: wrong ? recording : null,
    };
  } catch (error) {
    const message = error instanceof Error ? error.stack : String(error);
    const violations = [{ rule: 'thrown', facts: { message } }];
    return {
      ...{ seed, intents: 0, turns: 0, seconds: seconds(), winner: null, violations, stall: null, recording: null },
    };
  }
}

async function main([name, ...numbers]: readonly string[]): Promise<void> {
  const game = gameNamed(name);
  const [first = 0, end = 0, every = 1, large = 0] = numbers.map(Number);
  for (let seed = first; seed < end; seed += every) {
    process.send?.(play(game, seed, large));
    // Lets the event loop run, to notice a parent that has gone.
    await setImmediate();
  }
}

process.on('disconnect', () => process.exit());
void main(process.argv.slice(2)).then(() => process.disconnect());
