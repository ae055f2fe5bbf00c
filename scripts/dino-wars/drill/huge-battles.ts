/** The drill in which one address sets up huge battles of computers; it measures the answers that other players wait for. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Act, percentile } from '../../../bench/closed-loop';
import { liveLoad } from '../../../bench/load-live';
import { BUILDINGS, crowd, FIGURES } from '../../../packages/dino-wars/testing/crowd';
import { parseArgs } from '../../arguments';
import type { Drill, Found } from '../../drill/drill';
import { answers, freePort, Running, SERVER_COMMAND } from '../../processes';
import { Crowd } from './huge-battles/crowd';

/** The most that the 95th percentile of other players' answers may grow. */
const MOST_P95_MS = 25;
/** Matches of other players, and their pause between two moves. */
const OTHERS = 4;
const PACE_MS = 100;
/** The attack runs this long before the measurement begins. */
const SETTLE_MS = 5_000;

/** Attacks with this many matches; measures for `seconds` before the attack and during it. */
export async function hugeBattles(matches: number, seconds: number): Promise<Found> {
  const data = mkdtempSync(join(tmpdir(), 'dwo-huge-battles-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = Running.start('server', SERVER_COMMAND, {
    ...{ NODE_ENV: 'production', PORT: String(port), DATA_DIR: data, TRUST_PROXY: 'loopback', LOG_LEVEL: 'error' },
    // Every match gets in, so that only the workers and the queue by address protect the other players.
    LIMITS_FACTOR: '10',
  });
  try {
    await server.until(() => answers(`${url}/healthz`));
    const { acts } = await liveLoad(port, OTHERS);
    const quiet = await measured(acts, seconds);
    const attackers = new Crowd(url, crowd());
    const opened = await attackers.open(matches);
    await sleep(SETTLE_MS);
    const attacked = await measured(acts, seconds);
    attackers.leave();
    const figures = {
      matches,
      ...opened,
      quietP95Ms: quiet.p95,
      p50Ms: attacked.p50,
      p95Ms: attacked.p95,
      moves: attacked.count,
    };
    return { figures, holds: attacked.p95 <= MOST_P95_MS && attacked.count > 0 };
  } finally {
    await server.end('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  }
}

/** Plays on in all matches, and returns how long the answers took. */
async function measured(acts: readonly Act[], seconds: number) {
  const waits: number[] = [];
  const end = performance.now() + seconds * 1000;
  const play = async (act: Act): Promise<void> => {
    while (performance.now() < end) {
      const sent = performance.now();
      if (await act()) waits.push(performance.now() - sent);
      await sleep(PACE_MS);
    }
  };
  await Promise.all(acts.map(play));
  const sorted = Float64Array.from(waits).sort();
  const at = (share: number) => Math.round(percentile(sorted, share) * 10) / 10;
  return { p50: at(0.5), p95: at(0.95), count: sorted.length };
}

export const drill: Drill = {
  help: `npm run -s drill -- huge-battles [--matches 60] [--seconds 20] [--json]

One address sets up matches of ${FIGURES} figures and ${BUILDINGS} buildings, each between two computers, and watches them. Others, from an
address of their own, play beside them.
  matches     how many it tried to set up
  created     how many it was allowed to
  open        how many of them it has open
  quietP95Ms  how long the others' moves took before, 95 of a hundred
  p50Ms p95Ms the same during it; it holds up to ${MOST_P95_MS} ms
  moves       moves of the others that were measured`,
  async run(args) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        matches: { type: 'string', default: '60' },
        seconds: { type: 'string', default: '20' },
        json: { type: 'boolean' },
      },
    });
    return hugeBattles(Number(values.matches), Number(values.seconds));
  },
};
