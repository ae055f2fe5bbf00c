/** An attack that is aimed: the answers of a game to the tool that aims, and what lies on the desk. */
import type { Frozen, Point, Refusal, Seat } from '@dwo/kernel';
import type { Mark } from '../mark-model';
import type { Pointing } from '../model';

/** An attack that is meant. A target is the id of a figure, or of a piece of terrain that can be attacked. */
export interface Aim<W extends string = string> {
  readonly figure: string;
  readonly weapon: W;
  readonly target: string;
  /** The third party, such as a spotter; null without one. */
  readonly third: string | null;
}

/** A weapon, and the targets that it can hit. */
export interface WeaponChoice<W extends string = string> {
  readonly weapon: W;
  readonly targets: readonly string[];
  /** Why it can't be used at all now; null if it can. */
  readonly refusal: Refusal | null;
}

/** An attack on the desk. `R` tells the reach and `O` the odds, both in the game's own form. */
export interface AimPlan<W extends string, R, O, C extends WeaponChoice<W> = WeaponChoice<W>> {
  readonly kind: 'aim';
  readonly figure: string;
  readonly weapon: W;
  readonly choices: readonly C[];
  readonly target: string | null;
  /** Whether the target is kept from the attack before, or proposed, and the player has not chosen it. */
  readonly kept?: boolean;
  /** All that the last press may have meant, such as a mount and its riders; the target is among them. */
  readonly meant: readonly string[];
  /** The third party of this attack; null for none. */
  readonly third: string | null;
  /** All possible third parties, the proposed one first. */
  readonly thirds: readonly string[];
  readonly reach: R | null;
  /** Null for an attack that is refused. */
  readonly odds: O | null;
  readonly refusal: Refusal | null;
  /** The lines of sight and the like. */
  readonly marks?: readonly Mark[];
}

/** The answers of a game to the tool that aims. */
export interface AimUse<S, I, W extends string, R, O, C extends WeaponChoice<W> = WeaponChoice<W>> {
  /** The weapons of a figure in the order of their chips. */
  weapons(state: Frozen<S>, seat: Seat, figure: string): readonly C[];
  /** The targets that a press may mean, the proposed one first; empty if it means no attack. */
  meant(state: Frozen<S>, pointing: Pick<Pointing, 'figure' | 'under' | 'terrain'>): readonly string[];
  /** Whether a target is still one at all, whether or not it can be hit. */
  isTarget(state: Frozen<S>, target: string): boolean;
  /** Whether this target is kept for the next figure that attacks; left out by a game that keeps all. */
  keeps?(state: Frozen<S>, target: string): boolean;
  /** The third parties of an attack, the proposed one first. */
  thirds(state: Frozen<S>, figure: string, weapon: W, target: string): readonly string[];
  place(state: Frozen<S>, target: string): Point | null;
  intent(aim: Aim<W>): I;
  reach(state: Frozen<S>, aim: Aim<W>): R | null;
  /** The exact odds of an attack that is allowed. */
  odds(state: Frozen<S>, seat: Seat, aim: Aim<W>): O | null;
  /** Marks on the table for an attack that is aimed at, whether or not it is allowed: lines of sight. */
  marks?(state: Frozen<S>, aim: Aim<W>): readonly Mark[];
  /** Marks while no target is chosen, such as the chance against each of those within reach. */
  open?(state: Frozen<S>, seat: Seat, choice: { readonly figure: string } & WeaponChoice<W>): readonly Mark[];
  /** The worth of an attack, by which a weapon is proposed; -1 for none. */
  worth(state: Frozen<S>, seat: Seat, aim: Aim<W>): number;
}

/** The weapon of the highest worth against this target; null if none can be used against it. */
export function bestWeapon<S, I, W extends string, R, O, C extends WeaponChoice<W>>(
  use: AimUse<S, I, W, R, O, C>,
  state: Frozen<S>,
  seat: Seat,
  { figure, target, choices }: { readonly figure: string; readonly target: string; readonly choices: readonly C[] },
): W | null {
  let best: W | null = null;
  let most = -1;
  for (const { weapon, targets } of choices) {
    if (!targets.includes(target)) continue;
    const third = use.thirds(state, figure, weapon, target)[0] ?? null;
    const worth = use.worth(state, seat, { figure, weapon, target, third });
    if (worth > most) {
      best = weapon;
      most = worth;
    }
  }
  return best;
}

/** Targets sorted along the direction `right`, so that arrow keys move as the table is seen. */
export function alongView(
  targets: readonly string[],
  right: Point,
  placeOf: (target: string) => Point | null,
): readonly string[] {
  const along = (target: string) => {
    const { x, y } = placeOf(target) ?? { x: 0, y: 0 };
    return x * right.x + y * right.y;
  };
  return [...targets].sort((a, b) => along(a) - along(b) || (a < b ? -1 : 1));
}
