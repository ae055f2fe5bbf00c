/** Tells what comes next: an attack goes before a movement, that before the activation, that before the next unit (DC-ACV-3). */
import type { Frozen, Seat } from '@dwo/kernel';
import { refuseBlow } from './attack';
import { being, bodyOf, discOf, otherSeat, passengersOf, sure, unitsLeft } from './bodies';
import { D12, LAST_TURN, SEATS } from './data/limits';
import { finishByTurns, holderOf } from './ending';
import { costOf } from './ground';
import { cornersOf, facingTowards, flightOf, laneTo, snappers } from './moving';
import type { Play } from './play';
import { ask, roll } from './rolls';
import type { Activation, Movement, Now } from './state';
import { beginAttack, stepAttack } from './strike';
import { declarable } from './traits';

/** Goes on until somebody has to decide or the match is over: Refresh, Initiative, Activation, Repeat (DC-TRN-1). */
export function advance(play: Play): void {
  while (step(play));
}

function step(play: Play): boolean {
  const { ending, roll: die, attack, movement, charge, activation } = play.state;
  // A single die that lies on the table waits for its window.
  if (ending !== null || die !== null) return false;
  if (attack !== null) return stepAttack(play, attack);
  if (movement !== null) return stepMovement(play, movement);
  if (activation === null) return nextUnit(play);
  if (isOver(play.state, activation)) return endActivation(play, activation);
  if (charge !== null) return beginCharge(play);
  return stepActivation(play, activation);
}

/** Rolls both seats' dice until they differ, seat A first (DC-SET-3, DC-TRN-4, DC-R-82). */
export function contest({ dice }: Play, why: string): { readonly dice: number[]; readonly winner: Seat } {
  const rolled: number[] = [];
  for (;;) {
    const [a, b] = [dice.roll(D12, why), dice.roll(D12, why)];
    rolled.push(a, b);
    if (a !== b) return { dice: rolled, winner: a > b ? 0 : 1 };
  }
}

/** The next unit: the other half of a pair, a new pair, a player alone, or the next Turn (DC-TRN-5, DC-TRN-6, DC-R-22). */
function nextUnit(play: Play): boolean {
  const { state, emit } = play;
  const other = otherSeat(state.active);
  if (state.pair === 1 && unitsLeft(state, other).length > 0) return giveChance(play, other, 1);
  const left = Array.from({ length: SEATS }, (_, seat) => unitsLeft(state, seat).length);
  if (left.every((count) => count === 0)) return endTurn(play);
  const alone = left.findIndex((count, seat) => count > 0 && left[otherSeat(seat)] === 0);
  if (alone >= 0) return giveChance(play, alone, 0);
  const rolled = contest(play, 'initiative');
  emit({ type: 'initiativeRolled', ...rolled });
  // DC-R-23: the winner activates first
  return giveChance(play, rolled.winner, 2);
}

/** Lets a seat choose a unit; the only one is activated at once (DC-SEQ-5, DC-R-24). */
export function giveChance(play: Play, seat: Seat, pair: number): boolean {
  const { state, emit } = play;
  emit({ type: 'chanceGiven', seat, pair });
  const units = unitsLeft(state, seat);
  if (units.length === 1) {
    activate(play, sure(units[0]).id, false);
    return true;
  }
  ask(play, 'select', seat);
  return false;
}

/** Begins the activation of a unit, a dinosaur with or without passengers or a character (DC-ACV-3, DC-DIN-2, DC-DIN-14). */
export function activate({ state, emit }: Play, unit: number, idle: boolean): void {
  const members = [unit, ...passengersOf(state, unit).map(({ id }) => id)];
  // DC-R-25
  const fresh = members.filter((id) => !being(state, id).activated);
  emit({ type: 'activated', unit, members, fresh, idle });
}

function endTurn(play: Play): boolean {
  const { state, emit } = play;
  if (state.options.scenario === 'claim') {
    const holder = holderOf(state);
    if (holder !== null) emit({ type: 'claimScored', seat: holder });
  }
  if (state.turn >= LAST_TURN) finishByTurns(play);
  else emit({ type: 'turnBegan', turn: state.turn + 1 });
  return true;
}

/** Whether an activation is over because its body or all its members left play (DC-R-26, DC-R-61). */
function isOver(state: Now, { unit }: Frozen<Activation>): boolean {
  return !being(state, unit).inPlay;
}

/** Ends an activation: Panic recovery (DC-DIS-5, DC-R-64), then Activated tokens (DC-ACV-4, DC-R-61). */
function endActivation({ state, emit }: Play, { unit, members }: Frozen<Activation>): boolean {
  const { panic, inPlay } = being(state, unit);
  if (inPlay && panic > 0) {
    const tokens = Math.min(panic, passengersOf(state, unit).length > 0 ? 2 : 1);
    emit({ type: 'panicEased', entity: unit, tokens });
  }
  emit({ type: 'activationEnded', members: members.filter((id) => being(state, id).inPlay) });
  return true;
}

function stepActivation(play: Play, activation: Frozen<Activation>): boolean {
  const { state, emit } = play;
  const { unit, course, movers, acted, idle } = activation;
  switch (course) {
    case 'traits':
      if (!idle && declarable(state).length > 0) {
        ask(play, 'traits', state.active);
        return false;
      }
      emit({ type: 'courseReached', course: 'panic' });
      return true;
    case 'panic':
      emit({ type: 'courseReached', course: 'flight' });
      // DC-DIS-3
      return being(state, unit).panic === 0 || roll(play, unit, 'panic', null);
    case 'flight':
      return flee(play, activation);
    case 'facing':
      if (!idle) {
        ask(play, 'flee', state.active);
        return false;
      }
      settleFlight(play);
      return true;
    case 'phases':
      if (idle || (acted && movers.length === 0)) return endActivation(play, activation);
      ask(play, 'phases', state.active);
      return false;
  }
}

/** Those whose Fleeing tokens this activation's flight removes; later ones wait for the next activation (DC-R-51, DC-R-54). */
function fleers(state: Now): number[] {
  return (state.activation?.fresh ?? []).filter((id) => being(state, id).fleeing && being(state, id).inPlay);
}

/** The flight of a unit with a Fleeing member; it is forced, so nobody snaps (DC-BRV-4, DC-BRV-6, DC-CLO-6). */
function flee({ state, emit }: Play, { unit }: Frozen<Activation>): boolean {
  if (fleers(state).length === 0) {
    emit({ type: 'courseReached', course: 'phases' });
    return true;
  }
  const body = being(state, unit);
  const { x, y } = flightOf(state, body);
  const path = cornersOf(state, body, [{ x, y }]);
  const facing = { x: sure(body.facingX), y: sure(body.facingY) };
  const cost = Math.ceil(costOf(state, body, discOf(state, body), path));
  emit({ type: 'moved', body: unit, way: 'flight', path, facing, cost });
  emit({ type: 'courseReached', course: 'facing' });
  return true;
}

/** Ends a flight: the tokens are removed, and any action may follow (DC-BRV-5, DC-R-53). */
export function settleFlight({ state, emit }: Play): void {
  emit({ type: 'fleeingRemoved', entities: fleers(state) });
  emit({ type: 'courseReached', course: 'phases' });
}

/** A Charge whose roll succeeded: the movement along its lane begins (DC-ACT-9, DC-R-32). */
function beginCharge({ state, emit }: Play): boolean {
  const { attacker, target } = sure(state.charge);
  const body = bodyOf(state, being(state, attacker));
  const enemy = being(state, target);
  const { end } = laneTo(state, body, enemy);
  const facing = facingTowards(state, body, end, discOf(state, enemy));
  emit({ type: 'movementBegan', start: 'charge', body: body.id, path: [end], facing, places: [] });
  return true;
}

/** A movement: the Snap window, Snap attacks one by one, then the movement itself (DC-R-45, DC-R-46). */
function stepMovement(play: Play, movement: Frozen<Movement>): boolean {
  const { state, emit } = play;
  if (isStopped(state, movement)) {
    emit({ type: 'movementStopped' });
    return true;
  }
  const body = being(state, movement.body);
  if (!movement.offered) {
    if (snappers(state, body).length > 0) {
      ask(play, 'snap', otherSeat(body.seat));
      return false;
    }
    emit({ type: 'snapsChosen', snaps: [] });
    return true;
  }
  const [snap] = movement.snaps;
  if (snap === undefined) return carryOut(play, movement);
  const [attacker, target] = [being(state, snap.entity), being(state, snap.target)];
  const blow = { attacker, weapon: snap.weapon, target, fan: false, charge: false, snap: true };
  const isVoid = !attacker.inPlay || !target.inPlay || refuseBlow(state, blow) !== null;
  emit({ type: 'snapTaken', void: isVoid });
  if (!isVoid) beginAttack(play, blow);
  return true;
}

/** Whether Snap attacks have put an end to a movement (DC-R-46, DC-R-47). */
function isStopped(state: Now, { start, body, places }: Frozen<Movement>): boolean {
  if (!being(state, body).inPlay) return true;
  if (start === 'charge') return !being(state, sure(state.charge).attacker).inPlay;
  return start === 'dismount' && places.every(({ entity }) => !being(state, entity).inPlay);
}

function carryOut(play: Play, { start, body: id, path, facing, places }: Frozen<Movement>): boolean {
  const { state, emit } = play;
  if (start === 'dismount') {
    const left = places.filter(({ entity }) => being(state, entity).inPlay);
    const { movers, fresh } = sure(state.activation);
    // DC-DIN-9, DC-R-59
    const more = movers.includes(id) ? left.map(({ entity }) => entity).filter((each) => fresh.includes(each)) : [];
    emit({ type: 'dismounted', places: left, movers: [...movers, ...more] });
    return true;
  }
  const body = being(state, id);
  const cost = Math.ceil(costOf(state, body, discOf(state, body), path));
  emit({ type: 'moved', body: id, way: start, path, facing, cost });
  if (start === 'charge') strikeHome(play);
  return true;
}

/** The attack at the end of a Charge (DC-ACT-9). */
function strikeHome(play: Play): void {
  const { state } = play;
  const { attacker, weapon, target } = sure(state.charge);
  beginAttack(play, {
    attacker: being(state, attacker),
    weapon,
    target: being(state, target),
    ...{ fan: false, charge: true, snap: false },
  });
}
