/** How the usual entries of the log are made. */
import type { FigureId, ScorePart, State } from '@dwo/dino-wars';
import type { Frozen, Seat } from '@dwo/kernel';
import type { LogEntry, Note, Tone } from '@dwo/kits/shell/log-entry';
import type { Facts } from '@dwo/shared';
import { isBeast } from '../../tools/figures';
import { type Sentence, say } from '../../words';
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
  return note(say('log.roll', { roll: dice[0] + dice[1], score }), 'plain', rule);
}

/** The arguments of a figure's sentence besides its name, and the rule that the entry shows. */
export type Details = Facts & { readonly rule: string };

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

export function figureDid({ state, names }: Scribe, figure: FigureId, key: Sentence, details: Details): Draft {
  const by = isBeast(state, figure) ? 'dinosaurs' : 'army';
  const name = names.full(figure);
  return { ...remark(say(key, { ...details, name }), details.rule), by, bold: [name], figures: [figure] };
}

/** The same with other figures who are named in the sentence. */
export function withOthers({ names }: Scribe, draft: Draft, others: readonly FigureId[]): Draft {
  return {
    ...draft,
    bold: [...draft.bold, ...others.map(names.full)],
    figures: [...draft.figures, ...others],
  };
}

export function bySeat({ state, player }: Scribe, seat: Seat, key: Sentence, rule: string): Draft {
  const name = player(seat);
  const by = state.players[seat]?.side ?? 'referee';
  return { ...remark(say(key, { name }), rule), by, bold: [name], seats: [seat] };
}

export function remark(text: string, rule: string): Draft {
  return { kind: 'remark', by: 'referee', text, bold: [], notes: [], rule, figures: [], seats: [], kill: false };
}

export function note(text: string, tone: Tone, rule: string | null): Note {
  return { text, tone, rule };
}
