/** What is agreed before a match: an unchecked army list and table; only `setup` turns it into a `State`. */
import type { Point, Seat } from '@dwo/kernel';
import type { DinosaurKind } from './data/dinosaurs';
import type { HandWeapon } from './data/weapons';
import type { Era, FigureId, Phase, Rank, Side, StandingOrder, Table } from './state';

export interface Options {
  /** The era's basic weapon is the rifle or the assault rifle (DW-SIDE-3). */
  era: Era;
  table: Table;
  /** By seat. */
  players: { side: Side }[];
  dinosaurs: DinosaurSetup[];
  soldiers: SoldierSetup[];
  /** Quotas of special figures and weapon mix are enforced unless the host lifts them (DW-SPEC-3, DW-R-32). */
  liftCaps: boolean;
  /** No dinosaur is set up nearer than this to a soldier, centre to centre: at least 24" (DW-SIDE-2), unless caps are lifted. */
  separationCi: number;
  /** Where the match begins; anything but turn 1, phase 1 is for problems and scenario files. */
  start: { turn: number; phase: Phase };
}

interface FigureSetup {
  /** Unique over all figures; letters, digits, `-` and `_`, a letter first. */
  id: FigureId;
  owner: Seat;
  /** Base centre; null lets the server place it (DW-SIDE-2: 36" between the sides). */
  at: Point | null;
  /** Degrees; null faces the enemy. */
  facing: number | null;
}

export interface DinosaurSetup extends FigureSetup {
  kind: DinosaurKind;
  /** Fewer than the kind's full life points for a figure wounded from the start; null for full. */
  lifePoints: number | null;
}

export interface SoldierSetup extends FigureSetup {
  rank: Rank;
  /** The weapon his figure shows; special figures also get the basic weapon (DW-SPEC-1). */
  weapon: HandWeapon;
  order: StandingOrder;
}
