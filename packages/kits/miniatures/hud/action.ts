/** The red button: what it would do now, and why it would not. */
import type { Refusal } from '@dwo/kernel';
import type { IconName } from '../../art/icon-paths';
import { orderAction } from '../orders/action';
import type { TablePlan, Use } from './contract';
import { say } from './words';

/** The face of the red button. */
export interface ActionFace {
  readonly word: string;
  readonly icon: IconName;
  /** Spoken name. */
  readonly label: string;
  readonly ready: boolean;
  /** Why it can't be done; null if it can, or if something must be chosen first. */
  readonly refusal: Refusal | null;
}

/** The use that the red button stands for: the one in hand, or the first; null for none. */
export function inHand<S, I>(uses: readonly Use<S, I>[], using: string): Use<S, I> | null {
  return uses.find(({ id }) => id === using) ?? (using === '' ? uses[0] : undefined) ?? null;
}

/** The red button for a plan and the use that it belongs to; null for none. */
export function actionFace<S, I>(
  plan: TablePlan<I>,
  use: Use<S, I> | null,
  nameOf: (figure: string) => string,
): ActionFace | null {
  if (plan.kind === 'deploy' && plan.line !== null) {
    const { stands } = plan.line;
    const count = stands.filter(({ refusal }) => refusal === null).length;
    const word = say('act.line', { count });
    return { word, icon: 'flag', label: word, ready: count > 0, refusal: stands[0]?.refusal ?? null };
  }
  if (plan.kind === 'deploy') {
    const count = plan.missing.length;
    return {
      word: plan.word,
      icon: 'flag',
      label: count > 0 ? say('act.deploy.left', { count }) : plan.word,
      ready: count === 0 && plan.refusal === null,
      refusal: plan.refusal,
    };
  }
  if (plan.kind === 'volley') {
    const count = plan.shots.length;
    const label = say('act.volley.of', { count, name: nameOf(plan.target) });
    return { word: say('act.volley', { count }), icon: 'sight', label, ready: plan.fired === null, refusal: null };
  }
  if (plan.kind === 'ordering' || plan.kind === 'carrying') return orderAction(plan);
  if (plan.kind === 'none' && use?.type === 'press') {
    const { word, icon, refusal } = use;
    return { word: say('act.now', { verb: word }), icon, label: word, ready: refusal === null, refusal };
  }
  if (plan.kind === 'none' || use === null) return null;
  const verb = (plan.kind === 'move' ? plan.preview?.note?.verb : undefined) ?? use.word;
  const base = { word: say('act.now', { verb }), icon: use.icon };
  const of = (figure: string) => say('act.of', { verb, name: nameOf(figure) });
  switch (plan.kind) {
    case 'move': {
      const refusal = plan.preview?.refusal ?? null;
      const label = plan.preview === null ? say('act.choose-way', { verb }) : of(plan.preview.goer ?? plan.figure);
      return { ...base, label, ready: plan.fixed && plan.preview !== null && refusal === null, refusal };
    }
    case 'aim': {
      const { target, refusal } = plan;
      if (target === null) return { ...base, label: say('act.choose-target', { verb }), ready: false, refusal: null };
      return { ...base, label: of(target), ready: refusal === null, refusal };
    }
    case 'face':
      return { ...base, label: of(plan.figure), ready: plan.refusal === null, refusal: plan.refusal };
    case 'put': {
      const label = plan.at === null ? say('act.choose-place', { verb }) : of(plan.task.figure);
      return { ...base, label, ready: plan.at !== null && plan.refusal === null, refusal: plan.refusal };
    }
  }
}

/** Why the present plan would be refused; null if it would not, or if nothing is decided. */
export function refusalIn(plan: TablePlan<unknown>): Refusal | null {
  if (plan.kind === 'none' || plan.kind === 'volley' || plan.kind === 'ordering' || plan.kind === 'carrying')
    return null;
  if (plan.kind === 'deploy' && plan.line !== null)
    return plan.line.stands.find(({ refusal }) => refusal !== null)?.refusal ?? null;
  return plan.kind === 'move' ? (plan.preview?.refusal ?? null) : plan.refusal;
}

/** Whether an attack is in hand that could reach nobody. */
export function reachesNobody(plan: TablePlan<unknown>): boolean {
  if (plan.kind !== 'aim' || plan.target !== null) return false;
  return plan.choices.length > 0 && plan.choices.every(({ targets }) => targets.length === 0);
}
