/** A short digest of the refusals of set-ups, forces and scenarios with errors in them. */
import { clone, type Frozen } from '@dwo/kernel';
import { Chance } from '@dwo/kernel/testing';
import examples from '../fixtures/examples.json';
import { dinoWars } from '../rules';
import { DINOSAUR_KINDS } from '../rules/data/dinosaurs';
import { OPTIONAL_RULE_IDS, VARIANT_IDS } from '../rules/data/optional-rules';
import { TERRAIN_KINDS } from '../rules/data/terrain';
import { VEHICLE_KINDS, VEHICLE_SIZES } from '../rules/data/vehicles';
import { CREWED_KINDS, HAND_WEAPONS } from '../rules/data/weapons';
import { checkForce } from '../rules/set-up/check-force';
import { PLACING_KINDS } from '../rules/set-up/options';
import { READY_FORCES } from '../rules/set-up/ready-forces';
import { ERAS, PHASES, RANKS, SCENARIOS, SIDES, STANDING_ORDERS } from '../rules/state';
import { playScenario, type ScenarioText } from '../scenarios/player';
import { Digits } from './digits';
import { skirmish } from './skirmish';
import { tamper } from './tamper';

/** The worked examples that are scenarios to play. */
const PLAYED: readonly object[] = Object.values(examples).filter(({ kind }) => kind === 'scenario');

/** The number of each kind in the chronicle. */
export const TOLD = { setups: 40, forces: READY_FORCES.length, scenarios: PLAYED.length };
/** A kind of thing with errors in it. */
export type Told = keyof typeof TOLD;

/** The number of changes to each. */
const LIES = 40;
/** How many of a thousand changes are two at once. */
const BOTH = 300;

/** Words of set-ups, which may be wrong in the place where they are put. */
const WORDS: readonly string[] = [
  ...[...OPTIONAL_RULE_IDS, ...VARIANT_IDS, ...TERRAIN_KINDS, ...VEHICLE_KINDS, ...VEHICLE_SIZES, ...CREWED_KINDS],
  ...[...HAND_WEAPONS, ...DINOSAUR_KINDS, ...PLACING_KINDS, ...ERAS, ...PHASES, ...RANKS, ...SCENARIOS, ...SIDES],
  ...[...STANDING_ORDERS, 'd1', 's1', 's2', 'v1', 'w1', 'D', 'S', 'nobody', ''],
];

/** Returns a digest of the refusals of changes to one of them. */
export function toldOf(what: Told, index: number): string {
  const chance = new Chance(index);
  const digits = new Digits();
  const whole = wholeOf(what, index, chance);
  for (let i = 0; i < LIES; i++) {
    const lie = clone(whole);
    tamper(lie, WORDS, chance);
    if (chance.inThousand(BOTH)) tamper(lie, WORDS, chance);
    digits.addAnswer(() => answerTo(what, lie, chance));
  }
  return digits.toString();
}

function wholeOf(what: Told, index: number, chance: Chance): object {
  if (what === 'setups') return skirmish(chance, chance.pick(['any', 'placed', 'gate']));
  const all: readonly object[] = what === 'forces' ? READY_FORCES : PLAYED;
  return all[index % all.length] as object;
}

function answerTo(what: Told, lie: object, chance: Chance): unknown {
  if (what === 'setups') return dinoWars.checkSetup(lie as Parameters<typeof dinoWars.checkSetup>[0]);
  if (what === 'scenarios') return playScenario(dinoWars, lie as ScenarioText);
  const some = <T>(all: readonly T[]): T[] => all.filter(() => chance.inThousand(500));
  return checkForce(lie as Frozen<(typeof READY_FORCES)[number]>, {
    era: chance.pick(ERAS),
    optional: some(OPTIONAL_RULE_IDS),
    variants: some(VARIANT_IDS),
    liftCaps: chance.inThousand(200),
  });
}
