/**
 * The judge's own books of a match: a second, simple account of the events that shares nothing with the engine's `evolve`,
 * so that each can catch errors of the other. Lengths are in ci at the scale of the match.
 */
import type { Facts, Frozen, Seat } from '@dwo/kernel';
import type { OptionalRule, Variant } from '../rules/data/optional-rules';
import type { Weapon } from '../rules/data/weapons';
import type { Ending, FigureId, Phase, Rules, Side, Table } from '../rules/state';
import type { Entry, WeaponEntry } from './entries';

/** A property that did not hold: its id (DW-INV-n) or the rule behind it, and the numbers. */
export interface Violation {
  readonly rule: string;
  readonly facts: Facts;
}

/** An overrun between its declaration and its end. */
export interface OpenOverrun {
  readonly dinosaur: FigureId;
  readonly target: FigureId;
  /** The state of the reaction: not opened, waiting for its answer, or answered. */
  reaction: 'none' | 'open' | 'closed';
  /** The weapon of the answer, until it has fired. */
  answer: Weapon | null;
  /** Whether the dinosaur has rolled its attack. */
  attacked: boolean;
  /** Whether somebody who is one with the target fell since: they may have been the one who was touched. */
  crewFell: boolean;
}

interface Blow {
  readonly figure: FigureId;
  readonly by: FigureId;
  /** The rule that makes it due. */
  readonly rule: string;
}

/** An event that earlier events have made necessary. Until it comes, only the events in `ASIDE` may happen. */
export type Due =
  | {
      readonly type: 'wounded';
      readonly figure: FigureId;
      readonly left: number;
      readonly by: FigureId;
      readonly auto: boolean;
    }
  | { readonly type: 'raged'; readonly figure: FigureId; readonly by: FigureId }
  | { readonly type: 'luckRolled'; readonly figure: FigureId; readonly by: FigureId }
  | ({ readonly type: 'killed' } & Blow)
  | ({ readonly type: 'damaged'; readonly lost: number } & Blow)
  | ({ readonly type: 'destroyed' } & Blow)
  | { readonly type: 'survivalRolled'; readonly figure: FigureId; readonly vehicle: FigureId; readonly by: FigureId }
  | { readonly type: 'survivorsWait'; readonly figure: FigureId; readonly by: FigureId }
  | { readonly type: 'overrunEnded'; readonly figure: FigureId; readonly target: FigureId };

/** Survivors of a destroyed vehicle, until they are placed. */
export interface Waiting {
  readonly vehicle: FigureId;
  readonly seat: Seat;
  readonly people: readonly FigureId[];
  /** The dinosaur whose overrun goes on afterwards; null if there is none. */
  readonly dinosaur: FigureId | null;
}

/** The judge's books of one match. */
export interface Books {
  turn: number;
  phase: Phase;
  placing: boolean;
  readonly rules: Frozen<Rules>;
  readonly table: Frozen<Table>;
  readonly players: {
    readonly side: Side;
    done: boolean;
    resigned: boolean;
    endAgreed: boolean;
    /**
     * The signs of life this turn: said or done something, used a figure, let a clock run out. Then the turns in a row in
     * which only the clock acted (DW-R-100).
     */
    stirred: boolean;
    acted: boolean;
    lapsed: boolean;
    idleTurns: number;
  }[];
  readonly figures: Map<FigureId, Entry>;
  readonly overruns: OpenOverrun[];
  readonly survivors: Waiting[];
  readonly due: Due[];
  /** The places of figures that never move again: heavy artillery and vehicles that have rammed (DW-INV-17). */
  readonly anchored: Map<FigureId, { readonly x: number; readonly y: number }>;
  readonly startingPoints: Readonly<Record<Side, number>>;
  readonly startingSoldiers: number;
  quietTurns: number;
  attackRolled: boolean;
  ending: Ending | null;
}

/** Scales a length of the rules to the match (DW-SCALE-2, DW-SCALE-3). */
export function lengthOf(books: Pick<Books, 'rules'>, ci: number): number {
  return Math.round(ci / books.rules.scale.lengths);
}

/** Whether an optional rule is on in this match. */
export function plays(books: Pick<Books, 'rules'>, rule: OptionalRule): boolean {
  return books.rules.optional.includes(rule);
}

/** Whether a ruling is played in its other reading. */
export function varies(books: Pick<Books, 'rules'>, variant: Variant): boolean {
  return books.rules.variants.includes(variant);
}

/** Whether a figure can be touched, seen and shot at. */
export function present(entry: Entry): boolean {
  if (!entry.alive || entry.absence !== null) return false;
  if (entry.cls === 'soldier') return entry.aboard === null;
  return entry.cls !== 'weapon' || entry.status === 'set-up' || entry.status === 'dismantled';
}

/** Lists the figures of a side that are on the table. */
export function living(books: Books, side: Side): Entry[] {
  return [...books.figures.values()].filter((figure) => figure.side === side && present(figure));
}

/** Lists the entries of one class. */
export function all<T extends Entry['cls']>(books: Books, cls: T): Extract<Entry, { cls: T }>[] {
  return [...books.figures.values()].filter((entry): entry is Extract<Entry, { cls: T }> => entry.cls === cls);
}

/** Returns the entry of a figure of one class. Throws if there is none, because the event makes no sense then. */
export function need<T extends Entry['cls']>(books: Books, id: FigureId, cls: T): Extract<Entry, { cls: T }> {
  const entry = books.figures.get(id);
  if (entry?.cls !== cls) throw new Error(`No ${cls} ${id}`);
  return entry as Extract<Entry, { cls: T }>;
}

/** Returns the entry of a figure of one class, or null. */
export function find<T extends Entry['cls']>(
  books: Books,
  id: FigureId | null,
  cls: T,
): Extract<Entry, { cls: T }> | null {
  const entry = id === null ? undefined : books.figures.get(id);
  return entry?.cls === cls ? (entry as Extract<Entry, { cls: T }>) : null;
}

/** Returns the overrun of a figure that has not ended yet. */
export function overrunOn(books: Books, target: FigureId): OpenOverrun | undefined {
  return books.overruns.find((overrun) => overrun.target === target);
}

/** Returns the entry of any figure; throws if there is none. */
export function entryOf(books: Books, id: FigureId): Entry {
  const entry = books.figures.get(id);
  if (!entry) throw new Error(`No figure ${id}`);
  return entry;
}

/** Returns the weapon whose crew includes this soldier, or null (DW-R-42). */
export function weaponOf(books: Books, soldier: FigureId): WeaponEntry | null {
  return all(books, 'weapon').find((weapon) => weapon.alive && weapon.crew.includes(soldier)) ?? null;
}
