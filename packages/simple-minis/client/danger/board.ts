/** Danger on a table of Very Simple Miniatures. Nothing is hidden in it (VS-SEQ-1). */
import type { Frozen, Point, Seat } from '@dwo/kernel';
import { placeAt } from '@dwo/kernel/table';
import type { DangerBoard } from '@dwo/kits/miniatures/danger/contract';
import { boardOfPairs } from '@dwo/kits/miniatures/danger/pairs';
import {
  CLASS_DATA,
  commanderOf,
  discOf,
  type Fig,
  figureOf,
  INCH,
  isActive,
  isStep,
  onTable,
  RANGE,
  REACH,
  refusePath,
  type State,
  simpleMinis,
  TABLE,
} from '../../rules';
import { figureAt, pointFromScene, pointToScene, toScene } from '../table/places';
import { blowAfter, isLastRound, mayStillMove, nextRound, onsetOf } from './assaults';

/** Opens the board of a state. */
export function openBoard(now: Frozen<State>): DangerBoard {
  const bodies = onTable(now).filter(({ riding }) => riding === null);
  const side = (figure: Fig) => commanderOf(now, figure);
  const ids = (figures: readonly Fig[]) => figures.map(({ id }) => `${id}`);
  const foesOf = (seat: Seat | null) => bodies.filter((each) => isActive(each) && !each.asleep && side(each) !== seat);
  // A figure whose move is over, or that is not asked any more, moves in the next round.
  const later = nextRound(now);
  const ahead = (figure: Fig) => (isStep(now.phase) && !mayStillMove(now, figure) ? later : now);
  return boardOfPairs({
    size: { widthCi: toScene(TABLE.width), heightCi: toScene(TABLE.height) },
    base(id) {
      const figure = figureAt(now, id);
      if (figure?.place !== 'table') return null;
      const { radius, ...at } = discOf(now, figure);
      return { ...pointToScene(at), radius: toScene(radius) };
    },
    sides: (seat) => ({ own: ids(bodies.filter((each) => side(each) === seat)), enemies: ids(foesOf(seat)) }),
    foes: (id) => ids(foesOf(side(figureOf(now, Number(id))))),
    // Empty mounts attack nobody, but can be attacked (VS-R-20).
    prey: (id) => ids(bodies.filter((each) => side(each) !== side(figureOf(now, Number(id))))),
    harm(id, victim, at) {
      const onset = onsetOf(now, Number(id), Number(victim), at === null ? null : pointFromScene(at));
      if (onset === null) return null;
      const { harm, share } = onset.attack;
      return { harm, share, ...(onset.later === true ? { later: true } : {}) };
    },
    harmAfter({ figure, at }, victim) {
      const facing = at.facing === undefined ? {} : { facing: placeAt({ x: 0, y: 0 }, at.facing, INCH) };
      const blow = blowAfter(now, Number(figure), { ...pointFromScene(at), ...facing }, Number(victim));
      return blow === null ? null : { harm: blow.harm, share: blow.share };
    },
    late: (id) => foesOf(side(figureOf(now, Number(id)))).some((foe) => mayStillMove(now, foe)),
    rangeCi: (id) => (figureOf(now, Number(id)).distance ? toScene(RANGE) : 0),
    beyondCi: (id) => toScene(figureOf(now, Number(id)).distance ? RANGE : REACH),
    moveCi(id) {
      const figure = figureOf(now, Number(id));
      const isPast = isStep(now.phase) && isLastRound(now) && !mayStillMove(now, figure);
      return isActive(figure) && !figure.asleep && !isPast ? toScene(CLASS_DATA[figure.class].move) : 0;
    },
    reaches(id, to: Point) {
      const figure = figureOf(now, Number(id));
      return refusePath(ahead(figure), figure, [pointFromScene(to)]) === null;
    },
    mayGo(id, to: Point) {
      const figure = figureOf(now, Number(id));
      const move = {
        type: 'move',
        figure: figure.id,
        path: [pointFromScene(to)],
        facing: null,
        pickUp: [],
        drop: [],
      } as const;
      return simpleMinis.check(now, side(figure) ?? -1, move) === null;
    },
  });
}
