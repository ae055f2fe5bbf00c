/** The strength of a seat, in points. */
import type { Strength } from '@dwo/kits/replay/contract';

/** The points left and at the start. */
export function strengthOf({ pointsLeft, pointsAtStart }: { pointsLeft: number; pointsAtStart: number }): Strength {
  return { share: pointsAtStart === 0 ? 0 : pointsLeft / pointsAtStart, text: `${pointsLeft}/${pointsAtStart}` };
}
