/**
 * Watches what is written to a plain state: which paths changed, and how to undo it. Objects are wrapped only when they are
 * reached, so the cost depends on what is touched and not on how much there is.
 */
import { dropDerived, saveDerived } from './derived';
import { RAW, raw } from './raw';

/** From the root to what changed: keys of records, positions in arrays as strings. */
export type Path = readonly string[];

/** A state under watch. */
export interface Observed<S extends object> {
  /** Reads and writes the state; writes are recorded. Not to be held across a `rollback`, except the root. */
  readonly proxy: S;
  /**
   * The paths whose value is no longer what it was at the latest `keep` or `changes`, each object's in the order of their
   * first change. A path whose value is gone was removed. A path that ends in `length` belongs to an array that became
   * shorter. An object that was replaced is one path, whatever is in it.
   */
  paths(): Path[];
  /** Makes what was written final: `rollback` no longer undoes it. */
  keep(): void;
  /** `paths`, then `keep`. */
  changes(): Path[];
  /** Puts everything written since the latest `keep` back, order of keys included, and the state's caches with it. */
  rollback(): void;
}

/** How the caches of a state follow when it is put back: noted at every `keep`, or cheaply forgotten and built again. */
export type Caches = 'saved' | 'dropped';

/**
 * Watches a plain state, which must be a tree: no object at two places. Whoever rolls back seldom lets its caches be dropped
 * then, which makes `keep` cheap.
 */
export function observe<S extends object>(state: S, caches: Caches = 'saved'): Observed<S> {
  const watch = new Watch();
  const root = watch.nodeOf(raw(state) as Plain, null, '');
  const save = () => (caches === 'saved' ? saveDerived(root.target) : () => dropDerived(root.target));
  let restoreDerived = save();
  function keep(): void {
    watch.log = [];
    if (caches === 'saved') restoreDerived = save();
  }
  return {
    proxy: root.proxy as S,
    paths: () => watch.paths(),
    keep,
    changes() {
      const paths = watch.paths();
      keep();
      return paths;
    },
    rollback() {
      watch.rollback();
      restoreDerived();
      restoreDerived = save();
    },
  };
}

type Plain = Record<string, unknown>;

/** One write: what was there before. */
interface Write {
  readonly node: Node;
  readonly key: string;
  readonly had: boolean;
  readonly old: unknown;
  /** Length of an array before. */
  readonly length: number;
  /** All keys in order, before one was removed. */
  readonly order: readonly string[] | null;
}

class Watch {
  log: Write[] = [];
  private readonly nodes = new WeakMap<object, Node>();

  nodeOf(target: Plain, parent: Node | null, key: string): Node {
    let node = this.nodes.get(target);
    if (node === undefined) {
      node = new Node(this, target);
      this.nodes.set(target, node);
    }
    node.parent = parent;
    node.key = key;
    return node;
  }

  /** An object came to stand at another place. */
  moved(value: unknown, parent: Node, key: string): void {
    if (typeof value === 'object' && value !== null && this.nodes.has(value)) this.nodeOf(value as Plain, parent, key);
  }

  paths(): Path[] {
    const first: FirstWrites = new Map();
    for (const write of this.log) {
      let keys = first.get(write.node);
      if (keys === undefined) {
        keys = new Map();
        first.set(write.node, keys);
      }
      if (!keys.has(write.key)) keys.set(write.key, write);
    }
    const paths: Path[] = [];
    for (const [node, keys] of first) {
      let before: Write | null = null;
      for (const write of keys.values()) {
        before ??= write;
        const changed = isLength(write) ? (node.target.length as number) < before.length : differs(write);
        const path = changed ? pathTo(node, write.key, first) : null;
        if (path !== null) paths.push(path);
      }
    }
    return paths;
  }

  rollback(): void {
    for (let i = this.log.length - 1; i >= 0; i--) undo(this.log[i] as Write);
    this.log = [];
  }
}

/** One object of the state: where it hangs, its proxy, and what happens when that is read or written. */
class Node implements ProxyHandler<Plain> {
  readonly proxy: Plain;
  parent: Node | null = null;
  key = '';
  /** The object that was reached through this one last: as a rule the next to be. */
  private latest: Node | null = null;

  constructor(
    private readonly watch: Watch,
    readonly target: Plain,
  ) {
    this.proxy = new Proxy(target, this);
  }

  get(target: Plain, key: string | symbol): unknown {
    if (typeof key === 'symbol') return key === RAW ? target : Reflect.get(target, key);
    const value = target[key];
    if (typeof value !== 'object' || value === null) return value;
    const { latest } = this;
    if (latest !== null && latest.target === value && latest.key === key && latest.parent === this) return latest.proxy;
    const node = this.watch.nodeOf(value as Plain, this, key);
    this.latest = node;
    return node.proxy;
  }

  set(target: Plain, key: string | symbol, given: unknown): boolean {
    if (typeof key === 'symbol') throw new TypeError('A state has no symbols');
    const value = unwrap(given);
    const old = target[key];
    const had = Object.hasOwn(target, key);
    if (!had || !Object.is(old, value)) {
      const length = Array.isArray(target) ? target.length : 0;
      if (Array.isArray(target) && key === 'length') this.cut(target, value as number);
      target[key] = value;
      this.watch.log.push({ node: this, key, had, old, length, order: null });
    }
    this.watch.moved(value, this, key);
    return true;
  }

  deleteProperty(target: Plain, key: string | symbol): boolean {
    if (typeof key === 'symbol' || !Object.hasOwn(target, key)) return true;
    const isArray = Array.isArray(target);
    const order = isArray ? null : Object.keys(target);
    this.watch.log.push({ node: this, key, had: true, old: target[key], length: isArray ? target.length : 0, order });
    return delete target[key];
  }

  defineProperty(): never {
    throw new TypeError('A state is changed by plain assignment and delete only');
  }

  /** Takes out one by one what a shorter length cuts off. */
  private cut(array: Plain & unknown[], length: number): void {
    for (let i = array.length - 1; i >= length; i--) this.deleteProperty(array, String(i));
  }
}

type FirstWrites = Map<Node, Map<string, Write>>;

function isLength({ node, key }: Write): boolean {
  return key === 'length' && Array.isArray(node.target);
}

/** Whether the value of a first write is not what it was. Array positions beyond a shorter end are told by `length`. */
function differs({ node, key, had, old }: Write): boolean {
  const { target } = node;
  if (Array.isArray(target) && Number(key) >= target.length) return false;
  return had !== Object.hasOwn(target, key) || !Object.is(old, target[key]);
}

/** The way from the root, or null if the object is no longer in the state or one above it was replaced, which tells all. */
function pathTo(node: Node, key: string, first: FirstWrites): Path | null {
  const path = [key];
  for (let at = node; at.parent !== null; at = at.parent) {
    if (at.parent.target[at.key] !== at.target) return null;
    const above = first.get(at.parent)?.get(at.key);
    if (above !== undefined && differs(above)) return null;
    path.push(at.key);
  }
  return path.reverse();
}

function undo({ node, key, had, old, length, order }: Write): void {
  const { target } = node;
  if (had) target[key] = old;
  else delete target[key];
  if (Array.isArray(target)) target.length = length;
  if (order !== null) reorder(target, order);
}

/** Puts the keys in this order; it names them all. */
function reorder(target: Plain, order: readonly string[]): void {
  for (const key of order) {
    const value = target[key];
    delete target[key];
    target[key] = value;
  }
}

/** The value without any proxy in it. An object of the state holds none; a fresh one is cleaned all the way down. */
function unwrap(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const bare = raw(value) as Plain;
  if (bare !== value) return bare;
  for (const key of Object.keys(bare)) {
    const inner = bare[key];
    const bareInner = unwrap(inner);
    if (bareInner !== inner) bare[key] = bareInner;
  }
  return bare;
}
