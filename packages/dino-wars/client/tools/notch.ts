/** The notch on a dinosaur's base, by which it is turned. */
import type { FigureId, State } from '@dwo/dino-wars';
import { distance, type Frozen, withinArc } from '@dwo/kernel';
import type { Pointing } from '@dwo/kits/miniatures/model';
import { dinosaurOf, radiusOf } from './figures';

/** The area in which a press grabs the notch: from the base outward, and to each side. */
const NOTCH_CI = { from: 15, to: 140 } as const;
const NOTCH_HALF_ANGLE = 18;

/** Whether a press grabs the selected dinosaur's notch. */
export function isOnNotch(state: Frozen<State>, selected: FigureId | null, { at, figure }: Pointing): boolean {
  const dinosaur = selected === null ? null : dinosaurOf(state, selected);
  if (selected === null || dinosaur === null || (figure !== null && figure !== selected)) return false;
  const out = distance(at, dinosaur) - radiusOf(state, selected);
  return out > NOTCH_CI.from && out < NOTCH_CI.to && withinArc(dinosaur, dinosaur.facing, NOTCH_HALF_ANGLE, at);
}
