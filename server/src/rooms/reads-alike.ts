/** Tells whether two names can be mistaken for each other. */
import { cleanName } from '@dwo/shared';
import { LOOK_ALIKES } from './look-alikes';

const PROTOTYPES = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([prototype, others]) => [...others].map((other) => [other, prototype] as const)),
);

/** Maps small capitals to letters; the prototypes of some small Cyrillic letters are small capitals. */
const SMALL_CAPITALS = new Map(
  Array.from('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋĸʟᴍʍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ', (small, i) => [small, 'abcdefghijkklmmnopqrstuvwyz'[i] ?? small] as const),
);

/**
 * Whether two names look the same to a reader. Case, width, accents, spaces and signs between letters do not count, and
 * letters of different alphabets that look alike are equal (skeletons of Unicode UTS 39). Jörg and Jorg are the same, Jörg
 * and Joerg are not. Names without letters are the same only if their signs are.
 */
export function readsAlike(one: string, other: string): boolean {
  const keys = keysOf(one);
  return keysOf(other).some((key) => keys.includes(key));
}

/**
 * A capital may look like another letter than its small form does (Greek Ν, ν), so the name is compared both as written and
 * in small letters.
 */
function keysOf(name: string): readonly string[] {
  const plain = cleanName(name).normalize('NFKD');
  const seen = letters(skeleton(plain));
  if (seen === '') return [plain.replace(/\s|\p{Cf}|[\uFE00-\uFE0F]/gu, '')];
  return [small(seen), small(letters(plain))];
}

function skeleton(text: string): string {
  return Array.from(text, (sign) => PROTOTYPES.get(sign) ?? sign).join('');
}

/** Letters and digits, with the marks that are vowels of their script, as in Hindi; accents and points are left out. */
function letters(text: string): string {
  return text.replace(/[^\p{L}\p{N}\p{M}]|(?=[\p{Script=Inherited}\p{Script=Hebrew}\p{Script=Arabic}])\p{M}/gu, '');
}

/** In small letters, capital I also looks like l and i: all three become one letter. */
function small(text: string): string {
  const prototypes = letters(skeleton(text.toLowerCase()).normalize('NFKD')).toLowerCase();
  return Array.from(prototypes, (sign) => SMALL_CAPITALS.get(sign) ?? sign)
    .join('')
    .replaceAll('i', 'l')
    .replaceAll('m', 'rn');
}
