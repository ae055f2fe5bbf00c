/** The names of types of units in the comparison of a battle of the day. */
import { UNIT_TYPES, type Unit } from '../rules';
import { say } from './words';

/** The name of a type of unit: "Rifleman". */
export function targetName(target: string): string {
  const type: Unit['type'] | undefined = UNIT_TYPES.find((each) => each === target);
  return type === undefined ? target : say(`unit.${type}`);
}
