/** The contents that a disk may have after a power cut: all that was synced, and any part of what was not. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Chance } from '@dwo/kernel/testing';
import type { DiskCall } from './trace';

/** A disk writes a sector completely or not at all. */
const SECTOR = 512;

type Change = Extract<DiskCall, { readonly kind: 'write' | 'resize' }>;

/** A file or folder, under any name. */
interface Node {
  readonly folder: boolean;
  readonly changes: Change[];
  /** For a folder: the syncs of its names. */
  readonly syncs: DiskCall[];
}

/** A name was given to a node, or taken from it. */
interface Naming {
  readonly call: DiskCall;
  readonly node: Node | null;
}

/** The history of a folder on a disk, beginning when it was empty. */
export class Disk {
  private readonly root: Node = { folder: true, changes: [], syncs: [] };
  private readonly namings = new Map<string, Naming[]>();

  constructor(
    private readonly folder: string,
    calls: readonly DiskCall[],
  ) {
    const now = new Map([[folder, this.root]]);
    for (const call of calls) {
      const node = now.get(call.path);
      if (call.kind === 'sync') node?.syncs.push(call);
      else if (call.kind === 'write' || call.kind === 'resize') node?.changes.push(call);
      else if (call.kind === 'remove') {
        now.delete(call.path);
        this.name(call, null);
      } else if (node === undefined) {
        const made = { folder: call.kind === 'make-folder', changes: [], syncs: [] };
        now.set(call.path, made);
        this.name(call, made);
      }
    }
  }

  /**
   * Writes what is on the disk after a power cut at a moment into an empty folder: only what was synced, or, with a chance, any
   * part of the rest as well.
   */
  restore(into: string, at: number, chance: Chance | null): void {
    this.restoreNames(this.folder, this.root, into, at, chance);
  }

  private restoreNames(path: string, folder: Node, into: string, at: number, chance: Chance | null): void {
    mkdirSync(into, { recursive: true });
    for (const [name, namings] of this.namings) {
      if (dirname(name) !== path) continue;
      const node = latest(namings, folder, at, chance);
      const target = join(into, relative(path, name));
      if (node?.folder) this.restoreNames(name, node, target, at, chance);
      else if (node) writeFileSync(target, content(node, at, chance));
    }
  }

  private name(call: DiskCall, node: Node | null): void {
    const namings = this.namings.get(call.path) ?? [];
    this.namings.set(call.path, [...namings, { call, node }]);
  }
}

/** When the latest sync began that had ended at a moment: everything done before is on the disk. */
function syncedUntil({ syncs }: Node, at: number): number {
  return Math.max(Number.NEGATIVE_INFINITY, ...syncs.filter(({ until }) => until <= at).map(({ since }) => since));
}

/** The node that a path names: namings of one path reach the disk in their order. */
function latest(namings: readonly Naming[], folder: Node, at: number, chance: Chance | null): Node | null {
  const limit = syncedUntil(folder, at);
  const synced = namings.filter(({ call }) => call.until <= limit).length;
  const asked = namings.filter(({ call }) => call.since <= at).length;
  return namings[(chance?.between(synced, asked) ?? synced) - 1]?.node ?? null;
}

function content(node: Node, at: number, chance: Chance | null): Buffer {
  const limit = syncedUntil(node, at);
  let bytes: Buffer = Buffer.alloc(0);
  for (const change of node.changes) {
    if (change.since > at) break;
    if (change.until <= limit) bytes = changed(bytes, change, () => true);
    else if (chance !== null) bytes = changed(bytes, change, luck(chance));
  }
  return bytes;
}

/** A change that was not synced is lost, kept or torn; if torn, each of its sectors is lost or kept. */
function luck(chance: Chance): () => boolean {
  const fate = chance.pick(['lost', 'kept', 'torn'] as const);
  return () => (fate === 'torn' ? chance.inThousand(500) : fate === 'kept');
}

function changed(bytes: Buffer, change: Change, keeps: () => boolean): Buffer {
  if (change.kind === 'resize') return keeps() ? resized(bytes, change.size) : bytes;
  const { offset, data } = change;
  let result = bytes;
  const end = offset + data.length;
  for (let from = offset; from < end; ) {
    const to = Math.min(end, (Math.floor(from / SECTOR) + 1) * SECTOR);
    if (keeps()) {
      if (result.length < to) result = resized(result, to);
      data.copy(result, from, from - offset, to - offset);
    }
    from = to;
  }
  return result;
}

function resized(bytes: Buffer, size: number): Buffer {
  if (size <= bytes.length) return Buffer.from(bytes.subarray(0, size));
  return Buffer.concat([bytes, Buffer.alloc(size - bytes.length)]);
}
