/*
 * One worker of the bots' soak: plays the matches of its seeds, every `every`-th from `first` below `end`, and tells its
 * parent of each. The last state of each is compared with a replay of its record.
 */

import { setImmediate } from 'node:timers/promises';
import { dinoWars, type Intent, type Options, type Side } from '@dwo/dino-wars';
import { type Recording, replay } from '@dwo/kernel';
import { botMatch } from './bots-match';

/** The news of a worker after each match. */
export interface BotNews {
  readonly seed: number;
  readonly intents: number;
  readonly turns: number;
  readonly seconds: number;
  readonly winner: Side | null;
  readonly violations: readonly unknown[];
  readonly stall: string | null;
  /** Of a match that went wrong. */
  readonly recording: Recording<Intent, Options> | null;
}

function play(seed: number, large: number): BotNews {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  try {
    const { recording, turns, winner, violations, stall } = botMatch(seed, large);
    const wrong = violations.length > 0 || stall !== null;
    const again = wrong ? winner : (replay(dinoWars, recording).ending?.winner ?? null);
    const all = again === winner ? violations : [{ rule: 'DW-INV-30', facts: { again, winner } }];
    return {
      ...{ seed, intents: recording.entries.length, turns, seconds: seconds(), winner, violations: all, stall },
      recording: wrong || all.length > 0 ? recording : null,
    };
  } catch (error) {
    const message = error instanceof Error ? error.stack : String(error);
    const violations = [{ rule: 'thrown', facts: { message } }];
    return {
      ...{ seed, intents: 0, turns: 0, seconds: seconds(), winner: null, violations, stall: null, recording: null },
    };
  }
}

async function main([first, end, every, large]: readonly number[]): Promise<void> {
  for (let seed = first as number; seed < (end as number); seed += every as number) {
    process.send?.(play(seed, large as number));
    // A moment to hear whether anybody still listens.
    await setImmediate();
  }
}

process.on('disconnect', () => process.exit());
void main(process.argv.slice(2).map(Number)).then(() => process.disconnect());
