/** The dangers that a board draws: fewer while somebody else acts. */
import type { DangerDesk } from './desk';

/** The course of a match, as far as it decides what is drawn. */
interface Moment {
  /** Whether a decision of the viewer is awaited that is more than an answer. */
  readonly acts: boolean;
  /** Whether the board shows the newest state. */
  readonly isInStep: boolean;
}

/**
 * The part of the desk that is drawn. Lines of a plan and of a selection serve the viewer's own decision: while others act only the
 * figure under the mouse has lines, and none has while events are told.
 */
export function drawnDanger(desk: DangerDesk, { acts, isInStep }: Moment): DangerDesk {
  if (acts && isInStep) return desk;
  const { hovered, about } = desk;
  const looksAt = isInStep && about !== null && about.figure === hovered;
  return { ...desk, at: null, outlook: null, onward: null, group: null, about: looksAt ? about : null };
}
