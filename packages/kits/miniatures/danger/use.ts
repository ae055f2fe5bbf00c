/** The part of a game's table that shows danger. */
import type { Frozen, Seat } from '@dwo/kernel';
import type { Harm } from './contract';
import type { Span, StrikeVerb } from './listing';
import type { Lookout } from './lookout';

/** One member of a game's table: the worker, which calls `serveDanger`, and two words. */
export interface DangerUse<S> {
  readonly lookout: Lookout<S>;
  /** The verb for an attack in contact. */
  readonly verb: StrikeVerb;
  /** The game's word for its rounds, by which danger is told: in this one, or only in the next. Left out by a game that tells no round. */
  readonly span?: Span;
  /** The rule by which a figure harms another in this way. */
  rule(harm: Harm): string;
  /** How the enemies of a seat harm first, for the sentence that nobody does. */
  harm(state: Frozen<S>, seat: Seat): Harm;
}
