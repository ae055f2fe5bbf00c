/** How the usual entries of the log are made. */
import type { FigureId, ScorePart, State } from '@dwo/dino-wars';
import type { Frozen, Seat } from '@dwo/kernel';
import type { LogEntry, Note, Tone } from '@dwo/kits/shell/log-entry';
import { isBeast } from '../../tools/figures';
import type { Names } from './names';

/** The context of a sentence besides the event: `state` as it is just after it. */
export interface Scribe {
  readonly state: Frozen<State>;
  readonly names: Names;
  /** The name of a player. */
  player(seat: Seat): string;
}

/** An entry that has not its place in the log yet. */
export type Draft = Omit<LogEntry, 'key'>;

export function rollNote(dice: readonly [number, number], score: number, parts: readonly ScorePart[]): Note {
  const rule = parts.find((part) => part.value < 0)?.rule ?? null;
  return note(`Roll ${dice[0] + dice[1]}, needs ${score} or less.`, 'plain', rule);
}

export function deed(
  scribe: Scribe,
  event: { figure: FigureId; target: FigureId },
  predicate: string,
  rule: string,
): Draft {
  const { names } = scribe;
  return {
    ...figureDid(scribe, event.figure, predicate, rule),
    kind: 'deed',
    bold: [names.full(event.figure), names.full(event.target)],
    figures: [event.figure, event.target],
  };
}

export function figureDid({ state, names }: Scribe, figure: FigureId, predicate: string, rule: string): Draft {
  const by = isBeast(state, figure) ? 'dinosaurs' : 'army';
  const name = names.full(figure);
  return { ...remark(`${name} ${predicate}`, rule), by, bold: [name], figures: [figure] };
}

export function bySeat({ state, player }: Scribe, seat: Seat, predicate: string, rule: string): Draft {
  const name = player(seat);
  const by = state.players[seat]?.side ?? 'referee';
  return { ...remark(`${name} ${predicate}`, rule), by, bold: [name], seats: [seat] };
}

export function remark(text: string, rule: string): Draft {
  return { kind: 'remark', by: 'referee', text, bold: [], notes: [], rule, figures: [], seats: [], kill: false };
}

export function note(text: string, tone: Tone, rule: string | null): Note {
  return { text, tone, rule };
}
