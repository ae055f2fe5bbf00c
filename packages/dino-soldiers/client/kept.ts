/** The parts that the column beside the field leaves out while the card of a unit needs the room: first the goal, then the tip, last the log. */

/** The height that the log needs to say something, in px. */
const LOG_PX = 104;

/** The heights of the lower part of the column, in px; 0 for a part that is not there. */
export interface Heights {
  /** The room inside it. */
  readonly room: number;
  readonly gap: number;
  readonly scores: number;
  readonly tip: number;
  readonly goal: number;
  /** Whether the tip belongs to a lesson, which can't do without it. */
  readonly taught: boolean;
}

/** The parts of the column that give way, for the attribute `data-tight`. */
export function tightOf({ room, gap, scores, tip, goal, taught }: Heights): string {
  let left = room - scores;
  const fits = (height: number) => {
    if (height > 0 && left < height + gap) return false;
    left -= height > 0 ? height + gap : 0;
    return true;
  };
  if (taught) fits(tip);
  const log = fits(LOG_PX);
  const tipStays = taught || (log && fits(tip));
  const goalStays = tipStays && log && fits(goal);
  return [log ? '' : 'log', tipStays ? '' : 'tip', goalStays ? '' : 'goal'].filter((part) => part !== '').join(' ');
}

/** The room that the lower part never falls below, in px: its scores, and in a lesson its tip. */
export function leastOf({ gap, scores, tip, taught }: Omit<Heights, 'room'>, padding: number): number {
  return scores + padding + (taught && tip > 0 ? tip + gap : 0);
}
