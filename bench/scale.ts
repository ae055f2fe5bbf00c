/**
 * The capacity of one server: spectators of one match, and matches at the pace of people, increased until players wait too
 * long. Also the cost of a joining spectator, and of the list of matches.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { median, rounded } from './live';
import { LoadedServer } from './loaded-server';

/** Players wait too long if the 95th percentile is above this. */
const TOO_LONG_MS = 100;
/** The load comes from this many processes: the pauses of a large one would be measured as waits for the server. */
const LOADS = 4;
/** The list of matches is measured with this many open. */
const LISTED_AT = 500;
const LIST_EVERY_MS = 200;

interface Effort {
  /** Spectators of one match, step by step, and the figures on its table. */
  readonly spectators: readonly number[];
  readonly crowdFigures: number;
  /** Matches, step by step. */
  readonly matches: readonly number[];
  readonly figures: number;
  readonly seconds: number;
}

const upTo = (most: number, by: number) => Array.from({ length: most / by }, (_, i) => (i + 1) * by);

const FULL: Effort = {
  spectators: [500, 1000, 2000, 5000, 10_000],
  crowdFigures: 200,
  matches: upTo(3000, 250),
  figures: 50,
  seconds: 10,
};
const QUICK: Effort = { ...FULL, spectators: [50, 100, 200], matches: [20, 40], seconds: 3 };

/**
 * Measures spectators of one match whose players move five times a second: the players' waiting times, and the cost of each
 * joining spectator.
 */
async function measureSpectators({ spectators, crowdFigures, seconds }: Effort) {
  const loaded = await LoadedServer.open(LOADS);
  try {
    const match = await loaded.openMatches(1, crowdFigures);
    await loaded.play(20, 3);
    const steps = [];
    let there = 0;
    for (const count of spectators) {
      const [before, began] = [loaded.cpuSeconds, performance.now()];
      await loaded.addSpectators(count - there, match);
      const joinCpuSeconds = rounded(loaded.cpuSeconds - before);
      const joinSeconds = rounded((performance.now() - began) / 1000);
      const joinCpuMsEach = rounded((joinCpuSeconds * 1000) / (count - there));
      there = count;
      await sleep(1000);
      const step = { spectators: count, ...(await loaded.playThrice(200, seconds)), joinCpuSeconds, joinCpuMsEach };
      console.error(`scale: ${JSON.stringify({ ...step, joinSeconds })}`);
      steps.push(step);
    }
    return steps;
  } finally {
    loaded.close();
  }
}

/** The number of matches in a list, and how long it took. */
interface ListAnswer {
  readonly matches: number;
  readonly p50Ms: number;
  readonly mostMs: number;
  readonly asked: number;
}

/** Requests the list of matches until the returned function is called. */
function askForList(port: number): () => Promise<ListAnswer> {
  const times: number[] = [];
  let [matches, asking] = [0, true];
  const asked = (async () => {
    while (asking) {
      const began = performance.now();
      const response = await fetch(`http://127.0.0.1:${port}/api/matches`);
      ({ length: matches } = ((await response.json()) as { matches: unknown[] }).matches);
      times.push(performance.now() - began);
      await sleep(LIST_EVERY_MS);
    }
  })();
  return async () => {
    asking = false;
    await asked;
    return { matches, p50Ms: rounded(median(times)), mostMs: rounded(Math.max(...times)), asked: times.length };
  };
}

/**
 * Measures matches with three connections and one move a second each, more and more of them, until the players wait too long.
 */
async function measureMatches({ matches, figures, seconds }: Effort) {
  const loaded = await LoadedServer.open(LOADS);
  try {
    const warm = Math.min(20, matches[0] ?? 20);
    await loaded.openMatches(warm, figures);
    const before = await loaded.memory();
    const steps = [];
    let list = null;
    let there = warm;
    for (const count of matches) {
      await loaded.openMatches(count - there, figures);
      there = count;
      await loaded.play(1000, 3);
      const played = await loaded.playThrice(1000, seconds);
      const bytesPerMatch = count > warm ? Math.round(((await loaded.memory()) - before) / (count - warm)) : null;
      const step = { matches: count, ...played, bytesPerMatch, residentMb: loaded.residentMb };
      console.error(`scale: ${JSON.stringify(step)}`);
      steps.push(step);
      if (list === null && (count >= LISTED_AT || count === matches.at(-1))) {
        const stop = askForList(loaded.port);
        const { p95Ms } = await loaded.playThrice(1000, seconds);
        list = { open: count, ...(await stop()), playersP95Ms: p95Ms };
        console.error(`scale: list ${JSON.stringify(list)}`);
      }
      if (step.p95Ms > TOO_LONG_MS) break;
    }
    return { figures, steps, list };
  } finally {
    loaded.close();
  }
}

/** Measures spectators of one match, then matches, each on a server of its own. */
export async function measureScale(quick: boolean) {
  const effort = quick ? QUICK : FULL;
  const spectators = await measureSpectators(effort);
  const { figures, steps, list } = await measureMatches(effort);
  const within = steps.filter(({ p95Ms }) => p95Ms <= TOO_LONG_MS).map(({ matches }) => matches);
  const tooMany = steps.find(({ p95Ms }) => p95Ms > TOO_LONG_MS)?.matches ?? null;
  return {
    crowdFigures: effort.crowdFigures,
    spectators,
    figures,
    matches: steps,
    list,
    most: Math.max(0, ...within),
    tooMany,
  };
}
