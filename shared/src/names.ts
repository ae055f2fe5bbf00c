/** Names as people may see them. */
import { z } from 'zod';

/** Letters and signs that show nothing: fillers of Hangul and Khmer, and the empty Braille cell. */
const BLANK = /[\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0]/gu;

/** A name as people may see it: control and format characters removed, white space single, 1 to 24 characters left. */
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

/** Removes what could disguise or break a name on screen; the rest is text for the client to show as text. */
export function cleanName(given: string): string {
  return given
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu, '')
    .replace(BLANK, '')
    .replace(/\p{M}{3,}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}
