/** People who do nothing: in lobbies and in matches by correspondence, more and more of them, beside a few live matches. */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { PEOPLE } from './idle-places';
import { LoadedServer } from './loaded-server';

const LOADS = 4;
/** File handles that the server needs besides those of idle people. */
const SPARE_FILES = 1_000;

interface Effort {
  /** Idle people, step by step: half of them in lobbies. */
  readonly people: readonly number[];
  readonly figures: number;
  /** Live matches, and the pace of each. */
  readonly live: number;
  readonly everyMs: number;
  readonly seconds: number;
}

const FULL: Effort = { people: [3_000, 9_000, 18_000], figures: 50, live: 20, everyMs: 250, seconds: 10 };
const QUICK: Effort = { ...FULL, people: [60, 120], live: 4, seconds: 3 };

/** The number of files that a process here may have open. */
function mostFiles(): number {
  const line = /Max open files\s+\S+\s+(\d+)/.exec(readFileSync('/proc/self/limits', 'utf8'));
  return line === null ? Number.POSITIVE_INFINITY : Number(line[1]);
}

/** Measures memory and the waits of live players beside idle people; steps above the limit of open files are left out. */
export async function measureIdle(quick: boolean) {
  const { people, figures, live, everyMs, seconds } = quick ? QUICK : FULL;
  const most = mostFiles() - SPARE_FILES;
  const loaded = await LoadedServer.open(LOADS);
  try {
    await loaded.openMatches(live, figures);
    await loaded.play(everyMs, 3);
    const alone = await loaded.playThrice(everyMs, seconds);
    const before = await loaded.memory();
    const steps = [];
    let there = 0;
    for (const count of people.filter((each) => each <= most)) {
      const half = (count - there) / 2;
      await loaded.addIdle('lobby', Math.round(half / PEOPLE.lobby), figures);
      await loaded.addIdle('correspondence', Math.round(half / PEOPLE.correspondence), figures);
      there = count;
      await sleep(1000);
      const played = await loaded.playThrice(everyMs, seconds);
      const bytesPerPerson = Math.round(((await loaded.memory()) - before) / count);
      const step = { people: count, ...played, bytesPerPerson, residentMb: loaded.residentMb };
      console.error(`idle: ${JSON.stringify(step)}`);
      steps.push(step);
    }
    return { live, everyMs, figures, alone, steps };
  } finally {
    loaded.close();
  }
}
