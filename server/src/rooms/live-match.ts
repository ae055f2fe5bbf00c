/** An open match, as the rest of its process sees it. */
import type { Done, MatchState, MatchSummary, PlanAnswer, Refused, Standing } from '@dwo/shared';
import type { Comer } from './seats/doorway';
import type { Meeting, Met } from './seats/meeting';
import type { SetUpTerms } from './seats/setting-up';

/** The record of a person before they join. */
export type Welcome = Omit<Comer, 'seat' | 'owner'>;

/** The public face of the room of an open match. */
export interface LiveMatch {
  readonly root: MatchState;
  /** Whether lists may show the match now. */
  readonly isListed: boolean;
  /** The opener of the match, as far as that can be told: an address, and an identity. */
  readonly maker: { readonly address: string; readonly person: string | null };
  /** Whether the room can be joined. */
  readonly ready: boolean;
  /** Whether the room has begun to close. */
  readonly ending: boolean;
  /** Resolves when the room can be joined; rejects with the reason if the match can't be opened. */
  readonly opening: Promise<void>;
  /** Resolves when the room has been disposed of. */
  readonly gone: Promise<void>;
  /** The chat with the ids of muted people; undefined before the room is ready. */
  readonly chat?: { readonly muted: readonly string[] };
  readonly doorway: { admit(comer: Welcome, token: string | null): unknown };
  /** The entry of this match in the list of matches. */
  summary(): MatchSummary;
  /** The score as everybody may know it now; null for none. */
  standing(): Standing | null;
  /** The plan of the table as spectators see it. */
  plan(): PlanAnswer;
  /** Changes the set-up for the person with these ids; refuses if they may not. */
  setUp(players: readonly string[], agreed: SetUpTerms): Promise<Done | Refused>;
  /** The time of the match, epoch milliseconds. */
  time(): number;
  /** Called when the calendar was set. */
  clockWasSet(): void;
  /** Seats a person whom the server has matched. */
  seat(wish: Meeting): Promise<Met>;
  /** Frees the seat of the person with these ids while the match has not begun. */
  withdraw(players: readonly string[]): Promise<void>;
  mute(who: string, muted: boolean): void;
  /** Erases the person with these ids from the match; everybody joins again. Returns false if the match is no longer here. */
  forget(players: readonly string[]): Promise<boolean>;
}
