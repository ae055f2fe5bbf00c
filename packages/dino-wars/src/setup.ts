/** From what was agreed to the first state (§3.1 of the rules). */
import { bearing, type Dice, distance, type Frozen, type Point, wholeDegrees } from '@dwo/kernel';
import { DINOSAURS } from './data/dinosaurs';
import { BASIC_WEAPON, type HandWeapon } from './data/weapons';
import type { DinosaurSetup, Options, SoldierSetup } from './options';
import { placeAll } from './placement';
import { pointsOfForces } from './points';
import type { Dinosaur, Era, FigureId, Soldier, State } from './state';

/** How many seats a match has. */
export function seats(options: Frozen<Options>): number {
  return options.players.length;
}

/** The state before the first intent; figures without a place are placed by dice. Throws unless `checkSetup` found nothing. */
export function setup(options: Frozen<Options>, dice: Dice): State {
  const placed = placeAll(options, dice);
  if (placed.refusal !== null) throw new Error('Options that do not pass checkSetup were set up');
  const { places } = placed;
  const army = options.soldiers.map(({ id }) => places.get(id) as Point);
  const herd = options.dinosaurs.map(({ id }) => places.get(id) as Point);
  const dinosaurs: Record<FigureId, Dinosaur> = {};
  for (const figure of options.dinosaurs) dinosaurs[figure.id] = dinosaurFrom(figure, places, army);
  const soldiers: Record<FigureId, Soldier> = {};
  for (const figure of options.soldiers) soldiers[figure.id] = soldierFrom(figure, options.era, places, herd);
  return {
    turn: options.start.turn,
    phase: options.start.phase,
    era: options.era,
    table: {
      widthCi: options.table.widthCi,
      heightCi: options.table.heightCi,
      terrain: options.table.terrain.map(({ id, kind, outline }) => {
        return { id, kind, outline: outline.map(({ x, y }) => ({ x: x + 0, y: y + 0 })) };
      }),
    },
    players: options.players.map(({ side }) => ({ side, done: false, resigned: false, endAgreed: false, timeouts: 0 })),
    dinosaurs,
    soldiers,
    reactions: [],
    quietTurns: 0,
    attackRolled: false,
    selfEnded: [],
    startingPoints: pointsOfForces(options),
    ending: null,
  };
}

function dinosaurFrom(
  { id, kind, owner, facing, lifePoints }: Frozen<DinosaurSetup>,
  places: ReadonlyMap<FigureId, Point>,
  enemies: readonly Point[],
): Dinosaur {
  const { x, y } = places.get(id) as Point;
  return {
    kind,
    owner,
    x,
    y,
    facing: wholeDegrees(facing ?? towards({ x, y }, enemies)),
    lifePoints: lifePoints ?? DINOSAURS[kind].lifePoints,
    spentCi: 0,
    moveOver: false,
    attacked: false,
    alive: true,
  };
}

function soldierFrom(
  { id, rank, weapon, owner, facing, order }: Frozen<SoldierSetup>,
  era: Era,
  places: ReadonlyMap<FigureId, Point>,
  enemies: readonly Point[],
): Soldier {
  const { x, y } = places.get(id) as Point;
  return {
    rank,
    weapons: weaponsOf(rank, weapon, era),
    owner,
    x,
    y,
    facing: wholeDegrees(facing ?? towards({ x, y }, enemies)),
    spentCi: 0,
    leftContact: false,
    moved: false,
    shots: [],
    singleShot: false,
    overrun: false,
    order,
    alive: true,
  };
}

/** The weapon his figure shows, and for a special figure the basic weapon besides (DW-SIDE-4, DW-SPEC-1, DW-SIDE-3). */
export function weaponsOf(rank: Soldier['rank'], shown: HandWeapon, era: Era): HandWeapon[] {
  const basic = BASIC_WEAPON[era];
  return rank === 'enlisted' || shown === basic ? [shown] : [shown, basic];
}

/** The direction of the nearest enemy, the first of the list if several are. */
function towards(from: Point, enemies: readonly Point[]): number {
  let best: Point | null = null;
  for (const enemy of enemies) if (best === null || distance(from, enemy) < distance(from, best)) best = enemy;
  return best === null ? 0 : (bearing(from, best) ?? 0);
}
