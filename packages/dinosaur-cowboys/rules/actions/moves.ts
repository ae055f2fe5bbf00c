/** Movement Phases and Hustles (sections 6 and 7 of RULES.md). */
import type { Point, Seat } from '@dwo/kernel';
import { placeAt } from '@dwo/kernel/table';
import { being, discOf, facingOf, nearestEnemy, sure } from '../bodies';
import { refuseAction, refuseAsked } from '../first-checks';
import { advance } from '../flow';
import type { Hustle, Move } from '../intents';
import {
  activeBody,
  cornersOf,
  facingTowards,
  hustleAllowance,
  moveAllowance,
  refuseFacing,
  refusePath,
} from '../moving';
import type { Action, Play } from '../play';
import { refuse } from '../refusal';
import type { Being, Now } from '../state';

/** Begins a movement along a path; without a path the body only turns, which triggers nothing (DC-R-28, DC-R-44). */
function go(play: Play, start: 'move' | 'hustle', body: Being, { path, facing }: Pick<Move, 'path' | 'facing'>): void {
  const corners = cornersOf(play.state, body, path);
  const to = { x: facing.x, y: facing.y };
  if (corners.length === 0) play.emit({ type: 'turned', body: body.id, facing: to });
  else play.emit({ type: 'movementBegan', start, body: body.id, path: corners, facing: to, places: [] });
  advance(play);
}

/** Samples of paths: turning, eight directions as far as allowed, and four half as far; all look at the nearest enemy. */
function samples(state: Now, body: Being, allowance: number): { readonly path: Point[]; readonly facing: Point }[] {
  const from = discOf(state, body);
  const enemy = nearestEnemy(state, body);
  const look = (at: Point) => facingTowards(state, body, at, enemy === null ? at : discOf(state, enemy));
  const ways: { readonly path: Point[]; readonly facing: Point }[] = [
    { path: [], facing: facingOf(state, body) },
    { path: [], facing: look(from) },
  ];
  for (const share of [1, 2]) {
    for (let degrees = 0; degrees < 360; degrees += 45 * share) {
      const at = placeAt(from, degrees, Math.floor(allowance / share));
      ways.push({ path: [at], facing: look(at) });
    }
  }
  return ways;
}

/** DC-MOV-1, DC-DIN-3, DC-R-27 */
export const move: Action<Move> = {
  check(state, seat, { entity, path, facing }) {
    const no = refuseAsked(state, seat, 'phases');
    if (no !== null) return no;
    const { members, movers } = sure(state.activation);
    if (!members.includes(entity)) return refuse('DC-DIN-3', 'NOT_YOUR_ENTITY', { entity });
    if (!movers.includes(entity)) return refuse('DC-ACV-1', 'ALREADY_DONE', { entity, phase: 'movement' });
    const body = being(state, entity);
    return refuseFacing(facing) ?? refusePath(state, body, path, moveAllowance(state, body));
  },
  resolve(play, _, { entity, path, facing }) {
    play.emit({ type: 'phaseUsed', phase: 'movement', body: entity });
    go(play, 'move', being(play.state, entity), { path, facing });
  },
  offers(state: Now, seat: Seat) {
    if (state.activation === null || state.phase !== 'phases' || state.asked !== seat) return [];
    return state.activation.movers.flatMap((entity) => {
      const body = being(state, entity);
      return samples(state, body, moveAllowance(state, body)).map((way) => ({ type: 'move' as const, entity, ...way }));
    });
  },
};

/** DC-ACT-4, DC-ACT-5 */
export const hustle: Action<Hustle> = {
  check(state, seat, { path, facing }) {
    const no = refuseAction(state, seat);
    if (no !== null) return no;
    const body = activeBody(state);
    return refuseFacing(facing) ?? refusePath(state, body, path, hustleAllowance(state, body));
  },
  resolve(play, _, { path, facing }) {
    const body = activeBody(play.state);
    play.emit({ type: 'phaseUsed', phase: 'action', body: body.id });
    go(play, 'hustle', body, { path, facing });
  },
  offers(state: Now, seat: Seat) {
    if (state.activation === null || state.activation.acted || state.phase !== 'phases' || state.asked !== seat)
      return [];
    const body = activeBody(state);
    return samples(state, body, hustleAllowance(state, body)).map((way) => ({ type: 'hustle', ...way }));
  },
};
