/** Makes the usual lines of the log. */
import type { FigureId, ScorePart, State } from '@dwo/dino-wars';
import type { Frozen, Seat } from '@dwo/kernel';
import type { LogEntry, Note, Tone } from '@dwo/kits/shell/log-entry';
import type { Facts } from '@dwo/shared';
import { isBeast } from '../../tools/figures';
import { type Sentence, say } from '../../words';
import type { Names } from './names';

/** The context of a sentence besides the event; `state` is the state just after it. */
export interface Scribe {
  readonly state: Frozen<State>;
  readonly names: Names;
  /** The name of a player. */
  player(seat: Seat): string;
  /** Whether the reader plays this seat; missing in what nobody in particular reads. */
  readonly isYou?: (seat: Seat) => boolean;
}

/** A line without its place in the log. */
export type Draft = Omit<LogEntry, 'key'>;

/** The note on a roll: dice, needed score, and the parts of the score. */
export function rollNote(dice: readonly [number, number], score: number, parts: readonly ScorePart[]): Note {
  const rule = parts.find((part) => part.value < 0)?.rule ?? null;
  return note(say('log.roll', { roll: dice[0] + dice[1], score }), 'plain', rule);
}

/** The arguments of a figure's sentence besides its name, and the rule that the line shows. */
export type Details = Facts & { readonly rule: string };

/** The line for what a figure does to a target. */
export function deed(
  scribe: Scribe,
  event: { figure: FigureId; target: FigureId },
  key: Sentence,
  details: Details,
): Draft {
  const { names } = scribe;
  const target = names.full(event.target);
  return {
    ...figureDid(scribe, event.figure, key, { ...details, target }),
    kind: 'deed',
    bold: [names.full(event.figure), target],
    figures: [event.figure, event.target],
  };
}

/** The line for what a figure does. */
export function figureDid({ state, names }: Scribe, figure: FigureId, key: Sentence, details: Details): Draft {
  const by = isBeast(state, figure) ? 'dinosaurs' : 'army';
  const name = names.full(figure);
  return { ...remark(say(key, { ...details, name }), details.rule), by, bold: [name], figures: [figure] };
}

/** Adds other figures that the sentence names. */
export function withOthers({ names }: Scribe, draft: Draft, others: readonly FigureId[]): Draft {
  return {
    ...draft,
    bold: [...draft.bold, ...others.map(names.full)],
    figures: [...draft.figures, ...others],
  };
}

/** The line for what a player does. */
export function bySeat({ state, player, isYou }: Scribe, seat: Seat, key: Sentence, rule: string): Draft {
  const name = player(seat);
  const you = isYou?.(seat) === true;
  const by = state.players[seat]?.side ?? 'referee';
  return {
    ...remark(say(key, { name, who: you ? 'you' : 'other' }), rule),
    by,
    bold: you ? [] : [name],
    seats: [seat],
  };
}

/** The line for what the referee says. */
export function remark(text: string, rule: string): Draft {
  return { kind: 'remark', by: 'referee', text, bold: [], notes: [], rule, figures: [], seats: [], kill: false };
}

export function note(text: string, tone: Tone, rule: string | null): Note {
  return { text, tone, rule };
}
