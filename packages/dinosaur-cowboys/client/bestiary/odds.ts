/** Exact odds of one attack between two figures of the posses, played by the rules on a bare table. */
import { chance, noDice, play } from '@dwo/kernel';
import {
  attackOdds,
  dinosaurCowboys,
  type EntityData,
  type Intent,
  type Now,
  type Options,
  POSSE_IDS,
  type PosseId,
  posseData,
  RADIUS,
  type Standing,
  WEAPON_IDS,
  type WeaponId,
  weaponData,
} from '../../rules';

/** One figure of a posse. */
export interface Who {
  readonly posse: PosseId;
  /** Its place in the roster. */
  readonly at: number;
  readonly entity: EntityData;
}

export type Band = 'short' | 'medium' | 'long';

/** The effect of one attack. */
export interface Blow {
  /** The mean damage. */
  readonly mean: number;
  /** The chance that an unharmed target goes Out of Action. */
  readonly out: number;
}

const MIDDLE = { x: 12_000, y: 18_000 };
/** Another figure of each posse in a corner keeps the match going. */
const FAR = [
  { x: 2000, y: 2000 },
  { x: 46_000, y: 34_000 },
] as const;

/** All figures, posse by posse. */
export const EVERYBODY: readonly Who[] = POSSE_IDS.flatMap((posse) =>
  posseData(posse).entities.map((entity, at) => ({ posse, at, entity })),
);

/** The figure of a card. */
export function whoIs(card: string): Who | null {
  return EVERYBODY.find(({ entity }) => entity.id === card) ?? null;
}

/** Somebody who carries a weapon in the book; null if nobody does. */
export function ownerOf(weapon: WeaponId): Who | null {
  return EVERYBODY.find(({ entity }) => entity.weapons.some(({ id }) => id === weapon)) ?? null;
}

export const USED_WEAPONS = WEAPON_IDS.filter((weapon) => ownerOf(weapon) !== null);

const known = new Map<string, Blow>();

/** The odds of one attack with a weapon, at a distance in the middle of a band, or in contact. */
export function blow(attacker: Who, weapon: WeaponId, target: Who, band: Band = 'medium'): Blow {
  const key = `${attacker.entity.id}/${weapon}/${target.entity.id}/${band}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const [state, struck] = aimed(attacker, weapon, target, band);
  const { damage, out } = attackOdds(state, 0, { type: 'attack', attacker: attacker.at, weapon, target: struck });
  const found = { mean: damage.reduce((sum, each) => sum + each.damage * chance(each.chance), 0), out: chance(out) };
  known.set(key, found);
  return found;
}

/** The gap at which a weapon is tried. */
function gapOf(weapon: WeaponId, band: Band): number {
  const { bands } = weaponData(weapon);
  if (bands === null) return 0;
  const { least, short, medium, long } = bands;
  const [from, to] = { short: [Math.max(least, 200), short], medium: [short, medium], long: [medium, long] }[band];
  return Math.round(((from ?? 0) + (to ?? 0)) / 2);
}

/** A state in which the attacker acts and may attack, and the index of the target. */
function aimed(attacker: Who, weapon: WeaponId, target: Who, band: Band): readonly [Now, number] {
  const options = table(attacker, weapon, target, band);
  const state = dinosaurCowboys.setup(options, noDice);
  const act = (intent: Intent) => play(dinosaurCowboys, state, 0, intent, noDice);
  act({ type: 'activate', unit: attacker.at });
  if ((state as Now).phase === 'traits') act({ type: 'declareTraits', uses: [] });
  return [state as Now, posseData(attacker.posse).entities.length + target.at];
}

function table(attacker: Who, weapon: WeaponId, target: Who, band: Band): Options {
  const own = posseData(attacker.posse).entities;
  const theirs = posseData(target.posse).entities;
  const away = RADIUS[attacker.entity.size] + RADIUS[target.entity.size] + gapOf(weapon, band);
  const struck = own.length + target.at;
  const standing = [
    stands(attacker.at, MIDDLE, 1),
    stands(struck, { x: MIDDLE.x + away, y: MIDDLE.y }, -1),
    stands(attacker.at === 0 ? 1 : 0, FAR[0], 1),
    stands(own.length + (target.at === 0 ? 1 : 0), FAR[1], -1),
  ].filter(({ entity }) => entity < own.length + theirs.length);
  return {
    ...{ posses: [attacker.posse, target.posse], map: null, terrain: [], scenario: 'book', clocks: null },
    position: { turn: 1, active: 0, standing },
  };
}

function stands(entity: number, at: { readonly x: number; readonly y: number }, east: number): Standing {
  return { entity, ...at, facing: { x: east, y: 0 }, mount: null, hp: null, activated: false };
}
