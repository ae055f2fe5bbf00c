/** The plan on a player's screen before they confirm it. It costs nothing, and nobody else sees it. */
import type { Attack, FigureId, Fire, Intent, Spot, StandingOrder, Weapon } from '@dwo/dino-wars';
import type { Point, Refusal } from '@dwo/kernel';
import type { OrderPlan } from '@dwo/kits/miniatures/orders/plans';
import type { AimPlan, WeaponChoice as AnyChoice } from '@dwo/kits/miniatures/tools/aim';
import type { LinePlan } from '@dwo/kits/miniatures/tools/deploy';
import type { TurnPlan } from '@dwo/kits/miniatures/tools/facing';
import type { MovePreview as AnyPreview, MovePlan } from '@dwo/kits/miniatures/tools/go';
import type { Going as AnyGoing, GroupPlan as AnyGroup } from '@dwo/kits/miniatures/tools/group';
import type { PutPlan } from '@dwo/kits/miniatures/tools/put';
import type { VolleyPlan as AnyVolley } from '@dwo/kits/miniatures/tools/volley';
import type { PutTask } from './put-task';

/** One line of an odds card: what counts, how much, and by which rule. */
export interface OddsPart {
  readonly label: string;
  readonly value: number;
  readonly rule: string;
}

/** The distance of a target and the range of the weapon; nothing nearer than `leastCi` may be hit (DW-RANGE-5). */
export interface Reach {
  readonly gapCi: number;
  readonly limitCi: number;
  readonly leastCi: number;
}

/** The chance of one legal attack, computed by the rules. */
export interface Odds {
  /** The rolls in 36 that hit, once the attack is rolled. */
  readonly of36: number;
  /** The highest roll that hits. */
  readonly score: number;
  readonly parts: readonly OddsPart[];
  /** The rolls in 36 by which a special figure escapes a hit (DW-DMG-3); null if the target has no luck roll. */
  readonly luck: { readonly of36: number; readonly needed: number } | null;
  /** The chance that the target is dead or destroyed afterwards; for an overrun, if it defends itself as well as it can. */
  readonly kill: number;
  /** Whether the target may answer with closing fire before the attack is rolled. */
  readonly defended: boolean;
  /** The chance to kill under its standing order, if that differs; null if its player decides. */
  readonly ordered: { readonly order: StandingOrder; readonly kill: number } | null;
  /** The chance that closing fire kills the attacker before it rolls; null if there is none. */
  readonly fallsFirst: number | null;
  /** The rolls in 36 that kill outright (DW-AUTO-2). */
  readonly autoOf36: number;
  /** Life or structure points that a hit takes; null against soldiers and guns, which die by one hit. */
  readonly damage: number | null;
}

/** The intents that move a figure along a path. */
export type Goes = Extract<Intent, { readonly path: readonly Point[] }> | Extract<Intent, { readonly type: 'stow' }>;

/** The ways of going; a figure that walks may get into a vehicle at the end. `WAYS` describes each. */
export type MoveMode = 'walk' | Exclude<Goes['type'], 'move' | 'board' | 'stow'>;

/** The part of a figure that is turned: the whole figure, its gun, or a gun that is being set up. */
export type Turned = 'body' | 'gun' | 'set-up';

/** The path of a move, as it would be played. */
export type MovePreview = AnyPreview<Goes>;

/** A weapon, and the targets that it can hit. */
export interface WeaponChoice extends AnyChoice<Weapon> {
  /** Whether it is part of a vehicle. */
  readonly mount: boolean;
}

/** How one member of a group moves. */
export type Going = AnyGoing<Goes>;

/** Several figures that move in formation. */
export type GroupPlan = AnyGroup<Goes>;

/** One act of a volley: a shot, or a bite of phase 3. */
export type Strike = Fire | Attack;

/** Several shots at one dinosaur, or bites at one figure of the army, one after the other while it stands. */
export type VolleyPlan = AnyVolley<Strike>;

/** Figures that are to be set up in a line. */
export interface LiningPlan {
  readonly kind: 'line';
  readonly line: LinePlan;
  /** Whether the places are being sent. */
  readonly sending: boolean;
}

export type Plan =
  | GroupPlan
  | LiningPlan
  | VolleyPlan
  | OrderPlan<Intent>
  | { readonly kind: 'none' }
  | MovePlan<Goes, MoveMode>
  | AimPlan<Weapon, Reach, Odds, WeaponChoice>
  | {
      readonly kind: 'overrun' | 'attack';
      readonly figure: FigureId;
      readonly targets: readonly FigureId[];
      readonly target: FigureId | null;
      readonly odds: Odds | null;
      readonly refusal: Refusal | null;
    }
  | TurnPlan<Intent, Turned>
  | PutPlan<PutTask>
  | {
      readonly kind: 'rescue';
      readonly vehicle: FigureId;
      readonly spots: readonly Spot[];
      /** The figure that is being moved to another place. */
      readonly held: FigureId | null;
      readonly refusal: Refusal | null;
    }
  | {
      readonly kind: 'press';
      readonly figure: FigureId;
      readonly intent: Intent;
      readonly refusal: Refusal | null;
    }
  | {
      readonly kind: 'drop';
      readonly from: Point | null;
      readonly direction: number;
      readonly refusal: Refusal | null;
    };

/** Whether a volley is one of bites. */
export function isPack({ shots }: VolleyPlan): boolean {
  return shots[0]?.fire.type === 'attack';
}

/** The intent of the red button; null while nothing is decided. */
export function intentOf(plan: Plan): Intent | null {
  switch (plan.kind) {
    case 'none':
    case 'group':
    case 'volley':
    case 'line':
    case 'ordering':
    case 'carrying':
      return null;
    case 'move':
      return plan.preview?.intent ?? null;
    case 'aim': {
      const { figure, weapon, target, third } = plan;
      return target === null ? null : { type: 'fire', figure, weapon, target, spotter: third };
    }
    case 'overrun':
    case 'attack':
      return plan.target === null ? null : { type: plan.kind, figure: plan.figure, target: plan.target };
    case 'face':
    case 'press':
      return plan.intent;
    case 'put':
      return plan.at === null ? null : plan.task.intent(plan.at, plan.facing);
    case 'rescue':
      return { type: 'placeSurvivors', vehicle: plan.vehicle, spots: plan.spots };
    case 'drop':
      return plan.from === null ? null : { type: 'airDrop', from: plan.from, direction: plan.direction };
  }
}

/** Why the red button would be refused; null if it would not, or if nothing is decided. */
export function refusalOf(plan: Plan): Refusal | null {
  switch (plan.kind) {
    case 'none':
    case 'group':
    case 'volley':
    case 'ordering':
    case 'carrying':
      return null;
    case 'line':
      return plan.line.stands.find(({ refusal }) => refusal !== null)?.refusal ?? null;
    case 'move':
      return plan.preview?.refusal ?? null;
    default:
      return plan.refusal;
  }
}
