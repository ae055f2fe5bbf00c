/** Using a weapon, reloading it, and Charges (sections 7 and 8 of RULES.md). */
import { closeWeapons, modeOf, refuseBlow, targetOf } from '../attack';
import { being, bodyOf, enemiesOf } from '../bodies';
import { actor, actors, refuseAction } from '../first-checks';
import { advance } from '../flow';
import type { AttackWith, ChargeAt, Reload } from '../intents';
import { chargeNeed, refuseCharge } from '../moving';
import type { Action } from '../play';
import { isNo, refuse } from '../refusal';
import { roll } from '../rolls';
import { beginAttack } from '../strike';

/** DC-ACT-2, DC-DIN-6 */
export const attack: Action<AttackWith> = {
  check(state, seat, { attacker: id, weapon, target: aim, fan = false }) {
    const no = refuseAction(state, seat);
    if (no !== null) return no;
    const attacker = actor(state, id);
    if (isNo(attacker)) return attacker;
    const target = targetOf(state, attacker, aim);
    return isNo(target) ? target : refuseBlow(state, { attacker, weapon, target, fan });
  },
  resolve(play, _, { attacker: id, weapon, target, fan = false }) {
    const { state, emit } = play;
    const attacker = being(state, id);
    emit({ type: 'phaseUsed', phase: 'action', body: bodyOf(state, attacker).id });
    beginAttack(play, { attacker, weapon, target: being(state, target), fan, charge: false, snap: false });
    advance(play);
  },
  offers: (state) =>
    actors(state).flatMap((attacker) =>
      attacker.weapons.flatMap(({ id: weapon }) =>
        enemiesOf(state, attacker.seat).flatMap(({ id: target }) => {
          const plain = { type: 'attack' as const, attacker: attacker.id, weapon, target };
          return [plain, { ...plain, fan: true }];
        }),
      ),
    ),
};

/** DC-ACT-3 */
export const reload: Action<Reload> = {
  check(state, seat, { entity: id, weapon }) {
    const no = refuseAction(state, seat);
    if (no !== null) return no;
    const entity = actor(state, id);
    if (isNo(entity)) return entity;
    const isEmpty = entity.weapons.some((own) => own.id === weapon && own.reload);
    return isEmpty ? null : refuse('DC-ACT-3', 'BAD_WEAPON', { entity: id, weapon });
  },
  resolve(play, _, { entity, weapon }) {
    play.emit({ type: 'phaseUsed', phase: 'action', body: bodyOf(play.state, being(play.state, entity)).id });
    play.emit({ type: 'reloaded', entity, weapon });
    advance(play);
  },
  offers: (state) =>
    actors(state).flatMap(({ id: entity, weapons }) =>
      weapons.map(({ id: weapon }) => ({ type: 'reload' as const, entity, weapon })),
    ),
};

/** DC-ACT-6, DC-R-33 */
export const charge: Action<ChargeAt> = {
  check(state, seat, { attacker: id, weapon, target: aim }) {
    const no = refuseAction(state, seat);
    if (no !== null) return no;
    const attacker = actor(state, id);
    if (isNo(attacker)) return attacker;
    if (!attacker.weapons.some((own) => own.id === weapon) || modeOf(weapon) !== 'close') {
      return refuse('DC-CLO-4', 'BAD_WEAPON', { entity: id, weapon });
    }
    const target = targetOf(state, attacker, aim);
    if (isNo(target)) return target;
    // Anybody who has dismounted in this activation is no longer carried by the unit's body.
    const body = bodyOf(state, attacker);
    return refuseCharge(state, body, target);
  },
  resolve(play, _, { attacker: id, weapon, target: aim }) {
    const { state, emit } = play;
    const attacker = being(state, id);
    const body = bodyOf(state, attacker);
    const need = chargeNeed(state, body, being(state, aim));
    emit({ type: 'phaseUsed', phase: 'action', body: body.id });
    emit({ type: 'chargeDeclared', attacker: id, weapon, target: aim });
    roll(play, id, 'charge', need);
    advance(play);
  },
  offers: (state) =>
    actors(state).flatMap((attacker) =>
      closeWeapons(attacker).flatMap((weapon) =>
        enemiesOf(state, attacker.seat).map(({ id: target }) => {
          return { type: 'charge' as const, attacker: attacker.id, weapon, target };
        }),
      ),
    ),
};
