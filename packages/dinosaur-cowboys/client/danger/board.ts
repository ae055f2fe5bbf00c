/** Danger on a table of Dinosaur Cowboys. Nothing is hidden in it (DC-SEQ-1). */
import type { Frozen, Point, Seat } from '@dwo/kernel';
import type { DangerBoard, Stand } from '@dwo/kits/miniatures/danger/contract';
import { boardOfPairs } from '@dwo/kits/miniatures/danger/pairs';
import {
  type Being,
  being,
  bodies,
  dinosaurCowboys,
  discOf,
  facingOf,
  isPlaced,
  otherSeat,
  refusePath,
  type State,
  TABLE,
} from '../../rules';
import { facingFrom, pointFromScene, pointToScene, toScene } from '../table/places';
import { blowAfter, isDone, isOut, onsetOf, reachOf, type Spot, speedAhead, willFlee } from './assaults';
import type { AttackIntent } from './shares';

function spotOf(place: Stand): Spot {
  return { ...pointFromScene(place), ...(place.facing === undefined ? {} : { facing: facingFrom(place.facing) }) };
}

/** The weapon of an attack as its chip names it. */
function chosenOf(intent: AttackIntent): string {
  if (intent.type === 'charge') return `charge:${intent.weapon}`;
  return intent.fan === true ? `fan:${intent.weapon}` : intent.weapon;
}

/** Opens the board of a state. */
export function openBoard(now: Frozen<State>): DangerBoard {
  const at = (id: string): Being => being(now, Number(id));
  const ids = (seat: Seat) => bodies(now).flatMap((each) => (each.seat === seat ? [`${each.id}`] : []));
  return boardOfPairs({
    size: { widthCi: toScene(TABLE.width), heightCi: toScene(TABLE.height) },
    base(id) {
      if (!isPlaced(now, at(id))) return null;
      const { radius, ...place } = discOf(now, at(id));
      return { ...pointToScene(place), radius: toScene(radius) };
    },
    sides: (seat) => ({ own: ids(seat), enemies: ids(otherSeat(seat)) }),
    foes: (id) => ids(otherSeat(at(id).seat)),
    harm(id, victim, place) {
      if (!isPlaced(now, at(id)) || !isPlaced(now, at(victim))) return null;
      const onset = onsetOf(now, Number(id), Number(victim), place === null ? null : spotOf(place));
      if (onset === null) return null;
      const { harm, share } = onset.attack;
      const [later, flees] = [isDone(now, Number(id)), willFlee(now, Number(id))];
      return { harm, share, ...(later ? { later } : {}), ...(flees ? { flees } : {}) };
    },
    harmAfter({ figure, at: place }, victim) {
      const blow = blowAfter(now, Number(figure), spotOf(place), Number(victim));
      return blow === null ? null : { harm: blow.harm, share: blow.share, weapon: chosenOf(blow.intent) };
    },
    // A unit moves and attacks in one activation; a Hustle is its Action Phase (DC-ACV-1, DC-ACT-1).
    late: (id) => (now.activation?.movers.includes(Number(id)) === true && !now.activation.acted ? false : null),
    rangeCi: (id) => toScene(reachOf(now, at(id)).shoots),
    beyondCi: (id) => toScene(Math.max(...Object.values(reachOf(now, at(id))))),
    moveCi: (id) => (isOut(now, Number(id)) || willFlee(now, Number(id)) ? 0 : toScene(speedAhead(at(id)))),
    reaches: (id, to: Point) => refusePath(now, at(id), [pointFromScene(to)], speedAhead(at(id))) === null,
    mayGo(id, to: Point) {
      const { seat } = at(id);
      const way = { path: [pointFromScene(to)], facing: facingOf(now, at(id)) };
      const moves = now.activation?.movers.includes(Number(id)) === true;
      const intent = moves
        ? ({ type: 'move', entity: Number(id), ...way } as const)
        : ({ type: 'hustle', ...way } as const);
      return now.activation?.unit === Number(id) && dinosaurCowboys.check(now, seat, intent) === null;
    },
  });
}
