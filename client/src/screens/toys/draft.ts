/** Toys of one's own choice, counted, and what can be done to the count. Pure. */
import {
  BASIC_WEAPON,
  DINOSAUR_KINDS,
  DINOSAURS,
  type DinosaurKind,
  ERAS,
  type Era,
  footArmy,
  HAND_WEAPONS,
  type HandWeapon,
  type Herd,
  herdOf,
  muster,
  type Options,
  PRESET_MUSTERS,
  type PresetName,
  pointsOfForces,
  type Rank,
  type Squad,
} from '@dwo/dino-wars';

/** What a soldier's figure can show; grenades are in every pocket (DW-SIDE-4). */
export const SHOWN_WEAPONS = HAND_WEAPONS.filter((weapon) => weapon !== 'grenade');
export const SPECIAL_RANKS = ['nco', 'leader', 'hero'] as const satisfies readonly Rank[];
export type SpecialRank = (typeof SPECIAL_RANKS)[number];
/** The ready-made tables. */
export const TABLE_NAMES = Object.keys(PRESET_MUSTERS) as readonly PresetName[];
/** Figures of one kind. */
export const MOST = 99;
/** The herd for a fair fight, in army points (DW-PTS-6). */
const HERD_PER_ARMY = 2;

export interface Draft {
  readonly era: Era;
  readonly table: PresetName;
  readonly liftCaps: boolean;
  readonly enlisted: Readonly<Partial<Record<HandWeapon, number>>>;
  readonly special: Readonly<Record<SpecialRank, { readonly count: number; readonly weapon: HandWeapon }>>;
  readonly herd: Readonly<Partial<Record<DinosaurKind, number>>>;
}

/** Nothing on the table yet. */
export const EMPTY_DRAFT: Draft = {
  era: 'ww2',
  table: 'skirmish',
  liftCaps: false,
  enlisted: {},
  special: {
    nco: { count: 0, weapon: 'smg' },
    leader: { count: 0, weapon: 'pistol' },
    hero: { count: 0, weapon: 'smg' },
  },
  herd: {},
};

/** The toys of a ready-made match. */
export function draftFrom(name: PresetName): Draft {
  const { squad, herd } = PRESET_MUSTERS[name];
  const enlisted: Partial<Record<HandWeapon, number>> = {};
  const special = { ...EMPTY_DRAFT.special };
  for (const [count, rank, shown] of squad as Squad) {
    const weapon = shown === 'basic' ? BASIC_WEAPON[EMPTY_DRAFT.era] : shown;
    if (rank === 'enlisted') enlisted[weapon] = (enlisted[weapon] ?? 0) + count;
    else special[rank] = { count: special[rank].count + count, weapon };
  }
  return {
    ...EMPTY_DRAFT,
    table: name,
    enlisted,
    special,
    herd: Object.fromEntries(herd.map(([n, kind]) => [kind, n])),
  };
}

/** Another era: who carried the basic weapon of the old one now carries that of the new one, and the other way round (DW-SIDE-3). */
export function withEra(draft: Draft, era: Era): Draft {
  if (era === draft.era) return draft;
  const [from, to] = [BASIC_WEAPON[draft.era], BASIC_WEAPON[era]];
  const { [from]: basic = 0, [to]: other = 0 } = draft.enlisted;
  const special = { ...draft.special };
  for (const rank of SPECIAL_RANKS) if (special[rank].weapon === from) special[rank] = { ...special[rank], weapon: to };
  return { ...draft, era, enlisted: { ...draft.enlisted, [from]: other, [to]: basic }, special };
}

/** A count as it may stand in a draft: whole, 0 to 99. */
export function asCount(value: unknown): number {
  const number = typeof value === 'number' ? value : Number.NaN;
  return Number.isFinite(number) ? Math.min(MOST, Math.max(0, Math.trunc(number))) : 0;
}

/** The match that these toys make. */
export function optionsOf({ era, table, liftCaps, enlisted, special, herd }: Draft): Options {
  const squad: Squad = [
    ...[...SPECIAL_RANKS].reverse().map((rank) => [special[rank].count, rank, special[rank].weapon] as const),
    ...SHOWN_WEAPONS.map((weapon) => [enlisted[weapon] ?? 0, 'enlisted', weapon] as const),
  ];
  const kinds: Herd = DINOSAUR_KINDS.map((kind) => [herd[kind] ?? 0, kind]);
  const forces = [footArmy('', squad), herdOf('', kinds)];
  return muster({ era, table: PRESET_MUSTERS[table].table, forces, liftCaps });
}

/** More dinosaurs until the herd has twice the army's points: kinds that are missing first, the dearest that fit. */
export function filledUp(draft: Draft): Draft {
  const points = pointsOfForces(optionsOf(draft));
  const herd: Partial<Record<DinosaurKind, number>> = { ...draft.herd };
  let left = points.army * HERD_PER_ARMY - points.dinosaurs;
  for (;;) {
    const next = nextOf(herd, left);
    if (next === null) return { ...draft, herd };
    herd[next] = (herd[next] ?? 0) + 1;
    left -= DINOSAURS[next].points;
  }
}

function nextOf(herd: Draft['herd'], left: number): DinosaurKind | null {
  let best: DinosaurKind | null = null;
  for (const kind of DINOSAUR_KINDS) {
    const { points } = DINOSAURS[kind];
    const have = herd[kind] ?? 0;
    if (points > left || have >= MOST || isOutOfElement(kind)) continue;
    const bestHas = best === null ? MOST : (herd[best] ?? 0);
    if (best === null || have < bestHas || (have === bestHas && points > DINOSAURS[best].points)) best = kind;
  }
  return best;
}

/** Whether a kind would rather fly or swim: in this edition it walks. */
export function isOutOfElement(kind: DinosaurKind): boolean {
  return DINOSAURS[kind].flyer || DINOSAURS[kind].swimmer;
}

/** A draft as text to be remembered. */
export function writeDraft(draft: Draft): string {
  return JSON.stringify(draft);
}

/** The draft in a remembered text, without whatever is no toy; null if it holds none. */
export function readDraft(text: string | null): Draft | null {
  const read = parse(text);
  if (read === null) return null;
  const special = isObject(read.special) ? read.special : {};
  const specialOf = (rank: SpecialRank) => {
    const { count, weapon } = isObject(special[rank]) ? special[rank] : {};
    return {
      count: asCount(count),
      weapon: SHOWN_WEAPONS.find((each) => each === weapon) ?? EMPTY_DRAFT.special[rank].weapon,
    };
  };
  return {
    era: ERAS.find((each) => each === read.era) ?? EMPTY_DRAFT.era,
    table: TABLE_NAMES.find((each) => each === read.table) ?? EMPTY_DRAFT.table,
    liftCaps: read.liftCaps === true,
    enlisted: counts(SHOWN_WEAPONS, read.enlisted),
    special: { nco: specialOf('nco'), leader: specialOf('leader'), hero: specialOf('hero') },
    herd: counts(DINOSAUR_KINDS, read.herd),
  };
}

function counts<K extends string>(kinds: readonly K[], read: unknown): Partial<Record<K, number>> {
  const found: Partial<Record<K, number>> = {};
  if (!isObject(read)) return found;
  for (const kind of kinds) if (Object.hasOwn(read, kind)) found[kind] = asCount(read[kind]);
  return found;
}

function parse(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
