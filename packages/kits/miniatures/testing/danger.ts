/** Danger in the test game: its own checks in the state in which the other seat has its turn. */
import { clone, distance, type Frozen, type Seat } from '@dwo/kernel';
import type { DangerBoard, Stand } from '../danger/contract';
import { boardOfPairs } from '../danger/pairs';
import { scaled } from '../hud/contract';
import { checkWish, FIELD, type Field, fighterOf, neededFor, skirmish } from './rules';

const { toScene, pointToScene, pointFromScene } = scaled(1000);

/** Opens the board of a state. */
export function openBoard(now: Frozen<Field>): DangerBoard {
  const alive = (seat: Seat) => now.fighters.filter((each) => each.seat === seat && each.alive && each.placed);
  const ids = (seat: Seat) => alive(seat).map(({ id }) => id);
  const seatOf = (id: string) => fighterOf(now, id)?.seat ?? 0;
  const next = [0, 1].map((seat) => turnOf(now, seat));
  const turn = (id: string) => next[seatOf(id)] as Field;
  return boardOfPairs({
    size: { widthCi: toScene(FIELD.width), heightCi: toScene(FIELD.height) },
    base(id) {
      const fighter = fighterOf(now, id);
      return fighter?.placed ? { ...pointToScene(fighter), radius: toScene(FIELD.radius) } : null;
    },
    sides: (seat) => ({ own: ids(seat), enemies: ids(1 - seat) }),
    foes: (id) => ids(1 - seatOf(id)),
    harm(id, target, at) {
      const wish = { type: 'shoot', id, target } as const;
      if (checkWish(placed(turn(id), target, at), seatOf(id), wish) !== null) return null;
      return { harm: 'shoot', share: (13 - neededFor(false)) / 12 };
    },
    harmAfter({ figure, at }, target) {
      const wish = { type: 'shoot', id: figure, target } as const;
      if (checkWish(placed(turn(figure), figure, at), seatOf(figure), wish) !== null) return null;
      return { harm: 'shoot', share: (13 - neededFor(false)) / 12 };
    },
    late: () => false,
    rangeCi: () => toScene(FIELD.range),
    moveCi: (id) => (fighterOf(turn(id), id)?.walked ? 0 : toScene(FIELD.walk)),
    reaches: (id, to) => {
      const fighter = fighterOf(now, id);
      return fighter !== null && distance(fighter, pointFromScene(to)) <= FIELD.walk;
    },
    mayGo: (id, to) => checkWish(now, seatOf(id), { type: 'walk', id, path: [pointFromScene(to)] }) === null,
  });
}

/** The state in which this seat has its turn: the present one, or else the next. */
function turnOf(now: Frozen<Field>, seat: Seat): Field {
  const next = clone(now) as Field;
  next.window = null;
  if (next.turn !== seat) skirmish.evolve(next, { type: 'turned', turn: seat });
  return next;
}

function placed(state: Field, id: string, at: Stand | null): Frozen<Field> {
  if (at === null) return state;
  const place = pointFromScene(at);
  return { ...state, fighters: state.fighters.map((each) => (each.id === id ? { ...each, ...place } : each)) };
}
