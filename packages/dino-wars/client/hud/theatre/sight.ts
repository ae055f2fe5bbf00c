/** All that the marks of a view depend on. */
import type { FigureId } from '@dwo/dino-wars';
import type { Plan } from '../../tools/plan';
import type { Sight } from './tokens';

export interface Desk extends Sight {
  readonly seat: number | null;
  readonly selected: FigureId | null;
  readonly plan: Plan;
  /** The points that the army has searched for the second pole of the Time Gate. */
  readonly seen?: ReadonlySet<string>;
}
