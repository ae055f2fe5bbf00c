/** Battles to begin with: the ready-made matches, and the worked forces of the rulebook with every option. */
import {
  footArmy,
  type Ground,
  herdOf,
  OPTIONAL_RULE_IDS,
  PARAMETERS,
  PRESET_MUSTERS,
  type PresetName,
  READY_GROUNDS,
  WORKED_ARMY,
  WORKED_HERD,
} from '@dwo/dino-wars';
import { PRESET_NAMES, presetTitle } from '../../hud/presets';
import { BY_THE_BOOK } from './agreement';
import type { BattlePlan } from './plan';

export interface Start {
  readonly name: string;
  readonly plan: BattlePlan;
}

/** The tables of the ready-made matches. */
export const PRESET_GROUNDS: Readonly<Record<PresetName, Ground>> = {
  skirmish: presetGround('skirmish', 'Big lawn'),
  quick: presetGround('quick', 'Back yard'),
  duel: presetGround('duel', 'Bare boards'),
};

function presetGround(preset: PresetName, name: string): Ground {
  const { widthCi, heightCi, terrain } = PRESET_MUSTERS[preset].table;
  return { name, widthCi, heightCi, terrain, armyZoneCi: Math.round(PARAMETERS.setupDistanceCi / 3) };
}

/** The plan of a ready-made match. */
export function presetPlan(preset: PresetName): BattlePlan {
  const { squad, herd } = PRESET_MUSTERS[preset];
  const name = presetTitle(preset);
  return {
    army: footArmy(name, squad),
    herd: herdOf(name, herd),
    ground: PRESET_GROUNDS[preset],
    agreement: BY_THE_BOOK,
  };
}

/** What a newcomer finds laid out. */
export const FIRST_PLAN: BattlePlan = presetPlan('skirmish');

const AIRFIELD = READY_GROUNDS.find(({ name }) => name === 'Ruined airfield') ?? PRESET_GROUNDS.skirmish;

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
