/** How well a seat stands, in points. */
import type { Strength } from '@dwo/kits/replay/contract';

/** Points left of those at the start. */
export function strengthOf({ pointsLeft, pointsAtStart }: { pointsLeft: number; pointsAtStart: number }): Strength {
  return { share: pointsAtStart === 0 ? 0 : pointsLeft / pointsAtStart, text: `${pointsLeft}/${pointsAtStart}` };
}
