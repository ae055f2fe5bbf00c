/** The benchmark's page in docs, written from what was measured and nothing else. */
import { cpus } from 'node:os';
import type { measureBot } from './bot';
import type { measureCluster } from './cluster';
import type { measureEngine } from './engine';
import type { measureLive } from './live';
import type { measureMemory } from './memory';
import type { measureOdds } from './odds';

export interface Result {
  readonly live: Awaited<ReturnType<typeof measureLive>>;
  readonly engine: ReturnType<typeof measureEngine>;
  readonly odds: ReturnType<typeof measureOdds>;
  readonly bot: ReturnType<typeof measureBot>;
  readonly memory: Awaited<ReturnType<typeof measureMemory>>;
  readonly cluster: Awaited<ReturnType<typeof measureCluster>>;
}

const number = new Intl.NumberFormat('en-GB');

/** The whole page. */
export function report({ live, engine, odds, bot, memory, cluster }: Result): string {
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${process.versions.node}`;
  const bySize = Object.entries(engine.byFigures)
    .map(([figures, perSecond]) => `${figures} figures: ${number.format(perSecond)}`)
    .join(' · ');
  return `# Benchmark

Written by \`npm run -s bench -- --json --doc\` on ${machine}. Everything below comes from that one run.

| | measured | wanted |
|---|---|---|
| match room, intents a second | ${number.format(live.intentsPerSecond)} | |
| bare Colyseus room, intents a second | ${number.format(live.bareRoomPerSecond)} | |
| raw \`ws\` relay, intents a second | ${number.format(live.rawSocketPerSecond)} | |
| match room as a share of the bare room | ${live.ratioToBareRoom} | at least 0.5 |
| bytes an intent at a watcher's socket | ${live.bytesPerIntent} | at most 40 |
| latency of an intent under that load, median and 99th percentile | ${live.p50Ms} ms, ${live.p99Ms} ms | |
| engine alone, intents a second on one core | ${number.format(engine.intentsPerSecond)} | at least 100,000 |
| engine by size of the battle | ${bySize} | no growing cost |
| exact odds of one shot, 200 figures on the table | ${odds.shotMs} ms | under 16 ms |
| exact odds of a volley of ${odds.shooters} shooters | ${odds.volleyMs} ms | under 100 ms |
| exact odds of a chain of ${odds.targets} overruns with closing fire and luck | ${odds.chainMs} ms | under 100 ms |
| a decision of the computer player, median and 99th percentile of ${number.format(bot.decisions)} | ${bot.p50Ms} ms, ${bot.p99Ms} ms | under 50 ms |
| one server behind nginx with Redis and PostgreSQL, intents a second | ${number.format(cluster.oneServerPerSecond)} | |
| two servers of the same kind | ${number.format(cluster.twoServersPerSecond)} (${cluster.twoAgainstOne} times as many) | |
| processor time of a server for an intent, alone and as one of two | ${cluster.oneServerMsPerIntent} ms, ${cluster.twoServersMsPerIntent} ms | no growing cost |
| memory of an idle match | ${number.format(memory.bytesPerIdleMatch)} bytes | under 1,000,000 |

## What is measured
- **A battle** of 200 figures: a line of soldiers between two lines of brachiosaurs. Each turn every figure moves twice and every
  soldier fires twice, so a third of the intents are shots with all their dice. It is the same battle in every part.
- **Live**: 24 matches, each with two players and a spectator on the SDK, in a closed loop: the next intent of a match leaves when
  the last one is answered; measured after ten seconds of the same. The server is a process, the load generator another. The match
  room is the product's own server: shape check, rules, dice, mirror, patch and events to all three, and before any of them hears
  of an intent the journal has it on the disk. The limits on one client are lifted.
- **The bare room** is a Colyseus room of 200 figures in which an intent writes one pair of fields and sends a patch. **The raw
  relay** hands 16 bytes on to three sockets. All three take turns of three seconds, in several
  rounds with processes of their own; the figures are medians over all turns. On two cores
  the load generator is as busy as the server (stderr says how busy both are), so floors are what this machine can drive.
- **Bytes** are counted at the spectators' TCP sockets, WebSocket frames included.
- **Engine**: check, dice, resolve and evolve of the first three turns, on one thread, median over many runs.
- **Odds**: every fall of the dice played through the rules, with four optional rules in use, on one thread, median over many.
- **The computer player**: every decision of both sides in whole games of the worked army against the worked herd, every optional
  rule in use, on one thread.
- **Memory**: heap and buffers after garbage collection, before and after opening many battles with all three people in them.
- **Cluster**: the live load on one and on two servers, in turns, both behind nginx with Redis and PostgreSQL. Load generator, nginx
  and databases share the same ${cluster.cores} cores, so the second server adds only what they leave; what an intent costs a server
  tells how it grows where every process has cores of its own.

\`--quick\` does one short round of each; \`--only live,engine,odds,bot,memory,cluster\` leaves parts out.
`;
}
