/**
 * The mark: a small file beside the journal that says how far the journal had come. If the journal, its write-ahead log or a
 * part of it goes, the mark still tells which matches and entries there were. It is written after the disk has the journal's
 * own write, and is never synced: it may be behind the journal, and never ahead of it.
 */
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { makePrivateFile } from './private-files';

/** Name of the mark in the data folder. */
export const MARK_FILE = 'journal.mark';

/** The journal as a whole at one moment. */
export interface Whole {
  readonly matches: number;
  readonly entries: number;
  /** When it was counted, epoch milliseconds. */
  readonly at: number;
}

/** A match since then. */
export interface Marked {
  /** Null if the match was made before. */
  id: string | null;
  /** The number of entries that it had at least. */
  n: number;
}

/** The contents of a mark. */
export interface MarkRead {
  /** Null if the file has no such line, as after a power cut. */
  readonly whole: Whole | null;
  readonly matches: ReadonlyMap<number, Marked>;
}

/** Reads the mark of a folder; null if there is none. Lines that are cut or unreadable are left out. */
export function readMark(folder: string): MarkRead | null {
  const path = join(folder, MARK_FILE);
  if (!existsSync(path)) return null;
  const lines = readFileSync(path, 'latin1').split('\n').slice(0, -1);
  const matches = new Map<number, Marked>();
  for (const line of lines) {
    const [, kind, key, more] = /^([mef]) (\d{1,15})(?: (\S{1,60}))?$/.exec(line) ?? [];
    const known = matches.get(Number(key));
    if (kind === 'm' && more !== undefined) matches.set(Number(key), { id: more, n: 0 });
    else if (kind === 'f') matches.delete(Number(key));
    else if (kind === 'e' && /^\d{1,15}$/.test(more ?? '')) {
      matches.set(Number(key), { id: known?.id ?? null, n: Math.max(known?.n ?? 0, Number(more)) });
    }
  }
  return { whole: wholeIn(lines[0] ?? ''), matches };
}

function wholeIn(line: string): Whole | null {
  try {
    const { matches, entries, at } = JSON.parse(line) as Partial<Whole>;
    if (typeof matches !== 'number' || typeof entries !== 'number') return null;
    return { matches, entries, at: at ?? 0 };
  } catch {
    return null;
  }
}

/** The numbers of matches and entries in a database file. */
export function sizeOf(db: DatabaseSync): Pick<Whole, 'matches' | 'entries'> {
  const count = (text: string) => Number(db.prepare(text).get()?.n ?? 0);
  const matches = count('SELECT count(*) AS n FROM matches');
  return { matches, entries: count('SELECT coalesce(sum(n), 0) AS n FROM heads') };
}

/** Removes the mark, so that whatever journal comes next is taken as it is. */
export function removeMark(folder: string): void {
  rmSync(join(folder, MARK_FILE), { force: true });
}

/** The mark of an open journal. */
export class Mark {
  private readonly path: string;
  private file: number;
  private waiting = '';
  private due: NodeJS.Immediate | null = null;
  private written = 0;

  /** `failed` receives the error of a write, for which nobody waits. */
  constructor(
    folder: string,
    private readonly failed: (error: unknown) => void,
  ) {
    this.path = join(folder, MARK_FILE);
    this.file = openMark(this.path);
  }

  /** The number of characters since the mark was begun. */
  get length(): number {
    return this.written;
  }

  made(key: number, id: string): void {
    this.add(`m ${key} ${id}\n`);
  }

  appended(key: number, n: number): void {
    this.add(`e ${key} ${n}\n`);
  }

  forgotten(key: number): void {
    this.add(`f ${key}\n`);
  }

  /** Begins anew. Must be called only when everything stored so far is in the database file itself. */
  begin(whole: Whole): void {
    this.waiting = '';
    const text = `${JSON.stringify(whole)}\n`;
    const next = `${this.path}.next`;
    rmSync(next, { force: true });
    const file = openMark(next);
    writeSync(file, text);
    renameSync(next, this.path);
    closeSync(this.file);
    this.file = file;
    this.written = text.length;
  }

  close(): void {
    this.write();
    if (this.due !== null) clearImmediate(this.due);
    closeSync(this.file);
  }

  /** The lines of one turn of the event loop are written together. */
  private add(line: string): void {
    this.waiting += line;
    this.written += line.length;
    this.due ??= setImmediate(() => this.write());
  }

  private write(): void {
    this.due = null;
    const text = this.waiting;
    this.waiting = '';
    if (text === '') return;
    try {
      writeSync(this.file, text);
    } catch (error) {
      this.failed(error);
    }
  }
}

function openMark(path: string): number {
  makePrivateFile(path);
  return openSync(path, 'a');
}
