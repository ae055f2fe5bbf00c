/** What a player may wish. Shapes only; `check` says whether a wish is allowed. */
import type { Point, Point3 } from '@dwo/kernel';
import type { Weapon } from './data/weapons';
import type { FigureId, Leave, StandingOrder } from './state';

export type Intent =
  | Place
  | Hide
  | Unplace
  | Move
  | Fly
  | Overrun
  | Face
  | TurnGun
  | EndMove
  | ClosingFire
  | TimeOut
  | PlaceSurvivors
  | Fire
  | Attack
  | Board
  | Alight
  | SwapSeats
  | Assign
  | Dismantle
  | SetUp
  | Carry
  | Stow
  | Unstow
  | Hitch
  | Unhitch
  | PickUp
  | LayDown
  | Ram
  | AirDrop
  | Land
  | Order
  | AllowSpotting
  | Done
  | Lapse
  | Resume
  | AgreeEnd
  | Resign;

/** Set a figure up, with everybody aboard it and what it tows; also where it was put before (§8.1 of the rules). */
export interface Place {
  readonly type: 'place';
  readonly figure: FigureId;
  readonly at: Point;
  readonly facing: number;
  /** Height of a flyer that begins airborne; else 0. */
  readonly z: number;
}

/** Set a dinosaur up unseen (DW-GATE-4, DW-R-94). */
export interface Hide {
  readonly type: 'hide';
  readonly figure: FigureId;
  readonly at: Point;
  readonly facing: number;
}

/** Take back a figure one has placed, while one may still place. */
export interface Unplace {
  readonly type: 'unplace';
  readonly figure: FigureId;
}

/** Move a dinosaur on the ground (phase 1), a soldier or a vehicle (phase 4) along `path`, corner by corner from where it stands. */
export interface Move {
  readonly type: 'move';
  readonly figure: FigureId;
  readonly path: readonly Point[];
  /** Stop the last leg at gap 0 to this figure (DW-R-3). */
  readonly stopAt: FigureId | null;
}

/** Move a flyer through the air; z is height above the table (DW-R-11). The last corner may be a landing. */
export interface Fly {
  readonly type: 'fly';
  readonly figure: FigureId;
  readonly path: readonly Point3[];
  /** Stop the last leg at gap 0 to this figure (DW-R-3). */
  readonly stopAt: FigureId | null;
}

/** A dinosaur attacks a figure it touches, in the middle of its move (DW-OVER-1). */
export interface Overrun {
  readonly type: 'overrun';
  readonly figure: FigureId;
  readonly target: FigureId;
}

/** Turn a dinosaur in phase 1 (DW-R-9), a vehicle (DW-R-64) or a crewed weapon (DW-R-26, DW-TOW-7) in phase 4. */
export interface Face {
  readonly type: 'face';
  readonly figure: FigureId;
  readonly facing: number;
}

/** Turn a mounted machine gun (DW-R-26). */
export interface TurnGun {
  readonly type: 'turnGun';
  readonly vehicle: FigureId;
  readonly facing: number;
}

/** End a dinosaur's move (DW-MOVE-8). */
export interface EndMove {
  readonly type: 'endMove';
  readonly figure: FigureId;
}

/** Answer an overrun on `figure`: fire `weapon`, or hold with null (DW-CLOSE-4). A crewman may name his machine gun (DW-R-15). */
export interface ClosingFire {
  readonly type: 'closingFire';
  readonly figure: FigureId;
  readonly weapon: Weapon | null;
}

/** The clock answers an overrun: fire best, and remember that nobody did (DW-R-17). */
export interface TimeOut {
  readonly type: 'timeOut';
  readonly figure: FigureId;
}

/** Put survivors of a destroyed vehicle on the table (DW-R-56). */
export interface PlaceSurvivors {
  readonly type: 'placeSurvivors';
  readonly vehicle: FigureId;
  readonly spots: readonly Spot[];
}

/** A person and where he is put. */
export interface Spot {
  readonly figure: FigureId;
  readonly at: Point;
}

/** An army attack in phase 2 or 5 by a soldier, a crewed weapon, or a vehicle with one of its mounts. */
export interface Fire {
  readonly type: 'fire';
  readonly figure: FigureId;
  /** His, its own kind, or the mount's. */
  readonly weapon: Weapon;
  readonly target: FigureId;
  /** Who sees the target for a weapon that does not (DW-IND-3). */
  readonly spotter: FigureId | null;
}

/** A dinosaur's attack of phase 3 (DW-DATK-1). */
export interface Attack {
  readonly type: 'attack';
  readonly figure: FigureId;
  readonly target: FigureId;
}

/** Get into a vehicle, after walking along `path` if it is not empty (DW-LOAD-3, DW-R-113); into this seat, or null for any. */
export interface Board {
  readonly type: 'board';
  readonly figure: FigureId;
  readonly vehicle: FigureId;
  readonly seat: number | null;
  readonly path: readonly Point[];
}

/** Get out, to a spot that touches the vehicle (DW-LOAD-4). */
export interface Alight {
  readonly type: 'alight';
  readonly figure: FigureId;
  readonly at: Point;
}

/** Two seats of a vehicle change their people, or one person moves to an empty seat (DW-R-29). */
export interface SwapSeats {
  readonly type: 'swapSeats';
  readonly vehicle: FigureId;
  readonly seats: readonly [number, number];
}

/** Who serves a crewed weapon from now on (DW-CREW-1). */
export interface Assign {
  readonly type: 'assign';
  readonly weapon: FigureId;
  readonly crew: readonly FigureId[];
}

/** Take a portable weapon, or a pole that is set up, apart (DW-TOW-8). */
export interface Dismantle {
  readonly type: 'dismantle';
  readonly weapon: FigureId;
}

/** Set up a portable weapon, or a pole, where it lies (DW-TOW-8, DW-R-92). */
export interface SetUp {
  readonly type: 'setUp';
  readonly weapon: FigureId;
  readonly facing: number;
}

/** Carry a dismantled weapon or a lying pole along `path`; its carriers are put down at it again (DW-R-47, DW-R-92). */
export interface Carry {
  readonly type: 'carry';
  readonly weapon: FigureId;
  readonly carriers: readonly FigureId[];
  readonly path: readonly Point[];
}

/** Load a dismantled weapon (DW-R-47) or a pole (DW-R-92) into a vehicle. */
export interface Stow {
  readonly type: 'stow';
  readonly weapon: FigureId;
  readonly vehicle: FigureId;
}

/** Put it down beside the vehicle. */
export interface Unstow {
  readonly type: 'unstow';
  readonly weapon: FigureId;
  readonly at: Point;
}

/** Hitch a weapon to a vehicle it touches; `board` gets in (DW-R-50). */
export interface Hitch {
  readonly type: 'hitch';
  readonly vehicle: FigureId;
  readonly weapon: FigureId;
  readonly board: readonly FigureId[];
}

/** Unhitch it to a place that touches the vehicle; people aboard may be put at it (DW-R-50). */
export interface Unhitch {
  readonly type: 'unhitch';
  readonly vehicle: FigureId;
  readonly at: Point;
  readonly facing: number;
  readonly crew: readonly Spot[];
}

/** A hero takes a light machine gun (DW-RAMBO-1). */
export interface PickUp {
  readonly type: 'pickUp';
  readonly figure: FigureId;
  readonly weapon: FigureId;
}

/** He puts it down at this place beside him (DW-R-54). */
export interface LayDown {
  readonly type: 'layDown';
  readonly figure: FigureId;
  readonly at: Point;
}

/** Drive into a dinosaur (DW-OPT-RAM-1). */
export interface Ram {
  readonly type: 'ram';
  readonly vehicle: FigureId;
  readonly path: readonly Point[];
  readonly target: FigureId;
}

/** Drop the paratroopers: a point on an edge and the direction of the flight (DW-R-89). */
export interface AirDrop {
  readonly type: 'airDrop';
  readonly from: Point;
  readonly direction: number;
}

/** Put a paratrooper down near the point they landed at (DW-OPT-PARA-2). */
export interface Land {
  readonly type: 'land';
  readonly figure: FigureId;
  readonly at: Point;
}

/** Whether teammates may name this soldier as their spotter (DW-R-40). Allowed at any time. */
export interface AllowSpotting {
  readonly type: 'allowSpotting';
  readonly figure: FigureId;
  readonly allow: Leave;
}

/** A standing order for one soldier, vehicle or crewed weapon, or with null for all of the seat's (DW-R-17). Allowed at any time. */
export interface Order {
  readonly type: 'order';
  readonly figure: FigureId | null;
  readonly order: StandingOrder;
}

/** This seat has finished the phase. */
export interface Done {
  readonly type: 'done';
}

/** The clock of the phase has run out for this seat (DW-R-100). Only the clock wishes it. */
export interface Lapse {
  readonly type: 'lapse';
}

/** Take `done` back while the phase lasts. */
export interface Resume {
  readonly type: 'resume';
}

/** Agree, or no longer agree, to end a stalled game by points (DW-R-97). */
export interface AgreeEnd {
  readonly type: 'agreeEnd';
  readonly agreed: boolean;
}

/** Want to give up, or no longer; a side resigns when all its players want to (DW-R-100). */
export interface Resign {
  readonly type: 'resign';
  readonly agreed: boolean;
}
