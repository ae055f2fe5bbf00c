/** The terms of a match. They are agreed when it is set up, recorded with it, and fixed once it begins. */
import { z } from 'zod';

/** Whether both halves of a mirror match are to be played; its rematch has the same terms. */
const mirror = z.literal(true).optional();

/**
 * The time limits:
 * - `standard`: the times of the game's rules.
 * - `none`: no time limits; a player who stays away can be replaced by a substitute.
 * - `live`: each seat has a bank of time that runs while it owes a decision, and gets an increment for each decision.
 * - `correspondence`: a number of days for each decision; the clock runs even while nobody is connected.
 */
export const termsShape = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('standard'), mirror }),
  z.strictObject({ kind: z.literal('none'), mirror }),
  z.strictObject({
    kind: z.literal('live'),
    bankSeconds: z.int().min(1).max(21_600),
    incrementSeconds: z.int().min(0).max(600),
    mirror,
  }),
  z.strictObject({ kind: z.literal('correspondence'), days: z.int().min(1).max(14), mirror }),
]);
/** The terms of a match: its time limits, and whether it is a mirror match. */
export type Terms = z.infer<typeof termsShape>;

/** Whether the clocks go by the calendar, so that time passes while nobody has the match open. */
export function isByCalendar({ kind }: Terms): boolean {
  return kind === 'correspondence';
}

/** The times of the game's rules. */
export const STANDARD: Terms = { kind: 'standard' };

/** The terms in a record; `STANDARD` for a match from before there were terms. */
export function termsIn(recorded: unknown): Terms {
  return termsShape.safeParse(recorded).data ?? STANDARD;
}

/** The same time limits, for a mirror match or for a single one. */
export function withMirror({ mirror: _, ...times }: Terms, isMirror: boolean): Terms {
  return isMirror ? { ...times, mirror: true } : times;
}
