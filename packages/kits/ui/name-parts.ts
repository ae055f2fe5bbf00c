/** Where a name may be shortened. */

/** The letters of a long word that stay at its end. */
const END = 6;

/** A name in two parts: the beginning, which may be shortened, and the end, which stays. */
export function partsOf(name: string): readonly [start: string, end: string] {
  const space = name.lastIndexOf(' ');
  const at = space > 0 && name.length - space <= 2 * END ? space : Math.max(0, name.length - END);
  return name.length <= END ? ['', name] : [name.slice(0, at), name.slice(at)];
}
