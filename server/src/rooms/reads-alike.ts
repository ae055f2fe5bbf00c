/** Whether somebody would be taken for somebody else by their name. */
import { cleanName } from '@dwo/shared';
import { LOOK_ALIKES } from './look-alikes';

const PROTOTYPES = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([prototype, others]) => [...others].map((other) => [other, prototype] as const)),
);

/** Small capitals, among them what the prototypes of some small Cyrillic letters are, are read as letters. */
const SMALL_CAPITALS = new Map(
  Array.from('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋĸʟᴍʍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ', (small, i) => [small, 'abcdefghijkklmmnopqrstuvwyz'[i] ?? small] as const),
);

/**
 * Whether two names are the same to whoever reads them: case, width, accents, spaces and signs between letters do not count,
 * and letters of any alphabet that look alike are one (Unicode's skeletons, UTS 39). Jörg and Jorg are the same, Jörg and
 * Joerg are not. Names of signs alone are the same only if their signs are.
 */
export function readsAlike(one: string, other: string): boolean {
  const keys = keysOf(one);
  return keysOf(other).some((key) => keys.includes(key));
}

/** Capitals may look like others than their small letters do (Greek Ν, ν), so a name is read as it stands and without case. */
function keysOf(name: string): readonly string[] {
  const plain = cleanName(name).normalize('NFKD');
  const seen = letters(skeleton(plain));
  if (seen === '') return [plain.replace(/\s/gu, '')];
  return [small(seen), small(letters(plain))];
}

function skeleton(text: string): string {
  return Array.from(text, (sign) => PROTOTYPES.get(sign) ?? sign).join('');
}

function letters(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}

/** Without case a capital I, which looks like an l, is an i as well: all three are one. */
function small(text: string): string {
  const prototypes = letters(skeleton(text.toLowerCase()).normalize('NFKD')).toLowerCase();
  return Array.from(prototypes, (sign) => SMALL_CAPITALS.get(sign) ?? sign)
    .join('')
    .replaceAll('i', 'l')
    .replaceAll('m', 'rn');
}
