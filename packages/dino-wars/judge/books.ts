/**
 * The judge's own books of a match: a second, simple telling of what the events say, kept apart from the engine's
 * `evolve`, so that either can catch the other. Lengths in Ci, as the scale of the match makes them.
 */
import type { Facts, Frozen, Seat } from '@dwo/kernel';
import type { DinosaurKind } from '../rules/data/dinosaurs';
import type { OptionalRule, Variant } from '../rules/data/optional-rules';
import type { VehicleKind, VehicleMg } from '../rules/data/vehicles';
import type { CrewedKind, HandWeapon, Weapon } from '../rules/data/weapons';
import type {
  Absence,
  Ending,
  FigureId,
  FireWindow,
  Phase,
  Rank,
  Rules,
  Side,
  Table,
  WeaponStatus,
} from '../rules/state';

/** A property that did not hold, by its id (DW-INV-n) or that of the rule it stands for, with the numbers behind it. */
export interface Violation {
  readonly rule: string;
  readonly facts: Facts;
}

interface Figure {
  readonly id: FigureId;
  readonly owner: Seat;
  readonly radius: number;
  readonly heightCi: number;
  x: number;
  y: number;
  z: number;
  facing: number;
  spent: number;
  alive: boolean;
  absence: Absence;
}

export interface DinosaurEntry extends Figure {
  readonly side: 'dinosaurs';
  readonly cls: 'dinosaur';
  readonly kind: DinosaurKind;
  /** Unharmed, and what its hits take from vehicles (DW-R-106). */
  readonly mostLife: number;
  readonly damage: number;
  hidden: boolean;
  lifePoints: number;
  moveOver: boolean;
  /** An overrun of this turn failed (DW-OVER-8). */
  failed: boolean;
  attacked: boolean;
  paidTerrain: boolean;
  /** Turns in which it attacked or spent the extra inches of a charge, in order (DW-INV-38). */
  readonly attackTurns: number[];
  readonly chargeTurns: number[];
  /** Buildings whose people it has attacked, with the turn of the first time (DW-R-77). */
  readonly buildings: Map<string, number>;
}

/** One attack of the army. */
export interface Fired {
  readonly window: FireWindow;
  readonly weapon: Weapon;
}

export interface SoldierEntry extends Figure {
  readonly side: 'army';
  readonly cls: 'soldier';
  readonly rank: Rank;
  readonly crewman: boolean;
  readonly weapons: readonly HandWeapon[];
  readonly sniper: boolean;
  readonly highCalibre: boolean;
  shots: Fired[];
  leftContact: boolean;
  paidTerrain: boolean;
  halvings: number;
  /** Has loaded or unloaded this turn (DW-R-62). */
  loaded: boolean;
  busy: boolean;
  /** Was aboard when their vehicle, in contact, first moved or unloaded this turn (DW-R-61). */
  exposed: boolean;
  /** Moved in the latest army movement phase (DW-R-34). */
  moved: boolean;
  /** Dinosaurs that have overrun them this turn, in order. */
  overrunBy: FigureId[];
  aboard: FigureId | null;
  holds: FigureId | null;
  wounded: boolean;
  spotted: boolean;
  /** The gun they serve, or served, has fired this turn (DW-R-43). */
  locked: boolean;
  /** Grenades thrown in the whole match (DW-INV-37). */
  grenades: number;
}

export interface VehicleEntry extends Figure {
  readonly side: 'army';
  readonly cls: 'vehicle';
  readonly kind: VehicleKind;
  readonly mg: VehicleMg | null;
  readonly cannon: boolean;
  structurePoints: number;
  gunFacing: number;
  shots: Fired[];
  cannonLoaded: boolean;
  seats: (FigureId | null)[];
  towing: FigureId | null;
  leftContact: boolean;
  paidTerrain: boolean;
  loaded: boolean;
  unloaded: boolean;
  busy: boolean;
  immobile: boolean;
  /** True if it has moved or unloaded this turn (DW-R-61). */
  begun: boolean;
  firing: FigureId[];
  overrunBy: FigureId[];
}

export interface WeaponEntry extends Figure {
  readonly side: 'army';
  readonly cls: 'weapon';
  readonly kind: CrewedKind;
  status: WeaponStatus;
  carrier: FigureId | null;
  crew: FigureId[];
  loaded: boolean;
  readyTurn: number;
  shots: Fired[];
  /** Members of its crew who have made attacks of their own this turn (DW-INV-4). */
  crewFired: FigureId[];
  /** The soldiers who served it when it fired this turn. */
  served: FigureId[];
  ammunition: number | null;
  /** Hitched or unhitched this turn (DW-R-50). */
  busy: boolean;
  /** Set up, taken apart, carried or unloaded this turn, by hand (DW-R-50). */
  handled: boolean;
  /** A hero has used up one turn of its ammunition this turn (DW-INV-40). */
  used: boolean;
  overrunBy: FigureId[];
}

export type ArmyEntry = SoldierEntry | VehicleEntry | WeaponEntry;
export type Entry = DinosaurEntry | ArmyEntry;

/** An overrun between its declaration and its end. */
export interface OpenOverrun {
  readonly dinosaur: FigureId;
  readonly target: FigureId;
  /** The reaction: not opened, waiting for its answer, or answered. */
  reaction: 'none' | 'open' | 'closed';
  /** The weapon answered with, until it has been fired. */
  answer: Weapon | null;
  attacked: boolean;
}

interface Blow {
  readonly figure: FigureId;
  readonly by: FigureId;
  /** The rule by which it is due. */
  readonly rule: string;
}

/** The event that the ones so far make necessary next; nothing else may happen before. */
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

/** People of a destroyed vehicle who wait for a place. */
export interface Waiting {
  readonly vehicle: FigureId;
  readonly seat: Seat;
  readonly people: readonly FigureId[];
  /** The overrun that goes on afterwards; nobody if there is none. */
  readonly dinosaur: FigureId | null;
}

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
    /** Has said or done something this turn; has let a clock run out; and turns in a row of which only the latter is true (DW-R-100). */
    stirred: boolean;
    acted: boolean;
    lapsed: boolean;
    idleTurns: number;
  }[];
  readonly figures: Map<FigureId, Entry>;
  readonly overruns: OpenOverrun[];
  readonly survivors: Waiting[];
  readonly due: Due[];
  /** The places of figures that never move again: heavy artillery, rammers (DW-INV-17). */
  readonly anchored: Map<FigureId, { readonly x: number; readonly y: number }>;
  readonly startingPoints: Readonly<Record<Side, number>>;
  readonly startingSoldiers: number;
  quietTurns: number;
  attackRolled: boolean;
  ending: Ending | null;
}

/** A length of the rules at the scale of the match (DW-SCALE-2, DW-SCALE-3). */
export function lengthOf(books: Pick<Books, 'rules'>, ci: number): number {
  return Math.round(ci / books.rules.scale.lengths);
}

export function plays(books: Pick<Books, 'rules'>, rule: OptionalRule): boolean {
  return books.rules.optional.includes(rule);
}

export function varies(books: Pick<Books, 'rules'>, variant: Variant): boolean {
  return books.rules.variants.includes(variant);
}

/** True if a figure is there to be touched, seen and shot at. */
export function present(entry: Entry): boolean {
  if (!entry.alive || entry.absence !== null) return false;
  if (entry.cls === 'soldier') return entry.aboard === null;
  return entry.cls !== 'weapon' || entry.status === 'set-up' || entry.status === 'dismantled';
}

/** The figures of a side that are on the table. */
export function living(books: Books, side: Side): Entry[] {
  return [...books.figures.values()].filter((figure) => figure.side === side && present(figure));
}

export function all<T extends Entry['cls']>(books: Books, cls: T): Extract<Entry, { cls: T }>[] {
  return [...books.figures.values()].filter((entry): entry is Extract<Entry, { cls: T }> => entry.cls === cls);
}

/** The entry of a figure of one class; throws if there is none, for the event is senseless then. */
export function need<T extends Entry['cls']>(books: Books, id: FigureId, cls: T): Extract<Entry, { cls: T }> {
  const entry = books.figures.get(id);
  if (entry?.cls !== cls) throw new Error(`No ${cls} ${id}`);
  return entry as Extract<Entry, { cls: T }>;
}

/** The same, or null. */
export function find<T extends Entry['cls']>(
  books: Books,
  id: FigureId | null,
  cls: T,
): Extract<Entry, { cls: T }> | null {
  const entry = id === null ? undefined : books.figures.get(id);
  return entry?.cls === cls ? (entry as Extract<Entry, { cls: T }>) : null;
}

/** The overrun of a figure that has not come to its end. */
export function overrunOn(books: Books, target: FigureId): OpenOverrun | undefined {
  return books.overruns.find((overrun) => overrun.target === target);
}

/** The entry of any figure; throws if there is none. */
export function entryOf(books: Books, id: FigureId): Entry {
  const entry = books.figures.get(id);
  if (!entry) throw new Error(`No figure ${id}`);
  return entry;
}

/** The weapon whose crew list names this soldier (DW-R-42). */
export function weaponOf(books: Books, soldier: FigureId): WeaponEntry | null {
  return all(books, 'weapon').find((weapon) => weapon.alive && weapon.crew.includes(soldier)) ?? null;
}
