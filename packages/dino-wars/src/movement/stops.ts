/** Contact that stops a dinosaur, where the other reading of DW-R-6 is played. */
import { type Frozen, type Point, sweptOverlap } from '@dwo/kernel';
import { boardOf } from '../board';
import { dinosaurOf, discOf, figureOf, sure } from '../figures';
import { reads } from '../options-in-play';
import { type No, refuse } from '../refusal';
import type { FigureId, State } from '../state';
import { tablesOf } from '../tables';
import { contacts } from './contact';

/** Refuses a way on which a dinosaur would come into contact and go on; whom it touches already it may leave (DW-MOVE-7). */
export function refuseSliding(state: Frozen<State>, id: FigureId, path: readonly Point[]): No | null {
  const dinosaur = dinosaurOf(state, id);
  if (dinosaur === null || !reads(state, 'contact_ends_move')) return null;
  const { radius } = discOf(state, dinosaur);
  const { contactCi } = tablesOf(state).parameters;
  const left = new Set(contacts(state, id));
  const end = path.at(-1) as Point;
  const passes = (other: FigureId, from: Point, to: Point) => {
    if (left.has(other)) return false;
    const disc = discOf(state, sure(figureOf(state, other)));
    const near = { ...disc, radius: disc.radius + contactCi };
    // Who is still in contact at the end is where it has stopped.
    return sweptOverlap(from, to, radius, near, 0) && !sweptOverlap(end, end, radius, near, -1);
  };
  for (let at = 1; at < path.length; at++) {
    const [from, to] = [path[at - 1] as Point, path[at] as Point];
    const met = boardOf(state)
      .army.along(from, to, radius + contactCi)
      .find((other) => passes(other, from, to));
    if (met !== undefined) return refuse('DW-R-6', 'MOVE_OVER', { figure: id, target: met });
  }
  return null;
}
