/** The disk calls of a process, as recorded by strace. */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

/** One system call that changes the contents of a folder or syncs them. Times are epoch ms. */
export type DiskCall = {
  readonly path: string;
  /** When the call began. */
  readonly since: number;
  /** When the call had returned. */
  readonly until: number;
} & (
  | { readonly kind: 'write'; readonly offset: number; readonly data: Buffer }
  | { readonly kind: 'resize'; readonly size: number }
  | { readonly kind: 'sync' | 'open' | 'make-folder' | 'remove' }
);

/** Calls whose effect the drill knows. */
const KNOWN = ['openat', 'mkdir', 'pwrite64', 'ftruncate', 'fsync', 'fdatasync', 'unlink'] as const;
/** Other calls that change files: after one of them in the folder, the drill would not know what the disk holds. */
const UNKNOWN = [
  ...['open', 'creat', 'mkdirat', 'write', 'writev', 'pwritev', 'pwritev2', 'truncate', 'fallocate', 'sync_file_range'],
  ...['unlinkat', 'rename', 'renameat', 'renameat2', 'link', 'linkat', 'symlink', 'copy_file_range', 'sendfile'],
] as const;

/** The command that runs another one and writes its trace to a file. The process that it starts is the other command's own. */
export function traced(strace: string, file: string, command: readonly string[]): string[] {
  const options = ['-D', '-f', '--seccomp-bpf', '-ttt', '-T', '-y', '-xx', '-s', '1000000', '-o', file];
  return [strace, ...options, '-e', `trace=${[...KNOWN, ...UNKNOWN].join(',')}`, ...command];
}

/** The mark is never synced: a power cut may leave an earlier one or none, and the disks here have none. */
const UNSYNCED = /\/journal\.mark(\.next)?$/;

const LINE = /^(\d+) +(\d+\.\d+) (.*)$/;
const UNFINISHED = /\s*<unfinished \.\.\.>$/;
const RESUMED = /^<\.\.\. \w+ resumed>/;
const CALL = /^(\w+)\((.*)\) += (\d+)(?:<([^>]*)>)?.* <([\d.]+)>$/;

/** The calls on a folder and its contents, in the order in which they began. Throws for a call of unknown effect. */
export async function readTrace(file: string, folder: string): Promise<DiskCall[]> {
  const calls: DiskCall[] = [];
  const unfinished = new Map<string, { readonly since: string; readonly text: string }>();
  for await (const line of createInterface(createReadStream(file, 'latin1'))) {
    const [, thread = '', time = '', text = ''] = LINE.exec(line) ?? [];
    if (UNFINISHED.test(text)) {
      unfinished.set(thread, { since: time, text: text.replace(UNFINISHED, '') });
      continue;
    }
    const begun = RESUMED.test(text) ? unfinished.get(thread) : undefined;
    const whole = begun === undefined ? text : begun.text + text.replace(RESUMED, '');
    calls.push(...readCall(whole, Number(begun?.since ?? time) * 1000, folder));
  }
  return calls.sort((a, b) => a.since - b.since);
}

/** A successful call, if it concerns the folder; strace writes all strings as `\x` with two digits for each byte. */
function readCall(text: string, since: number, folder: string): DiskCall[] {
  const [, name = '', given = '', result = '', opened = '', seconds = ''] = CALL.exec(text) ?? [];
  const [, first = '', rest = ''] = /^[^<"]*[<"]([^>"]*)[>"](.*)$/.exec(given) ?? [];
  const path = bytes(name === 'openat' ? opened : first).toString();
  if (path !== folder && !path.startsWith(`${folder}/`)) return [];
  if (UNSYNCED.test(path)) return [];
  const call = { path, since, until: since + Number(seconds) * 1000 };
  switch (name) {
    case 'openat':
      if (rest.includes('O_TRUNC')) throw new Error(`The server empties ${path} as it opens it`);
      return rest.includes('O_CREAT') ? [{ ...call, kind: 'open' }] : [];
    case 'mkdir':
      return [{ ...call, kind: 'make-folder' }];
    case 'unlink':
      return [{ ...call, kind: 'remove' }];
    case 'ftruncate':
      return [{ ...call, kind: 'resize', size: Number(/\d+/.exec(rest)?.[0]) }];
    case 'fsync':
    case 'fdatasync':
      return [{ ...call, kind: 'sync' }];
    case 'pwrite64': {
      const [, data = '', offset = ''] = /^, "([^"]*)", \d+, (\d+)$/.exec(rest) ?? [];
      return [{ ...call, kind: 'write', offset: Number(offset), data: bytes(data).subarray(0, Number(result)) }];
    }
    default:
      throw new Error(`The server changes ${path} by ${name}, of which this drill does not know the effect`);
  }
}

function bytes(written: string): Buffer {
  return Buffer.from(written.replaceAll('\\x', ''), 'hex');
}
