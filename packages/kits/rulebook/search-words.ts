/** Words as a search compares them: small letters without accents, and without their endings. */

/** The words of a text, in small letters and without accents. */
export function foldedWords(text: string): string[] {
  const plain = text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, '');
  return plain.match(/[\p{L}\d]+/gu) ?? [];
}

/** An English word without the endings that do not change what it means: "firing", "fires" and "fired" are one. */
export function stemOf(word: string): string {
  if (word.length < 4) return word;
  let stem = word;
  if (stem.endsWith('ies')) stem = `${stem.slice(0, -3)}y`;
  else if (/[^su]s$/.test(stem) && !stem.endsWith('is')) stem = stem.slice(0, -1);
  if (/.{3}ing$/.test(stem)) stem = undoubled(stem.slice(0, -3));
  else if (/.{3}ed$/.test(stem)) stem = undoubled(stem.slice(0, -2));
  return stem.length > 3 && stem.endsWith('e') ? stem.slice(0, -1) : stem;
}

/** "hitt" as "hit". */
function undoubled(stem: string): string {
  return /([bdgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
}

/** Whether two words differ by one letter, or by two if both are long: swapped, missing, added or another one. */
export function isNear(word: string, other: string): boolean {
  const allowed = word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
  if (Math.abs(word.length - other.length) > allowed) return false;
  return distance(word, other) <= allowed;
}

function distance(word: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= word.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = word[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      const isSwapped = i > 1 && j > 1 && word[i - 1] === other[j - 2] && word[i - 2] === other[j - 1];
      if (isSwapped) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next[j] = least;
    }
    before = row;
    row = next;
  }
  return row[other.length] ?? 0;
}
