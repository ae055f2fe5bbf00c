/**
 * Orders that last: what a player wants of figures turn after turn. They stay with the player's page, and nothing happens by
 * themselves: the player has them carried out, and each becomes an ordinary intent that the referee judges. Lengths and places
 * are those of the scene: hundredths of an inch.
 */
import type { Frozen, Point, Refusal, Seat } from '@dwo/kernel';
import type { Lookout } from '../danger/lookout';
import type { Going, GroupHands } from '../tools/group';

export const ORDER_TYPES = ['hold', 'go', 'keep', 'follow'] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

/** Conditions of a shot: the greatest distance from edge to edge, null for any, and the least chance from 0 to 1. */
export interface Terms {
  readonly withinCi: number | null;
  readonly least: number;
}

/** The order of one figure. */
export type Order =
  /** Stays, and shoots at the best target within these terms. */
  | ({ readonly type: 'hold' } & Terms)
  /** Goes to this place, turn after turn; the order ends there. */
  | ({ readonly type: 'go'; readonly to: Point } & Shooting)
  /** Keeps its place in a formation. `at` is that place in the shape that the formation had when it was ordered. */
  | ({ readonly type: 'keep'; readonly formation: string; readonly at: Point } & Shooting)
  /** Stays at this displacement from another figure. */
  | ({ readonly type: 'follow'; readonly leader: string; readonly beside: Point } & Shooting);

/** The shots of a figure that moves by its order: within these terms; null for none. */
interface Shooting {
  readonly fire: Terms | null;
}

/** The orders of a player, by figure. */
export type Orders = Readonly<Record<string, Order>>;

/** A shot that a figure could make now. */
export interface OrderShot<I> {
  readonly target: string;
  readonly intent: I;
  /** The exact chance from 0 to 1 that the game shows for it. */
  readonly chance: number;
  readonly gapCi: number;
  /** The harm that it does on average, and the harm that its target can still take, in a measure of the game. */
  readonly worth: number;
  readonly left: number;
}

/** The answers of a game to lasting orders. A game whose figures act one by one in turn has none. */
export interface OrderHands<S, I> extends Pick<GroupHands<S, I>, 'place' | 'going' | 'moved' | 'isNeeded'> {
  /** The orders that can be carried out in this step of this seat; null while it has none. */
  step(state: Frozen<S>, seat: Seat): 'move' | 'shoot' | null;
  /** The orders that a figure of this seat can have; none for any other figure. */
  takes(state: Frozen<S>, seat: Seat, figure: string): readonly OrderType[];
  /** The figures of a seat that can have orders, in the order of its tray. */
  figures(state: Frozen<S>, seat: Seat): readonly string[];
  /** Whether a figure can be followed by those of a seat. */
  leads(state: Frozen<S>, seat: Seat, figure: string): boolean;
  /** Whether a figure is still in the battle. */
  stands(state: Frozen<S>, figure: string): boolean;
  /** Whether a figure has moved in this step. */
  hasMoved(state: Frozen<S>, figure: string): boolean;
  canMove(state: Frozen<S>, seat: Seat, figure: string): boolean;
  /** Every target of a figure now, each with the best shot at it. */
  shots(state: Frozen<S>, seat: Seat, figure: string): readonly OrderShot<I>[];
  /** Whether nothing has happened that a player must look at before the next order: no figure of theirs fell, nobody is asked. */
  isCalm(before: Frozen<S>, after: Frozen<S>, seat: Seat): boolean;
}

/** The part of a game's table that has lasting orders. */
export interface OrdersUse<S, I> {
  readonly hands: OrderHands<S, I>;
  /** Looks for danger on the table as it would be after the orders; null for a game that shows none. */
  readonly ahead: Lookout<S> | null;
}

/** The carrying out of one order. */
export type Act<I> =
  | { readonly kind: 'go'; readonly figure: string; readonly going: Going<I> & { readonly preview: object } }
  | { readonly kind: 'shoot'; readonly figure: string; readonly shot: OrderShot<I> };

/** Why the order of a figure is not carried out now. */
export type Why =
  /** It has done what it could in this step. */
  | 'acted'
  /** It is in its place. */
  | 'there'
  /** No figure of its formation has moved yet. */
  | 'unmoved'
  /** It can shoot at nothing. */
  | 'targetless'
  /** It could shoot, but not within its terms. */
  | 'terms'
  /** Something stands in its way. */
  | 'barred';

/** The order of a figure that is not carried out now. */
export interface Wait {
  readonly figure: string;
  readonly why: Why;
  /** The refusal behind it; null for none. */
  readonly refusal: Refusal | null;
}

/** All orders of a player as they would be carried out now. */
export interface OrderRound<S, I> {
  readonly acts: readonly Act<I>[];
  readonly waits: readonly Wait[];
  /** The state with every figure at the end of its way. */
  readonly after: Frozen<S>;
}

/** The terms of a figure's shots; null for a figure that does not shoot by its order. */
export function termsOf(order: Order): Terms | null {
  return order.type === 'hold' ? order : order.fire;
}

/** The intent of an act. */
export function intentOf<I>(act: Act<I>): I {
  return act.kind === 'shoot' ? act.shot.intent : (act.going.preview as { readonly intent: I }).intent;
}
