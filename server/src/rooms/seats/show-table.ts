/** Writes the table of a match to its synced state: who plays each seat, open requests, pauses. */
import { AskShown, type MatchState } from '@dwo/shared';
import type { Course } from '../course';
import { isAsked } from './asking';

/** Shows the table as the course has it. */
export function showTable(root: MatchState, course: Pick<Course, 'table' | 'steps'>): void {
  const { table } = course;
  for (const [seat, holder] of table.holders.entries()) {
    const chair = root.chairs[seat];
    if (chair === undefined) continue;
    set(chair, 'holder', holder.to === 'owner' ? '' : holder.to);
    set(chair, 'player', holder.to === 'owner' ? '' : holder.name);
    setOrClear(chair, 'mate', holder.mate);
  }
  setOrClear(root, 'pausedBy', table.pausedBy);
  showAsks(root, course);
}

function showAsks({ asks }: MatchState, { table, steps }: Pick<Course, 'table' | 'steps'>): void {
  const seats = [...table.holders.keys()];
  const wanted = table.asks.map((ask) => {
    const waits = seats.reduce((bits, seat) => bits + (isAsked(ask, seat) ? 2 ** seat : 0), 0);
    return { what: ask.what, by: ask.by, waits, intents: ask.back === null ? 0 : steps.count - ask.back };
  });
  const shown = [...asks].map(({ what, by, waits, intents }) => ({ what, by, waits, intents }));
  if (JSON.stringify(shown) === JSON.stringify(wanted)) return;
  asks.splice(0, asks.length);
  for (const ask of wanted) asks.push(Object.assign(new AskShown(), ask));
}

/** Assigns a field only if its value differs, so that an unchanged field is not sent. */
export function set<T extends object, K extends keyof T>(target: T, key: K, value: T[K]): void {
  if (target[key] !== value) target[key] = value;
}

/** The same for an optional field: null removes the value. */
export function setOrClear<T extends object, K extends keyof T>(
  target: T,
  key: K,
  value: (T[K] & number) | null,
): void {
  if (value !== null) set(target, key, value);
  else if (target[key] !== undefined) Object.assign(target, { [key]: undefined });
}
