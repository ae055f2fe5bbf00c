/** The three live measurements: raw relay, bare room, match room, each a server process under the same load. */
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { LoopResult } from './closed-loop';
import { cpuSeconds } from './cpu';
import type { LoadRequest } from './protocol';

type Measured = LoopResult & { readonly bytesPerIntent: number };

function start(file: string): ChildProcess {
  return fork(join(__dirname, '..', 'scripts', 'run.js'), [join('bench', file)], { stdio: ['ignore', 2, 2, 'ipc'] });
}

/** The first message that has this field; frameworks send some of their own. */
function answer<T extends object>(child: ChildProcess, field: keyof T & string, name: string): Promise<T> {
  return new Promise((resolve, reject) => {
    child.on('message', (message) => {
      if (typeof message === 'object' && message !== null && field in message) resolve(message as T);
    });
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code} before it answered`)));
  });
}

async function measure(server: string, request: Omit<LoadRequest, 'port'>): Promise<Measured> {
  const host = start(server);
  try {
    const { port } = await answer<{ port: number }>(host, 'port', server);
    const load = start('load.ts');
    load.send({ ...request, port } satisfies LoadRequest);
    const busyBefore = cpuSeconds(host.pid ?? 0);
    load.on('message', (message) => {
      if (typeof message === 'object' && message && 'measuring' in message)
        console.error(message, cpuSeconds(host.pid ?? 0), cpuSeconds(load.pid ?? 0));
    });
    const { outcome } = await answer<{ outcome: Measured | { error: string } }>(load, 'outcome', 'load.ts');
    if ('error' in outcome) throw new Error(`${request.kind}: ${outcome.error}`);
    return outcome;
  } finally {
    host.disconnect();
  }
}

export async function measureLive(quick: boolean) {
  const effort = { matches: 32, seconds: quick ? 3 : 10, warmUp: quick ? 1 : 2 };
  const raw = await measure('raw-relay.ts', { kind: 'raw', ...effort });
  const bare = await measure('bare-room.ts', { kind: 'bare', ...effort });
  return { raw, bare };
}
