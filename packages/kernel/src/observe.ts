/**
 * Observes writes to a plain state: which paths changed, and how to undo them. Objects are wrapped when they are first
 * reached, so the cost depends on what is touched and not on the size of the state.
 */
import { dropDerived, saveDerived } from './derived';
import { RAW, raw } from './raw';

/** The keys from the root to a value; array indices are strings. */
export type Path = readonly string[];

/** A state under observation. */
export interface Observed<S extends object> {
  /** Reads and writes the state; writes are recorded. Proxies of inner objects must not be used after a `rollback`. */
  readonly proxy: S;
  /**
   * The paths whose value differs from the latest `keep` or `changes`; those of one object are in the order of their first
   * change. A path without a value now was removed. A path that ends in `length` means that an array became shorter. A
   * replaced object is one path, whatever is in it.
   */
  paths(): Path[];
  /** Makes all writes final, so that `rollback` no longer undoes them. */
  keep(): void;
  /** Calls `paths`, then `keep`. */
  changes(): Path[];
  /** Undoes all writes since the latest `keep`, including the order of keys, and restores the state's caches. */
  rollback(): void;
}

/** How `rollback` treats the caches of a state: it restores what every `keep` saved, or drops them. */
export type Caches = 'saved' | 'dropped';

/**
 * Observes a plain state, which must be a tree: no object may occur twice. With 'dropped' `keep` is cheap; that suits callers
 * that rarely roll back.
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

/** One write, with the value before it. */
interface Write {
  readonly node: Node;
  readonly key: string;
  readonly had: boolean;
  readonly old: unknown;
  /** The length of the array before the write. */
  readonly length: number;
  /** All keys in order before one was removed; null if none was. */
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

  /** Called when an object gets another place in the state. */
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

/** One object of the state: its parent, its proxy, and the handler of that proxy. */
class Node implements ProxyHandler<Plain> {
  readonly proxy: Plain;
  parent: Node | null = null;
  key = '';
  /** The child that was reached last, which is usually the next one too. */
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

  /** Removes one by one the items beyond a shorter length. */
  private cut(array: Plain & unknown[], length: number): void {
    for (let i = array.length - 1; i >= length; i--) this.deleteProperty(array, String(i));
  }
}

type FirstWrites = Map<Node, Map<string, Write>>;

function isLength({ node, key }: Write): boolean {
  return key === 'length' && Array.isArray(node.target);
}

/** Whether a value differs from that before its first write. Indices beyond a shorter end are reported as `length`. */
function differs({ node, key, had, old }: Write): boolean {
  const { target } = node;
  if (Array.isArray(target) && Number(key) >= target.length) return false;
  return had !== Object.hasOwn(target, key) || !Object.is(old, target[key]);
}

/**
 * The path from the root; null if the object has left the state or if an ancestor was replaced, because that path covers it.
 */
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

/** Brings the keys into this order, which must name all of them. */
function reorder(target: Plain, order: readonly string[]): void {
  for (const key of order) {
    const value = target[key];
    delete target[key];
    target[key] = value;
  }
}

/**
 * Replaces proxies inside a value by their plain objects. An object of the state contains none; a new object is searched
 * completely.
 */
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
