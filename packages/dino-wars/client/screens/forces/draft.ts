/** The changes to a force while it is put together. Pure: every function gives a new force. */
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

/** The weapons that a soldier's figure can show; grenades are in every pocket (DW-SIDE-4). */
export const SHOWN_WEAPONS = ['basic' as const, ...HAND_WEAPONS.filter((weapon) => weapon !== 'grenade')];
/** Figures of one line. */
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

/** A count as it may stand in a line: whole, 0 to 99. */
export function asCount(value: unknown): number {
  const number = typeof value === 'number' ? value : Number.NaN;
  return Number.isFinite(number) ? Math.min(MOST, Math.max(0, Math.trunc(number))) : 0;
}

/** One more soldier like this: in the line that has such soldiers already, or in a new one. */
export function withSoldier(army: ArmyForce, like: Partial<SquadLine>): ArmyForce {
  const line = { ...PLAIN, ...like };
  const at = army.squad.findIndex((each) => isSameSort(each, line) && each.count + line.count <= MOST);
  if (at < 0) return { ...army, squad: [...army.squad, line] };
  return withLine(army, at, { count: (army.squad[at]?.count ?? 0) + line.count });
}

function isSameSort(a: SquadLine, b: SquadLine): boolean {
  return (Object.keys(PLAIN) as (keyof SquadLine)[]).every((key) => key === 'count' || a[key] === b[key]);
}

/** A line changed; a line of nobody is gone. What no longer fits its rank or weapon goes with the change. */
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
        // A paratrooper has nothing to serve or to ride in on the ground.
        paratrooper: next.paratrooper && next.serves === null && next.rides === null,
      },
    ];
  });
  return { ...army, squad };
}

/** Whether soldiers of a line may be snipers at all: not leaders (DW-OPT-SNIPE-3), and a rifle is what helps them (DW-OPT-SNIPE-2). */
export function canSnipe({ rank, weapon }: Pick<SquadLine, 'rank' | 'weapon'>): boolean {
  return rank !== 'leader' && (weapon === 'basic' || weapon === 'rifle' || weapon === 'assault_rifle');
}

/** Whether a weapon may be high-calibre (DW-R-83); a basic weapon is a rifle in the first of the two eras. */
export function canBeHighCalibre({ weapon }: Pick<SquadLine, 'weapon'>): boolean {
  return weapon === 'basic' || weapon === 'rifle' || weapon === 'pistol';
}

/** One more vehicle, with the weapons it always has, and its crew. */
export function withVehicle(army: ArmyForce, kind: VehicleKind): ArmyForce {
  const { mg, cannon } = VEHICLES[kind];
  const line = { mg: mg === 'always' ? ('lmg' as const) : null, cannon: cannon === 'always' };
  const crew = Array.from({ length: crewSeats(line) }, (): Rank => 'enlisted');
  return { ...army, vehicles: [...army.vehicles, { kind, size: 'small', ...line, crew, tows: null }] };
}

/** A vehicle changed; its crew grows and shrinks with its weapons. Where only one weapon fits, the new one takes the old one's place. */
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

/** A vehicle less: who rode in it walks. */
export function withoutVehicle(army: ArmyForce, at: number): ArmyForce {
  return {
    ...army,
    vehicles: army.vehicles.filter((_, place) => place !== at),
    squad: army.squad.map((line) => ({ ...line, rides: moved(line.rides, at) })),
  };
}

/** One more crewed weapon, with as many men as it needs (DW-CREW-1). */
export function withWeapon(army: ArmyForce, kind: CrewedKind): ArmyForce {
  const serves = army.weapons.length;
  const crew = { ...PLAIN, count: CREWED_WEAPONS[kind].minCrew, serves };
  return { ...army, weapons: [...army.weapons, { kind }], squad: [...army.squad, crew] };
}

/** A crewed weapon less, and those who served it with it; nobody tows it any more. */
export function withoutWeapon(army: ArmyForce, at: number): ArmyForce {
  return {
    ...army,
    weapons: army.weapons.filter((_, place) => place !== at),
    squad: army.squad.filter((line) => line.serves !== at).map((line) => ({ ...line, serves: moved(line.serves, at) })),
    vehicles: army.vehicles.map((line) => ({ ...line, tows: moved(line.tows, at) })),
  };
}

/** A place in a list from which the one at `gone` has been taken. */
function moved(place: number | null, gone: number): number | null {
  if (place === null || place === gone) return null;
  return place > gone ? place - 1 : place;
}

/** How many soldiers of the squad serve a weapon. */
export function crewAt(army: ArmyForce, weapon: number): number {
  return army.squad.reduce((sum, { count, serves }) => sum + (serves === weapon ? count : 0), 0);
}

/** How many soldiers of the squad ride in a vehicle. */
export function passengersIn(army: ArmyForce, vehicle: number): number {
  return army.squad.reduce((sum, { count, rides }) => sum + (rides === vehicle ? count : 0), 0);
}

/** How many dinosaurs of a kind a herd has. */
export function countOf(herd: HerdForce, kind: DinosaurKind): number {
  return herd.herd.reduce((sum, line) => sum + (line.kind === kind ? line.count : 0), 0);
}

/** A herd with so many of a kind, in one line. */
export function withCount(herd: HerdForce, kind: DinosaurKind, count: number): HerdForce {
  const first = herd.herd.findIndex((line) => line.kind === kind);
  const lines = herd.herd.filter((line, at) => line.kind !== kind || at === first);
  const changed =
    first < 0 ? [...lines, { kind, count }] : lines.map((line) => (line.kind === kind ? { kind, count } : line));
  return { ...herd, herd: changed.filter((line) => line.count > 0) };
}

/** More dinosaurs until the herd has so many points: kinds that are missing first, the dearest that fit. */
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
