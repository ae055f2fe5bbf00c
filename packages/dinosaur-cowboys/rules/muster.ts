/** Entities as a match begins (DC-SET-7): loaded, unused, without tokens, off the table. */
import type { Frozen, Seat } from '@dwo/kernel';
import type { EntityData, OwnPosse, PosseId } from './data/posses';
import { weaponData } from './data/weapons';
import { fielded } from './own-posse';
import type { Entity } from './state';

function entityOf(data: EntityData, id: number, seat: Seat): Entity {
  return {
    id,
    seat,
    name: data.id,
    kind: data.kind,
    leader: data.leader,
    size: data.size,
    def: data.def,
    rtn: data.rtn,
    ctn: data.ctn,
    btn: data.btn,
    dis: data.dis,
    spd: data.spd,
    startHp: data.hp,
    hp: data.hp,
    inPlay: true,
    x: null,
    y: null,
    facingX: null,
    facingY: null,
    mount: null,
    activated: false,
    fleeing: false,
    panic: 0,
    moved: false,
    thickSkin: 0,
    // DC-TRT-4: the printed limits contain Eagle Eye
    weapons: data.weapons.map((own) => ({
      id: own.id,
      long: own.long ?? weaponData(own.id).bands?.long ?? null,
      reload: false,
    })),
    traits: data.traits.map(({ id: trait, level }) => ({ id: trait, level, used: false })),
  };
}

/** All entities of a match: those of the first seat in roster order, then those of the other (DC-TERM-12), with the values of version `asOf`. */
export function entitiesOf(posses: readonly (PosseId | Frozen<OwnPosse>)[], asOf: number): Entity[] {
  const data = posses.flatMap((posse, seat) => fielded(posse, asOf).entities.map((entity) => ({ entity, seat })));
  return data.map(({ entity, seat }, id) => entityOf(entity, id, seat));
}
