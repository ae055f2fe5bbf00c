/** The plan on a player's screen before they confirm it: looking costs nothing, and nobody else sees it. */
import type { FigureId, Intent, Spot, StandingOrder, Weapon } from '@dwo/dino-wars';
import type { Point, Refusal } from '@dwo/kernel';
import type { Pointing } from '@dwo/kits/miniatures/model';
import type { PutTask } from './put-task';

/** One line of an odds card: what counts, how much, and by which rule. */
export interface OddsPart {
  readonly label: string;
  readonly value: number;
  readonly rule: string;
}

/** How far off a target is, and how far the weapon reaches; nothing nearer than `leastCi` may be hit (DW-RANGE-5). */
export interface Reach {
  readonly gapCi: number;
  readonly limitCi: number;
  readonly leastCi: number;
}

/** The chance of one attack that may be made, as the referee reckons it. */
export interface Odds {
  /** Rolls of 36 that hit, once the attack is rolled. */
  readonly of36: number;
  /** Highest roll that hits. */
  readonly score: number;
  readonly parts: readonly OddsPart[];
  /** Rolls of 36 by which a special figure escapes a hit (DW-DMG-3); null if the target rolls for none. */
  readonly luck: { readonly of36: number; readonly needed: number } | null;
  /** The chance that the target is dead or destroyed afterwards; of an overrun if it defends itself as well as it can. */
  readonly kill: number;
  /** Whether the target may answer with closing fire before the attack is rolled. */
  readonly defended: boolean;
  /** The chance to kill under its standing order, where that is another one; null if the order asks. */
  readonly ordered: { readonly order: StandingOrder; readonly kill: number } | null;
  /** The chance that closing fire fells the attacker before it rolls; null if there is none. */
  readonly fallsFirst: number | null;
  /** Rolls of 36 that kill outright (DW-AUTO-2). */
  readonly autoOf36: number;
  /** Life or structural points a hit takes; null against soldiers and guns, which one hit is enough for. */
  readonly damage: number | null;
}

/** The intents by which figures go somewhere. */
export type Goes = Extract<Intent, { readonly path: readonly Point[] }>;

/** How a figure goes; whoever walks may get in at the end of it. `WAYS` has what each is. */
export type MoveMode = 'walk' | Exclude<Goes['type'], 'move' | 'board'>;

/** The part of a figure that is turned: all of it, the gun it carries, or the gun that is being set up. */
export type Turned = 'body' | 'gun' | 'set-up';

export interface MovePreview {
  /** From where it stands over all corners to where it will stand. */
  readonly points: readonly Point[];
  /** Height above the table at each of them; null on the ground. */
  readonly heights: readonly number[] | null;
  readonly costCi: number;
  /** The movement it may spend on this way, the charge into contact included (DW-R-90). */
  readonly leftCi: number;
  readonly touches: readonly FigureId[];
  readonly refusal: Refusal | null;
  readonly intent: Goes;
}

export interface WeaponChoice {
  readonly weapon: Weapon;
  /** Part of a vehicle. */
  readonly mount: boolean;
  readonly targets: readonly FigureId[];
  /** Why it can't be fired at all just now; null if it can. */
  readonly refusal: Refusal | null;
}

/** How one member of a group goes. */
export interface Going {
  readonly figure: FigureId;
  /** Null while the group is going nowhere. */
  readonly preview: MovePreview | null;
  /** How far from where it was sent it ends; 0 for whoever goes all the way. */
  readonly shortCi: number;
  /** The refusal that stops it on its way; null if nothing does, or the edge of the table. */
  readonly why: Refusal | null;
}

/** Several figures that are to walk as they stand. */
export interface GroupPlan {
  readonly kind: 'group';
  /** In the order in which they go. */
  readonly members: readonly Going[];
  /** How far and which way; null while that is not decided. */
  readonly by: Point | null;
  /** True once the destination stands and waits for a yes. */
  readonly fixed: boolean;
  /** The rectangle that is being drawn round figures. */
  readonly band: { readonly from: Point; readonly to: Point } | null;
  /** The last march ended early: how many had gone, and who is left. */
  readonly stopped: {
    readonly why: 'refused' | 'surprise';
    readonly gone: number;
    readonly of: number;
    readonly left: readonly FigureId[];
  } | null;
}

export type Plan =
  | GroupPlan
  | { readonly kind: 'none' }
  | {
      readonly kind: 'move';
      readonly mode: MoveMode;
      readonly figure: FigureId;
      /** Corners pinned so far. */
      readonly corners: readonly Point[];
      /** True once the destination stands and waits for a yes. */
      readonly fixed: boolean;
      /** By what the figure is being dragged; null while it is not. */
      readonly drag: Pointing['pointer'] | null;
      /** Height above the table of the next corner; null on the ground. */
      readonly z: number | null;
      /** The vehicle they would get into, the dinosaur that would be rammed. */
      readonly aim: FigureId | null;
      readonly preview: MovePreview | null;
    }
  | {
      readonly kind: 'aim';
      readonly figure: FigureId;
      readonly weapon: Weapon;
      readonly choices: readonly WeaponChoice[];
      readonly target: FigureId | null;
      /** The figure that sees the target for a weapon that does not; null for direct fire (DW-IND-3). */
      readonly spotter: FigureId | null;
      /** All who could, the proposed one first; nobody if the weapon sees for itself. */
      readonly spotters: readonly FigureId[];
      readonly reach: Reach | null;
      /** None for a shot that is refused. */
      readonly odds: Odds | null;
      readonly refusal: Refusal | null;
    }
  | {
      readonly kind: 'overrun' | 'attack';
      readonly figure: FigureId;
      readonly targets: readonly FigureId[];
      readonly target: FigureId | null;
      readonly odds: Odds | null;
      readonly refusal: Refusal | null;
    }
  | {
      readonly kind: 'face';
      readonly figure: FigureId;
      readonly of: Turned;
      readonly facing: number;
      readonly intent: Intent;
      readonly refusal: Refusal | null;
    }
  | {
      readonly kind: 'put';
      readonly task: PutTask;
      readonly at: Point | null;
      readonly facing: number;
      readonly refusal: Refusal | null;
    }
  | {
      readonly kind: 'rescue';
      readonly vehicle: FigureId;
      readonly spots: readonly Spot[];
      /** The figure that is being put somewhere else. */
      readonly held: FigureId | null;
      readonly refusal: Refusal | null;
    }
  | {
      readonly kind: 'drop';
      readonly from: Point | null;
      readonly direction: number;
      readonly refusal: Refusal | null;
    };

/** The intent of the red button; null while nothing is decided. */
export function intentOf(plan: Plan): Intent | null {
  switch (plan.kind) {
    case 'none':
    case 'group':
      return null;
    case 'move':
      return plan.preview?.intent ?? null;
    case 'aim': {
      const { figure, weapon, target, spotter } = plan;
      return target === null ? null : { type: 'fire', figure, weapon, target, spotter };
    }
    case 'overrun':
    case 'attack':
      return plan.target === null ? null : { type: plan.kind, figure: plan.figure, target: plan.target };
    case 'face':
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
      return null;
    case 'move':
      return plan.preview?.refusal ?? null;
    default:
      return plan.refusal;
  }
}

/** The figure a plan aims at. */
export function targetOf(plan: Plan): FigureId | null {
  return 'target' in plan ? plan.target : null;
}
