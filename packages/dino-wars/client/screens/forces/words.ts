/** The names of a force's parts while it is put together. */
import { type ArmyForce, CREWED_WEAPONS, RANK_TABLE, type SquadLine, VEHICLES, WEAPONS } from '@dwo/dino-wars';

/** "Rifle", or "Basic weapon" for whatever the era makes it. */
export function shownName(weapon: SquadLine['weapon']): string {
  return weapon === 'basic' ? 'Basic weapon' : WEAPONS[weapon].name;
}

/** "NCO, submachine gun". */
export function soldierName({ rank, weapon }: Pick<SquadLine, 'rank' | 'weapon'>): string {
  return `${RANK_TABLE[rank].name}, ${shownName(weapon).toLowerCase()}`;
}

/** "Truck", or "Truck 2" where there are several. */
export function vehicleName({ vehicles }: Pick<ArmyForce, 'vehicles'>, at: number): string {
  return numbered(
    vehicles.map(({ kind }) => VEHICLES[kind].name),
    at,
  );
}

/** "Mortar", or "Mortar 2" where there are several. */
export function weaponName({ weapons }: Pick<ArmyForce, 'weapons'>, at: number): string {
  return numbered(
    weapons.map(({ kind }) => CREWED_WEAPONS[kind].name.replace('/tank gun', '')),
    at,
  );
}

function numbered(names: readonly string[], at: number): string {
  const name = names[at];
  if (name === undefined) return 'nothing that is there';
  const same = names.filter((each) => each === name).length;
  if (same === 1) return name;
  return `${name} ${names.slice(0, at + 1).filter((each) => each === name).length}`;
}
