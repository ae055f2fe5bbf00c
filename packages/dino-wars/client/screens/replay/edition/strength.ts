/** The strength of a seat, in points. */
import type { Strength } from '@dwo/kits/replay/contract';

interface Held {
  readonly pointsLeft: number;
  readonly pointsAtStart: number;
  /** The part of `pointsLeft` that wounds have cost; unknown in the recordings of former versions. */
  readonly pointsWorn?: number;
}

/** The points left and at the start; in points a dinosaur with one life point still counts as a whole one. */
export function strengthOf({ pointsLeft, pointsAtStart, pointsWorn = 0 }: Held): Strength {
  const share = (points: number) => (pointsAtStart === 0 ? 0 : points / pointsAtStart);
  return { share: share(pointsLeft - pointsWorn), worn: share(pointsWorn), text: `${pointsLeft}/${pointsAtStart}` };
}
