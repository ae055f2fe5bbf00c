/** Converts the forces that a scenario asks about to those of the game. */
import { DINOSAUR_KINDS } from '../../rules/data/dinosaurs';
import { VEHICLE_KINDS, VEHICLE_SIZES } from '../../rules/data/vehicles';
import { CREWED_KINDS, CREWED_WEAPONS, HAND_WEAPONS } from '../../rules/data/weapons';
import type { ArmyForce, Force, HerdForce, SquadLine, VehicleLine } from '../../rules/set-up/force';
import { RANKS } from '../../rules/state';
import { crewSeats } from '../../rules/vehicles/seats';
import { outfitOf, usualName } from './figures';
import { type ForceText, type RideText, ScenarioError, type SquadText, word } from './format';

/** Returns a force from its text. Throws a `ScenarioError` for unknown names. */
export function forceFrom(text: ForceText, path: string): Force {
  const isArmy = [text.soldiers, text.vehicles, text.weapons].some((list) => list !== undefined);
  if (isArmy === (text.herd !== undefined)) {
    throw new ScenarioError(path, 'a force is either a "herd", or has "soldiers", "vehicles" and "weapons"');
  }
  return text.herd === undefined ? armyFrom(text, path) : herdFrom(text.herd, path);
}

function herdFrom(herd: NonNullable<ForceText['herd']>, path: string): HerdForce {
  const lines = Object.entries(herd).map(([kind, count]) => {
    return { count, kind: word(kind, DINOSAUR_KINDS, `${path}.herd.${kind}`) };
  });
  return { side: 'dinosaurs', name: '', herd: lines };
}

function armyFrom({ soldiers = [], vehicles = [], weapons = [] }: ForceText, path: string): ArmyForce {
  const kinds = weapons.map((kind, i) => ({
    kind: word(usualName(kind) ?? kind, CREWED_KINDS, `${path}.weapons[${i}]`),
  }));
  const squad = soldiers.map((line, i) => lineFrom(line, `${path}.soldiers[${i}]`));
  const army: ArmyForce = {
    ...{ side: 'army', name: '', squad, weapons: kinds },
    vehicles: vehicles.flatMap((ride, i) => ridesFrom(ride, `${path}.vehicles[${i}]`)),
  };
  if (squad.every(({ serves }) => serves === null)) giveCrews(army);
  return army;
}

function lineFrom(text: SquadText, path: string): SquadLine {
  const weapon = text.weapon ?? 'basic';
  return {
    count: text.count ?? 1,
    rank: word(text.rank ?? 'enlisted', RANKS, `${path}.rank`),
    weapon: word(usualName(weapon) ?? weapon, ['basic', ...HAND_WEAPONS], `${path}.weapon`),
    ...{ sniper: text.sniper ?? false, highCalibre: text.high_caliber ?? false, elite: text.elite ?? false },
    ...{ paratrooper: text.paratrooper ?? false, serves: text.serves ?? null, rides: text.rides ?? null },
  };
}

function ridesFrom({ type, count = 1, mounts, size, crew, tows }: RideText, path: string): VehicleLine[] {
  const kind = word(type, VEHICLE_KINDS, `${path}.type`);
  const outfit = outfitOf(kind, mounts, path);
  const ranks = crew?.map((rank, i) => word(rank, RANKS, `${path}.crew[${i}]`));
  return Array.from({ length: count }, () => ({
    ...{ kind, ...outfit, size: word(size ?? 'small', VEHICLE_SIZES, `${path}.size`), tows: tows ?? null },
    crew: ranks ?? Array.from({ length: crewSeats(outfit) }, () => 'enlisted' as const),
  }));
}

/** Gives weapons their minimum crews from the enlisted soldiers on foot, if the force names no crews. */
function giveCrews({ squad, weapons }: ArmyForce): void {
  for (const [place, { kind }] of weapons.entries()) {
    let needed = CREWED_WEAPONS[kind].minCrew;
    for (const line of [...squad]) {
      const free = line.rank === 'enlisted' && line.serves === null && line.rides === null && !line.paratrooper;
      const taken = free ? Math.min(needed, line.count) : 0;
      if (taken === 0) continue;
      line.count -= taken;
      needed -= taken;
      squad.push({ ...line, count: taken, serves: place });
    }
  }
  squad.splice(0, squad.length, ...squad.filter(({ count }) => count > 0));
}
