/** The battle log. Each deed has one line; what follows from it (wounds, luck, death) is added to that line as notes. */
import type { Event } from '@dwo/dino-wars';
import type { LogEntry } from '@dwo/kits/shell/log-entry';
import { tellingOf } from '../../actions';
import { say } from '../../words';
import type { Scribe } from './log-entry';

const BY_ITSELF = 'DW-R-104';

/** The log with one more event; the same list if the event adds nothing. */
export function record(log: readonly LogEntry[], event: Event, scribe: Scribe): readonly LogEntry[] {
  const amended = amend(log, event, scribe);
  if (amended !== null) return amended;
  const draft = tellingOf(event).entry?.(event, scribe) ?? null;
  if (draft === null) return log;
  const key = (log.at(-1)?.key ?? 0) + 1;
  return [...(event.type === 'phaseBegan' && event.byItself ? passed(log) : log), { ...draft, key }];
}

/** A phase in which nobody could act is a single line, not a chapter (DW-R-104). Only the first of a battle cites its rule. */
function passed(log: readonly LogEntry[]): readonly LogEntry[] {
  const last = log.at(-1);
  if (last?.kind !== 'heading') return log;
  const text = say('log.passed', { heading: last.text });
  const rule = log.some((entry) => entry.rule === BY_ITSELF) ? '' : BY_ITSELF;
  return [...log.slice(0, -1), { ...last, kind: 'remark', text, rule }];
}

/** The log with notes added to the deed that the event follows from; null if it follows from none. */
function amend(log: readonly LogEntry[], event: Event, scribe: Scribe): readonly LogEntry[] | null {
  const last = log.at(-1);
  if (last?.kind !== 'deed') return null;
  const found = tellingOf(event).note?.(event, scribe);
  if (found === undefined || !last.figures.includes(found.figure)) return null;
  const kill = last.kill || event.type === 'killed' || event.type === 'destroyed';
  const figures = found.also === undefined ? last.figures : [...last.figures, found.also];
  return [...log.slice(0, -1), { ...last, kill, figures, notes: [...last.notes, found.note] }];
}
