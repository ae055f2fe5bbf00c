/** The places of the judge's input that can hold a lie, and the lies for each. */
import { DINOSAUR_KINDS } from '../../rules/data/dinosaurs';
import type { OptionalRule, Variant } from '../../rules/data/optional-rules';
import { VEHICLE_KINDS } from '../../rules/data/vehicles';
import { ALL_WEAPONS, CREWED_KINDS } from '../../rules/data/weapons';
import { FIRE_WINDOWS, PHASES, RANKS, SIDES, type State, WEAPON_STATUSES } from '../../rules/state';

/** An object or list with places in it. */
export type Box = Record<string, unknown>;

/** One place: the box, the key in it, and the keys of the path to it without ids and indexes. */
export interface Place {
  readonly box: Box;
  readonly name: string;
  readonly row: string;
}

/** The legal words of a place, by its key. */
const WORDS: Readonly<Record<string, readonly unknown[]>> = {
  phase: PHASES,
  rank: RANKS,
  status: WEAPON_STATUSES,
  window: FIRE_WINDOWS,
  winner: [...SIDES, null],
  absence: [null, 'unplaced', 'waiting', 'escaped'],
  side: SIDES,
  mg: ['lmg', 'hmg'],
  rule: ['DW-DMG-8', 'DW-AUTO-2', 'DW-R-97', 'DW-MOD-1', 'DW-OPT-COVER-1', 'DW-OPT-SNIPE-2', 'nonsense'],
};

/** The optional rules that the judge must know. */
const OPTIONS: readonly OptionalRule[] = [
  ...(['cover', 'moving_fire', 'dino_charge', 'dino_rage', 'dive_move', 'fire_into_combat', 'high_caliber'] as const),
  ...([
    'limited_grenades',
    'paratroopers',
    'ramming_move',
    'snipers',
    'terrain_penalties',
    'wounded_soldiers',
  ] as const),
];
const VARIANTS: readonly Variant[] = [
  ...(['any_two_windows', 'automatic_kills_beat_rage', 'cannon_barred_in_contact', 'majority_escapes'] as const),
  ...(['pivot_before_fire', 'plated_anatosaurus', 'quick_escape', 'stalemate_is_draw', 'surplus_crew_fires'] as const),
  'weapon_and_crew_are_one',
];

const KINDS: readonly (readonly string[])[] = [DINOSAUR_KINDS, VEHICLE_KINDS, CREWED_KINDS];
/** Weapons of every sort: for one shot or two, hand or crewed. */
const SOME_WEAPONS = ALL_WEAPONS.filter((_, i) => i % 2 === 0);
const SHOTS = [[], ['closing'], ['regular'], ['secondary'], ['closing', 'regular'], ['closing', 'secondary']];

/** Lists the ids of all figures in a state, those that are named in `told` first. */
export function idsIn(state: State, told: string): readonly string[] {
  const hidden = state.secrets.flatMap((secret) => Object.keys(secret?.dinosaurs ?? {}));
  const collections = [state.dinosaurs, state.soldiers, state.vehicles, state.crewedWeapons, state.poles];
  const all = [...new Set([...collections.flatMap((figures) => Object.keys(figures)), ...hidden])];
  const mentioned = all.filter((id) => told.includes(`"${id}"`));
  return [...mentioned, ...all.filter((id) => !mentioned.includes(id))];
}

/** Lists the values that may replace a word, an id or null. */
export function otherWords(name: string, value: unknown, ids: readonly string[]): readonly unknown[] {
  const words = WORDS[name] ?? KINDS.find((kinds) => name === 'kind' && kinds.includes(value as string));
  // Every fifth kind is enough, because neighbours in the tables differ.
  if (words) return words.filter((word) => word !== value).filter((_, i) => name !== 'kind' || i % 5 === 0);
  if (name === 'weapon' || name === 'weapons') {
    if (!ids.includes(value as string)) return [...SOME_WEAPONS, null].filter((weapon) => weapon !== value);
  }
  if (name === 'drawn' || name === 'die' || name === 'ammunition' || name === 'chargeTurn') return [0, 1, 2, 6, 7];
  const others = ids.filter((id) => id !== value).slice(0, 4);
  return value === null ? others.slice(0, 3) : [...others, 'nobody', null];
}

/** Lists what may replace a list: shorter, longer, in another order. */
export function otherLists(name: string, list: readonly unknown[], ids: readonly string[]): readonly unknown[][] {
  if (name === 'shots') return SHOTS.filter((shots) => shots.join() !== list.join());
  if (name === 'variants') return toggled(list, VARIANTS);
  if (name === 'optional') return toggled(list, OPTIONS);
  const extra = name === 'weapons' ? ['bazooka', 'grenade'] : ids.filter((id) => !list.includes(id)).slice(0, 2);
  const lists = [
    list.slice(0, -1),
    list.slice(1),
    [],
    [...list].reverse(),
    [...list, ...list.slice(-1)],
    ...extra.map((one) => [...list, one]),
    ...(list.includes(null) ? [list.map((one) => one ?? ids[0])] : []),
    list.map(() => null),
  ];
  const seen = new Set([JSON.stringify(list)]);
  return lists.filter((one) => !seen.has(JSON.stringify(one)) && seen.add(JSON.stringify(one)));
}

/** Lists copies of the list in which each word is added or left out. */
function toggled(list: readonly unknown[], all: readonly unknown[]): unknown[][] {
  return all.map((one) => (list.includes(one) ? list.filter((other) => other !== one) : [...list, one]));
}
