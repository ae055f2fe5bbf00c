/** Sends more from one seat than its rate limit allows, while a match beside it is played. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Chance } from '@dwo/kernel/testing';
import { LIMITS } from '../../../server/src/limits';
import { answers, freePort, Running, SERVER_COMMAND } from '../../processes';
import type { Subject } from './cases';
import { Neighbour } from './neighbour';
import { Target } from './target';

/** Messages sent at once: more than the burst, but not so many that the server ends the connection. */
const SENT = 110;
/** Intents of the neighbours meanwhile. */
const STEPS = 5;

/** The result of exceeding a rate limit. */
export interface Overdrawn {
  /** Messages that were processed, whatever the answer. */
  readonly heeded: number;
  /** Messages refused with `TOO_FAST`. */
  readonly refused: number;
  /** Messages that were processed although the seat's limit was spent; must be 0. */
  readonly beyond: number;
  /** The faults in the match beside it. */
  readonly harm: readonly string[];
}

/** Exceeds the rate limits of a server of its own, whose limits are multiplied by `factor`. */
export async function overdraw(subject: Subject, factor = 1): Promise<Overdrawn> {
  const dataDir = mkdtempSync(join(tmpdir(), 'dwo-rations-'));
  const port = await freePort();
  const server = Running.start('the rationed server', SERVER_COMMAND, {
    GAMES: subject.game.rules.id,
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    LIMITS_FACTOR: String(factor),
  });
  try {
    await server.until(() => answers(`http://127.0.0.1:${port}/healthz`));
    const target = await Target.open(port, subject);
    const neighbour = await Neighbour.come(`http://127.0.0.1:${port}`, new Chance(1), subject);
    const line = await target.line(0);
    const begun = performance.now();
    const asked = Array.from({ length: SENT }, () => line.request('rename', { name: 'Greedy' }));
    const harm: string[] = [];
    for (let step = 0; step < STEPS; step++) {
      const wrong = await neighbour.step();
      if (wrong !== null) harm.push(wrong);
    }
    const replies = (await Promise.all(asked)) as readonly ({ readonly code?: string } | undefined)[];
    const seconds = (performance.now() - begun) / 1000;
    const refused = replies.filter((reply) => reply?.code === 'TOO_FAST').length;
    const heeded = SENT - refused;
    const share = LIMITS.messageBurst + Math.ceil(LIMITS.messagesPerSecond * seconds);
    target.close();
    neighbour.leave();
    return { heeded, refused, beyond: Math.max(0, heeded - share), harm };
  } finally {
    await server.end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
}
