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
