import { clone } from '../clone';
import type { Path } from '../observe';

type Tree = { [key: string]: unknown };

/** The value at a path; undefined if there is none. */
export function valueAt(root: object, path: Path): unknown {
  let at: unknown = root;
  for (const key of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined;
    at = (at as Tree)[key];
  }
  return at;
}

/** Copies the value at a path from one tree to another, or removes it there if it is missing. */
export function carryOver(path: Path, from: object, to: object): void {
  const above = path.slice(0, -1);
  const key = path.at(-1) as string;
  const value = valueAt(from, path);
  const sink = valueAt(to, above) as Tree;
  if (value === undefined) delete sink[key];
  else sink[key] = clone(value);
}
