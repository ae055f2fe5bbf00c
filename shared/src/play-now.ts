/** `POST /api/matches/now`: an opponent with one press. */
import { z } from 'zod';
import { entropy } from './messages';
import { playerName } from './names';

/** The body: the battle, and the name and entropy of the person's seat. Defaults as for `POST /api/matches`. */
export const playNowShape = z.strictObject({
  game: z.string().max(40).optional(),
  preset: z.string().max(40).optional(),
  /** `Terms`, never by correspondence; refused with `BAD_TERMS` if they are not valid. */
  terms: z.unknown().optional(),
  name: playerName,
  entropy: entropy.optional(),
});
/** The body of `POST /api/matches/now`. */
export type PlayNowWish = z.input<typeof playNowShape>;

/**
 * The answer. `met`: the match has begun with a person who waited; otherwise the person's own game waits for somebody, the same
 * one whatever tab asks. `token` is that of the seat; null if the person has it already, and gets it by their identity.
 */
export interface FoundMatch {
  readonly match: string;
  readonly met: boolean;
  readonly token: string | null;
}
