/** Moves that no script would make. A search finds out if one of them is better. */
import { bearing, type Disc, type Frozen, type Seat } from '@dwo/kernel';
import { allowanceCi, type Intent, leftCi, type State } from '../rules';
import { type Beast, beastsOf, type Field, fieldOf, gapOf, menOf, nearestTo, type Prey } from './field';
import { placeAt } from './places';

/** The number of figures that get ideas: those that act next. */
const FIGURES = 2;
/** The directions in degrees, counted from the direction of the nearest enemy. */
const DIRECTIONS = [0, 180, 45, 315, 90, 270, 135, 225];
/** The least move in ci; shorter ones change nothing. */
const LEAST_CI = 100;

/** Lists moves of a seat's next figures in all directions, at full and half length, and standing still. */
export function ideas(state: Frozen<State>, seat: Seat): Intent[] {
  if (state.placing !== null || state.reactions.length > 0 || state.survivors.length > 0) return [];
  const field = fieldOf(state);
  if (state.phase === 'dinosaur-movement') return herdIdeas(field, seat);
  return state.phase === 'army-movement' ? armyIdeas(field, seat) : [];
}

/** Lists moves of one figure in all directions, towards and from the nearest enemy. */
export function ideasOf(state: Frozen<State>, seat: Seat, figure: string): Intent[] {
  const field = fieldOf(state);
  const beast = beastsOf(field, seat).find(({ id }) => id === figure);
  if (beast !== undefined) return beast.it.moveOver || beast.it.z !== 0 ? [] : herdMoves(field, beast);
  const man = menOf(field, seat).find(({ id, it }) => id === figure && !it.busy && it.crewOf === null);
  return man === undefined ? [] : armyMoves(field, man);
}

function herdMoves(field: Field, { id, base }: Beast): Intent[] {
  const near = nearestTo(base, field.prey);
  if (near === null) return [];
  return [{ type: 'endMove' as const, figure: id }, ...around(id, base, near.base, leftCi(field.state, id))];
}

function armyMoves(field: Field, { id, base }: Prey): Intent[] {
  const near = nearestTo(base, field.beasts);
  return near === null ? [] : around(id, base, near.base, allowanceCi(field.state, id));
}

/** Dinosaurs act in the order of their distance to the enemy. */
function herdIdeas(field: Field, seat: Seat): Intent[] {
  return beastsOf(field, seat)
    .filter(({ it }) => !it.moveOver && it.z === 0)
    .flatMap((beast) => {
      const near = nearestTo(beast.base, field.prey);
      return near === null ? [] : [{ beast, gap: gapOf(beast.base, near.base) }];
    })
    .sort((a, b) => a.gap - b.gap)
    .slice(0, FIGURES)
    .flatMap(({ beast }) => herdMoves(field, beast));
}

/** Soldiers act in order of their list. Those before one that has moved have had their turn. */
function armyIdeas(field: Field, seat: Seat): Intent[] {
  const men = menOf(field, seat);
  return men
    .slice(men.findLastIndex(({ it }) => it.spentCi > 0) + 1)
    .filter(({ it }) => !it.busy && it.crewOf === null)
    .slice(0, FIGURES)
    .flatMap((man) => armyMoves(field, man));
}

function around(figure: string, from: Disc, enemy: Disc, left: number): Intent[] {
  if (left < LEAST_CI) return [];
  const ahead = bearing(from, enemy) ?? 0;
  return [left - 2, left >> 1].flatMap((length) =>
    DIRECTIONS.map((turn): Intent => {
      return { type: 'move', figure, path: [placeAt(from, (ahead + turn) % 360, length)], stopAt: null };
    }),
  );
}
