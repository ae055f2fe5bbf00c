/** The parts of a figure that turn: the whole figure, its gun, or a gun that is being set up. */
import type { FigureId, Intent, State } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import { figureOf, vehicleOf } from '../tools/figures';
import type { Turned } from '../tools/plan';
import type { Sentence } from '../words';

interface Turn {
  /** The words of the red button and of the hint. */
  readonly verb: Sentence;
  readonly step: Sentence;
  /** Whether keeping the present facing is a decision too. */
  readonly staying: boolean;
  present(state: Frozen<State>, figure: FigureId): number | undefined;
  intent(figure: FigureId, facing: number): Intent;
}

const turn = {
  verb: 'act.turn',
  step: 'step.face',
  staying: false,
  present: (state: Frozen<State>, figure: FigureId) => figureOf(state, figure)?.facing,
} as const;

/** How each of these parts is turned. */
export const TURNS: { readonly [T in Turned]: Turn } = {
  body: { ...turn, intent: (figure, facing) => ({ type: 'face', figure, facing }) },
  gun: {
    ...turn,
    present: (state, figure) => vehicleOf(state, figure)?.gunFacing,
    intent: (vehicle, facing) => ({ type: 'turnGun', vehicle, facing }),
  },
  'set-up': {
    ...turn,
    verb: 'act.set-up',
    step: 'step.face.set-up',
    staying: true,
    intent: (weapon, facing) => ({ type: 'setUp', weapon, facing }),
  },
};
