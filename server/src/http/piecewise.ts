/** Looks at what strangers send piece by piece, so that a long and wrong value is refused at its first mistake. */
import type { z } from 'zod';

/** The place where a value is not of its shape, and why. */
export interface Mistake {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** The part of a shape that is needed to look into it. */
interface Inside {
  readonly type: string;
  readonly checks?: readonly unknown[];
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly catchall?: z.ZodType;
  readonly element?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly valueType?: z.ZodType;
}

/** Looks for the first mistake in a value; null if there is none in its pieces. What spans pieces, the whole shape knows. */
export function* firstMistake(
  shape: z.ZodType,
  value: unknown,
  path: readonly PropertyKey[] = [],
): Generator<void, Mistake | null> {
  const def = shape.def as unknown as Inside;
  const inner = partsOf(def, value);
  if (inner === null) {
    yield;
    return whole(shape, value, path);
  }
  for (const [key, part, piece] of inner) {
    const mistake = yield* firstMistake(part, piece, [...path, key]);
    if (mistake !== null) return mistake;
  }
  // An array is not looked at again as a whole: its checks are about its length.
  return def.type !== 'array' && (def.checks?.length ?? 0) > 0 ? whole(shape, value, path) : null;
}

/** The pieces of a value with their shapes; null for what is one piece. */
function partsOf(def: Inside, value: unknown): Iterable<readonly [PropertyKey, z.ZodType, unknown]> | null {
  if (def.type === 'array' && Array.isArray(value)) return elements(value, def.element as z.ZodType);
  if (!isObject(value)) return def.innerType === undefined || value === undefined ? null : inside(def.innerType, value);
  switch (def.type) {
    case 'object': {
      const { shape = {}, catchall } = def;
      const isStrict = (catchall?.def as Inside | undefined)?.type === 'never';
      if (isStrict && Object.keys(value).some((key) => !Object.hasOwn(shape, key))) return null;
      // A part that may be left out and is has nothing to look at.
      return Object.entries(shape).flatMap(([key, part]) => {
        const absent = part._zod.optin === 'optional' && !Object.hasOwn(value, key);
        return absent ? [] : [[key, part, value[key]] as const];
      });
    }
    case 'record':
      return Object.entries(value).map(([key, piece]) => [key, def.valueType as z.ZodType, piece] as const);
    default:
      return def.innerType === undefined ? null : inside(def.innerType, value);
  }
}

function* elements(values: readonly unknown[], element: z.ZodType): Generator<[PropertyKey, z.ZodType, unknown]> {
  for (const [i, value] of values.entries()) yield [i, element, value];
}

/** An optional or otherwise wrapped value has the pieces of the value inside. */
function inside(shape: z.ZodType, value: unknown) {
  return partsOf(shape.def as unknown as Inside, value);
}

function whole(shape: z.ZodType, value: unknown, path: readonly PropertyKey[]): Mistake | null {
  const [issue] = shape.safeParse(value).error?.issues ?? [];
  return issue === undefined ? null : { path: [...path, ...issue.path], message: issue.message };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
