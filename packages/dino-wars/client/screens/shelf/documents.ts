/** The documents that people store and share: forces and tables. All input is validated, wherever it comes from. */
import type { Force, Ground } from '@dwo/dino-wars';
import { forceShape, groundShape } from '@dwo/dino-wars/wire';
import { sentenceOf } from '@dwo/kits/shell/sentences';
import type { z } from 'zod';
import { say } from '../../words';
import { pack, Unpackable, unpack } from './packing';

/** The kinds of documents. */
export interface Documents {
  readonly force: Force;
  readonly ground: Ground;
}
export type DocumentKind = keyof Documents;

/** The kind of document in the sentences of a page. */
export type Noun = 'army' | 'herd' | 'table';

const SHAPES: { readonly [K in DocumentKind]: z.ZodType<Documents[K]> } = { force: forceShape, ground: groundShape };
/** The format in a file beside the document, so that a herd is never opened as a table. */
const FORMATS = { force: 'dino-wars-force-1', ground: 'dino-wars-table-1' } as const satisfies Record<
  DocumentKind,
  string
>;
const PAGES = { force: 'forces', ground: 'tables' } as const satisfies Record<DocumentKind, string>;
/** The key of the document in a file. */
const PARTS = { force: 'force', ground: 'table' } as const satisfies Record<DocumentKind, string>;

/** A document, or every reason why there is none. */
export type Reading<T> = { readonly document: T } | { readonly problems: readonly string[] };

/** The longest text that is read, in characters. */
const MOST_TEXT = 400_000;
/** The most reasons that are listed. */
const MOST_PROBLEMS = 12;

/** Reads a document from an untrusted value. */
export function readDocument<K extends DocumentKind>(kind: K, value: unknown): Reading<Documents[K]> {
  const { data, error } = SHAPES[kind].safeParse(value);
  if (error === undefined) return { document: data };
  const told = error.issues.map((issue) => (isMisshapen(issue, value) ? misshapen(kind) : sentence(issue)));
  return { problems: [...new Set(told)].slice(0, MOST_PROBLEMS) };
}

/** Whether a key is missing or unknown; then the file is of another kind, and a list of keys would not help. */
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

/** A file name for a document. */
export function fileName(kind: DocumentKind, name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${plain === '' ? PARTS[kind] : plain}.dino-wars.json`;
}

/** The link that opens a document. */
export async function linkTo<K extends DocumentKind>(origin: string, kind: K, document: Documents[K]): Promise<string> {
  return `${origin}/dino-wars/${PAGES[kind]}#${await pack(document)}`;
}

/** Reads a document that was pasted or dropped: a link, its fragment, the text of a file, or plain JSON. */
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
    return { problems: [error instanceof Unpackable ? say(`shelf.packed.${error.fault}`) : sentenceOf(error)] };
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
