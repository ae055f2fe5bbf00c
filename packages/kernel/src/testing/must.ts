import { canonicalJson, samePlain } from '../canonical';

/** Throws unless both are equal plain data; the message shows the difference. */
export function mustEqual(what: string, actual: unknown, expected: unknown): void {
  if (samePlain(actual, expected)) return;
  const [a, b] = [canonicalJson(actual), canonicalJson(expected)];
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const from = Math.max(0, at - 60);
  throw new Error(`${what}: ...${a.slice(from, at + 60)}... is not ...${b.slice(from, at + 60)}...`);
}

/** Throws an error with this message unless `holds` is true. */
export function must(holds: boolean, message: () => string): void {
  if (!holds) throw new Error(message());
}
