/** The time limits of a match: agreed when it is set up, recorded with it, never changed. */
import { z } from 'zod';

/**
 * - `standard`: the times the game's rules name.
 * - `none`: nobody is hurried; who stays away can be stood in for.
 * - `live`: each seat has a bank that runs while it owes something, and gets an increment for each decision.
 * - `correspondence`: so many days for each decision, whoever is connected.
 */
export const termsShape = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('standard') }),
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('live'),
    bankSeconds: z.int().min(1).max(21_600),
    incrementSeconds: z.int().min(0).max(600),
  }),
  z.strictObject({ kind: z.literal('correspondence'), days: z.int().min(1).max(14) }),
]);
export type Terms = z.infer<typeof termsShape>;

/** The times of the rules. */
export const STANDARD: Terms = { kind: 'standard' };

/** Terms as they stand in a record; those of a match from before there were any are the rules'. */
export function termsIn(recorded: unknown): Terms {
  return termsShape.safeParse(recorded).data ?? STANDARD;
}
