/** The acts that a figure can't do now or for the rest of the match, each with its rule. */
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
import { say } from '../words';

/** One such act; `badge` is its sign on the table, if it has one. */
export interface Lock {
  readonly badge: Badge | null;
  readonly text: string;
  readonly rule: RuleId;
}

/** All locks of a figure, the most important first. */
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
  if (dinosaur.lifePoints === 0) locks.push(lock('wounded', say('lock.enraged'), 'DW-OPT-RAGE-3'));
  if (dinosaur.dived && !dinosaur.moveOver) {
    locks.push(lock(null, say('lock.dived'), 'DW-R-78'));
  }
  if (dinosaur.climbToCi !== null && state.rules.optional.includes('minimum_altitude')) {
    locks.push(lock(null, say('lock.low'), 'DW-OPT-ALT-1'));
  }
  if (dinosaur.moveOver && state.phase === 'dinosaur-movement') {
    locks.push(lock(null, say('lock.move-over'), 'DW-MOVE-8'));
  }
  if (DINOSAURS[dinosaur.kind].swimmer) locks.push(lock(null, say('lock.swimmer'), 'DW-R-13'));
  return locks;
}

function ofSoldier(state: Frozen<State>, id: FigureId, soldier: Frozen<Soldier>): readonly Lock[] {
  const locks: Lock[] = [];
  const firing = PHASES.indexOf(state.phase) !== PHASES.indexOf('army-movement');
  if (soldier.wounded) locks.push(lock('wounded', say('lock.wounded'), 'DW-OPT-WOUND-2'));
  if (soldier.locked) locks.push(lock('locked', say('lock.gun-fired'), 'DW-CREW-6'));
  if (soldier.busy) locks.push(lock('busy', say('lock.busy'), 'DW-R-50'));
  if (soldier.overrun) locks.push(lock(null, say('lock.overrun'), 'DW-CLOSE-9'));
  if (soldier.shots.includes('closing')) locks.push(lock(null, say('lock.closing'), 'DW-SEC-3'));
  if (soldier.spotted) locks.push(lock(null, say('lock.spotted'), 'DW-IND-5'));
  if (state.rules.optional.includes('limited_grenades') && !soldier.grenade) {
    locks.push(lock(null, say('lock.grenade'), 'DW-OPT-GREN-1'));
  }
  if (soldier.aboard !== null && firing && !state.rules.optional.includes('moving_fire')) {
    locks.push(lock(null, say('lock.aboard'), 'DW-FIRE-7'));
  }
  const gun = soldier.crewOf;
  if (gun !== null && soldier.aboard === null && !isAtWeapon(state, id, gun)) {
    locks.push(lock(null, say('lock.too-far'), 'DW-R-41'));
  }
  if (soldier.halvings > 0 && state.phase === 'army-movement') {
    locks.push(lock(null, say('lock.halved', { times: soldier.halvings }), 'DW-AMOVE-4'));
  }
  return locks;
}

function ofVehicle(vehicle: Frozen<Vehicle>): readonly Lock[] {
  const locks: Lock[] = [];
  const { seats, mg, cannon } = vehicle;
  if (vehicle.immobile) locks.push(lock('immobile', say('lock.rammed'), 'DW-OPT-RAM-4'));
  if (seats[0] === null) locks.push(lock('undermanned', say('lock.no-driver'), 'DW-R-29'));
  if (vehicle.busy) locks.push(lock('busy', say('lock.hitching'), 'DW-TOW-3'));
  const gunner = mgSeat(vehicle);
  if (mg !== null && gunner !== null && seats[gunner] === null) {
    locks.push(lock('undermanned', say('lock.no-gunner'), 'DW-R-29'));
  }
  if (cannon?.loaded === false) locks.push(lock('unloaded', say('lock.cannon'), 'DW-CREW-4'));
  if (vehicle.overrun) locks.push(lock(null, say('lock.overrun'), 'DW-CLOSE-9'));
  return locks;
}

function ofWeapon(state: Frozen<State>, id: FigureId, weapon: Frozen<CrewedWeapon>): readonly Lock[] {
  const locks: Lock[] = [];
  const { minCrew } = tablesOf(state).crewedWeapons[weapon.kind];
  if (weapon.status !== 'set-up' && weapon.status !== 'in-hands') {
    locks.push(lock('not-ready', say(`lock.${weapon.status}`), 'DW-TOW-11'));
  }
  if (weapon.readyTurn > state.turn) {
    locks.push(lock('not-ready', say('lock.ready-from', { turn: weapon.readyTurn }), 'DW-TOW-4'));
  }
  if (!weapon.loaded) {
    const reloading = weapon.reloading && weapon.shots.length === 0;
    locks.push(
      lock(reloading ? 'reloading' : 'unloaded', say(reloading ? 'lock.reloading' : 'lock.unloaded'), 'DW-CREW-4'),
    );
  }
  if (weapon.status === 'set-up') {
    const crew = crewAt(state, id).length;
    if (crew === 0) locks.push(lock('undermanned', say('lock.no-crew'), 'DW-CREW-5'));
    else if (crew < minCrew)
      locks.push(lock('undermanned', say('lock.few-crew', { crew, needed: minCrew }), 'DW-CREW-3'));
  }
  if (weapon.locked) locks.push(lock('locked', say('lock.crew-fired'), 'DW-CREW-7'));
  if (weapon.ammunition !== null) {
    locks.push(lock(null, say('lock.ammunition', { turns: weapon.ammunition }), 'DW-RAMBO-3'));
  }
  return locks;
}

/** The signs of a figure's locks, each once. */
export function badgesOf(state: Frozen<State>, id: FigureId): readonly Badge[] {
  const badges = locksOf(state, id).flatMap(({ badge }) => badge ?? []);
  return badges.length < 2 ? badges : [...new Set(badges)];
}
