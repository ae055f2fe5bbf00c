import { type Frozen, type Seat, wholeDegrees } from '@dwo/kernel';
import type { Emit } from '../combat';
import { dinosaurOf } from '../figures';
import { refuseDinosaur, refuseNow } from '../gate';
import type { Face } from '../intents';
import { type No, refuse } from '../refusal';
import type { FigureId, State } from '../state';

/** Turning is free, in phase 1 only, and a dinosaur whose move is over may still do it (DW-MOVE-5, DW-R-9). */
export function checkFace(state: Frozen<State>, seat: Seat, { figure, facing }: Face): No | null {
  const no = refuseNow(state, seat, ['dinosaur-movement']) ?? refuseDinosaur(state, seat, figure);
  if (no !== null) return no;
  if (!Number.isInteger(facing) || facing < 0 || facing > 359) return refuse('DW-R-1', '', { facing });
  return null;
}

/** Turns. */
export function resolveFace({ figure, facing }: Face, emit: Emit): void {
  emit({ type: 'faced', figure, facing: wholeDegrees(facing) });
}

/** Turns to the four sides of the table, but not to where it looks already. */
export function faceIntents(state: Frozen<State>, id: FigureId): Face[] {
  const dinosaur = dinosaurOf(state, id);
  if (!dinosaur?.alive) return [];
  const sides = [0, 90, 180, 270].filter((facing) => facing !== dinosaur.facing);
  return sides.map((facing) => ({ type: 'face', figure: id, facing }));
}
