/** The agreement about the rules of a match, and how it reads. Pure. */
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

export type Agreement = Pick<
  Frozen<Options>,
  'era' | 'optional' | 'variants' | 'scale' | 'scenario' | 'placing' | 'liftCaps'
> & {
  /** How many play each side (DW-SIDE-1). */
  readonly players: Readonly<Record<Side, number>>;
  /** The last of several army players commands every tank (DW-MULTI-3). */
  readonly tankPlayer: boolean;
};

/** Players a side may have. */
export const TEAM_SIZES = [1, 2, 3, 4] as const;

/** The sides of the seats, the army's first. */
export function sidesOf({ players }: Pick<Agreement, 'players'>): Side[] {
  return SIDES.flatMap((side) => new Array<Side>(players[side]).fill(side));
}

/** The rulebook as it is printed. */
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

/** The agreement of a match that is there already. */
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

/** The agreement with one ruling read the other way, or again as it stands. */
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

/** "A4", "D1", "N". */
export function ratingOf(rule: OptionalRule): string {
  const { favours, strength } = OPTIONAL_RULES[rule];
  return strength === 0 ? favours : `${favours}${strength}`;
}

export const ERA_WORDS = {
  ww2: ['World War II', 'The basic weapon is the rifle.'],
  modern: ['Modern', 'The basic weapon is the assault rifle.'],
} as const satisfies Record<Agreement['era'], readonly [string, string]>;

export const SCENARIO_WORDS = {
  battle: ['Battle', 'To the last figure, on any table.', 'DW-WIN-1'],
  island: ['Dino Island', 'Groups scattered over numbered spots; nobody leaves.', 'DW-ISLE-1'],
  gate: ['The Time Gate', 'Find the second pole, open the gate, get out. Dinosaurs may hide.', 'DW-GATE-1'],
} as const satisfies Record<Agreement['scenario'], readonly [string, string, string]>;

export const PLACING_WORDS = {
  server: ['By the dice', 'Everybody is set up when the battle begins.', 'DW-R-102'],
  alternate: ['In turn', 'One figure each, dinosaurs first.', 'DW-R-73'],
  deliberate: ['With care', 'The army in its zone first, then the dinosaurs.', 'DW-R-74'],
} as const satisfies Record<Agreement['placing'], readonly [string, string, string]>;

/** How small a table may be played on: lengths and bases divided. */
export const SCALE_WORDS = {
  1: '1:32',
  2: 'half',
  3: 'a third',
  4: 'a quarter',
} as const satisfies Record<Agreement['scale']['lengths'], string>;

/** The parts of an agreement that depart from the book, each in a few words with its rule. */
export function departures(agreement: Agreement): readonly { readonly text: string; readonly rule: string }[] {
  const { era, variants, scale, scenario, placing, liftCaps, players, tankPlayer } = agreement;
  const found: { text: string; rule: string }[] = [];
  if (scenario !== 'battle') {
    const [name, gist, rule] = SCENARIO_WORDS[scenario];
    found.push({ text: `${name}. ${gist}`, rule });
  }
  if (era !== 'ww2') found.push({ text: `${ERA_WORDS[era][0]} weapons`, rule: 'DW-SIDE-3' });
  if (placing !== 'server')
    found.push({ text: `Set up ${PLACING_WORDS[placing][0].toLowerCase()}`, rule: PLACING_WORDS[placing][2] });
  if (scale.lengths !== 1) found.push({ text: `All distances: ${SCALE_WORDS[scale.lengths]}`, rule: 'DW-SCALE-3' });
  if (scale.bases !== 1) found.push({ text: `All bases: ${SCALE_WORDS[scale.bases]}`, rule: 'DW-R-103' });
  if (players.army + players.dinosaurs > 2)
    found.push({ text: `${players.army} against ${players.dinosaurs} players`, rule: 'DW-MULTI-1' });
  if (tankPlayer && players.army > 1) found.push({ text: 'One player commands every tank', rule: 'DW-MULTI-3' });
  if (liftCaps) found.push({ text: 'No limits on weapons and special figures', rule: 'DW-R-32' });
  for (const id of variants) found.push({ text: VARIANTS[id].variant, rule: VARIANTS[id].rule });
  return found;
}

/** The props of every part of the sheet on which an agreement is chosen. */
export interface SheetProps {
  readonly agreement: Agreement;
  readonly onAgreement: (agreement: Agreement) => void;
}
