/** Danger on the board: lines with chances, the area of one figure, numbers beside figures. Pure. */
import type { Point } from '@dwo/kernel';
import type { Mark, ThreatMark } from '../mark-model';
import type { RangeMark } from '../model';
import { percent } from '../percent';
import type { Arrival, Threat } from './contract';
import type { DangerDesk } from './desk';
import type { Exposed } from './questions';
import { say } from './words';

/** The most lines that are drawn at a time, the highest chances first. */
const MOST_LINES = 4;

/** The parts of the table that the marks need. */
export interface Seen {
  /** The figure that is being moved, the end of its path, and its radius; null for none. */
  readonly mover: { readonly figure: string; readonly end: Point; readonly radiusCi: number } | null;
  /** The place of a figure on the board; null for none. */
  base(figure: string): (Point & { readonly radiusCi: number }) | null;
  /** The figure that is drawn for this one, such as the vehicle of a rider. */
  body(figure: string): string;
  /** Whether a figure is an enemy of the viewer. */
  isFoe(figure: string): boolean;
}

/** All marks of danger at this moment. */
export function dangerMarks({ at, about, all, group, overlay }: DangerDesk, seen: Seen): readonly Mark[] {
  const { mover } = seen;
  const moving = mover !== null && at?.figure === mover.figure;
  const lines = moving ? linesTo(at.threats, { ...mover.end, radiusCi: mover.radiusCi }, seen) : [];
  return [
    ...(about === null ? [] : aboutMarks(about, seen, lines.length === 0)),
    ...lines,
    ...(group === null ? [] : groupLines(group, seen)),
    ...(overlay ? alarms(all) : []),
  ];
}

function linesTo(threats: readonly Threat[], to: Point & { readonly radiusCi: number }, { body }: Seen): ThreatMark[] {
  return threats.slice(0, MOST_LINES).map(({ figure, harm, share }) => {
    const { x, y, radiusCi } = to;
    return {
      type: 'threat',
      figure: body(figure),
      to: { x, y },
      radiusCi,
      harm,
      owner: 'theirs',
      label: percent(share),
      leaving: false,
    };
  });
}

/** For each member of a group in danger, the highest first, a line from the enemy whose chance is the highest. */
function groupLines(
  { arrivals, exposed }: { readonly arrivals: readonly Arrival[]; readonly exposed: readonly Exposed[] },
  seen: Seen,
): ThreatMark[] {
  return exposed.slice(0, MOST_LINES).flatMap(({ figure, threats }) => {
    const end = arrivals.find((each) => each.figure === figure)?.at;
    const base = seen.base(figure);
    if (end === undefined || base === null) return [];
    return linesTo(threats.slice(0, 1), { x: end.x, y: end.y, radiusCi: base.radiusCi }, seen);
  });
}

/** The area of the figure that is looked at, and lines to those that it could harm. */
function aboutMarks(about: NonNullable<DangerDesk['about']>, seen: Seen, withLines: boolean): Mark[] {
  const { figure, area, moveCi, victims } = about;
  const label = say('area.label', { length: Math.round(moveCi / 10) / 10 });
  const tone = seen.isFoe(figure) ? 'red' : 'blue';
  const zones: Mark[] = area.length < 3 ? [] : [{ type: 'zone', id: 'danger', outline: area, tone, label }];
  if (!withLines) return zones;
  const lines = victims.slice(0, MOST_LINES).flatMap(({ figure: victim, harm, share }): Mark[] => {
    const base = seen.base(victim);
    if (base === null) return [];
    const { x, y, radiusCi } = base;
    const owner = seen.isFoe(figure) ? 'theirs' : 'mine';
    const line = { figure: seen.body(figure), to: { x, y }, radiusCi, harm, owner } as const;
    return [{ type: 'threat', ...line, label: percent(share), leaving: true }];
  });
  return [...zones, ...lines];
}

/** The figures that the one that is being moved could attack from the end of its path. */
export function targetsIn({ outlook }: DangerDesk, body: Seen['body']): readonly string[] {
  return (outlook?.targets ?? []).map(({ figure }) => body(figure));
}

/** The range of the figure that is looked at. */
export function dangerRanges({ about }: DangerDesk, body: Seen['body']): readonly RangeMark[] {
  if (about === null || about.rangeCi === 0) return [];
  return [{ figure: body(about.figure), rangeCi: about.rangeCi, tone: 'range' }];
}

function alarms(all: DangerDesk['all']): Mark[] {
  return (all?.counts ?? []).map(({ figure, count }) => ({ type: 'alarm', figure, text: say('alarm', { count }) }));
}
