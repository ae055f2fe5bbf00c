/** Figures as the board shows them. A token is made anew only if something about its figure has changed. */
import {
  CREWED_WEAPONS,
  type CrewedWeapon,
  crewAt,
  crewSeats,
  DINOSAURS,
  type Dinosaur,
  type FigureId,
  figureOf,
  onTable,
  type Pole,
  radiusOf,
  type Side,
  type Soldier,
  type State,
  sideOf,
  tablesOf,
  VEHICLES,
  type Vehicle,
  vehicleOf,
} from '@dwo/dino-wars';
import type { Frozen, Point, Seat } from '@dwo/kernel';
import type { Plastic } from '@dwo/kits/art/palette';
import type { Pip, Token } from '@dwo/kits/miniatures/model';
import { plasticOf } from '@dwo/kits/miniatures/pictures/figure';
import { MAKE_OF, poleArt, vehicleArt, weaponArt } from '../../art/names';
import { dinosaurOf, dinosaursOf, isHidden, soldiersOf, vehiclesOf, weaponsOnTable } from '../../tools/figures';
import { say } from '../../words';
import { badgesOf } from '../locks';
import type { Names } from '../words/names';
import { weaponName } from '../words/words';

/** The state and the names that tokens are made from. */
export interface Sight {
  readonly state: Frozen<State>;
  readonly names: Names;
  /** Whether a figure can still act in this phase. */
  readonly canAct: (figure: FigureId) => boolean;
  /** The viewer's seat; null or left out for a spectator. */
  readonly seat?: Seat | null;
}

/** Tokens of everything on the table, including wrecks and the dead. */
export function tokensOf(sight: Sight): Token[] {
  const { state } = sight;
  return [
    ...dinosaursOf(state).flatMap(([id, each]) => (isShown(each) ? dinosaurToken(sight, id, each) : [])),
    ...vehiclesOf(state).flatMap(([id, each]) => (isShown(each) ? vehicleToken(sight, id, each) : [])),
    ...weaponsOnTable(state).flatMap(([id, each]) => (isShown(each) ? (weaponToken(sight, id, each) ?? []) : [])),
    ...soldiersOf(state).flatMap(([id, each]) =>
      isShown(each) && each.aboard === null ? soldierToken(sight, id, each) : [],
    ),
    ...Object.entries(state.poles).flatMap(([id, each]) => (each.carrier === null ? poleToken(sight, id, each) : [])),
    ...hiddenPole(sight),
  ];
}

/** A figure as it would look at a place, whether it stands there or not; null if there is no such figure. */
export function tokenAt(sight: Sight, id: FigureId, at: Point, facing: number): Token | null {
  const { state } = sight;
  const { x, y } = at;
  const dinosaur = dinosaurOf(state, id);
  if (dinosaur !== null) return { ...dinosaurToken(sight, id, dinosaur), x, y, facing };
  const vehicle = state.vehicles[id];
  if (vehicle !== undefined) return { ...vehicleToken(sight, id, vehicle), x, y, facing };
  const soldier = state.soldiers[id];
  if (soldier !== undefined) return { ...soldierToken(sight, id, soldier), x, y, facing };
  const weapon = state.crewedWeapons[id];
  if (weapon !== undefined)
    return { ...weaponAs(sight, id, weapon), art: weaponArt(weapon.kind, 'set-up'), x, y, facing };
  const pole = state.poles[id];
  return pole === undefined ? null : { ...poleToken(sight, id, pole), x, y };
}

function isShown({ absence }: { readonly absence: string | null }): boolean {
  return absence === null;
}

function common(
  { state, canAct, seat }: Sight,
  id: FigureId,
  figure: Frozen<Dinosaur | Soldier | Vehicle | CrewedWeapon>,
) {
  const side = state.players[figure.owner]?.side ?? 'army';
  return {
    id,
    make: MAKE_OF[side],
    player: placeOfPlayer(state, figure.owner),
    ...(isTeam(state, side) ? { owner: figure.owner === seat ? ('mine' as const) : ('other' as const) } : {}),
    x: figure.x,
    y: figure.y,
    radiusCi: radiusOf(state, figure),
    facing: figure.facing,
    alive: figure.alive,
    readiness: readiness(state, side, figure.alive && canAct(id)),
    badges: badgesOf(state, id),
  } as const;
}

function dinosaurToken(sight: Sight, id: FigureId, dinosaur: Frozen<Dinosaur>): Token {
  const { state, names } = sight;
  const kind = DINOSAURS[dinosaur.kind];
  return {
    ...common(sight, id, dinosaur),
    class: 'creature',
    art: dinosaur.kind,
    name: names.full(id),
    rank: null,
    lengthCi: tablesOf(state).dinosaurs[dinosaur.kind].lengthCi,
    life: { now: dinosaur.lifePoints, max: kind.lifePoints },
    z: dinosaur.z,
    hidden: isHidden(state, id),
  };
}

function soldierToken(sight: Sight, id: FigureId, soldier: Frozen<Soldier>): Token {
  const { names } = sight;
  const what = `${say(`rank.${soldier.rank}`)}, ${weaponName(soldier.weapons[0] ?? 'rifle')}`;
  return {
    ...common(sight, id, soldier),
    class: 'person',
    art: soldier.holds === null ? soldierArt(soldier) : 'soldier-hero-lmg',
    name: `${names.full(id)}, ${what}`,
    rank: soldier.rank,
    lengthCi: null,
    life: null,
  };
}

function vehicleToken(sight: Sight, id: FigureId, vehicle: Frozen<Vehicle>): Token {
  const { state, names } = sight;
  const { lengthCi, widthCi } = tablesOf(state).vehicles[vehicle.kind];
  const { structurePoints } = VEHICLES[vehicle.kind];
  const armed = vehicle.mg !== null || vehicle.cannon !== null;
  return {
    ...common(sight, id, vehicle),
    class: 'vehicle',
    art: vehicleArt(vehicle.kind, vehicle.mg?.kind ?? null, vehicle.cannon !== null),
    name: names.full(id),
    rank: null,
    lengthCi,
    widthCi,
    life: { now: Math.max(0, vehicle.structurePoints), max: structurePoints },
    ...(armed ? { gunFacing: vehicle.gunFacing } : {}),
    seats: pips(vehicle),
  };
}

/** The kind of person in each seat of a vehicle. */
function pips(vehicle: Frozen<Vehicle>): Pip[] {
  const crew = crewSeats(vehicle);
  const people = vehicle.seats.map((who, seat): Pip => {
    if (who === null) return 'empty';
    return seat === 0 ? 'driver' : seat < crew ? 'gunner' : 'passenger';
  });
  return [...people, ...vehicle.cargo.map((): Pip => 'cargo')];
}

/** The token of a crewed weapon; null if it is stowed or carried by a hero. A hitched one stands behind its vehicle. */
function weaponToken(sight: Sight, id: FigureId, weapon: Frozen<CrewedWeapon>): Token | null {
  if (weapon.alive && (weapon.status === 'in-hands' || weapon.status === 'stowed')) return null;
  const token = weaponAs(sight, id, weapon);
  const vehicle = weapon.carrier === null ? null : vehicleOf(sight.state, weapon.carrier);
  if (vehicle === null) return token;
  if (!onTable(vehicle)) return null;
  const back = (vehicle.facing * Math.PI) / 180;
  const { lengthCi } = tablesOf(sight.state).vehicles[vehicle.kind];
  const away = lengthCi / 2 + token.radiusCi;
  return {
    ...token,
    x: Math.round(vehicle.x - away * Math.cos(back)),
    y: Math.round(vehicle.y - away * Math.sin(back)),
    facing: vehicle.facing,
  };
}

function weaponAs(sight: Sight, id: FigureId, weapon: Frozen<CrewedWeapon>): Token {
  const { state, names } = sight;
  const { minCrew } = CREWED_WEAPONS[weapon.kind];
  return {
    ...common(sight, id, weapon),
    class: 'weapon',
    art: weaponArt(weapon.kind, weapon.status),
    name: say('token.status', { name: names.full(id), status: say(`about.status.${weapon.status}`) }),
    rank: null,
    lengthCi: null,
    life: null,
    crew: { now: crewAt(state, id).length, min: minCrew },
  };
}

/** The pole that the army has yet to find, in the view of players who know where it lies (DW-GATE-2). */
function hiddenPole(sight: Sight): Token[] {
  const pole = sight.state.secrets.find((secret) => secret?.pole != null)?.pole;
  return pole == null ? [] : [{ ...poleToken(sight, pole.id, pole), name: say('token.hidden-pole'), hidden: true }];
}

function poleToken({ state, names }: Sight, id: FigureId, pole: Frozen<Pole>): Token {
  return {
    id,
    class: 'pole',
    art: poleArt(pole.status),
    name: say('token.status', { name: names.full(id), status: say(`about.status.${pole.status}`) }),
    make: 'plastic',
    player: 0,
    rank: null,
    x: pole.x,
    y: pole.y,
    radiusCi: tablesOf(state).parameters.poleRadiusCi,
    lengthCi: null,
    facing: 90,
    life: null,
    alive: true,
    readiness: 'idle',
  };
}

/** The drawing that shows a soldier's weapon; their rank, if that matters more. */
export function soldierArt(soldier: Pick<Frozen<Soldier>, 'rank' | 'weapons'> & { readonly sniper?: boolean }): string {
  if (soldier.sniper) return 'soldier-sniper';
  if (soldier.rank !== 'enlisted') return `soldier-${soldier.rank}`;
  return `soldier-${soldier.weapons[0] ?? 'rifle'}`;
}

/** The drawing of any figure, for cards and rows. */
export function artOf(state: Frozen<State>, id: FigureId): string {
  const soldier = state.soldiers[id];
  if (soldier !== undefined) {
    if (soldier.absence === 'waiting') return 'soldier-paratrooper';
    return soldier.holds === null ? soldierArt(soldier) : 'soldier-hero-lmg';
  }
  const vehicle = state.vehicles[id];
  if (vehicle !== undefined) return vehicleArt(vehicle.kind, vehicle.mg?.kind ?? null, vehicle.cannon !== null);
  const weapon = state.crewedWeapons[id];
  if (weapon !== undefined) return weaponArt(weapon.kind, weapon.status);
  const dinosaur = dinosaurOf(state, id);
  if (dinosaur !== null) return dinosaur.kind;
  const pole = state.poles[id];
  return pole === undefined ? 'soldier-rifle' : poleArt(pole.status);
}

const places = new WeakMap<object, Map<Seat, number>>();

/** The index of a player among those of their side, which decides emblem and plate. */
export function placeOfPlayer(state: Frozen<State>, seat: Seat): number {
  return placesOfPlayers(state).get(seat) ?? 0;
}

/** The make of a figure, and its player's place among those of their side; they tell the players of the army apart. */
export function makeIn(state: Frozen<State>, id: FigureId): Pick<Token, 'make' | 'player'> {
  const figure = figureOf(state, id);
  if (figure === null) return { make: 'plastic', player: 0 };
  return { make: MAKE_OF[sideOf(figure)], player: placeOfPlayer(state, figure.owner) };
}

/** The colour of a figure's plastic. */
export const plasticIn = (state: Frozen<State>, id: FigureId): Plastic => plasticOf(makeIn(state, id));

/** Whether several players play this side, so that figures show their owner. */
export function isTeam({ players }: Frozen<State>, side: Side): boolean {
  return players.filter((player) => player.side === side).length > 1;
}

/** The index of each player among those of their side, by seat. */
function placesOfPlayers({ players }: Frozen<State>): Map<Seat, number> {
  const known = places.get(players);
  if (known !== undefined) return known;
  const next = { army: 0, dinosaurs: 0 };
  const made = new Map(players.map(({ side }, seat) => [seat, next[side]++]));
  places.set(players, made);
  return made;
}

function readiness(state: Frozen<State>, side: 'army' | 'dinosaurs', ready: boolean): Token['readiness'] {
  const acting = state.phase === 'dinosaur-movement' || state.phase === 'dinosaur-attack' ? 'dinosaurs' : 'army';
  if (state.ending !== null || state.placing !== null || side !== acting) return 'idle';
  return ready ? 'ready' : 'acted';
}
