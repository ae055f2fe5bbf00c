/** A match that somebody has open, as the rest of its server knows it. */
import type { Done, MatchState, MatchSummary, PlanAnswer, Refused } from '@dwo/shared';
import type { Comer } from './seats/doorway';
import type { SetUpTerms } from './seats/setting-up';

/** The record of a person before they come in. */
export type Welcome = Omit<Comer, 'seat' | 'owner'>;

/** The room of an open match, from outside. */
export interface LiveMatch {
  readonly root: MatchState;
  /** Whether lists may show it now. */
  readonly isListed: boolean;
  /** Whether the match is open, not only about to be. */
  readonly ready: boolean;
  /** Whether the room has begun to end. */
  readonly ending: boolean;
  /** Resolves when the room can be joined; rejects with the reason if the match can't be opened. */
  readonly opening: Promise<void>;
  /** Resolves when the room is no more. */
  readonly gone: Promise<void>;
  /** Those who may not speak in it; not there before the room is ready. */
  readonly chat?: { readonly muted: readonly string[] };
  readonly doorway: { admit(comer: Welcome, token: string | null): unknown };
  /** The entry of this match in the list of matches. */
  summary(): MatchSummary;
  /** The table from above, as a spectator sees it. */
  plan(): PlanAnswer;
  /** Changes it for the person with these ids, if they may. */
  setUp(players: readonly string[], agreed: SetUpTerms): Promise<Done | Refused>;
  mute(who: string, muted: boolean): void;
  /** Erases these people in it, and has everybody join anew. False if the match is not here any more. */
  forget(players: readonly string[]): Promise<boolean>;
}
