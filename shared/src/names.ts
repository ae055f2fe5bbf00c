/** Names as people may see them. */
import { z } from 'zod';

/** A name as people may see it: control and format characters removed, white space single, 1 to 24 characters left. */
export const playerName = z
  .string()
  .max(200)
  .transform(cleanName)
  .pipe(z.string().min(1, 'a name needs a letter').max(24, 'a name has at most 24 characters'));

/** Removes what could disguise or break a name on screen; the rest is text for the client to show as text. */
export function cleanName(given: string): string {
  return given
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu, '')
    .replace(/\p{M}{3,}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}
