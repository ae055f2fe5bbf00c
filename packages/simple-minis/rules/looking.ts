/** Sight, cover and reach (VS-LOS, VS-COV, VS-R-24 to VS-R-27, VS-R-32, VS-R-33, VS-R-39), which anybody may ask for. */
import type { Disc, Point } from '@dwo/kernel';
import {
  crossesShape,
  distanceToShape,
  gradeOf,
  isWithin,
  lengthInside,
  middleOf,
  pointsAcross,
  type Screen,
  type SightLine,
  sightLines,
  tally,
} from '@dwo/kernel/table';
import { arcOf, discOf, facingOf, touches } from './bodies';
import { COVER_GRADES, RANGE, REACH, SCREEN, TOUCH } from './data/limits';
import { TERRAIN } from './data/terrain';
import type { Arc } from './data/words';
import { barriersOf, CROSSING, gapTo } from './ground';
import type { Fig, Now, Piece } from './state';

/** The sight of an attacker on a target. */
export interface Sight {
  readonly arc: Arc;
  /** Five lines to a figure: to its centre, and to its half and whole radius left and right; one line to a section. */
  readonly lines: readonly SightLine[];
  /** `unsure` is decided by a die (VS-LOS-2). */
  readonly state: 'seen' | 'unsure' | 'out';
  /** `disputed` is decided by a die (VS-COV-3); sections are always in the open (VS-TER-2). */
  readonly cover: 'open' | 'disputed' | 'covered';
}

/** The worth of lines and an arc (VS-R-24). */
function stateOf(arc: Arc, lines: readonly SightLine[]): Sight['state'] {
  if (arc === 'behind' || tally(lines).blocked === lines.length) return 'out';
  return arc === 'clear' ? 'seen' : 'unsure';
}

/** The cover of a target by the number of its hidden lines of five (VS-R-26, VS-TV-7). */
export function coverBy(hidden: number): Sight['cover'] {
  return gradeOf(hidden, COVER_GRADES);
}

function screensOf({ features }: Now): (Screen & Piece)[] {
  return features.flatMap((piece) => {
    const { sight } = TERRAIN[piece.kind];
    return piece.standing && sight !== 'none' ? [{ ...piece, solid: sight === 'solid' }] : [];
  });
}

/** Tells which screens count for a line: one at the attacker only if it also covers the target or is deep (VS-R-24). */
function counting(eye: Disc, aim: Disc): (screen: Screen, to: Point) => boolean {
  const always = new Map<Screen, boolean>();
  return (screen, to) => {
    if (screen.solid) return true;
    const counts =
      always.get(screen) ??
      (distanceToShape(eye, eye, screen) > eye.radius + SCREEN.near || distanceToShape(aim, aim, screen) <= aim.radius);
    always.set(screen, counts);
    return counts || (screen.closed && lengthInside([eye, to], [screen.outline], 'inside') > SCREEN.deep);
  };
}

/** The sight of one figure on another. Figures never block lines (VS-LOS-1, VS-R-24, VS-R-26). */
export function lookAt(state: Now, viewer: Fig, target: Fig): Sight {
  const [eye, aim] = [discOf(state, viewer), discOf(state, target)];
  const arc = arcOf(eye, facingOf(state, viewer), aim);
  const points = pointsAcross(eye, aim, [0, aim.radius / 2, aim.radius, -aim.radius / 2, -aim.radius]);
  const lines = sightLines(eye, points, screensOf(state), {
    ...CROSSING,
    counts: counting(eye, aim),
  });
  const { blocked, screened } = tally(lines);
  // VS-COV-2, VS-RID-6, VS-R-27: a rider needs no lines.
  const cover = target.riding !== null ? 'covered' : coverBy(blocked + screened);
  return { arc, lines, state: stateOf(arc, lines), cover };
}

/** The sight of a figure on a section: one line to its middle, which only other solid features block (VS-R-39). */
export function lookAtSection(state: Now, viewer: Fig, section: Piece): Sight {
  const eye = discOf(state, viewer);
  const middle = middleOf(section);
  const arc = arcOf(eye, facingOf(state, viewer), middle);
  const solid = screensOf(state).filter((screen) => screen.solid && screen.id !== section.id);
  const lines = sightLines(eye, [middle], solid, CROSSING);
  return { arc, lines, state: stateOf(arc, lines), cover: 'open' };
}

/** Whether a figure is in range of a distance attack (VS-DST-1, VS-R-28). */
export function isInRange(state: Now, shooter: Fig, target: Fig): boolean {
  return isWithin(discOf(state, shooter), discOf(state, target), RANGE);
}

/** Whether a target at a gap in an arc can be struck (VS-R-32, VS-TV-15). */
export function isStrikable(gap: number, arc: Arc): boolean {
  return gap <= TOUCH || (arc === 'clear' && gap <= REACH);
}

/** Whether a figure reaches another with a strike, barriers left aside (VS-HTH-2, VS-R-32). */
export function canReach(state: Now, striker: Fig, target: Fig): boolean {
  const [own, aim] = [discOf(state, striker), discOf(state, target)];
  return touches(own, aim) || (isWithin(own, aim, REACH) && arcOf(own, facingOf(state, striker), aim) === 'clear');
}

/** Whether a figure reaches a section with a strike (VS-R-32, VS-R-39). */
export function canReachSection(state: Now, striker: Fig, section: Piece): boolean {
  const own = discOf(state, striker);
  return isStrikable(gapTo(own, section), arcOf(own, facingOf(state, striker), middleOf(section)));
}

/** The standing barrier across a strike; null if there is none (VS-R-33). */
export function barrierBetween(state: Now, from: Point, to: Point, except: string | null = null): Piece | null {
  return barriersOf(state).find((piece) => piece.id !== except && crossesShape([from, to], piece, CROSSING)) ?? null;
}
