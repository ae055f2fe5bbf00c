/** The parts of a name that is shortened in narrow places. */
import { isolated, signsOf, unisolated } from '@dwo/shared';

/** The signs of a long word that stay at its end. */
const END = 6;
/** The signs of one word before its end that are worth shortening. */
const LEAST = 3;

/**
 * A name in two parts: the beginning, which may be shortened, and the end, which stays. Signs stay whole. A name that is read from
 * right to left is not parted, because its letters change their shape beside a cut, nor one that ends in brackets, because those
 * can be spared.
 */
export function partsOf(name: string): readonly [start: string, end: string] {
  const plain = unisolated(name);
  if (plain.endsWith(')')) return [name, ''];
  if (isolated(plain) !== plain) return [name, ''];
  const signs = signsOf(name);
  const space = signs.lastIndexOf(' ');
  // Before so short a rest a cut would save no room: it would only tear a letter.
  if (space < 0 && signs.length > END && signs.length - END < LEAST) return [name, ''];
  if (signs.length <= END) return ['', name];
  const at = space > 0 && signs.length - space <= 2 * END ? space : signs.length - END;
  return [signs.slice(0, at).join(''), signs.slice(at).join('')];
}
