/** Random values of a shape: zod's checks used in reverse, so that most values get past the first check. */
import fc, { type Arbitrary } from 'fast-check';
import type { z } from 'zod';

interface Def {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly options?: readonly z.ZodType[];
  readonly values?: readonly (string | number | boolean | null)[];
  readonly entries?: Readonly<Record<string, string | number>>;
  readonly element?: z.ZodType;
  readonly items?: readonly z.ZodType[];
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly keyType?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly getter?: () => z.ZodType;
}

interface Bag {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly patterns?: ReadonlySet<RegExp>;
  readonly format?: string;
}

/** The usual longest list, whatever longer ones are allowed. */
const USUAL_LENGTH = 6;

/** Values that a shape accepts, apart from bounds that it checks across fields. */
export function arbitraryOf(shape: z.ZodType): Arbitrary<unknown> {
  const { def, bag } = (shape as unknown as { readonly _zod: { readonly def: Def; readonly bag: Bag } })._zod;
  switch (def.type) {
    case 'object':
      return fc.record(mapped(def.shape ?? {}), { requiredKeys: required(def.shape ?? {}) });
    case 'union':
      return fc.oneof(...(def.options ?? []).map(arbitraryOf));
    case 'literal':
      return fc.constantFrom(...(def.values ?? []));
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries ?? {}));
    case 'string':
      return textOf(bag);
    case 'number':
      return numberOf(bag);
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(arbitraryOf(def.element as z.ZodType), {
        minLength: bag.minimum ?? 0,
        maxLength: Math.max(bag.minimum ?? 0, Math.min(bag.maximum ?? USUAL_LENGTH, USUAL_LENGTH)),
      });
    case 'tuple':
      return fc.tuple(...(def.items ?? []).map(arbitraryOf));
    case 'nullable':
      return fc.option(arbitraryOf(def.innerType as z.ZodType), { nil: null });
    case 'optional':
    case 'default':
    case 'prefault':
      return fc.option(arbitraryOf(def.innerType as z.ZodType), { nil: undefined });
    case 'readonly':
    case 'catch':
      return arbitraryOf(def.innerType as z.ZodType);
    case 'pipe':
      return arbitraryOf(def.in as z.ZodType);
    case 'record':
      return fc.dictionary(fc.string({ maxLength: 12 }), arbitraryOf(def.valueType as z.ZodType), { maxKeys: 5 });
    case 'lazy':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function mapped(shape: Readonly<Record<string, z.ZodType>>): Record<string, Arbitrary<unknown>> {
  return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, arbitraryOf(field)]));
}

function required(shape: Readonly<Record<string, z.ZodType>>): string[] {
  return Object.keys(shape).filter((name) => shape[name]?.safeParse(undefined).success === false);
}

function textOf({ minimum, maximum, patterns }: Bag): Arbitrary<string> {
  const [pattern] = patterns ?? [];
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern.source, 'u'), { size: 'small' });
  return fc.string({ minLength: minimum ?? 0, maxLength: Math.min(maximum ?? 40, 60), unit: 'grapheme' });
}

function numberOf({ minimum, maximum, format }: Bag): Arbitrary<number> {
  const min = minimum ?? -1_000_000;
  const max = maximum ?? 1_000_000;
  const whole = () =>
    fc.integer({ min: Math.ceil(Math.max(min, -(2 ** 31))), max: Math.floor(Math.min(max, 2 ** 31 - 1)) });
  return format?.includes('int') === true ? whole() : fc.oneof(whole(), fc.double({ min, max, noNaN: true }));
}
