/**
 * The gain from a second server process: the same load on a cluster of one server and of two, each behind nginx with Redis and
 * PostgreSQL, as docker-compose.cluster.yml has it. They take turns, so that other work of the machine affects both.
 */
import { cpus } from 'node:os';
import { Cluster } from '../scripts/cluster/cluster';
import { Generator } from './generator';
import { median, rounded } from './live';

interface Round {
  readonly perSecond: number;
  readonly p99Ms: number;
  /** The cores that the servers, and the load generator, kept busy. */
  readonly serverCores: number;
  readonly loadCores: number;
}

/** Times in seconds. */
interface Effort {
  readonly matches: number;
  readonly warmUp: number;
  readonly seconds: number;
}

async function measure(servers: number, { matches, warmUp, seconds }: Effort): Promise<Round> {
  const cluster = await Cluster.start({ servers, environment: { LIMITS_FACTOR: '1000', LOG_LEVEL: 'error' } });
  try {
    const port = Number(new URL(cluster.url).port);
    const pids = cluster.servers.map(({ pid }) => pid);
    const generator = await Generator.open({ kind: 'live', port, matches }, pids);
    await generator.run(warmUp);
    const { intents, p99Ms, serverCores, loadCores } = await generator.run(seconds);
    generator.close();
    const round = { perSecond: intents / seconds, p99Ms, serverCores, loadCores };
    console.error(`${servers} servers: ${JSON.stringify(round)}`);
    return round;
  } finally {
    await cluster.stop();
  }
}

/** Measures one server and two in turn, and returns medians over the rounds. */
export async function measureCluster(quick: boolean) {
  const effort = quick ? { matches: 16, seconds: 3, warmUp: 2 } : { matches: 24, seconds: 8, warmUp: 3 };
  const rounds: { one: Round; two: Round }[] = [];
  for (let round = 0; round < (quick ? 1 : 3); round++) {
    rounds.push({ one: await measure(1, effort), two: await measure(2, effort) });
  }
  const of = (pick: (round: (typeof rounds)[number]) => number) => rounded(median(rounds.map(pick)));
  return {
    oneServerPerSecond: of(({ one }) => one.perSecond),
    twoServersPerSecond: of(({ two }) => two.perSecond),
    twoAgainstOne: of(({ one, two }) => two.perSecond / one.perSecond),
    /** Processor time of a server for an intent, alone and as one of two. */
    oneServerMsPerIntent: of(({ one }) => (one.serverCores / one.perSecond) * 1000),
    twoServersMsPerIntent: of(({ two }) => (two.serverCores / two.perSecond) * 1000),
    oneServerP99Ms: of(({ one }) => one.p99Ms),
    twoServersP99Ms: of(({ two }) => two.p99Ms),
    cores: cpus().length,
  };
}
