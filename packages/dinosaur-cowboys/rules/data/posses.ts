/** The four posses (DC-POS-2; completed by DC-C-02, DC-C-03, DC-C-04, DC-C-09). SPD is in inches. */
import type { TraitId } from './traits';
import type { WeaponId } from './weapons';

/** The allegiances; they have no effect in play (DC-POS-1, DC-POS-4). */
export const ALLEGIANCES = ['duster', 'neotechnoist', 'savage', 'bandit'] as const;
/** The kinds of entities (DC-TERM-1). */
export const KINDS = ['character', 'dinosaur'] as const;
/** Tells who is how big. */
export const SIZES = ['character', 'medium', 'large'] as const;

/** A trait of an entity at its level; null for a trait without levels. */
export interface OwnTrait {
  readonly id: TraitId;
  readonly level: number | null;
}

/** One entity as it is printed: a character has RTN and BTN (DC-TERM-3), a dinosaur DIS (DC-TERM-4). */
export interface EntityData {
  readonly id: string;
  readonly kind: (typeof KINDS)[number];
  readonly leader: boolean;
  readonly size: (typeof SIZES)[number];
  readonly def: number;
  readonly rtn: number | null;
  readonly ctn: number;
  readonly btn: number | null;
  readonly dis: number | null;
  readonly spd: number;
  readonly hp: number;
  readonly traits: readonly OwnTrait[];
  /** `long` replaces the printed limit of the Long band, in mils (DC-TRT-4). */
  readonly weapons: readonly { readonly id: WeaponId; readonly long?: number }[];
  /** A label: the printed DEF already contains it (DC-POS-3). */
  readonly armour: string | null;
}

/** A character of a posse of one's own (DC-C-11): the figure of a card, with values, traits and weapons of the player's choice. */
export interface OwnMember {
  /** The card whose figure it is. */
  readonly card: string;
  /** Empty for the name on the card. */
  readonly name: string;
  readonly rtn: number;
  readonly ctn: number;
  readonly btn: number;
  /** In inches, without a Bonus SPD. */
  readonly spd: number;
  readonly hp: number;
  readonly traits: readonly OwnTrait[];
  readonly weapons: readonly WeaponId[];
}

/** A posse of one's own (DC-C-11); its first member leads it, and its beast is one of the book's. */
export interface OwnPosse {
  readonly name: string;
  readonly allegiance: (typeof ALLEGIANCES)[number];
  readonly members: readonly OwnMember[];
  readonly beast: string;
}

/** One posse, in roster order. */
export interface PosseData {
  readonly allegiance: (typeof ALLEGIANCES)[number];
  readonly entities: readonly EntityData[];
}

/** The posses by id. */
export const POSSES = {
  birkshire_family: {
    allegiance: 'duster',
    entities: [
      {
        id: 'papa_jonas',
        kind: 'character',
        leader: true,
        size: 'character',
        def: 2,
        rtn: 7,
        ctn: 8,
        btn: 7,
        dis: null,
        spd: 4,
        hp: 9,
        traits: [{ id: 'rapid_fire', level: 1 }],
        weapons: [{ id: 'scattergun' }, { id: 'six_shooter_80kw' }],
        armour: 'Quilted Armor',
      },
      {
        id: 'mama_hanna',
        kind: 'character',
        leader: false,
        size: 'character',
        def: 1,
        rtn: 6,
        ctn: 8,
        btn: 8,
        dis: null,
        spd: 4,
        hp: 6,
        traits: [{ id: 'get_up', level: 1 }],
        weapons: [{ id: 'low_burst_rifle' }],
        armour: 'Quilted Armor',
      },
      {
        id: 'brother_jerrid',
        kind: 'character',
        leader: false,
        size: 'character',
        def: 1,
        rtn: 6,
        ctn: 8,
        btn: 9,
        dis: null,
        spd: 3,
        hp: 7,
        traits: [{ id: 'speed_reload', level: null }],
        weapons: [{ id: 'six_shooter_400kw' }],
        armour: null,
      },
      {
        id: 'drake',
        kind: 'dinosaur',
        leader: false,
        size: 'medium',
        def: 0,
        rtn: null,
        ctn: 7,
        btn: null,
        dis: 3,
        spd: 6,
        hp: 18,
        traits: [],
        weapons: [{ id: 'crest_smash' }],
        armour: null,
      },
    ],
  },
  // DC-C-01, DC-C-05, DC-C-06
  drylands_gang: {
    allegiance: 'bandit',
    entities: [
      {
        id: 'cass_holloway',
        kind: 'character',
        leader: true,
        size: 'character',
        def: 2,
        rtn: 7,
        ctn: 7,
        btn: 7,
        dis: null,
        spd: 4,
        hp: 8,
        traits: [{ id: 'thick_skin', level: 1 }],
        weapons: [{ id: 'six_shooter_100kw' }, { id: 'bowie_knife' }],
        armour: 'Quilted Armor',
      },
      {
        id: 'long_eli',
        kind: 'character',
        leader: false,
        size: 'character',
        def: 1,
        rtn: 6,
        ctn: 8,
        btn: 8,
        dis: null,
        spd: 4,
        hp: 8,
        traits: [{ id: 'eagle_eye', level: null }],
        weapons: [{ id: 'lever_action_400kw', long: 20000 }],
        armour: 'Padded Armor',
      },
      {
        id: 'ruth_tallow',
        kind: 'character',
        leader: false,
        size: 'character',
        def: 1,
        rtn: 8,
        ctn: 6,
        btn: 8,
        dis: null,
        spd: 4,
        hp: 8,
        traits: [{ id: 'go_for_the_eyes', level: null }],
        weapons: [{ id: 'machete' }, { id: 'six_shooter_80kw' }],
        armour: 'Padded Armor',
      },
      {
        id: 'old_knocker',
        kind: 'dinosaur',
        leader: false,
        size: 'medium',
        def: 1,
        rtn: null,
        ctn: 7,
        btn: null,
        dis: 4,
        spd: 6,
        hp: 16,
        traits: [],
        weapons: [{ id: 'headbutt' }],
        armour: null,
      },
    ],
  },
  // DC-C-08
  kenturahs_cavalry: {
    allegiance: 'neotechnoist',
    entities: [
      {
        id: 'keturah',
        kind: 'character',
        leader: true,
        size: 'character',
        def: 1,
        rtn: 6,
        ctn: 8,
        btn: 7,
        dis: null,
        spd: 4,
        hp: 9,
        traits: [
          { id: 'tracking_shot', level: null },
          { id: 'knee_shot', level: 1 },
        ],
        weapons: [{ id: 'handcannon' }],
        armour: null,
      },
      {
        id: 'hemmings',
        kind: 'character',
        leader: false,
        size: 'character',
        def: 2,
        rtn: 6,
        ctn: 8,
        btn: 8,
        dis: null,
        spd: 4,
        hp: 7,
        traits: [],
        weapons: [{ id: 'auto_shotgun' }],
        armour: 'Cloth Armor',
      },
      {
        id: 'trismash',
        kind: 'dinosaur',
        leader: false,
        size: 'large',
        def: 2,
        rtn: null,
        ctn: 7,
        btn: null,
        dis: 8,
        spd: 5,
        hp: 28,
        traits: [{ id: 'lucky', level: null }],
        weapons: [{ id: 'stab' }],
        armour: null,
      },
    ],
  },
  black_hill_raiders: {
    allegiance: 'savage',
    entities: [
      {
        id: 'maynard_dereus',
        kind: 'character',
        leader: true,
        size: 'character',
        def: 2,
        rtn: 9,
        ctn: 6,
        btn: 7,
        dis: null,
        spd: 5,
        hp: 14,
        traits: [{ id: 'berserker', level: 1 }],
        weapons: [{ id: 'saber' }, { id: 'six_shooter_80kw' }],
        armour: 'Quilted Armor',
      },
      {
        id: 'the_blade',
        kind: 'character',
        leader: false,
        size: 'character',
        def: 1,
        rtn: 9,
        ctn: 7,
        btn: 8,
        dis: null,
        spd: 6,
        hp: 10,
        traits: [{ id: 'bonus_spd', level: 1 }],
        weapons: [{ id: 'spine_blade' }, { id: 'six_shooter_80kw' }],
        armour: 'Padded Armor',
      },
      {
        id: 'betty_one_eye',
        kind: 'character',
        leader: false,
        size: 'character',
        def: 1,
        rtn: 7,
        ctn: 8,
        btn: 8,
        dis: null,
        spd: 5,
        hp: 10,
        traits: [{ id: 'piercing_shot', level: null }],
        weapons: [{ id: 'light_repeater' }],
        armour: null,
      },
      {
        id: 'malice',
        kind: 'dinosaur',
        leader: false,
        size: 'medium',
        def: 1,
        rtn: null,
        ctn: 6,
        btn: null,
        dis: 5,
        spd: 9,
        hp: 18,
        traits: [],
        weapons: [{ id: 'leap' }],
        armour: null,
      },
    ],
  },
} as const satisfies Readonly<Record<string, PosseData>>;

/** The values that some entities had up to a version of the rules, by id. */
interface FormerValues {
  readonly upTo: number;
  readonly values: Readonly<Record<string, Partial<Pick<EntityData, 'hp' | 'spd' | 'weapons'>>>>;
}

/** The values that entities had under earlier versions, where they differ, the latest first (DC-C-09). */
export const FORMER_VALUES: readonly FormerValues[] = [
  { upTo: 2, values: { long_eli: { hp: 5, weapons: [{ id: 'lever_action_400kw', long: 23000 }] } } },
  { upTo: 1, values: { cass_holloway: { hp: 10 }, long_eli: { hp: 8 }, old_knocker: { hp: 18 } } },
];

/** The id of a posse. */
export type PosseId = keyof typeof POSSES;
/** The ids of all posses. */
export const POSSE_IDS = Object.keys(POSSES) as readonly PosseId[];

/** The printed posse. */
export function posseData(id: PosseId): PosseData {
  return POSSES[id];
}
