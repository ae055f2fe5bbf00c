/** The intents: everything that a player may ask for (VS-SEQ-2). Figures and items are named by their index in the state. */
import type { Point, Seat } from '@dwo/kernel';
import type { ForceId } from './data/ready-forces';
import type { Task } from './data/words';
import type { Member } from './state';

/** Takes a ready-made force. */
export type PickForce = { readonly type: 'pickForce'; readonly force: ForceId };
/** Takes a force of the player's own. */
export type ChooseForce = { readonly type: 'chooseForce'; readonly members: readonly Readonly<Member>[] };
/** Takes a random force of ready-made figures that fits. */
export type GrabForce = { readonly type: 'grabForce' };
/** Chooses a zone by its index; the others get the next ones clockwise. */
export type ChooseEdge = { readonly type: 'chooseEdge'; readonly zone: number };
/** The place where a figure is set up. With `riding` it begins on that mount, and its place means nothing. */
export interface Spot extends Point {
  readonly figure: number;
  readonly riding: number | null;
}
/** Sets up all figures of a force. */
export type Deploy = { readonly type: 'deploy'; readonly list: readonly Spot[] };
/** Names the seat that takes the first turn of the round. */
export type ChooseFirst = { readonly type: 'chooseFirst'; readonly seat: Seat };
/** Moves a figure; an empty path is a turn. A facing of null stays as it is. Items are dropped before others are picked up. */
export type Move = {
  readonly type: 'move';
  readonly figure: number;
  readonly path: readonly Point[];
  readonly facing: Point | null;
  readonly pickUp: readonly number[];
  readonly drop: readonly number[];
};
/** Moves a guy onto a mount. */
export type Board = {
  readonly type: 'board';
  readonly figure: number;
  readonly path: readonly Point[];
  readonly mount: number;
};
/** Moves a rider off its mount. */
export type Leave = Omit<Move, 'type'> & { readonly type: 'leave' };
/** Moves a figure off the surface for good. */
export type LeaveSurface = { readonly type: 'leaveSurface'; readonly figure: number; readonly path: readonly Point[] };
/** Shoots at a figure. */
export type DistanceAttack = { readonly type: 'distanceAttack'; readonly figure: number; readonly target: number };
/** Strikes a figure. */
export type HandAttack = { readonly type: 'handAttack'; readonly figure: number; readonly target: number };
/** Attacks a section of terrain in the way of the running step; null for the second that the rules name. */
export type AttackTerrain = {
  readonly type: 'attackTerrain';
  readonly figure: number;
  readonly section: string;
  readonly second: string | null;
};
/** Tries a task of the scenario; `object` is a creature, or null for the nest. */
export type SkillRoll = {
  readonly type: 'skillRoll';
  readonly figure: number;
  readonly task: Task;
  readonly object: number | null;
};
/** Ends the step for this player. */
export type EndStep = { readonly type: 'endStep' };
/** Ends the step for this player with Everyone Acts. */
export type Pass = { readonly type: 'pass' };
/** Does what the rules lay down for a player whose time is up (VS-R-45). */
export type Idle = { readonly type: 'idle' };
/** Gives up. */
export type Resign = { readonly type: 'resign' };

/** Any intent. */
export type Intent =
  | PickForce
  | ChooseForce
  | GrabForce
  | ChooseEdge
  | Deploy
  | ChooseFirst
  | Move
  | Board
  | Leave
  | LeaveSurface
  | DistanceAttack
  | HandAttack
  | AttackTerrain
  | SkillRoll
  | EndStep
  | Pass
  | Idle
  | Resign;

/** An attack or skill roll: an order with dice. */
export type DicedOrder = DistanceAttack | HandAttack | AttackTerrain | SkillRoll;
