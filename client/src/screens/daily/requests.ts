/** The requests about battles of the day. All throw an ApiError. */
import { ask } from '@dwo/kits/shell/api';
import { askAsMe, findMe } from '@dwo/kits/shell/me';
import { nameIdea } from '@dwo/kits/shell/name-ideas';
import { go } from '@dwo/kits/shell/router';
import { keepName, knownName } from '@dwo/kits/shell/tokens';
import type { DayBegun, DayOver, DayShown, DaysNow, DayTurns, MonthTable } from '@dwo/shared';

/** Asks as this browser's person if it has one, else as nobody: looking at a page makes no identity. */
async function read<T>(path: string): Promise<T> {
  return (await findMe()) === null ? ask<T>(path) : askAsMe<T>(path);
}

/** Today, tomorrow's commitments, and the days that are over. */
export function readToday(): Promise<DaysNow> {
  return read('/api/days');
}

/** One day, with everybody's results if it is over. */
export function readDay(day: string): Promise<DayShown | DayOver> {
  return read(`/api/days/${encodeURIComponent(day)}`);
}

/** The battles of a day that is over, turn by turn. */
export function readTurns(day: string): Promise<DayTurns> {
  return read(`/api/days/${encodeURIComponent(day)}/turns`);
}

/** The table of a month. */
export function readMonth(month: string): Promise<MonthTable> {
  return read(`/api/days/month/${encodeURIComponent(month)}`);
}

/** Begins the battle of today, or one of a day that is over without counting, and opens its match. */
export async function play(day: string, how: 'play' | 'again'): Promise<void> {
  const name = knownName() ?? nameIdea(Math.random);
  const { match } = await askAsMe<DayBegun>(`/api/days/${encodeURIComponent(day)}/${how}`, { name });
  keepName(name);
  go({ page: 'match', id: match });
}
