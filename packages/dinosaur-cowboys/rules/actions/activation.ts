/** Choosing a unit, its traits, its facing after flight, and the end of its activation. */
import { being, bodies, entityAt, sure, unitsLeft } from '../bodies';
import { refuseAsked } from '../first-checks';
import { advance, activate as begin, settleFlight } from '../flow';
import type { Activate, DeclareTraits, EndActivation, Idle, SetFleeFacing, TraitUse } from '../intents';
import { refuseFacing } from '../moving';
import type { Action, Play } from '../play';
import { refuse } from '../refusal';
import { declarable, refuseUse, traitValueOf } from '../traits';

/** DC-TRN-5, DC-TRN-7, DC-R-24 */
export const activate: Action<Activate> = {
  check(state, seat, { unit }) {
    const no = refuseAsked(state, seat, 'select');
    if (no !== null) return no;
    const body = entityAt(state, unit);
    const isUnit = body !== null && body.seat === seat && bodies(state).some(({ id }) => id === unit);
    if (!isUnit) return refuse('DC-TRN-7', 'NOT_YOUR_ENTITY', { unit });
    return body.activated ? refuse('DC-TRN-5', 'ALREADY_DONE', { unit }) : null;
  },
  resolve(play, _, { unit }) {
    begin(play, unit, false);
    advance(play);
  },
  offers: (state, seat) => unitsLeft(state, seat).map(({ id: unit }) => ({ type: 'activate', unit })),
};

function use({ state, emit }: Play, { entity: id, trait, target, weapon }: TraitUse): void {
  const value = traitValueOf(being(state, id), trait);
  emit({ type: 'traitUsed', entity: id, trait, value });
  if (trait === 'get_up') {
    const ally = being(state, sure(target));
    // DC-R-69
    const points = Math.min(value, ally.startHp - ally.hp);
    if (points > 0) emit({ type: 'healed', entity: ally.id, points });
  }
  if (trait === 'speed_reload') emit({ type: 'reloaded', entity: id, weapon: sure(weapon) });
}

/** DC-TRT-2, DC-R-65 */
export const declareTraits: Action<DeclareTraits> = {
  check(state, seat, { uses }) {
    const no = refuseAsked(state, seat, 'traits');
    if (no !== null) return no;
    const seen = new Set<string>();
    for (const each of uses) {
      const refusal = refuseUse(state, each);
      if (refusal !== null) return refusal;
      const key = `${each.entity} ${each.trait}`;
      if (seen.has(key)) return refuse('DC-TRT-1', 'ALREADY_DONE', { entity: each.entity, trait: each.trait });
      seen.add(key);
    }
    return null;
  },
  resolve(play, _, { uses }) {
    for (const each of uses) use(play, each);
    play.emit({ type: 'courseReached', course: 'panic' });
    advance(play);
  },
  offers(state) {
    const uses = declarable(state);
    const one = new Map<string, TraitUse>(uses.map((each) => [`${each.entity} ${each.trait}`, each]));
    const lists = [[], ...uses.map((each) => [each]), ...(one.size > 1 ? [[...one.values()]] : [])];
    return lists.map((list) => ({ type: 'declareTraits', uses: list }));
  },
};

/** DC-BRV-5, DC-SEQ-W5 */
export const setFleeFacing: Action<SetFleeFacing> = {
  check: (state, seat, { facing }) => refuseAsked(state, seat, 'flee') ?? refuseFacing(facing),
  resolve(play, _, { facing }) {
    play.emit({ type: 'turned', body: sure(play.state.activation).unit, facing: { x: facing.x, y: facing.y } });
    settleFlight(play);
    advance(play);
  },
  offers(state) {
    const body = state.activation === null ? null : being(state, state.activation.unit);
    if (body === null || body.facingX === null || body.facingY === null) return [];
    const [x, y] = [body.facingX, body.facingY];
    const facings = [
      { x, y },
      { x: 0 - x, y: 0 - y },
    ];
    return facings.map((facing) => ({ type: 'setFleeFacing', facing }));
  },
};

/** DC-ACV-2, DC-ACV-4 */
export const endActivation: Action<EndActivation> = {
  check: (state, seat) => refuseAsked(state, seat, 'phases'),
  resolve(play) {
    play.emit({ type: 'idled' });
    advance(play);
  },
  offers: () => [{ type: 'endActivation' }],
};

/** Tells what the clock plays (DC-R-80). */
export const idle: Action<Idle> = {
  check: (state, seat) => refuseAsked(state, seat, 'select', 'traits', 'phases'),
  resolve(play, seat) {
    if (play.state.activation === null) begin(play, sure(unitsLeft(play.state, seat)[0]).id, true);
    else play.emit({ type: 'idled' });
    advance(play);
  },
  offers: () => [{ type: 'idle' }],
};
