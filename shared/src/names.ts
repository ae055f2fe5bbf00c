/** Names of people. */
import { z } from 'zod';

/** Letters and signs that look empty: fillers of Hangul and Khmer, and the empty Braille cell. */
const BLANK = /[\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0]/gu;

/**
 * A name to be shown: control and format characters are removed and white space is collapsed; 1 to 24 characters must be
 * left.
 */
export const playerName = z
  .string()
  .max(200)
  .transform(cleanName)
  .pipe(
    z
      .string()
      .regex(/[\p{L}\p{N}\p{P}\p{S}]/u, 'a name needs a letter')
      .max(24, 'a name has at most 24 characters'),
  );

/** Removes characters that could disguise or break a name. The client must still escape it. */
export function cleanName(given: string): string {
  return given
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu, '')
    .replace(BLANK, '')
    .replace(/\p{M}{3,}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}
