/** The one red button: what it would do now, and why it would not. */
import type { FigureId } from '@dwo/dino-wars';
import type { Refusal } from '@dwo/kernel';
import type { IconName } from '@dwo/kits/ui/icons';
import { type Plan, refusalOf } from '../tools/plan';
import type { PutKind } from '../tools/put-task';

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
    case 'move':
      return moving(plan, nameOf);
    case 'group': {
      const able = plan.members.filter(({ preview }) => preview !== null && preview.refusal === null).length;
      const label =
        able === 0 ? 'Move the group: choose where to first' : `Move ${able} of ${plan.members.length} figures`;
      return { word: 'Move!', icon: 'tape', label, ready: plan.fixed && able > 0, refusal: null };
    }
    case 'aim':
      return withTarget('Fire!', 'sight', `Fire at`, plan.target, { refusal, nameOf });
    case 'overrun':
      return withTarget('Overrun!', 'claw', `Overrun`, plan.target, { refusal, nameOf });
    case 'attack':
      return withTarget('Attack!', 'claw', `Attack`, plan.target, { refusal, nameOf });
    case 'face': {
      const word = plan.of === 'set-up' ? 'Set up' : 'Turn';
      return { word, icon: 'again', label: `${word} ${nameOf(plan.figure)}`, ready: refusal === null, refusal };
    }
    case 'put': {
      const word = PUT_WORDS[plan.task.kind];
      const ready = plan.at !== null && refusal === null;
      const label = plan.at === null ? `${word}: choose a place first` : `${word} ${nameOf(plan.task.figure)}`;
      return { word, icon: 'hand', label, ready, refusal };
    }
    case 'rescue':
      return { word: 'All out!', icon: 'hand', label: 'Put the survivors here', ready: refusal === null, refusal };
    case 'drop':
      return { word: 'Jump!', icon: 'flag', label: 'Let the paratroopers jump', ready: refusal === null, refusal };
  }
}

const PUT_WORDS: Record<PutKind, string> = {
  place: 'Place',
  hide: 'Hide',
  alight: 'Get out',
  unstow: 'Put down',
  'lay-down': 'Lay down',
  unhitch: 'Unhitch',
  land: 'Land',
};

/** A way in any of its modes; getting in and ramming have words of their own. */
function moving(plan: Extract<Plan, { kind: 'move' }>, nameOf: (figure: FigureId) => string): ActionSpec {
  const refusal = refusalOf(plan);
  const ready = plan.fixed && plan.preview !== null && refusal === null;
  const type = plan.preview?.intent.type ?? (plan.mode === 'walk' ? 'move' : plan.mode);
  const [word, icon] = MOVE_WORDS[type];
  const label = `${word.replace('!', '')} ${nameOf(plan.figure)}`;
  return { word, icon, label: type === 'move' ? `Move ${nameOf(plan.figure)}` : label, ready, refusal };
}

const MOVE_WORDS: Record<'move' | 'fly' | 'board' | 'carry' | 'ram', readonly [string, IconName]> = {
  move: ['Move!', 'tape'],
  fly: ['Fly!', 'tape'],
  board: ['Get in!', 'next'],
  carry: ['Carry!', 'tape'],
  ram: ['Ram!', 'claw'],
};

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
