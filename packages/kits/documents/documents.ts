/** Documents that people make, store and share. All input is validated, wherever it comes from. */
import type { z } from 'zod';
import { addressOf, type Route } from '../shell/router';
import { sentenceOf } from '../shell/sentences';
import { pack, Unpackable, unpack } from './packing';
import { say } from './words';

/** A document; `name` is what its maker calls it. */
export interface Named {
  readonly name: string;
}

/** The word for a document in the sentences of its page. */
export type Noun = 'army' | 'herd' | 'table' | 'force' | 'posse';

/** The format in files, and the page, of a kind of document. */
export interface Format {
  /** The format in a file, beside the document, so that one kind is never opened as another. */
  readonly format: string;
  /** The page on which it is made, and which a link opens. */
  readonly page: Extract<Route, { readonly page: 'game' }>;
}

/** A kind of document. */
export interface DocumentKind<T extends Named> extends Format {
  /** The word for any document of this kind. */
  readonly what: 'force' | 'table' | 'posse';
  readonly noun: (document: T) => Noun;
  /** Refuses whatever is no such document. */
  readonly shape: z.ZodType<T>;
  /** The key of the document in a file. */
  readonly part: string;
  /** The key under which this browser stores all documents of the kind. */
  readonly key: string;
  /** The key under which this browser stores the latest draft. */
  readonly draftKey: string;
  /** Another kind of the same game, whose links and files are told apart; null if there is none. */
  readonly other: Format | null;
}

/** A document, or every reason why there is none. */
export type Reading<T> = { readonly document: T } | { readonly problems: readonly string[] };

/** The longest text that is read, in characters. */
const MOST_TEXT = 400_000;
/** The most reasons that are listed. */
const MOST_PROBLEMS = 12;

/** Reads a document from an untrusted value. */
export function readDocument<T extends Named>(kind: DocumentKind<T>, value: unknown): Reading<T> {
  const { data, error } = kind.shape.safeParse(value);
  if (error === undefined) return { document: data };
  const told = error.issues.map((issue) =>
    isMisshapen(issue, value) ? say('shelf.problem.misshapen', { kind: kind.what }) : sentence(issue),
  );
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

function sentence({ path }: z.core.$ZodIssue): string {
  const where = path.map((part) => (typeof part === 'number' ? `${part + 1}` : String(part))).join(' ');
  return where === '' ? say('shelf.broken.why') : say('shelf.problem.value', { where });
}

/** A document as the text of a file. */
export function writeFile<T extends Named>({ format, part }: DocumentKind<T>, document: T): string {
  return `${JSON.stringify({ format, [part]: document }, null, 2)}\n`;
}

/** A file name for a document. */
export function fileName<T extends Named>({ part, page }: DocumentKind<T>, name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${plain === '' ? part : plain}.${page.game}.json`;
}

/** The link that opens a document. */
export async function linkTo<T extends Named>(origin: string, { page }: DocumentKind<T>, document: T): Promise<string> {
  return `${origin}${addressOf({ ...page, hash: await pack(document) })}`;
}

/** Reads a document that was pasted or dropped: a link, its fragment, the text of a file, or plain JSON. */
export async function readText<T extends Named>(kind: DocumentKind<T>, text: string): Promise<Reading<T>> {
  const trimmed = text.trim();
  if (trimmed === '') return { problems: [say('shelf.problem.nothing')] };
  if (trimmed.length > MOST_TEXT) return { problems: [say('shelf.problem.long', { kind: kind.what })] };
  if (trimmed.startsWith('{')) return readJson(kind, trimmed);
  const hash = trimmed.indexOf('#');
  if (kind.other !== null && hash > 0 && trimmed.slice(0, hash).endsWith(`/${kind.other.page.path}`)) {
    return { problems: [say('shelf.problem.other-link', { kind: kind.what })] };
  }
  try {
    return readDocument(kind, await unpack(trimmed.slice(hash + 1)));
  } catch (error) {
    return { problems: [error instanceof Unpackable ? say(`shelf.packed.${error.fault}`) : sentenceOf(error)] };
  }
}

function readJson<T extends Named>(kind: DocumentKind<T>, text: string): Reading<T> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problems: [say('shelf.problem.file')] };
  }
  if (!isObject(value) || value.format === undefined) return readDocument(kind, value);
  if (value.format === kind.other?.format) {
    return { problems: [say('shelf.problem.other-file', { kind: kind.what })] };
  }
  if (value.format !== kind.format)
    return { problems: [say('shelf.problem.format', { format: String(value.format).slice(0, 40) })] };
  return readDocument(kind, value[kind.part]);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
