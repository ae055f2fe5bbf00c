/** The part of a game's table that shows danger. */
import type { Frozen, Seat } from '@dwo/kernel';
import type { Harm } from './contract';
import type { StrikeVerb } from './listing';
import type { Lookout } from './lookout';

/** One member of a game's table: the worker, which calls `serveDanger`, and two words. */
export interface DangerUse<S> {
  readonly lookout: Lookout<S>;
  /** The verb for an attack in contact. */
  readonly verb: StrikeVerb;
  /** Whether danger is told for the rest of this round alone, because everybody may move again before the next attacks. */
  readonly span?: 'round';
  /** The rule by which a figure harms another in this way. */
  rule(harm: Harm): string;
  /** How the enemies of a seat harm first, for the sentence that nobody does. */
  harm(state: Frozen<S>, seat: Seat): Harm;
}
