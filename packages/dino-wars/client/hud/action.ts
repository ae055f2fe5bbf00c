/** The red button: what it would do now, and why it would not. */
import type { FigureId } from '@dwo/dino-wars';
import type { Refusal } from '@dwo/kernel';
import { orderAction } from '@dwo/kits/miniatures/orders/action';
import type { IconName } from '@dwo/kits/ui/icons';
import { WAYS } from '../actions';
import { TURNS } from '../actions/turning';
import { type Goes, isPack, type Plan, refusalOf } from '../tools/plan';
import { say } from '../words';

export interface ActionSpec {
  readonly word: string;
  readonly icon: IconName;
  /** Spoken name. */
  readonly label: string;
  readonly ready: boolean;
  /** Why it can't be done; null if it can, or if something must be chosen first. */
  readonly refusal: Refusal | null;
}

/** The button for this plan; null for no plan. `nameOf` names figures. */
export function actionOf(plan: Plan, nameOf: (figure: FigureId) => string): ActionSpec | null {
  const refusal = refusalOf(plan);
  switch (plan.kind) {
    case 'none':
      return null;
    case 'move':
      return moving(plan, nameOf);
    case 'group': {
      const able = plan.members.filter(({ preview }) => preview !== null && preview.refusal === null).length;
      const label = able === 0 ? say('act.group.choose') : say('act.group', { able, count: plan.members.length });
      return { word: now('move'), icon: 'tape', label, ready: plan.fixed && able > 0, refusal: null };
    }
    case 'volley': {
      const count = plan.shots.length;
      const kind = isPack(plan) ? 'bites' : 'shots';
      const label = say(`volley.fire.label.${kind}`, { count, name: nameOf(plan.target) });
      return {
        word: say(`volley.fire.${kind}`, { count }),
        icon: kind === 'bites' ? 'claw' : 'sight',
        label,
        ready: count > 0 && plan.fired === null,
        refusal: null,
      };
    }
    case 'ordering':
    case 'carrying':
      return orderAction(plan);
    case 'line': {
      const count = plan.line.stands.filter((stand) => stand.refusal === null).length;
      const word = say('act.line', { count });
      return { word, icon: 'flag', label: word, ready: count > 0 && !plan.sending, refusal };
    }
    case 'aim':
      return withTarget('aim', 'sight', plan.target, { refusal, nameOf });
    case 'overrun':
      return withTarget('overrun', 'claw', plan.target, { refusal, nameOf });
    case 'attack':
      return withTarget('attack', 'claw', plan.target, { refusal, nameOf });
    case 'face': {
      const word = say(TURNS[plan.of].verb);
      const label = say('act.of', { verb: word, name: nameOf(plan.figure) });
      return { word, icon: 'again', label, ready: refusal === null, refusal };
    }
    case 'put': {
      const word = say(`act.${plan.task.kind}`);
      const ready = plan.at !== null && refusal === null;
      const label =
        plan.at === null
          ? say('act.choose-place', { verb: word })
          : say('act.of', { verb: word, name: nameOf(plan.task.figure) });
      return { word, icon: 'hand', label, ready, refusal };
    }
    case 'press': {
      const word = say('act.press', { act: plan.intent.type });
      const label = say('act.of', { verb: word, name: nameOf(plan.figure) });
      return { word, icon: 'hand', label, ready: refusal === null, refusal };
    }
    case 'rescue':
      return { ...spoken('rescue'), icon: 'hand', ready: refusal === null, refusal };
    case 'drop':
      return { ...spoken('drop'), icon: 'flag', ready: refusal === null, refusal };
  }
}

function spoken(act: 'rescue' | 'drop'): Pick<ActionSpec, 'word' | 'label'> {
  return { word: say(`act.${act}`), label: say(`act.${act}.label`) };
}

type Verb = Goes['type'] | 'aim' | 'overrun' | 'attack';

/** The verb with an exclamation mark: "Move!". */
function now(verb: Verb): string {
  return say('act.now', { verb: say(`act.${verb}`) });
}

/** A path in any of its modes; getting in has words of its own. */
function moving(plan: Extract<Plan, { kind: 'move' }>, nameOf: (figure: FigureId) => string): ActionSpec {
  const refusal = refusalOf(plan);
  const ready = plan.fixed && plan.preview !== null && refusal === null;
  const type = plan.preview?.intent.type ?? (plan.mode === 'walk' ? 'move' : plan.mode);
  const label = say('act.of', { verb: say(`act.${type}`), name: nameOf(plan.figure) });
  const icon = type === 'board' || type === 'stow' ? 'next' : WAYS[type === 'move' ? 'walk' : type].icon;
  return { word: now(type), icon, label, ready, refusal };
}

function withTarget(
  act: 'aim' | 'overrun' | 'attack',
  icon: IconName,
  target: FigureId | null,
  { refusal, nameOf }: { refusal: Refusal | null; nameOf: (figure: FigureId) => string },
): ActionSpec {
  const word = now(act);
  const verb = say(act === 'aim' ? 'act.fire-at' : `act.${act}`);
  if (target === null) {
    return { word, icon, label: say('act.choose-target', { verb }), ready: false, refusal: null };
  }
  return { word, icon, label: say('act.of', { verb, name: nameOf(target) }), ready: refusal === null, refusal };
}
