/** The aims of a seat in each scenario: the figures to attack, and the places to be near. */
import type { Point, Seat } from '@dwo/kernel';
import { middleOf } from '@dwo/kernel/table';
import {
  commanderOf,
  discOf,
  EGG_SCORE,
  type Fig,
  isMount,
  NEST,
  type Now,
  onTable,
  POOL,
  roleOf,
  STOCKADE,
  scenarioOf,
  stoppedScore,
  TABLE,
} from '../rules';

/** The share of a scenario's score that a figure is worth which would bring it. */
const STAKE = 0.5;
/** The worth of each guy who holds the stockade, beside their points. */
const HOLDER = 3;

/** Whether a figure, or its rider, carries an egg. */
export function carries({ items }: Now, { id, rider }: Pick<Fig, 'id' | 'rider'>): boolean {
  return items.some(({ by }) => by !== null && (by === id || by === rider));
}

/** The worth of a figure's destruction to its enemy, in points. */
export function worthOf(state: Now, target: Fig): number {
  const { scenario } = state.options;
  if (target.seat === null && !scenarioOf(state).wildScore) return 0.5;
  const plain = target.points + 0.5;
  if (scenario === 'capture_the_egg' && carries(state, target)) return plain + STAKE * EGG_SCORE.off;
  if (scenario === 'last_stand' && target.seat === state.defender && target.class === 'guy') return plain + HOLDER;
  if (scenario === 'wagon_train' && target.seat === state.defender) {
    const drives = target.riding !== null && state.figures[target.riding]?.class === 'vehicle';
    const isWagon = target.class === 'vehicle' && isMount(target);
    return plain + (drives || isWagon ? STAKE * stoppedScore(state) : 0);
  }
  return plain;
}

/** The figures that a seat may attack, sleeping ones left alone. */
export function foesOf(state: Now, seat: Seat): Fig[] {
  return onTable(state).filter((figure) => commanderOf(state, figure) !== seat && !figure.asleep);
}

/** The points that a figure wants to be near. */
export function goalsOf(state: Now, seat: Seat, figure: Fig, foes: readonly Fig[]): Point[] {
  const { scenario } = state.options;
  if (carries(state, figure)) return [{ x: figure.x, y: state.players[seat]?.zone === 0 ? 0 : TABLE.height }];
  // Guns command the pool from afar.
  if (scenario === 'watering_hole' && !figure.distance) return [centreOf(state, POOL.id)];
  if (scenario === 'capture_the_egg' && figure.class === 'guy') {
    const lying = state.items.filter(({ place }) => place === 'lying');
    if (lying.length > 0) return lying.map(({ x, y }) => ({ x, y }));
    if (state.items.some(({ place }) => place === 'nest')) return [centreOf(state, NEST)];
  }
  const role = roleOf(state, seat);
  if (role === 'defender' && figure.class === 'guy') {
    return [{ x: (STOCKADE[0] + STOCKADE[2]) / 2, y: (STOCKADE[1] + STOCKADE[3]) / 2 }];
  }
  if (role === 'convoy' && isMount(figure)) return [{ x: TABLE.width, y: figure.y }];
  if (role === 'attacker') {
    const guys = foes.filter(({ class: type }) => type === 'guy');
    if (guys.length > 0) return guys.map((foe) => discOf(state, foe));
  }
  return foes.map((foe) => discOf(state, foe));
}

function centreOf(state: Now, id: string): Point {
  const piece = state.features.find((each) => each.id === id);
  return piece === undefined ? { x: TABLE.width / 2, y: TABLE.height / 2 } : middleOf(piece);
}
