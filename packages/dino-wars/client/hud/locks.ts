/** The acts that a figure has lost for now or for the rest of the match, and the rule that says so. */
import {
  type CrewedWeapon,
  crewAt,
  DINOSAURS,
  type Dinosaur,
  type FigureId,
  figureOf,
  isAtWeapon,
  isCrewedWeapon,
  isDinosaur,
  isSoldier,
  mgSeat,
  PHASES,
  type RuleId,
  type Soldier,
  type State,
  tablesOf,
  type Vehicle,
} from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import type { Badge } from '@dwo/kits/miniatures/model';

/** One thing that is locked; `badge` is its sign on the table, if it has one. */
export interface Lock {
  readonly badge: Badge | null;
  readonly text: string;
  readonly rule: RuleId;
}

/** Everything that is locked about a figure, the gravest first. */
export function locksOf(state: Frozen<State>, id: FigureId): readonly Lock[] {
  const figure = figureOf(state, id);
  if (figure === null || !figure.alive) return [];
  if (isDinosaur(figure)) return ofDinosaur(state, figure);
  if (isSoldier(figure)) return ofSoldier(state, id, figure);
  return isCrewedWeapon(figure) ? ofWeapon(state, id, figure) : ofVehicle(figure);
}

function lock(badge: Badge | null, text: string, rule: RuleId): Lock {
  return { badge, text, rule };
}

function ofDinosaur(state: Frozen<State>, dinosaur: Frozen<Dinosaur>): readonly Lock[] {
  const locks: Lock[] = [];
  if (dinosaur.lifePoints === 0)
    locks.push(lock('wounded', 'enraged: one more hit and bad luck kills it', 'DW-OPT-RAGE-3'));
  if (dinosaur.dived && !dinosaur.moveOver) {
    locks.push(lock(null, 'has dived: moves on only after an overrun succeeds', 'DW-R-78'));
  }
  if (dinosaur.climbToCi !== null && state.rules.optional.includes('minimum_altitude')) {
    locks.push(lock(null, 'flies low: no more than half its rate unless it climbs 6"', 'DW-OPT-ALT-1'));
  }
  if (dinosaur.moveOver && state.phase === 'dinosaur-movement') {
    locks.push(lock(null, 'its move is over', 'DW-MOVE-8'));
  }
  if (DINOSAURS[dinosaur.kind].swimmer) locks.push(lock(null, 'an inch through water costs half', 'DW-R-13'));
  return locks;
}

function ofSoldier(state: Frozen<State>, id: FigureId, soldier: Frozen<Soldier>): readonly Lock[] {
  const locks: Lock[] = [];
  const firing = PHASES.indexOf(state.phase) !== PHASES.indexOf('army-movement');
  if (soldier.wounded) locks.push(lock('wounded', 'wounded: no bonus any more', 'DW-OPT-WOUND-2'));
  if (soldier.locked)
    locks.push(lock('locked', 'the gun has fired: no shot with a weapon of their own this turn', 'DW-CREW-6'));
  if (soldier.busy) locks.push(lock('busy', 'busy: does not move any more this turn', 'DW-R-50'));
  if (soldier.overrun) locks.push(lock(null, 'was overrun: no closing fire any more this turn', 'DW-CLOSE-9'));
  if (soldier.shots.includes('closing')) locks.push(lock(null, 'gave closing fire: none in phase 5', 'DW-SEC-3'));
  if (soldier.spotted) locks.push(lock(null, 'has spotted: one shot of their own at most', 'DW-IND-5'));
  if (state.rules.optional.includes('limited_grenades') && !soldier.grenade) {
    locks.push(lock(null, 'has no grenade left', 'DW-OPT-GREN-1'));
  }
  if (soldier.aboard !== null && firing && !state.rules.optional.includes('moving_fire')) {
    locks.push(lock(null, 'fires nothing from aboard', 'DW-FIRE-7'));
  }
  const gun = soldier.crewOf;
  if (gun !== null && soldier.aboard === null && !isAtWeapon(state, id, gun)) {
    locks.push(lock(null, 'too far from the gun to serve it', 'DW-R-41'));
  }
  if (soldier.halvings > 0 && state.phase === 'army-movement') {
    locks.push(lock(null, `movement halved${soldier.halvings > 1 ? ` ${soldier.halvings} times` : ''}`, 'DW-AMOVE-4'));
  }
  return locks;
}

function ofVehicle(vehicle: Frozen<Vehicle>): readonly Lock[] {
  const locks: Lock[] = [];
  const { seats, mg, cannon } = vehicle;
  if (vehicle.immobile) locks.push(lock('immobile', 'has rammed: never moves again', 'DW-OPT-RAM-4'));
  if (seats[0] === null) locks.push(lock('undermanned', 'no driver: does not move', 'DW-R-29'));
  if (vehicle.busy) locks.push(lock('busy', 'hitching takes all of its turn', 'DW-TOW-3'));
  const gunner = mgSeat(vehicle);
  if (mg !== null && gunner !== null && seats[gunner] === null) {
    locks.push(lock('undermanned', 'no machine gunner: its gun is silent', 'DW-R-29'));
  }
  if (cannon?.loaded === false) locks.push(lock('unloaded', 'the cannon has to be reloaded', 'DW-CREW-4'));
  if (vehicle.overrun) locks.push(lock(null, 'was overrun: no closing fire any more this turn', 'DW-CLOSE-9'));
  return locks;
}

function ofWeapon(state: Frozen<State>, id: FigureId, weapon: Frozen<CrewedWeapon>): readonly Lock[] {
  const locks: Lock[] = [];
  const { minCrew } = tablesOf(state).crewedWeapons[weapon.kind];
  if (weapon.status !== 'set-up' && weapon.status !== 'in-hands') {
    const how = weapon.status === 'hitched' ? 'hitched' : weapon.status === 'stowed' ? 'stowed' : 'dismantled';
    locks.push(lock('not-ready', `${how}: cannot fire`, 'DW-TOW-11'));
  }
  if (weapon.readyTurn > state.turn) {
    locks.push(lock('not-ready', `ready from turn ${weapon.readyTurn}`, 'DW-TOW-4'));
  }
  if (!weapon.loaded) {
    const reloading = weapon.reloading && weapon.shots.length === 0;
    locks.push(
      lock(
        reloading ? 'reloading' : 'unloaded',
        reloading ? 'is being reloaded: a full turn without firing' : 'unloaded: needs a full turn of its crew',
        'DW-CREW-4',
      ),
    );
  }
  if (weapon.status === 'set-up') {
    const crew = crewAt(state, id).length;
    if (crew === 0) locks.push(lock('undermanned', 'nobody serves it', 'DW-CREW-5'));
    else if (crew < minCrew)
      locks.push(lock('undermanned', `${crew} of ${minCrew} crew: one shot while loaded`, 'DW-CREW-3'));
  }
  if (weapon.locked) locks.push(lock('locked', 'its crew has fired: not this turn', 'DW-CREW-7'));
  if (weapon.ammunition !== null) {
    locks.push(
      lock(
        null,
        `ammunition for ${weapon.ammunition} more ${weapon.ammunition === 1 ? 'turn' : 'turns'}`,
        'DW-RAMBO-3',
      ),
    );
  }
  return locks;
}

/** The signs of a figure's locks, each once. */
export function badgesOf(state: Frozen<State>, id: FigureId): readonly Badge[] {
  const badges = locksOf(state, id).flatMap(({ badge }) => badge ?? []);
  return badges.length < 2 ? badges : [...new Set(badges)];
}
