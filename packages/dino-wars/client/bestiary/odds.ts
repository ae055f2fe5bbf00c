/** Exact odds of one shot, one bite and one overrun, asked of the referee on a bare table. */
import {
  ALL_WEAPONS,
  aim,
  CREWED_WEAPONS,
  type CrewedKind,
  DINOSAURS,
  type DinosaurKind,
  dinoWars,
  isCrewedKind,
  type Options,
  overrunOdds,
  PLAIN_DINOSAUR,
  PLAIN_SOLDIER,
  PLAIN_VEHICLE,
  PLAIN_WEAPON,
  plainMatch,
  type Rank,
  type State,
  VEHICLES,
  type VehicleKind,
  type Weapon,
  weaponRow,
} from '@dwo/dino-wars';
import { chance, type Frozen, noDice, odds } from '@dwo/kernel';

const [ARMY, HERD] = [0, 1];
/** The chosen dinosaur stands in the middle and looks east. */
const MIDDLE = { x: 7200, y: 9000 };
/** A soldier and a dinosaur in the corners keep the battle going. */
const FAR = { soldier: { x: 200, y: 200 }, dinosaur: { x: 13_900, y: 17_400 } };
const BASE = { soldier: 50 };
/** The distances in ci from which hand weapons and guns are judged: the mortar may not fire at what is near. */
const RANGE = { hand: 500, gun: 2200 };

export type ArmourSide = 'front' | 'rear';

/** A shot at a dinosaur. */
export interface Shot {
  /** The chance of a hit, as a share of 1. */
  readonly hit: number;
  readonly damage: number;
  /** The mean number of such shots until the dinosaur is dead. */
  readonly shots: number;
}

/** A figure of the army as prey. */
export type Prey =
  | { readonly type: 'soldier'; readonly rank: Rank; readonly weapon: 'rifle' }
  | { readonly type: 'vehicle'; readonly kind: VehicleKind }
  | { readonly type: 'gun'; readonly kind: CrewedKind };

/** A dinosaur that attacks. Chances are shares of 1. */
export interface Bite {
  /** The chance that one bite in phase 3 kills or destroys. */
  readonly bite: number;
  /** The chance that an overrun does, if the prey answers as well as it can. */
  readonly overrun: number;
  /** The chance that closing fire kills the unharmed dinosaur first. */
  readonly falls: number;
}

const ranges = new Map<string, Frozen<State>>();

/** Returns the odds of a shot from the front or from behind, of a soldier of this rank. */
export function shotAt(kind: DinosaurKind, weapon: Weapon, side: ArmourSide, rank: Rank = 'enlisted'): Shot {
  const key = `${kind}/${rank}`;
  const state = ranges.get(key) ?? shootingRange(kind, rank);
  ranges.set(key, state);
  const judged = aim(state, firerOf(weapon, side), weapon, 'd1');
  if (judged === null) throw new Error(`No shot of ${weapon} at ${kind}`);
  const { chanceOf36, damage } = judged;
  const outright = weaponRow(weapon).autoKill ? 1 : 0;
  return { hit: chanceOf36 / 36, damage, shots: meanShots(DINOSAURS[kind].lifePoints, chanceOf36, outright, damage) };
}

/** The mean number of shots until no life point is left, if so many of 36 results hit and so many of these kill outright. */
function meanShots(life: number, hits: number, outright: number, damage: number): number {
  if (hits === 0) return Number.POSITIVE_INFINITY;
  const mean = [0];
  for (let left = 1; left <= life; left++)
    mean.push((36 + (hits - outright) * (mean[Math.max(0, left - damage)] ?? 0)) / hits);
  return mean[life] ?? 0;
}

/** A table on which every weapon is aimed at a dinosaur, from both sides. */
export function shootingRange(kind: DinosaurKind, rank: Rank = 'enlisted'): Frozen<State> {
  const sides = [1, -1] as const;
  const soldiers: Options['soldiers'] = [];
  const crewedWeapons: Options['crewedWeapons'] = [];
  for (const [row, weapon] of ALL_WEAPONS.entries()) {
    for (const direction of sides) {
      const isGun = isCrewedKind(weapon);
      const y = MIDDLE.y + (isGun ? (row - 10.5) * 450 : (row - 3.5) * 110);
      const at = { x: MIDDLE.x + direction * (isGun ? RANGE.gun : RANGE.hand), y };
      const id = firerOf(weapon, direction === 1 ? 'front' : 'rear');
      const shown = weapon === 'grenade' || isGun ? 'rifle' : weapon;
      const common = { id, owner: ARMY, at, facing: direction === 1 ? 180 : 0 } as const;
      if (isGun) crewedWeapons.push({ ...PLAIN_WEAPON, ...common, kind: weapon });
      else soldiers.push({ ...PLAIN_SOLDIER, ...common, rank, weapon: shown, order: 'hold' });
    }
  }
  return tableWith(kind, { soldiers, crewedWeapons, phase: 'regular-fire' });
}

function firerOf(weapon: Weapon, side: ArmourSide): string {
  return `${weapon.replaceAll('_', '-')}-${side}`;
}

interface Standing {
  readonly soldiers?: Options['soldiers'];
  readonly vehicles?: Options['vehicles'];
  readonly crewedWeapons?: Options['crewedWeapons'];
  readonly phase: Options['start']['phase'];
}

function tableWith(
  kind: DinosaurKind,
  { soldiers = [], vehicles = [], crewedWeapons = [], phase }: Standing,
): Frozen<State> {
  const beast = { ...PLAIN_DINOSAUR, owner: HERD, facing: 0, lifePoints: null };
  const guard = { ...PLAIN_SOLDIER, rank: 'enlisted', weapon: 'rifle', order: 'hold' } as const;
  const options: Options = {
    ...plainMatch(),
    era: 'ww2',
    table: { widthCi: 14_400, heightCi: 18_000, terrain: [] },
    players: [{ side: 'army' }, { side: 'dinosaurs' }],
    soldiers: [...soldiers, { ...guard, id: 's9', owner: ARMY, at: FAR.soldier, facing: 0 }],
    vehicles,
    crewedWeapons,
    dinosaurs: [
      { ...beast, id: 'd1', kind, at: MIDDLE },
      { ...beast, id: 'd9', kind: 'dimetrodon', at: FAR.dinosaur },
    ],
    liftCaps: true,
    separationCi: 0,
    start: { turn: 1, phase },
  };
  const faults = dinoWars.checkSetup(options);
  if (faults.length > 0) throw new Error(`No table for ${kind}: ${JSON.stringify(faults)}`);
  return dinoWars.setup(options, noDice);
}

/** Returns the odds of an unharmed dinosaur against a figure that it touches. */
export function biteAt(kind: DinosaurKind, prey: Prey): Bite {
  const state = inContact(kind, prey, 'dinosaur-attack');
  const bites = odds(dinoWars, state, HERD, { type: 'attack', figure: 'd1', target: 'p1' }, (_, after) => {
    return isLost(after) ? 'kill' : 'none';
  });
  const running = inContact(kind, prey, 'dinosaur-movement');
  const overrun = overrunOdds(running, HERD, { type: 'overrun', figure: 'd1', target: 'p1' });
  if (overrun === null) throw new Error(`${kind} cannot overrun ${prey.type}`);
  const killed = bites.get('kill');
  return {
    bite: killed === undefined ? 0 : chance(killed),
    overrun: chance(overrun.kill),
    falls: chance(overrun.falls),
  };
}

function isLost({ soldiers, vehicles, crewedWeapons }: Frozen<State>): boolean {
  return (soldiers.p1 ?? vehicles.p1 ?? crewedWeapons.p1)?.alive === false;
}

function inContact(kind: DinosaurKind, prey: Prey, phase: Options['start']['phase']): Frozen<State> {
  const own = { id: 'p1', owner: ARMY, facing: 180 } as const;
  const at = (radiusCi: number) => ({ x: MIDDLE.x + DINOSAURS[kind].radiusCi + radiusCi, y: MIDDLE.y });
  switch (prey.type) {
    case 'soldier': {
      const { rank, weapon } = prey;
      const soldier = { ...PLAIN_SOLDIER, ...own, at: at(BASE.soldier), rank, weapon, order: 'ask' } as const;
      return tableWith(kind, { soldiers: [soldier], phase });
    }
    case 'vehicle': {
      const { mg, cannon, radiusCi } = VEHICLES[prey.kind];
      const mounts = { mg: mg === 'always' ? 'lmg' : null, cannon: cannon === 'always' } as const;
      const vehicle = { ...PLAIN_VEHICLE, ...own, ...mounts, kind: prey.kind, at: at(radiusCi) };
      return tableWith(kind, { vehicles: [vehicle], phase });
    }
    case 'gun': {
      const gun = { ...PLAIN_WEAPON, ...own, kind: prey.kind, at: at(CREWED_WEAPONS[prey.kind].radiusCi) };
      return tableWith(kind, { crewedWeapons: [gun], phase });
    }
  }
}
