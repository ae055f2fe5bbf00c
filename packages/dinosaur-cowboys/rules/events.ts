/** The events of a match; nothing else changes the state. */
import type { Frozen, Point, Seat } from '@dwo/kernel';
import type { MapId } from './data/maps';
import type { OwnPosse, PosseId } from './data/posses';
import type { TraitId } from './data/traits';
import type { WeaponId } from './data/weapons';
import type { Cause, Course, Edge, Mode, Phase, Purpose, Start, Way } from './data/words';
import type { RuleId } from './rule-ids';
import type { Harm, Place, Snap, Test } from './state';

interface Of<T extends string> {
  readonly type: T;
}

/** A place in a deployment: on the table with a facing, or on a mount; the other fields are null. */
export interface Deployed {
  readonly entity: number;
  readonly x: number | null;
  readonly y: number | null;
  readonly facingX: number | null;
  readonly facingY: number | null;
  readonly mount: number | null;
}

/** One event, past tense. Entities are named by their index in the state, lengths are in mils. */
export type Event =
  | (Of<'posseChosen'> & { readonly seat: Seat; readonly posse: PosseId })
  | (Of<'posseBrought'> & { readonly seat: Seat; readonly posse: Frozen<OwnPosse> })
  | (Of<'mapChosen'> & { readonly seat: Seat; readonly map: MapId })
  /** The terrain of this map, or that of the options if it is null; the entities of both posses are there. */
  | (Of<'gathered'> & { readonly map: MapId | null })
  /** The dice of both seats in turn, ties included (DC-R-82). */
  | (Of<'sidesRolled'> & { readonly dice: readonly number[]; readonly first: Seat })
  | (Of<'edgeChosen'> & { readonly edge: Edge })
  | (Of<'deployed'> & { readonly seat: Seat; readonly placements: readonly Deployed[] })
  | (Of<'turnBegan'> & { readonly turn: number })
  | (Of<'initiativeRolled'> & { readonly dice: readonly number[]; readonly winner: Seat })
  /** Tells whose unit is activated next; `pair` counts the activations of the pair that are left, this one included. */
  | (Of<'chanceGiven'> & { readonly seat: Seat; readonly pair: number })
  | (Of<'asked'> & { readonly phase: Phase; readonly seat: Seat })
  | (Of<'activated'> & {
      readonly unit: number;
      readonly members: readonly number[];
      readonly fresh: readonly number[];
      readonly idle: boolean;
    })
  | Of<'idled'>
  | (Of<'courseReached'> & { readonly course: Course })
  | (Of<'traitUsed'> & { readonly entity: number; readonly trait: TraitId; readonly value: number })
  | (Of<'healed'> & { readonly entity: number; readonly points: number })
  | (Of<'reloaded'> & { readonly entity: number; readonly weapon: WeaponId })
  | (Of<'emptied'> & { readonly entity: number; readonly weapon: WeaponId })
  | (Of<'rolled'> & {
      readonly entity: number;
      readonly purpose: Purpose;
      readonly need: number | null;
      readonly value: number;
    })
  | (Of<'yeehawUsed'> & { readonly seat: Seat; readonly die: number; readonly value: number })
  | (Of<'luckyUsed'> & { readonly entity: number; readonly dice: readonly number[] })
  /** The window was declined or could not open: the dice go on to the next stage. */
  | (Of<'diceKept'> & { readonly stage: 'yeehaw' | 'settle' })
  | (Of<'panicSpeedSet'> & { readonly entity: number; readonly inches: number })
  | (Of<'chargeDeclared'> & { readonly attacker: number; readonly weapon: WeaponId; readonly target: number })
  | (Of<'chargeSettled'> & { readonly success: boolean })
  | (Of<'braveryTested'> & { readonly entity: number; readonly cause: Cause; readonly passed: boolean })
  | (Of<'movementBegan'> & {
      readonly start: Start;
      readonly body: number;
      readonly path: readonly Point[];
      readonly facing: Point;
      readonly places: readonly Readonly<Place>[];
    })
  | (Of<'snapsChosen'> & { readonly snaps: readonly Readonly<Snap>[] })
  | (Of<'snapTaken'> & { readonly void: boolean })
  | Of<'movementStopped'>
  | (Of<'moved'> & {
      readonly body: number;
      readonly way: Way;
      readonly path: readonly Point[];
      readonly facing: Point;
      /** In mils, rounded up. */
      readonly cost: number;
    })
  | (Of<'turned'> & { readonly body: number; readonly facing: Point })
  | (Of<'phaseUsed'> & { readonly phase: 'movement' | 'action'; readonly body: number })
  | (Of<'mounted'> & { readonly entity: number; readonly dinosaur: number })
  | (Of<'dismounted'> & { readonly places: readonly Readonly<Place>[]; readonly movers: readonly number[] })
  | (Of<'attackRolled'> & {
      readonly attacker: number;
      readonly weapon: WeaponId;
      readonly target: number;
      readonly mode: Mode;
      readonly fan: boolean;
      readonly charge: boolean;
      readonly snap: boolean;
      readonly tn: number;
      readonly crit: number | null;
      readonly plus: number;
      readonly floor: number;
      readonly dice: readonly number[];
    })
  /** The dice are read: Hits, and the damage that everybody takes, the target first. */
  | (Of<'struck'> & { readonly hits: number; readonly harm: readonly Readonly<Harm>[] })
  | (Of<'fell'> & { readonly entity: number })
  | (Of<'testsDue'> & { readonly tests: readonly Readonly<Test>[] })
  | (Of<'placed'> & {
      readonly places: readonly { readonly entity: number; readonly x: number; readonly y: number }[];
    })
  | (Of<'pushed'> & { readonly body: number; readonly x: number; readonly y: number })
  | (Of<'panicked'> & { readonly entity: number })
  | (Of<'testSkipped'> & { readonly entity: number })
  | Of<'attackEnded'>
  | (Of<'fleeingRemoved'> & { readonly entities: readonly number[] })
  | (Of<'panicEased'> & { readonly entity: number; readonly tokens: number })
  | (Of<'activationEnded'> & { readonly members: readonly number[] })
  | (Of<'claimScored'> & { readonly seat: Seat })
  | (Of<'ended'> & { readonly winners: readonly Seat[]; readonly rule: RuleId });

/** Takes an event, folds it into the state and records it. */
export type Emit = (event: Event) => void;
