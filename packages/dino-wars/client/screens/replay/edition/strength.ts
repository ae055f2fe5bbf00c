/** The strength of a seat, in points and life. */
import type { Strength } from '@dwo/kits/replay/contract';
import { type Life, lifeWords } from '../../../hud/life';

interface Held {
  readonly pointsLeft: number;
  readonly pointsAtStart: number;
  /** The part of `pointsLeft` that wounds have cost; unknown in the recordings of former versions. */
  readonly pointsWorn?: number;
  readonly life?: Life | null;
}

/** The points left and at the start, and the life: a dinosaur with one life point still counts as a whole one in points. */
export function strengthOf({ pointsLeft, pointsAtStart, pointsWorn = 0, life = null }: Held): Strength {
  const share = (points: number) => (pointsAtStart === 0 ? 0 : points / pointsAtStart);
  const points = `${pointsLeft}/${pointsAtStart}`;
  return {
    share: share(pointsLeft - pointsWorn),
    worn: share(pointsWorn),
    text: life === null ? points : `${points} · ${lifeWords(life)}`,
  };
}
