/** The rules that a match is played by, and their words. Pure. */
import {
  OPTIONAL_RULE_IDS,
  OPTIONAL_RULES,
  type OptionalRule,
  type Options,
  SIDES,
  type Side,
  VARIANT_IDS,
  VARIANTS,
  type Variant,
} from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import { say } from '../../words';

export type Agreement = Pick<
  Frozen<Options>,
  'era' | 'optional' | 'variants' | 'scale' | 'scenario' | 'placing' | 'liftCaps'
> & {
  /** The number of players on each side (DW-SIDE-1). */
  readonly players: Readonly<Record<Side, number>>;
  /** Whether the last of several army players commands every tank (DW-MULTI-3). */
  readonly tankPlayer: boolean;
};

/** The numbers of players that a side may have. */
export const TEAM_SIZES = [1, 2, 3, 4] as const;

/** The sides of the seats, the army's first. */
export function sidesOf({ players }: Pick<Agreement, 'players'>): Side[] {
  return SIDES.flatMap((side) => new Array<Side>(players[side]).fill(side));
}

/** The rulebook without options. */
export const BY_THE_BOOK: Agreement = {
  era: 'ww2',
  optional: [],
  variants: [],
  scale: { lengths: 1, bases: 1 },
  scenario: 'battle',
  placing: 'server',
  liftCaps: false,
  players: { army: 1, dinosaurs: 1 },
  tankPlayer: false,
};

/** The rules of an existing match. */
export function agreedIn(options: Frozen<Options>): Agreement {
  const count = (side: Side) => options.players.filter((player) => player.side === side).length;
  return { ...options, players: { army: count('army'), dinosaurs: count('dinosaurs') }, tankPlayer: false };
}

/** The agreement with one optional rule switched; the list keeps the order of the rulebook. */
export function withOption(agreement: Agreement, rule: OptionalRule, on: boolean): Agreement {
  return {
    ...agreement,
    optional: OPTIONAL_RULE_IDS.filter((id) => (id === rule ? on : agreement.optional.includes(id))),
  };
}

/** The agreement with one ruling switched to its other reading, or back. */
export function withVariant(agreement: Agreement, variant: Variant, on: boolean): Agreement {
  return {
    ...agreement,
    variants: VARIANT_IDS.filter((id) => (id === variant ? on : agreement.variants.includes(id))),
  };
}

/** How much the optional rules in use favour each side (DW-OPT-2). */
export function ratings(optional: readonly OptionalRule[]): { readonly army: number; readonly dinosaurs: number } {
  let [army, dinosaurs] = [0, 0];
  for (const id of optional) {
    const { favours, strength } = OPTIONAL_RULES[id];
    if (favours === 'A') army += strength;
    if (favours === 'D') dinosaurs += strength;
  }
  return { army, dinosaurs };
}

/** The rating of an option: "A4", "D1", "N". */
export function ratingOf(rule: OptionalRule): string {
  const { favours, strength } = OPTIONAL_RULES[rule];
  return strength === 0 ? favours : `${favours}${strength}`;
}

/** The rule behind each scenario. */
export const SCENARIO_RULES = {
  battle: 'DW-WIN-1',
  island: 'DW-ISLE-1',
  gate: 'DW-GATE-1',
} as const satisfies Record<Agreement['scenario'], string>;

/** The rule behind each way to place figures. */
export const PLACING_RULES = {
  server: 'DW-R-102',
  alternate: 'DW-R-73',
  deliberate: 'DW-R-74',
} as const satisfies Record<Agreement['placing'], string>;

/** Each departure from the rulebook in a few words, with its rule. */
export function departures(agreement: Agreement): readonly { readonly text: string; readonly rule: string }[] {
  const { era, variants, scale, scenario, placing, liftCaps, players, tankPlayer } = agreement;
  const found: { text: string; rule: string }[] = [];
  const add = (text: string, rule: string) => found.push({ text, rule });
  if (scenario !== 'battle') {
    const [name, gist] = [say(`agreement.scenario.${scenario}`), say(`agreement.scenario.${scenario}.gist`)];
    add(say('agreed.scenario', { name, gist }), SCENARIO_RULES[scenario]);
  }
  if (era !== 'ww2') add(say('agreed.modern'), 'DW-SIDE-3');
  if (placing !== 'server') add(say(`agreed.placing.${placing}`), PLACING_RULES[placing]);
  const scaled = (divisor: Agreement['scale']['lengths']) => ({ scale: say(`agreement.scale.by.${divisor}`) });
  if (scale.lengths !== 1) add(say('agreed.lengths', scaled(scale.lengths)), 'DW-SCALE-3');
  if (scale.bases !== 1) add(say('agreed.bases', scaled(scale.bases)), 'DW-R-103');
  if (players.army + players.dinosaurs > 2) add(say('agreed.players', players), 'DW-MULTI-1');
  if (tankPlayer && players.army > 1) add(say('agreed.tanks'), 'DW-MULTI-3');
  if (liftCaps) add(say('agreed.caps'), 'DW-R-32');
  for (const id of variants) add(say(`ruling.${id}.variant`), VARIANTS[id].rule);
  return found;
}

/** The props of every part of the sheet with the agreement. */
export interface SheetProps {
  readonly agreement: Agreement;
  readonly onAgreement: (agreement: Agreement) => void;
}
