/** Battles to begin with: the ready-made matches, and the worked forces of the rulebook with every option. */
import {
  footArmy,
  herdOf,
  OPTIONAL_RULE_IDS,
  PRESET_MUSTERS,
  type PresetName,
  READY_GROUNDS,
  WORKED_ARMY,
  WORKED_HERD,
} from '@dwo/dino-wars';
import { PRESET_NAMES } from '../../hud/presets';
import { presetTitle } from '../../preset-titles';
import { BY_THE_BOOK } from './agreement';
import type { BattlePlan } from './plan';

export interface Start {
  readonly name: string;
  readonly plan: BattlePlan;
}

/** The plan of a ready-made match. */
export function presetPlan(preset: PresetName): BattlePlan {
  const { ground, squad, herd } = PRESET_MUSTERS[preset];
  const name = presetTitle(preset);
  return {
    army: footArmy(name, squad),
    herd: herdOf(name, herd),
    ground,
    agreement: BY_THE_BOOK,
  };
}

/** The first plan that a newcomer finds. */
export const FIRST_PLAN: BattlePlan = presetPlan('skirmish');

const AIRFIELD = READY_GROUNDS.find(({ name }) => name === 'Ruined airfield') ?? PRESET_MUSTERS.skirmish.ground;

/** Every battle one can begin with. */
export const STARTS: readonly Start[] = [
  ...PRESET_NAMES.map((preset) => ({ name: presetTitle(preset), plan: presetPlan(preset) })),
  {
    name: 'Everything',
    plan: {
      army: WORKED_ARMY,
      herd: WORKED_HERD,
      ground: AIRFIELD,
      agreement: { ...BY_THE_BOOK, optional: OPTIONAL_RULE_IDS },
    },
  },
];
