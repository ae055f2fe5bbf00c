/** What lies on a player's desk before he says "do it": looking costs nothing, and nobody else sees it. */
import type { FigureId, HandWeapon, Intent } from '@dwo/dino-wars';
import type { Point, Refusal } from '@dwo/kernel';

/** A sentence for the player; a refusal names its rule. */
export interface Notice {
  readonly text: string;
  readonly rule: string | null;
  readonly tone: 'refusal' | 'info';
}

/** One line of an odds card: what counts, how much, and by which rule. */
export interface OddsPart {
  readonly label: string;
  readonly value: number;
  readonly rule: string;
}

/** The chance of one attack, as the referee reckons it. */
export interface Odds {
  /** Rolls of 36 that hit, once the attack is rolled. */
  readonly of36: number;
  /** Highest roll that hits. */
  readonly score: number;
  readonly parts: readonly OddsPart[];
  /** Rolls of 36 by which a special figure escapes a hit (DW-DMG-3); null if nobody rolls for luck. */
  readonly luck: { readonly of36: number; readonly needed: number } | null;
  /** The chance that all comes together and a soldier dies; null against dinosaurs. */
  readonly kill: number | null;
  /** The chance that closing fire fells the attacker before it rolls; null if there is none. */
  readonly fallsFirst: number | null;
  /** Rolls of 36 that kill outright (DW-AUTO-2). */
  readonly autoOf36: number;
  /** Life points a hit takes; null against soldiers. */
  readonly damage: number | null;
  readonly range: { readonly gapCi: number; readonly limitCi: number } | null;
}

export interface MovePreview {
  /** From where it stands over all corners to where it will stand. */
  readonly points: readonly Point[];
  readonly costCi: number;
  /** What it may still spend this turn before this move. */
  readonly leftCi: number;
  readonly touches: readonly FigureId[];
  readonly refusal: Refusal | null;
  readonly intent: Extract<Intent, { type: 'move' }>;
}

export interface WeaponChoice {
  readonly weapon: HandWeapon;
  readonly targets: readonly FigureId[];
  /** Why it can't be fired at all just now; null if it can. */
  readonly refusal: Refusal | null;
}

export type Plan =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'move';
      readonly figure: FigureId;
      /** Corners pinned so far. */
      readonly corners: readonly Point[];
      /** True once the destination stands and waits for a yes. */
      readonly fixed: boolean;
      readonly preview: MovePreview | null;
    }
  | {
      readonly kind: 'aim';
      readonly figure: FigureId;
      readonly weapon: HandWeapon;
      readonly choices: readonly WeaponChoice[];
      readonly target: FigureId | null;
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
  | { readonly kind: 'face'; readonly figure: FigureId; readonly facing: number };

/** What the red button would send; null while nothing is decided. */
export function intentOf(plan: Plan): Intent | null {
  switch (plan.kind) {
    case 'none':
      return null;
    case 'move':
      return plan.preview?.intent ?? null;
    case 'aim':
      return plan.target === null
        ? null
        : { type: 'fire', figure: plan.figure, weapon: plan.weapon, target: plan.target };
    case 'overrun':
    case 'attack':
      return plan.target === null ? null : { type: plan.kind, figure: plan.figure, target: plan.target };
    case 'face':
      return { type: 'face', figure: plan.figure, facing: plan.facing };
  }
}

/** Why the red button would be refused; null if it would not, or if nothing is decided. */
export function refusalOf(plan: Plan): Refusal | null {
  switch (plan.kind) {
    case 'none':
    case 'face':
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
