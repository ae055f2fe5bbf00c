/**
 * The judge's own books of a match: a second, simple telling of what the events say, kept apart from the engine's
 * `evolve`, so that either can catch the other. Lengths in Ci.
 */
import type { Facts, Frozen, Seat } from '@dwo/kernel';
import { DINOSAURS, type DinosaurKind } from '../data/dinosaurs';
import { RANK_TABLE } from '../data/ranks';
import type { HandWeapon } from '../data/weapons';
import type { Ending, FigureId, FireWindow, Phase, Rank, Side, State, Table } from '../state';

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
  readonly points: number;
  x: number;
  y: number;
  facing: number;
  spent: number;
  alive: boolean;
}

export interface DinosaurEntry extends Figure {
  readonly side: 'dinosaurs';
  readonly kind: DinosaurKind;
  lifePoints: number;
  moveOver: boolean;
  /** An overrun of this turn failed (DW-OVER-8). */
  failed: boolean;
  attacked: boolean;
}

export interface SoldierEntry extends Figure {
  readonly side: 'army';
  readonly rank: Rank;
  readonly weapons: readonly HandWeapon[];
  shots: { readonly window: FireWindow; readonly weapon: HandWeapon }[];
  leftContact: boolean;
  /** Moved in the latest army movement phase (DW-R-34). */
  moved: boolean;
  /** Dinosaurs that have overrun him this turn, in order. */
  overrunBy: FigureId[];
}

export type Entry = DinosaurEntry | SoldierEntry;

/** An overrun between its declaration and its end. */
export interface OpenOverrun {
  readonly dinosaur: FigureId;
  readonly target: FigureId;
  /** The reaction: not opened, waiting for its answer, or answered. */
  reaction: 'none' | 'open' | 'closed';
  /** The weapon answered with, until it has been fired. */
  answer: HandWeapon | null;
  attacked: boolean;
}

/** What the events so far make necessary next; nothing else may happen before. */
export type Due =
  | { readonly type: 'wounded'; readonly figure: FigureId; readonly left: number; readonly by: FigureId }
  | { readonly type: 'luckRolled'; readonly figure: FigureId; readonly by: FigureId }
  | { readonly type: 'killed'; readonly figure: FigureId; readonly by: FigureId }
  | { readonly type: 'overrunEnded'; readonly figure: FigureId; readonly target: FigureId };

export interface Books {
  turn: number;
  phase: Phase;
  readonly table: Frozen<Table>;
  readonly players: { readonly side: Side; resigned: boolean; endAgreed: boolean }[];
  readonly figures: Map<FigureId, Entry>;
  readonly overruns: OpenOverrun[];
  readonly due: Due[];
  readonly startingPoints: Readonly<Record<Side, number>>;
  quietTurns: number;
  attackRolled: boolean;
  ending: Ending | null;
}

/** Books that begin with this state; within a turn they take its records over. */
export function openBooks(state: Frozen<State>): Books {
  const figures = new Map<FigureId, Entry>();
  for (const [id, d] of Object.entries(state.dinosaurs)) {
    const row = DINOSAURS[d.kind];
    figures.set(id, {
      ...{ id, side: 'dinosaurs', owner: d.owner, kind: d.kind, x: d.x, y: d.y, facing: d.facing, alive: d.alive },
      ...{ radius: row.radiusCi, heightCi: row.heightCi, points: row.points, lifePoints: d.lifePoints },
      ...{ spent: d.spentCi, moveOver: d.moveOver, failed: false, attacked: d.attacked },
    });
  }
  for (const [id, s] of Object.entries(state.soldiers)) {
    const shots = s.shots.map((window) => ({ window, weapon: s.weapons[0] as HandWeapon }));
    figures.set(id, {
      ...{ id, side: 'army', owner: s.owner, rank: s.rank, x: s.x, y: s.y, facing: s.facing, alive: s.alive },
      ...{ radius: 50, heightCi: 220, points: RANK_TABLE[s.rank].points, spent: s.spentCi, shots },
      ...{ weapons: ['grenade', ...s.weapons], leftContact: s.leftContact, moved: s.moved },
      overrunBy: s.overrun ? [''] : [],
    });
  }
  return {
    ...{ turn: state.turn, phase: state.phase, table: state.table, figures, due: [] },
    players: state.players.map((p) => ({ side: p.side, resigned: p.resigned, endAgreed: p.endAgreed })),
    overruns: state.reactions.map((r) => ({
      ...{ dinosaur: r.dinosaur, target: r.target, reaction: 'open', answer: null, attacked: false },
    })),
    ...{ startingPoints: state.startingPoints, quietTurns: state.quietTurns, attackRolled: state.attackRolled },
    ending: state.ending,
  };
}

/** The living figures of a side. */
export function living(books: Books, side: Side): Entry[] {
  return [...books.figures.values()].filter((figure) => figure.alive && figure.side === side);
}

export function pointsAlive(books: Books, side: Side): number {
  return living(books, side).reduce((sum, figure) => sum + figure.points, 0);
}

/** The entry of a dinosaur; throws if there is none, for the event is senseless then. */
export function dinosaurEntry(books: Books, id: FigureId): DinosaurEntry {
  const entry = books.figures.get(id);
  if (entry?.side !== 'dinosaurs') throw new Error(`No dinosaur ${id}`);
  return entry;
}

/** The entry of a soldier; throws if there is none. */
export function soldierEntry(books: Books, id: FigureId): SoldierEntry {
  const entry = books.figures.get(id);
  if (entry?.side !== 'army') throw new Error(`No soldier ${id}`);
  return entry;
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
