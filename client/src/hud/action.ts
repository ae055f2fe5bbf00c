/** The one red button: what it would do now, and why it would not. */
import type { FigureId } from '@dwo/dino-wars';
import type { Refusal } from '@dwo/kernel';
import type { IconName } from '../art/icons';
import { type Plan, refusalOf } from '../tools/plan';

export interface ActionSpec {
  readonly word: string;
  readonly icon: IconName;
  /** Spoken name. */
  readonly label: string;
  readonly ready: boolean;
  /** Why it can't be done; null if it can, or if something has to be chosen first. */
  readonly refusal: Refusal | null;
}

/** The button for this plan, null while nothing is in hand; `nameOf` names figures. */
export function actionOf(plan: Plan, nameOf: (figure: FigureId) => string): ActionSpec | null {
  const refusal = refusalOf(plan);
  switch (plan.kind) {
    case 'none':
      return null;
    case 'move': {
      const ready = plan.fixed && plan.preview !== null && refusal === null;
      return { word: 'Move!', icon: 'tape', label: `Move ${nameOf(plan.figure)}`, ready, refusal };
    }
    case 'aim':
      return withTarget('Fire!', 'sight', `Fire at`, plan.target, { refusal, nameOf });
    case 'overrun':
      return withTarget('Overrun!', 'claw', `Overrun`, plan.target, { refusal, nameOf });
    case 'attack':
      return withTarget('Attack!', 'claw', `Attack`, plan.target, { refusal, nameOf });
    case 'face':
      return { word: 'Turn', icon: 'again', label: `Turn ${nameOf(plan.figure)}`, ready: true, refusal: null };
  }
}

function withTarget(
  word: string,
  icon: IconName,
  verb: string,
  target: FigureId | null,
  { refusal, nameOf }: { refusal: Refusal | null; nameOf: (figure: FigureId) => string },
): ActionSpec {
  if (target === null) return { word, icon, label: `${verb}: choose a target first`, ready: false, refusal: null };
  return { word, icon, label: `${verb} ${nameOf(target)}`, ready: refusal === null, refusal };
}
