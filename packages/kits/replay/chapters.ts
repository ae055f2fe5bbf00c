/** Every moment of the match that is worth a visit, by turn. */
import { faceOf } from '../shell/clocks';
import type { Cast, Marks } from './contract';
import type { TableMoment, TableTalk } from './table-talk';
import { say } from './words';

/** The label of a moment: "move 34 · 12:04". */
export function whenOf({ n, after }: Pick<TableMoment, 'n' | 'after'>): string {
  return say('moment.when', { n, time: after === null ? 'none' : faceOf(after) });
}

interface Happening extends Pick<TableMoment, 'n' | 'icon' | 'text' | 'after'> {
  /** The label of a side, or the table. */
  readonly tone: string;
}

/** One turn. */
export interface Chapter {
  readonly turn: number;
  readonly n: number;
  readonly phases: readonly { readonly name: string; readonly side: string; readonly at: number }[];
  readonly happenings: readonly Happening[];
}

/** The chapters, one for each turn. Moves that were undone and played again belong to the turn in which they came first. */
export function chaptersOf({ phases, losses }: Marks, { moments }: TableTalk, cast: Cast): readonly Chapter[] {
  const begins = phases.filter(({ turn }, i) => phases.findIndex((each) => each.turn === turn) === i);
  const fallen = losses.map(({ n, name, side }): Happening => {
    return { n, icon: 'skull', text: say('moment.falls', { name }), after: null, tone: side };
  });
  const said = moments.map(({ n, icon, text, after }): Happening => ({ n, icon, text, after, tone: 'table' }));
  const all = [...fallen, ...said].sort((a, b) => a.n - b.n);
  return begins.map(({ n, turn }, i) => {
    const next = begins[i + 1]?.n ?? Number.POSITIVE_INFINITY;
    const own = phases.flatMap((mark) => {
      const { name, side } = mark.phase === null ? {} : (cast.phases[mark.phase] ?? {});
      return mark.turn === turn && name !== undefined && side !== undefined ? [{ name, side, at: mark.n }] : [];
    });
    const happenings = all.filter((each) => (each.n > n || i === 0) && each.n <= next);
    return { turn, n, phases: distinct(own), happenings };
  });
}

/** Of several empty phases that begin at the same moment, only the last counts. */
function distinct<T extends { readonly at: number }>(phases: readonly T[]): readonly T[] {
  return phases.filter(({ at }, i) => phases[i + 1]?.at !== at);
}
