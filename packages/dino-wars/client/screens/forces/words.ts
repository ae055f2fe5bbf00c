/** The names of a force's parts in the builder. */
import type { ArmyForce, CrewedKind, SquadLine } from '@dwo/dino-wars';
import { capital, weaponName as wordOf } from '../../hud/words/words';
import { say } from '../../words';

/** The name of a weapon: "Rifle", or "Basic weapon", which depends on the era. */
export function shownName(weapon: SquadLine['weapon']): string {
  return weapon === 'basic' ? say('forces.basic') : capital(wordOf(weapon));
}

/** The name of a crewed gun: "Light artillery". The part of the word for a tank's gun is left out. */
export function gunName(kind: CrewedKind): string {
  return capital(wordOf(kind).split('/')[0] ?? '');
}

/** "NCO, submachine gun". */
export function soldierName({ rank, weapon }: Pick<SquadLine, 'rank' | 'weapon'>): string {
  const inside = weapon === 'basic' ? say('forces.basic.in') : wordOf(weapon);
  return say('forces.soldier', { rank: say(`rank.${rank}`), weapon: inside });
}

/** "Truck", or "Truck 2" where there are several. */
export function vehicleName({ vehicles }: Pick<ArmyForce, 'vehicles'>, at: number): string {
  return numbered(
    vehicles.map(({ kind }) => say(`vehicle.${kind}`)),
    at,
  );
}

/** "Mortar", or "Mortar 2" where there are several. */
export function weaponName({ weapons }: Pick<ArmyForce, 'weapons'>, at: number): string {
  return numbered(
    weapons.map(({ kind }) => gunName(kind)),
    at,
  );
}

function numbered(names: readonly string[], at: number): string {
  const name = names[at];
  if (name === undefined) return say('forces.gone');
  const same = names.filter((each) => each === name).length;
  if (same === 1) return name;
  return `${name} ${names.slice(0, at + 1).filter((each) => each === name).length}`;
}
