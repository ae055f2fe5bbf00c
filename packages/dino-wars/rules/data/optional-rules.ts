/** The fifteen optional rules (§3.24 of the rules) and the rulings of which another reading may be played (§4.10). */
import type { RuleId } from '../rule-ids';

/** An optional rule of §3.24. */
export interface OptionalRuleRow {
  /** The English name, in the English catalogue and in scenario files. */
  readonly name: string;
  /** The side that the rule helps (A army, D dinosaurs, N neither), and how much (DW-OPT-2). */
  readonly favours: 'A' | 'D' | 'N';
  /** From 0 to 5. */
  readonly strength: number;
  /** One line for the lobby, in the English catalogue. */
  readonly gist: string;
  /** The first rule of its group. */
  readonly rule: RuleId;
}

/** All optional rules in the order of the rulebook. */
export const OPTIONAL_RULES = {
  terrain_penalties: {
    name: 'Terrain Penalties',
    favours: 'D',
    strength: 1,
    gist: 'Unusual terrain costs soldiers and dinosaurs 2", vehicles 6", once a turn.',
    rule: 'DW-OPT-TERR-1',
  },
  cover: {
    name: 'Cover',
    favours: 'N',
    strength: 0,
    gist: 'Small dinosaurs in covering terrain are harder to hit, and so are soldiers in a building at first.',
    rule: 'DW-OPT-COVER-1',
  },
  dive_move: {
    name: 'Dive Move',
    favours: 'D',
    strength: 2,
    gist: 'A flyer that dives on its prey pays only for the straight line.',
    rule: 'DW-OPT-DIVE-1',
  },
  minimum_altitude: {
    name: 'Minimum Altitude',
    favours: 'A',
    strength: 2,
    gist: 'A flyer that takes off climbs 6" or flies no more than half its rate.',
    rule: 'DW-OPT-ALT-1',
  },
  dino_rage: {
    name: 'Dino Rage',
    favours: 'D',
    strength: 5,
    gist: 'A dinosaur at no life points rolls for luck before it dies.',
    rule: 'DW-OPT-RAGE-1',
  },
  ramming_move: {
    name: 'Ramming Move',
    favours: 'A',
    strength: 3,
    gist: 'A vehicle may ram a dinosaur, and never moves again.',
    rule: 'DW-OPT-RAM-1',
  },
  moving_fire: {
    name: 'Moving Fire',
    favours: 'A',
    strength: 4,
    gist: "Half of a vehicle's passengers may fire from aboard, at -2.",
    rule: 'DW-OPT-MFIRE-1',
  },
  high_caliber: {
    name: 'High-Caliber Ammo',
    favours: 'A',
    strength: 1,
    gist: 'Marked rifles and pistols do 2 damage at -1.',
    rule: 'DW-OPT-HICAL-1',
  },
  snipers: {
    name: 'Snipers',
    favours: 'A',
    strength: 3,
    gist: 'One in ten enlisted soldiers shoots 6" farther at +1.',
    rule: 'DW-OPT-SNIPE-1',
  },
  limited_grenades: {
    name: 'Limited Grenades',
    favours: 'D',
    strength: 3,
    gist: 'One grenade for each enlisted soldier.',
    rule: 'DW-OPT-GREN-1',
  },
  fire_into_combat: {
    name: 'Fire into Combat',
    favours: 'D',
    strength: 4,
    gist: 'A miss may hit a friend who touches the target.',
    rule: 'DW-OPT-FIC-1',
  },
  special_forces: {
    name: 'Special Forces',
    favours: 'A',
    strength: 4,
    gist: 'One unit of heroes, a fifth of the army at most.',
    rule: 'DW-OPT-SF-1',
  },
  wounded_soldiers: {
    name: 'Wounded Soldiers',
    favours: 'D',
    strength: 3,
    gist: 'A special figure saved by luck loses its bonus.',
    rule: 'DW-OPT-WOUND-1',
  },
  paratroopers: {
    name: 'Paratroopers',
    favours: 'A',
    strength: 3,
    gist: 'A fifth of the army may drop from the sky.',
    rule: 'DW-OPT-PARA-1',
  },
  dino_charge: {
    name: 'Dino Charge',
    favours: 'D',
    strength: 2,
    gist: 'A dinosaur moves 2" farther in the first turn it attacks.',
    rule: 'DW-OPT-CHARGE-1',
  },
} as const satisfies Record<string, OptionalRuleRow>;

/** The id of an optional rule. */
export type OptionalRule = keyof typeof OPTIONAL_RULES;

/** All optional rules in the order of the rulebook. */
export const OPTIONAL_RULE_IDS = Object.keys(OPTIONAL_RULES) as readonly OptionalRule[];

/** A ruling that a match may play in another reading. */
export interface VariantRow {
  /** The ruling or reading that it replaces. */
  readonly rule: string;
  readonly name: string;
  /** The rule in the standard reading, and in the other one. The English catalogue shows both. */
  readonly standard: string;
  readonly variant: string;
}

/** All rulings that a match may play in another reading (§4.10). */
export const VARIANTS = {
  contact_ends_move: {
    rule: 'DW-R-6',
    name: 'Contact stops a dinosaur',
    standard: 'A dinosaur may slide past a soldier that it touches.',
    variant: "Coming into contact ends a dinosaur's move, unless it overruns.",
  },
  any_two_windows: {
    rule: 'DW-R-20',
    name: 'Closing and secondary fire',
    standard: 'A figure that gave closing fire has no secondary fire.',
    variant: 'A figure that gave closing fire has secondary fire too if it held its fire in phase 2.',
  },
  pivot_before_fire: {
    rule: 'DW-R-26',
    name: 'Machine guns pivot',
    standard: 'A machine gun is turned in phase 4.',
    variant: 'A machine gun may also be turned in phase 2, before it fires.',
  },
  cannon_barred_in_contact: {
    rule: 'DW-R-27',
    name: 'Cannon in contact',
    standard: 'A dinosaur on the hull does not silence a cannon.',
    variant: 'A dinosaur on the hull silences a cannon.',
  },
  surplus_crew_fires: {
    rule: 'DW-R-43',
    name: 'Surplus crew',
    standard: "One crewman's own shot silences the gun, and the gun's shot silences its whole crew.",
    variant: 'A gun and its crew silence each other only for as many as it needs. Surplus crew may fire.',
  },
  reloaders_fire: {
    rule: 'DW-R-45',
    name: 'Firing while reloading',
    standard: 'A crew that reloads fires no weapons of its own.',
    variant: 'A crew that reloads may fire its own weapons.',
  },
  weapon_and_crew_are_one: {
    rule: 'DW-R-46',
    name: 'A gun and its crew',
    standard: 'A dinosaur must touch the gun to reach gun and crew.',
    variant: 'Touching one of the crew at the gun is enough to reach all of them.',
  },
  size_classes: {
    rule: 'DW-R-65',
    name: 'Size classes',
    standard: 'Vehicles carry their printed number.',
    variant: 'Medium vehicles carry half as many again, large ones twice as many.',
  },
  automatic_kills_beat_rage: {
    rule: 'DW-R-80',
    name: 'Rage and automatic kills',
    standard: 'A dinosaur that rages rolls for luck against automatic kills too.',
    variant: 'An automatic kill leaves no luck roll.',
  },
  wide_gate: {
    rule: 'DW-R-91',
    name: 'A wide gate',
    standard: 'The poles of the gate stand at most 6" apart.',
    variant: 'The poles of the gate stand at most 12" apart.',
  },
  majority_escapes: {
    rule: 'DW-R-93',
    name: 'Most must escape',
    standard: 'One escaped soldier wins the Time Gate.',
    variant: 'The Time Gate is won when more than half of those who started escape.',
  },
  stalemate_is_draw: {
    rule: 'DW-R-97',
    name: 'A stalled game',
    standard: 'The side with the larger share of its points left wins a stalled game.',
    variant: 'A stalled game is a draw.',
  },
  plated_anatosaurus: {
    rule: 'DW-ARM-3',
    name: 'Anatosaurus armour',
    standard: 'The anatosaurus has no armour.',
    variant: 'The anatosaurus has armour 1 in front.',
  },
  quick_escape: {
    rule: 'DW-R-59',
    name: 'Vehicles leaving contact',
    standard: 'A vehicle that leaves contact pays 6".',
    variant: 'A vehicle that leaves contact pays 2".',
  },
} as const satisfies Record<string, VariantRow>;

/** The id of a ruling with another reading. */
export type Variant = keyof typeof VARIANTS;

/** All rulings with another reading. */
export const VARIANT_IDS = Object.keys(VARIANTS) as readonly Variant[];
