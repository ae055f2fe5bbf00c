/**
 * Copies plain game state into its Colyseus schema and back. The schema has the same field names. `null` becomes an unset
 * field, records become MapSchemas, arrays ArraySchemas, and packed lists strings. Fields that the schema does not declare
 * are not copied.
 */
import { type ArraySchema, type MapSchema, Metadata, type Schema } from '@colyseus/schema';
import { type Packing, packingsOf, type SchemaClass } from './packing';

type Plain = Readonly<Record<string, unknown>>;
type Fields = Record<string, unknown>;

/** The shape of a field, read from the class once. */
type Shape =
  | { readonly kind: 'value' }
  | { readonly kind: 'packed'; readonly packing: Packing }
  | { readonly kind: 'struct'; readonly of: SchemaClass; readonly fields: ReadonlyMap<string, Shape> }
  | { readonly kind: 'list'; readonly of: Shape }
  | { readonly kind: 'map'; readonly of: Shape };

type Struct = Extract<Shape, { kind: 'struct' }>;

const shapes = new WeakMap<object, Struct>();

function structOf(type: SchemaClass): Struct {
  const known = shapes.get(type);
  if (known !== undefined) return known;
  const fields = new Map<string, Shape>();
  const shape: Struct = { kind: 'struct', of: type, fields };
  shapes.set(type, shape);
  const packed = packingsOf(type);
  for (const [name, field] of Object.entries(Metadata.getFields(type) as Record<string, unknown>)) {
    const packing = packed?.[name];
    fields.set(name, packing === undefined ? shapeOf(field) : { kind: 'packed', packing });
  }
  return shape;
}

function shapeOf(type: unknown): Shape {
  if (typeof type === 'string') return { kind: 'value' };
  if (typeof type === 'function') return structOf(type as SchemaClass);
  const { array, map } = type as { readonly array?: unknown; readonly map?: unknown };
  if (array !== undefined) return { kind: 'list', of: shapeOf(array) };
  if (map !== undefined) return { kind: 'map', of: shapeOf(map) };
  throw new TypeError('The mirror knows values, schemas, arrays and maps only');
}

/** Makes `target` show `plain`; writes only differences. */
export function mirror(target: Schema, plain: object): void {
  fillStruct(structOf(target.constructor as SchemaClass), target as unknown as Fields, plain as Plain);
}

/** Makes `target` show the changes in `plain`; `paths` start at its root and come from the kernel's `observe`. */
export function mirrorChanges(target: Schema, plain: object, paths: readonly (readonly string[])[]): void {
  const shape = structOf(target.constructor as SchemaClass);
  const root: Place = { path: [], shape, at: target, from: plain };
  let latest = root;
  for (const path of paths) latest = follow(isBelow(latest, path) ? latest : root, path) ?? root;
}

/** An object on both sides, and its path. */
interface Place {
  readonly path: readonly string[];
  readonly shape: Shape;
  readonly at: unknown;
  readonly from: unknown;
}

/** Whether a path leads to a value inside the object at this place. */
function isBelow({ path }: Place, other: readonly string[]): boolean {
  return other.length === path.length + 1 && path.every((key, depth) => key === other[depth]);
}

/**
 * Follows a path as far as both sides have it, and copies the value there. Returns the object that contains the end of the
 * path, or null.
 */
function follow(start: Place, path: readonly string[]): Place | null {
  let { shape, at, from } = start;
  for (let depth = start.path.length; depth < path.length; depth++) {
    const key = path[depth] as string;
    if (shape.kind !== 'struct' && shape.kind !== 'map') break;
    const inner: Shape | undefined = shape.kind === 'map' ? shape.of : shape.fields.get(key);
    if (inner === undefined) return null;
    const next = (from as Plain)[key];
    if (depth === path.length - 1) {
      put(shape, at, key, next);
      return depth === start.path.length ? start : { path: path.slice(0, depth), shape, at, from };
    }
    const below = shape.kind === 'map' ? (at as MapSchema).get(key) : (at as Fields)[key];
    if (inner.kind === 'value' || inner.kind === 'packed' || isUnset(below) || isUnset(next)) {
      put(shape, at, key, next);
      return null;
    }
    shape = inner;
    at = below;
    from = next;
  }
  fill(shape, at, from);
  return null;
}

function put(shape: Shape, at: unknown, key: string, value: unknown): void {
  if (shape.kind === 'map') putEntry(shape.of, at as MapSchema, key, value);
  else if (shape.kind === 'struct') putField(shape.fields.get(key) as Shape, at as Fields, key, value);
}

function putField(shape: Shape, target: Fields, name: string, value: unknown): void {
  const held = target[name];
  if (shape.kind === 'value' || shape.kind === 'packed' || isUnset(value)) {
    const wanted =
      shape.kind === 'packed' && !isUnset(value)
        ? shape.packing.pack(value as readonly unknown[])
        : (value ?? undefined);
    if (held !== wanted) target[name] = wanted;
  } else if (isUnset(held)) {
    target[name] = make(shape, value);
  } else {
    fill(shape, held, value);
  }
}

function putEntry(shape: Shape, target: MapSchema, key: string, value: unknown): void {
  const held = target.get(key);
  if (isUnset(value)) {
    if (held !== undefined) target.delete(key);
  } else if (shape.kind === 'value') {
    if (held !== value) target.set(key, value);
  } else if (held === undefined) {
    target.set(key, make(shape, value));
  } else {
    fill(shape, held, value);
  }
}

/** Makes a schema object for a value. Arrays and maps are made by the schema that contains them. */
function make(shape: Shape, value: unknown): unknown {
  if (shape.kind === 'struct') {
    const made = new shape.of();
    fillStruct(shape, made as unknown as Fields, value as Plain);
    return made;
  }
  throw new TypeError('An array or a map must not be unset in a schema');
}

function fill(shape: Shape, target: unknown, value: unknown): void {
  if (shape.kind === 'struct') fillStruct(shape, target as Fields, value as Plain);
  else if (shape.kind === 'list') fillList(shape.of, target as ArraySchema, value as readonly unknown[]);
  else if (shape.kind === 'map') fillMap(shape.of, target as MapSchema, value as Plain);
}

function fillStruct(shape: Struct, target: Fields, plain: Plain): void {
  for (const [name, inner] of shape.fields) putField(inner, target, name, plain[name]);
}

function fillMap(shape: Shape, target: MapSchema, plain: Plain): void {
  for (const key of [...target.keys()]) if (!Object.hasOwn(plain, key)) target.delete(key);
  for (const key of Object.keys(plain)) putEntry(shape, target, key, plain[key]);
}

/** Entries are overwritten in place, and added or removed at the end: these are the simplest operations of an ArraySchema. */
function fillList(shape: Shape, target: ArraySchema, plain: readonly unknown[]): void {
  if (plain.length === 0) {
    target.clear();
    return;
  }
  while (target.length > plain.length) target.pop();
  for (let i = 0; i < plain.length; i++) {
    const value = plain[i];
    if (i >= target.length) target.push(shape.kind === 'value' ? value : make(shape, value));
    else if (shape.kind !== 'value') fill(shape, target[i], value);
    else if (target[i] !== value) target[i] = value;
  }
}

function isUnset(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

/**
 * The plain state that a schema shows. Unchanged parts are the same objects as in `previous`, so a comparison by identity
 * finds the changes.
 */
export function toPlain(source: Schema, previous: unknown = null): object {
  return plainStruct(structOf(source.constructor as SchemaClass), source as unknown as Fields, previous) as object;
}

function plainOf(shape: Shape, value: unknown, previous: unknown): unknown {
  if (isUnset(value)) return null;
  switch (shape.kind) {
    case 'value':
      return value;
    case 'packed':
      return plainPacked(shape.packing, value as string, previous);
    case 'struct':
      return plainStruct(shape, value as Fields, previous);
    case 'list':
      return plainList(shape.of, value as ArraySchema, previous);
    case 'map':
      return plainMap(shape.of, value as MapSchema, previous);
  }
}

function plainStruct(shape: Struct, source: Fields, previous: unknown): unknown {
  const before = recordOrNull(previous);
  let same = before !== null;
  const plain: Fields = {};
  for (const [name, inner] of shape.fields) {
    const value = plainOf(inner, source[name], before?.[name] ?? null);
    plain[name] = value;
    if (same && before?.[name] !== value) same = false;
  }
  return same ? before : plain;
}

function plainPacked(packing: Packing, text: string, previous: unknown): unknown {
  return Array.isArray(previous) && packing.pack(previous) === text ? previous : packing.unpack(text);
}

function plainList(shape: Shape, source: ArraySchema, previous: unknown): unknown {
  const before = Array.isArray(previous) ? (previous as readonly unknown[]) : null;
  const plain: unknown[] = [];
  source.forEach((value, i) => {
    plain.push(plainOf(shape, value, before?.[i] ?? null));
  });
  const same = before !== null && before.length === plain.length && before.every((value, i) => value === plain[i]);
  return same ? before : plain;
}

function plainMap(shape: Shape, source: MapSchema, previous: unknown): unknown {
  const before = recordOrNull(previous);
  let same = before !== null && Object.keys(before).length === source.size;
  const plain: Fields = {};
  source.forEach((value, key: string) => {
    const inner = plainOf(shape, value, before?.[key] ?? null);
    plain[key] = inner;
    if (same && before?.[key] !== inner) same = false;
  });
  return same ? before : plain;
}

function recordOrNull(value: unknown): Plain | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Plain) : null;
}
