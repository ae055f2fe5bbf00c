/** The action that assigns the crew of a crewed weapon (DW-CREW-1). */
import type { Frozen, Seat } from '@dwo/kernel';
import { peopleAt, refuseHandling } from '../crews/handling';
import type { Emit } from '../emit';
import { crewedWeaponOf, soldierOf } from '../figures';
import { refuseSoldier } from '../first-checks';
import type { Assign } from '../intents';
import { type No, refuse } from '../refusal';
import type { FigureId, State } from '../state';
import type { Action } from './action';

/**
 * Allowed in phase 4. A crew may be larger than the minimum, but only soldiers at the weapon can join it (DW-R-42). They
 * must belong to the weapon's owner (DW-R-99), and they leave any other weapon that they served.
 */
function checkAssign(state: Frozen<State>, seat: Seat, { weapon, crew }: Assign): No | null {
  const no = refuseHandling(state, seat, weapon);
  if (no !== null) return no;
  const { crew: before = [] } = crewedWeaponOf(state, weapon) ?? {};
  if (crew.length > Object.keys(state.soldiers).length || new Set(crew).size !== crew.length) {
    return refuse('DW-R-42', '', { weapon, crew: crew.length });
  }
  const there = peopleAt(state, weapon);
  for (const member of crew) {
    const unable = refuseSoldier(state, seat, member);
    if (unable !== null) return unable;
    if (before.includes(member)) continue;
    if (!there.includes(member)) return refuse('DW-R-42', 'NO_CONTACT', { weapon, figure: member });
    if (soldierOf(state, member)?.holds !== null) return refuse('DW-R-54', '', { weapon, figure: member });
  }
  const same = crew.length === before.length && crew.every((member, at) => before[at] === member);
  return same ? refuse('DW-R-42', '', { weapon, crew }) : null;
}

function resolveAssign({ weapon, crew }: Assign, emit: Emit): void {
  emit({ type: 'assigned', weapon, crew: [...crew] });
}

/** Offers to add one soldier, to add all at the weapon, or to remove one. */
function assignIntents(state: Frozen<State>, id: FigureId): Assign[] {
  const weapon = crewedWeaponOf(state, id);
  if (weapon === null || !weapon.alive) return [];
  const { crew } = weapon;
  const more = peopleAt(state, id).filter((each) => !crew.includes(each) && soldierOf(state, each)?.holds === null);
  const lists = [
    ...more.map((each) => [...crew, each]),
    ...(more.length > 1 ? [[...crew, ...more]] : []),
    ...crew.map((each) => crew.filter((other) => other !== each)),
  ];
  return lists.map((list) => ({ type: 'assign', weapon: id, crew: list }));
}

/** The action `assign`: names the crew of a crewed weapon (DW-CREW-1). */
export const assign: Action<Assign> = {
  check: checkAssign,
  resolve: ({ intent, emit }) => resolveAssign(intent, emit),
  offers: { acting: { phases: ['army-movement'], intents: assignIntents } },
};
