/** The battle log. Each deed has one line; what follows from it (wounds, luck, death) is added to that line as notes. */
import { type Event, PHASES, type Phase, type State } from '@dwo/dino-wars';
import type { LogEntry } from '@dwo/kits/shell/log-entry';
import { tellingOf } from '../../actions';
import { say } from '../../words';
import type { Scribe } from './log-entry';
import { phaseName } from './words';

const BY_ITSELF = 'DW-R-104';

/** The log with one more event; the same list if the event adds nothing. */
export function record(log: readonly LogEntry[], event: Event, scribe: Scribe): readonly LogEntry[] {
  const amended = amend(log, event, scribe);
  if (amended !== null) return amended;
  const draft = tellingOf(event).entry?.(event, scribe) ?? null;
  if (draft === null) return log;
  const key = (log.at(-1)?.key ?? 0) + 1;
  return [
    ...(event.type === 'phaseBegan' && event.byItself ? passed(log, before(event.phase)) : log),
    { ...draft, key },
  ];
}

/** A phase in which nobody could act is a single line, not a chapter (DW-R-104). Only the first of a battle cites its rule. */
function passed(log: readonly LogEntry[], phase: Phase): readonly LogEntry[] {
  const last = log.at(-1);
  if (last?.kind !== 'heading') return log;
  const text = passedText(last.text, phase);
  const rule = log.some((entry) => entry.rule === BY_ITSELF) ? '' : BY_ITSELF;
  return [...log.slice(0, -1), { ...last, kind: 'remark', text, rule }];
}

/** The phases that passed by themselves just before the one that began last (DW-R-104), each in words, oldest first. */
export function passedBefore(
  log: readonly LogEntry[],
  { turn, phase }: Pick<State, 'turn' | 'phase'>,
): readonly string[] {
  const heading = log.findLastIndex(({ kind }) => kind === 'heading');
  const began = (turn - 1) * PHASES.length + PHASES.indexOf(phase);
  const told: string[] = [];
  for (let back = 1; back < PHASES.length && began - back >= 0; back += 1) {
    const of = Math.floor((began - back) / PHASES.length) + 1;
    const passed = PHASES[(began - back) % PHASES.length] as Phase;
    const line = passedText(say('log.phase', { turn: of, phase: phaseName(passed) }), passed);
    if (log[heading - back]?.text !== line) break;
    told.unshift(passedText(phaseName(passed), passed));
  }
  return told;
}

const passedText = (heading: string, phase: Phase) =>
  say('log.passed', { heading, phase: phase === 'dinosaur-attack' ? 'dinosaur_attack' : phase });

const before = (phase: Phase): Phase => PHASES[(PHASES.indexOf(phase) + PHASES.length - 1) % PHASES.length] ?? phase;

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
