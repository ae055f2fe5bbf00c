/** The abilities of a unit type for its card, in order, and the rule of each. */
import { dataOf, type RuleId, type UnitType } from '../rules';

/** The rule id of each ability. */
const ABILITIES = {
  massive: 'DS-AB-MAS-1',
  flight: 'DS-AB-FLY-1',
  leap: 'DS-AB-LEP-1',
  reducedMobility: 'DS-AB-RED-1',
  agile: 'DS-AB-AGI-1',
  armour: 'DS-AB-ARM-1',
  counter: 'DS-AB-CTR-1',
  stealthy: 'DS-AB-STE-1',
  pack: 'DS-AB-PAC-1',
  sniff: 'DS-AB-SNI-1',
  instinct: 'DS-AB-INS-1',
  bite: 'DS-AB-BIT-1',
  claw: 'DS-AB-CLA-1',
  charge: 'DS-AB-CHA-1',
  tailSweep: 'DS-AB-TAI-1',
  trample: 'DS-AB-TRA-1',
  areaAttack: 'DS-AB-ARE-1',
  armourPiercing: 'DS-AB-AP-1',
  artillery: 'DS-AB-ART-1',
  coveringFire: 'DS-AB-COV-1',
  fireWall: 'DS-AB-FIR-1',
  indirectFire: 'DS-AB-IND-1',
  leadership: 'DS-AB-LEA-1',
  longRange: 'DS-AB-LON-1',
  crossing: 'DS-AB-CRO-1',
  detection: 'DS-AB-DET-1',
} as const satisfies Record<string, RuleId>;

/** The name of an ability. */
type AbilityName = keyof typeof ABILITIES;
/** The names of all abilities, in the order of the card. */
const ABILITY_NAMES = Object.keys(ABILITIES) as readonly AbilityName[];

/** An ability of a unit type and its degree. */
export interface Held {
  readonly name: AbilityName;
  readonly n: number;
  readonly rule: RuleId;
}

/** The abilities of a unit type, in the order of the card. */
export function abilitiesOf(type: UnitType): readonly Held[] {
  const { abilities } = dataOf({ type });
  return ABILITY_NAMES.flatMap((name) => {
    const n = abilities[name] ?? 0;
    return n === 0 ? [] : [{ name, n, rule: ABILITIES[name] }];
  });
}
