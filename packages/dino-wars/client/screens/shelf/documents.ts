/** The documents that people keep and share: forces and tables, read with care from wherever they come. */
import type { Force, Ground } from '@dwo/dino-wars';
import { forceShape, groundShape } from '@dwo/dino-wars/wire';
import type { z } from 'zod';
import { say } from '../../words';
import { pack, Unpackable, unpack } from './packing';

export interface Documents {
  readonly force: Force;
  readonly ground: Ground;
}
export type DocumentKind = keyof Documents;

/** A document in the sentences of its page. */
export type Noun = 'army' | 'herd' | 'table';

const SHAPES: { readonly [K in DocumentKind]: z.ZodType<Documents[K]> } = { force: forceShape, ground: groundShape };
/** The mark in a file besides the document, so that nobody lays out a herd as a table. */
const FORMATS = { force: 'dino-wars-force-1', ground: 'dino-wars-table-1' } as const satisfies Record<
  DocumentKind,
  string
>;
const PAGES = { force: 'forces', ground: 'tables' } as const satisfies Record<DocumentKind, string>;
/** Its key in a file. */
const PARTS = { force: 'force', ground: 'table' } as const satisfies Record<DocumentKind, string>;

/** A document, or every reason why there is none. */
export type Reading<T> = { readonly document: T } | { readonly problems: readonly string[] };

/** The longest text that is read at all. */
const MOST_TEXT = 400_000;
/** Reasons that are told at once. */
const MOST_PROBLEMS = 12;

/** The document in a value from outside. */
export function readDocument<K extends DocumentKind>(kind: K, value: unknown): Reading<Documents[K]> {
  const { data, error } = SHAPES[kind].safeParse(value);
  if (error === undefined) return { document: data };
  const told = error.issues.map((issue) => (isMisshapen(issue, value) ? misshapen(kind) : sentence(issue)));
  return { problems: [...new Set(told)].slice(0, MOST_PROBLEMS) };
}

/** Whether something is missing, or does not belong there: what file that is nobody learns from one key of it. */
function isMisshapen({ code, path }: z.core.$ZodIssue, value: unknown): boolean {
  if (code === 'unrecognized_keys') return true;
  return path.length === 0 ? code === 'invalid_type' : at(value, path) === undefined;
}

function at(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inside, key) => (isObject(inside) ? inside[String(key)] : undefined), value);
}

function misshapen(kind: DocumentKind): string {
  return say('shelf.problem.misshapen', { kind });
}

function sentence({ path }: z.core.$ZodIssue): string {
  const where = path.map((part) => (typeof part === 'number' ? `${part + 1}` : String(part))).join(' ');
  return where === '' ? say('shelf.broken.why') : say('shelf.problem.value', { where });
}

/** A document as the text of a file. */
export function writeFile<K extends DocumentKind>(kind: K, document: Documents[K]): string {
  return `${JSON.stringify({ format: FORMATS[kind], [PARTS[kind]]: document }, null, 2)}\n`;
}

/** A good name for that file. */
export function fileName(kind: DocumentKind, name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${plain === '' ? PARTS[kind] : plain}.dino-wars.json`;
}

/** The link under which a document opens. */
export async function linkTo<K extends DocumentKind>(origin: string, kind: K, document: Documents[K]): Promise<string> {
  return `${origin}/dino-wars/${PAGES[kind]}#${await pack(document)}`;
}

/** The document in what somebody pasted or dropped: a link, the part of it behind `#`, the text of a file, or bare JSON. */
export async function readText<K extends DocumentKind>(kind: K, text: string): Promise<Reading<Documents[K]>> {
  const trimmed = text.trim();
  if (trimmed === '') return { problems: [say('shelf.problem.nothing')] };
  if (trimmed.length > MOST_TEXT) return { problems: [say('shelf.problem.long', { kind })] };
  if (trimmed.startsWith('{')) return readJson(kind, trimmed);
  const hash = trimmed.indexOf('#');
  const other = kind === 'force' ? 'ground' : 'force';
  if (hash > 0 && trimmed.slice(0, hash).endsWith(`/${PAGES[other]}`)) {
    return { problems: [say('shelf.problem.other-link', { kind })] };
  }
  try {
    return readDocument(kind, await unpack(trimmed.slice(hash + 1)));
  } catch (error) {
    return { problems: [error instanceof Unpackable ? say(`shelf.packed.${error.fault}`) : String(error)] };
  }
}

function readJson<K extends DocumentKind>(kind: K, text: string): Reading<Documents[K]> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problems: [say('shelf.problem.file')] };
  }
  if (!isObject(value) || value.format === undefined) return readDocument(kind, value);
  const [own, other] = kind === 'force' ? (['force', 'ground'] as const) : (['ground', 'force'] as const);
  if (value.format === FORMATS[other]) {
    return { problems: [say('shelf.problem.other-file', { kind: own })] };
  }
  if (value.format !== FORMATS[own])
    return { problems: [say('shelf.problem.format', { format: String(value.format).slice(0, 40) })] };
  return readDocument(kind, value[PARTS[own]]);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
