/** What an entry of the log is made of, and how the usual ones are made. */
import type { FigureId, ScorePart, Side, State } from '@dwo/dino-wars';
import type { Frozen, Seat } from '@dwo/kernel';
import { isBeast } from '../../tools/figures';
import type { Names } from './names';

export type Tone = 'hit' | 'miss' | 'luck' | 'dead' | 'plain';

/** A sentence or a result word, with the rule it stands on where it has one of its own. */
export interface Note {
  readonly text: string;
  readonly tone: Tone;
  readonly rule: string | null;
}

export interface LogEntry {
  readonly key: number;
  readonly kind: 'deed' | 'heading' | 'remark';
  readonly by: Side | 'referee';
  /** "Pvt. Ruiz hit Deinonychus": the names in it are in `bold`. */
  readonly text: string;
  readonly bold: readonly string[];
  readonly notes: readonly Note[];
  /** Empty for what happened at the table besides the game. */
  readonly rule: string;
  /** Whom it concerns, for the filter "mine"; the last is the one who suffers. */
  readonly figures: readonly FigureId[];
  readonly seats: readonly Seat[];
  readonly kill: boolean;
}

/** What sentences need to know besides the event: `state` as it is just after it. */
export interface Scribe {
  readonly state: Frozen<State>;
  readonly names: Names;
  /** What a player calls himself. */
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
