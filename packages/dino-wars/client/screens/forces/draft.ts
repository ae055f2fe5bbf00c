/** The changes to a force in the builder. Pure: every function returns a new force. */
import {
  type ArmyForce,
  CREWED_WEAPONS,
  type CrewedKind,
  crewSeats,
  DINOSAUR_KINDS,
  DINOSAURS,
  type DinosaurKind,
  HAND_WEAPONS,
  type HerdForce,
  type Rank,
  type SquadLine,
  VEHICLES,
  type VehicleKind,
  type VehicleLine,
} from '@dwo/dino-wars';

/** The weapons that a soldier's drawing can show; every soldier has grenades (DW-SIDE-4). */
export const SHOWN_WEAPONS = ['basic' as const, ...HAND_WEAPONS.filter((weapon) => weapon !== 'grenade')];
/** The most figures in one line. */
export const MOST = 99;

export const EMPTY_ARMY: ArmyForce = { side: 'army', name: '', squad: [], vehicles: [], weapons: [] };
export const EMPTY_HERD: HerdForce = { side: 'dinosaurs', name: '', herd: [] };

const PLAIN: SquadLine = {
  count: 1,
  rank: 'enlisted',
  weapon: 'basic',
  sniper: false,
  highCalibre: false,
  elite: false,
  paratrooper: false,
  serves: null,
  rides: null,
};

/** The army with one more soldier: in a line of equal soldiers, or in a new one. */
export function withSoldier(army: ArmyForce, like: Partial<SquadLine>): ArmyForce {
  const line = { ...PLAIN, ...like };
  const at = army.squad.findIndex((each) => isSameSort(each, line) && each.count + line.count <= MOST);
  if (at < 0) return { ...army, squad: [...army.squad, line] };
  return withLine(army, at, { count: (army.squad[at]?.count ?? 0) + line.count });
}

function isSameSort(a: SquadLine, b: SquadLine): boolean {
  return (Object.keys(PLAIN) as (keyof SquadLine)[]).every((key) => key === 'count' || a[key] === b[key]);
}

/** The army with a line changed; a line with a count of 0 is removed. Fields that no longer fit rank or weapon are reset. */
export function withLine(army: ArmyForce, at: number, change: Partial<SquadLine>): ArmyForce {
  const squad = army.squad.flatMap((line, place) => {
    if (place !== at) return [line];
    const next = { ...line, ...change };
    if (next.count === 0) return [];
    return [
      {
        ...next,
        elite: next.elite && next.rank === 'hero',
        sniper: next.sniper && canSnipe(next),
        highCalibre: next.highCalibre && canBeHighCalibre(next),
        // A paratrooper has no gun or vehicle on the ground yet.
        paratrooper: next.paratrooper && next.serves === null && next.rides === null,
      },
    ];
  });
  return { ...army, squad };
}

/** Whether soldiers of a line may be snipers: no leaders (DW-OPT-SNIPE-3), and only a rifle helps them (DW-OPT-SNIPE-2). */
export function canSnipe({ rank, weapon }: Pick<SquadLine, 'rank' | 'weapon'>): boolean {
  return rank !== 'leader' && (weapon === 'basic' || weapon === 'rifle' || weapon === 'assault_rifle');
}

/** Whether a weapon may be high-calibre (DW-R-83); a basic weapon is a rifle in the first two eras. */
export function canBeHighCalibre({ weapon }: Pick<SquadLine, 'weapon'>): boolean {
  return weapon === 'basic' || weapon === 'rifle' || weapon === 'pistol';
}

/** The army with one more vehicle, with its usual weapons and its crew. */
export function withVehicle(army: ArmyForce, kind: VehicleKind): ArmyForce {
  const { mg, cannon } = VEHICLES[kind];
  const line = { mg: mg === 'always' ? ('lmg' as const) : null, cannon: cannon === 'always' };
  const crew = Array.from({ length: crewSeats(line) }, (): Rank => 'enlisted');
  return { ...army, vehicles: [...army.vehicles, { kind, size: 'small', ...line, crew, tows: null }] };
}

/**
 * The army with a vehicle changed; its crew grows and shrinks with its weapons. If only one weapon fits, a new one replaces the
 * old one.
 */
export function withVehicleLine(army: ArmyForce, at: number, change: Partial<VehicleLine>): ArmyForce {
  const vehicles = army.vehicles.map((line, place) => {
    if (place !== at) return line;
    const next = { ...line, ...change };
    if (!VEHICLES[next.kind].tank && next.mg !== null && next.cannon) {
      if (change.cannon === true) next.mg = null;
      else next.cannon = false;
    }
    const crew = Array.from({ length: crewSeats(next) }, (_, i): Rank => next.crew[i] ?? 'enlisted');
    return { ...next, crew };
  });
  return { ...army, vehicles };
}

/** The army without a vehicle; its riders walk. */
export function withoutVehicle(army: ArmyForce, at: number): ArmyForce {
  return {
    ...army,
    vehicles: army.vehicles.filter((_, place) => place !== at),
    squad: army.squad.map((line) => ({ ...line, rides: moved(line.rides, at) })),
  };
}

/** The army with one more crewed weapon, with the crew that it needs (DW-CREW-1). */
export function withWeapon(army: ArmyForce, kind: CrewedKind): ArmyForce {
  const serves = army.weapons.length;
  const crew = { ...PLAIN, count: CREWED_WEAPONS[kind].minCrew, serves };
  return { ...army, weapons: [...army.weapons, { kind }], squad: [...army.squad, crew] };
}

/** The army without a crewed weapon and its crew; a vehicle that towed it tows nothing. */
export function withoutWeapon(army: ArmyForce, at: number): ArmyForce {
  return {
    ...army,
    weapons: army.weapons.filter((_, place) => place !== at),
    squad: army.squad.filter((line) => line.serves !== at).map((line) => ({ ...line, serves: moved(line.serves, at) })),
    vehicles: army.vehicles.map((line) => ({ ...line, tows: moved(line.tows, at) })),
  };
}

/** An index after the item at `gone` was removed; null if that was the item. */
function moved(place: number | null, gone: number): number | null {
  if (place === null || place === gone) return null;
  return place > gone ? place - 1 : place;
}

/** The number of soldiers that serve a weapon. */
export function crewAt(army: ArmyForce, weapon: number): number {
  return army.squad.reduce((sum, { count, serves }) => sum + (serves === weapon ? count : 0), 0);
}

/** The number of soldiers that ride in a vehicle. */
export function passengersIn(army: ArmyForce, vehicle: number): number {
  return army.squad.reduce((sum, { count, rides }) => sum + (rides === vehicle ? count : 0), 0);
}

/** The number of dinosaurs of a kind in a herd. */
export function countOf(herd: HerdForce, kind: DinosaurKind): number {
  return herd.herd.reduce((sum, line) => sum + (line.kind === kind ? line.count : 0), 0);
}

/** The herd with this many of a kind, in one line. */
export function withCount(herd: HerdForce, kind: DinosaurKind, count: number): HerdForce {
  const first = herd.herd.findIndex((line) => line.kind === kind);
  const lines = herd.herd.filter((line, at) => line.kind !== kind || at === first);
  const changed =
    first < 0 ? [...lines, { kind, count }] : lines.map((line) => (line.kind === kind ? { kind, count } : line));
  return { ...herd, herd: changed.filter((line) => line.count > 0) };
}

/** Adds dinosaurs until the herd has this many points: first kinds that are missing, the most expensive that fit. */
export function filledUp(herd: HerdForce, points: number): HerdForce {
  let filled = herd;
  let left = points - herd.herd.reduce((sum, { kind, count }) => sum + DINOSAURS[kind].points * count, 0);
  for (;;) {
    const next = nextOf(filled, left);
    if (next === null) return filled;
    filled = withCount(filled, next, countOf(filled, next) + 1);
    left -= DINOSAURS[next].points;
  }
}

function nextOf(herd: HerdForce, left: number): DinosaurKind | null {
  let best: DinosaurKind | null = null;
  for (const kind of DINOSAUR_KINDS) {
    const { points } = DINOSAURS[kind];
    const have = countOf(herd, kind);
    if (points > left || have >= MOST) continue;
    const bestHas = best === null ? MOST : countOf(herd, best);
    if (best === null || have < bestHas || (have === bestHas && points > DINOSAURS[best].points)) best = kind;
  }
  return best;
}
