/** Battles to begin with: the presets, and the rulebook's sample forces with every option. */
import {
  AIRFIELD,
  type ArmyForce,
  footArmy,
  type Ground,
  type HerdForce,
  herdOf,
  OPTIONAL_RULE_IDS,
  PRESET_MUSTERS,
  type PresetName,
  WORKED_ARMY,
  WORKED_HERD,
} from '@dwo/dino-wars';
import { PRESET_NAMES, presetTitle } from '../../preset-titles';
import { say } from '../../words';
import { named } from '../shelf/ready';
import { BY_THE_BOOK } from './agreement';
import type { BattlePlan } from './plan';

/** A battle to begin with. */
export interface Start {
  readonly name: string;
  readonly plan: BattlePlan;
}

/** The plan of a preset. */
export function presetPlan(preset: PresetName): BattlePlan {
  const { ground, squad, herd } = PRESET_MUSTERS[preset];
  const name = presetTitle(preset);
  return {
    army: footArmy(name, squad),
    herd: herdOf(name, herd),
    ground: named<Ground>(ground),
    agreement: BY_THE_BOOK,
  };
}

/** The plan that a newcomer finds. */
export const firstPlan = (): BattlePlan => presetPlan('skirmish');

/** All battles to begin with. */
export const starts = (): readonly Start[] => [
  ...PRESET_NAMES.map((preset) => ({ name: presetTitle(preset), plan: presetPlan(preset) })),
  {
    name: say('plan.start.everything'),
    plan: {
      army: named<ArmyForce>(WORKED_ARMY),
      herd: named<HerdForce>(WORKED_HERD),
      ground: named<Ground>(AIRFIELD),
      agreement: { ...BY_THE_BOOK, optional: OPTIONAL_RULE_IDS },
    },
  },
];
