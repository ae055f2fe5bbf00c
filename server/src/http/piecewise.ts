/** Validates untrusted input piece by piece, so that a long wrong value is refused at its first mistake. */
import type { z } from 'zod';

/** The path of a wrong value, and why it is wrong. */
export interface Mistake {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** The parts of a zod schema's definition that are used here. */
interface Inside {
  readonly type: string;
  readonly checks?: readonly unknown[];
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly catchall?: z.ZodType;
  readonly element?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly valueType?: z.ZodType;
}

/**
 * Finds the first mistake in the pieces of a value, one piece per step; null if there is none. Checks that span several
 * pieces need the whole schema afterwards.
 */
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
  // The checks of an array are about its length, so it is not validated again as a whole.
  return def.type !== 'array' && (def.checks?.length ?? 0) > 0 ? whole(shape, value, path) : null;
}

/** The pieces of a value with their schemas; null for a value without pieces. */
function partsOf(def: Inside, value: unknown): Iterable<readonly [PropertyKey, z.ZodType, unknown]> | null {
  if (def.type === 'array' && Array.isArray(value)) return elements(value, def.element as z.ZodType);
  if (!isObject(value)) return def.innerType === undefined || value === undefined ? null : inside(def.innerType, value);
  switch (def.type) {
    case 'object': {
      const { shape = {}, catchall } = def;
      const isStrict = (catchall?.def as Inside | undefined)?.type === 'never';
      if (isStrict && Object.keys(value).some((key) => !Object.hasOwn(shape, key))) return null;
      // A missing optional part needs no check.
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

/** The schema inside optional and other wrappers. */
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
