/** Attacks of the army before they are made: weapons, targets, spotters and odds, all by the rules' own functions. */
import {
  type ArmyFigure,
  aim,
  armourSide,
  armsOf,
  CANNON,
  damageOf,
  type FigureId,
  fireTargets,
  isCrewedWeapon,
  isSoldier,
  isVehicle,
  type State,
  spottersFor as spottersOf,
  type Weapon,
} from '@dwo/dino-wars';
import type { Frozen, Refusal, Seat } from '@dwo/kernel';
import { capital, weaponName } from '../hud/words/words';
import { type Sentence, say } from '../words';
import { type Chances, chancesOf, of36 } from './chances';
import { armyFigureOf, byDistance, dinosaurOf, enemiesOf, placeOf } from './figures';
import type { Odds, OddsPart, Reach, WeaponChoice } from './plan';
import { whyNot } from './referee';

/** A figure's weapons, which of them can be fired now, and at which targets. */
export function weaponChoices(state: Frozen<State>, seat: Seat, figure: FigureId): readonly WeaponChoice[] {
  const firer = armyFigureOf(state, figure);
  if (firer === null) return [];
  const enemies = enemiesOf(state, figure);
  return armsOf(state, firer).map((weapon) => {
    const targets = fireTargets(state, figure, weapon);
    const refusal =
      targets.length > 0 || enemies.length === 0 ? null : noTargetReason(state, seat, { figure, weapon, enemies });
    return { weapon, mount: isVehicle(firer), targets, refusal };
  });
}

/** Why a weapon has no targets: the figure's fire is spent, or what protects the nearest dinosaur. */
function noTargetReason(
  state: Frozen<State>,
  seat: Seat,
  { figure, weapon, enemies }: { figure: FigureId; weapon: Weapon; enemies: readonly FigureId[] },
): Refusal | null {
  const [nearest] = byDistance(state, figure, enemies);
  if (nearest === undefined) return null;
  return whyNot(state, seat, { type: 'fire', figure, weapon, target: nearest, spotter: null });
}

/** At most this many spotters are offered. */
const MOST_SPOTTERS = 12;

/** The figures that may spot this target for a weapon that can't see it, the proposed one first; none if it needs none. */
export function spottersFor(
  state: Frozen<State>,
  figure: FigureId,
  weapon: Weapon,
  target: FigureId,
): readonly FigureId[] {
  const firer = armyFigureOf(state, figure);
  if (firer === null || aim(state, figure, weapon, target)?.indirect !== true) return [];
  const able = spottersOf(state, { owner: firer.owner, target }, MOST_SPOTTERS);
  return [...able].sort((a, b) => loss(state, figure, a) - loss(state, figure, b));
}

/**
 * The cost to a side if this soldier spots, by which spotters are ordered: nothing if they can't fire any more in this turn,
 * little if they spot already or ride, more if they serve a gun, most if they could shoot themselves.
 */
function loss(state: Frozen<State>, weapon: FigureId, spotter: FigureId): number {
  const soldier = state.soldiers[spotter];
  if (soldier === undefined) return 9;
  if (soldier.crewOf === weapon || soldier.locked) return 0;
  if (soldier.spotted) return 1;
  if (soldier.aboard !== null) return 2;
  if (soldier.crewOf !== null) return 3;
  return soldier.rank === 'enlisted' ? 4 : 5;
}

/** An attack to evaluate. */
export interface Shot {
  readonly figure: FigureId;
  readonly weapon: Weapon;
  readonly target: FigureId;
  readonly spotter: FigureId | null;
}

/** The distance and range of a shot, legal or not; null without a weapon or a target. */
export function shotReach(state: Frozen<State>, { figure, weapon, target, spotter }: Shot): Reach | null {
  const shot = aim(state, figure, weapon, target, spotter);
  return shot && { gapCi: shot.rangeCi, limitCi: shot.limitCi, leastCi: shot.leastCi };
}

/** The odds of a shot, by the rules; null if it is refused. */
export function shotOdds(state: Frozen<State>, { figure, weapon, target, spotter }: Shot): Odds | null {
  const firer = armyFigureOf(state, figure);
  const dinosaur = dinosaurOf(state, target);
  if (firer === null || dinosaur === null) return null;
  const chances = chancesOf(state, firer.owner, { type: 'fire', figure, weapon, target, spotter }, 'shot');
  const side = armourSide(dinosaur, placeOf(state, figure) ?? dinosaur);
  return shooting(chances, { weapon, firer, side, damage: damageOf(state, firer, weapon) });
}

/** The odds of closing fire: range does not count, and the dinosaur shows its front (DW-CLOSE-5, DW-CLOSE-10). */
export function closingOdds(state: Frozen<State>, figure: FigureId, weapon: Weapon): Odds | null {
  const firer = armyFigureOf(state, figure);
  if (firer === null) return null;
  const chances = chancesOf(state, firer.owner, { type: 'closingFire', figure, weapon }, 'shot');
  return shooting(chances, { weapon, firer, side: 'front', damage: damageOf(state, firer, weapon) });
}

interface Shooting {
  readonly weapon: Weapon;
  readonly firer: Frozen<ArmyFigure>;
  readonly side: 'front' | 'rear';
  readonly damage: number;
}

function shooting(chances: Chances | null, { weapon, firer, side, damage }: Shooting): Odds | null {
  if (chances === null) return null;
  const { roll, hit, outright, killed } = chances;
  return {
    ...NO_ODDS,
    kill: killed,
    of36: of36(hit, 1),
    score: roll.score,
    parts: shotParts(roll.parts, weapon, firer, side),
    autoOf36: of36(outright, 1),
    damage,
  };
}

export const NO_ODDS = {
  defended: false,
  luck: null,
  fallsFirst: null,
  ordered: null,
  autoOf36: 0,
  damage: null,
} as const;

/** The parts of a shot's score in words; the armour is always among them. */
function shotParts(
  parts: readonly { readonly rule: string; readonly value: number }[],
  weapon: Weapon,
  firer: Frozen<ArmyFigure>,
  side: 'front' | 'rear',
): OddsPart[] {
  const armour = say(`part.armour.${side}`);
  const shown = parts.map(({ rule, value }): OddsPart => {
    const label = rule === 'DW-ARM-2' ? armour : partLabel(rule, nameOfWeapon(weapon, isVehicle(firer)), firer);
    return { label, value, rule };
  });
  const named = shown.some(({ rule }) => rule === 'DW-ARM-2');
  return named ? shown : [...shown, { label: armour, value: 0, rule: 'DW-ARM-2' }];
}

/** The name of a weapon; the light gun on a vehicle is its cannon (DW-R-28). */
export function nameOfWeapon(weapon: Weapon, mounted: boolean): string {
  return mounted && weapon === CANNON ? say('part.cannon') : capital(weaponName(weapon));
}

/** The words for parts of a score, by rule. */
const PARTS = {
  'DW-OPT-COVER-1': 'part.cover',
  'DW-OPT-COVER-2': 'part.cover',
  'DW-OPT-HICAL-1': 'part.high-calibre',
  'DW-OPT-SNIPE-1': 'part.sniper',
  'DW-OPT-SNIPE-2': 'part.sniper',
  'DW-OPT-MFIRE-1': 'part.from-vehicle',
  'DW-OPT-MFIRE-2': 'part.from-vehicle',
  'DW-OPT-RAM-2': 'part.weight',
} as const satisfies Readonly<Record<string, Sentence>>;

function partLabel(rule: string, weapon: string, firer: Frozen<ArmyFigure>): string {
  if (rule === 'DW-ATK-2') return say('part.score', { name: weapon });
  if (rule === 'DW-IND-3') return say('part.indirect', { name: weapon });
  if (rule === 'DW-MOD-1') {
    return isSoldier(firer) ? say('part.special.rank', { rank: say(`rank.${firer.rank}`) }) : say('part.special');
  }
  const part = Object.entries(PARTS).find(([id]) => id === rule)?.[1];
  return say(part ?? (isCrewedWeapon(firer) ? 'part.crew' : 'part.armour'));
}
