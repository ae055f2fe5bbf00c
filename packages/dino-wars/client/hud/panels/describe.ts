/** The selected figure in one line of numbers. */
import {
  CREWED_WEAPONS,
  crewAt,
  DINOSAURS,
  type FigureId,
  leftCi,
  type Pole,
  RANK_TABLE,
  type State,
  VEHICLES,
} from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import { desk } from '../../store';
import { crewedWeaponOf, dinosaurOf, soldierOf, vehicleOf } from '../../tools/figures';
import { handsFor } from '../../tools/poles';
import { nameOfWeapon } from '../../tools/shots';
import { say } from '../../words';
import { beastLeft } from '../reckoning';
import { handsWords } from '../words/hands';
import { inches } from '../words/words';

/** A pole: whether it stands, who is there to handle it, and who would be next (DW-R-92). */
function describePole(state: Frozen<State>, figure: FigureId, pole: Frozen<Pole>): readonly string[] {
  const status = say(`about.status.${pole.status}`);
  const seat = state.players.findIndex(({ side }) => side === 'army');
  if (pole.carrier !== null)
    return [say('about.aboard', { vehicle: desk.getState().names?.full(pole.carrier) ?? pole.carrier })];
  const hands = state.placing === null && state.phase === 'army-movement' ? handsFor(state, seat, figure) : null;
  return hands === null ? [status] : [status, handsWords(hands)];
}

/** One line of numbers about a figure; `unarmed` leaves out a soldier's weapons. */
export function describe(state: Frozen<State>, figure: FigureId, unarmed = false): string {
  return factsAbout(state, figure, unarmed).join(' · ');
}

/** The same numbers one by one. */
export function factsAbout(state: Frozen<State>, figure: FigureId, unarmed = false): readonly string[] {
  return dinosaurOf(state, figure) === null ? describeArmy(state, figure, unarmed) : describeBeast(state, figure);
}

function describeBeast(state: Frozen<State>, figure: FigureId): readonly string[] {
  const dinosaur = dinosaurOf(state, figure);
  if (dinosaur === null) return [];
  const { lifePoints, attackScore, armour } = DINOSAURS[dinosaur.kind];
  const plates = armour.rear === 0 ? 'about.armour.front' : 'about.armour';
  return [
    ...(state.phase === 'dinosaur-movement' ? [beastLeft(state, figure)] : []),
    say('about.life', { now: dinosaur.lifePoints, most: lifePoints }),
    say('about.bites', { score: attackScore }),
    ...(armour.front === 0 ? [] : [say(plates, { points: armour.front })]),
    ...(dinosaur.z === 0 ? [] : [say('about.up', { length: inches(dinosaur.z) })]),
  ];
}

function describeArmy(state: Frozen<State>, figure: FigureId, unarmed: boolean): readonly string[] {
  const moving = state.phase === 'army-movement' && state.placing === null;
  const left = moving ? [say('reckon.left', { length: inches(leftCi(state, figure)) })] : [];
  const soldier = soldierOf(state, figure);
  if (soldier !== null) {
    const { luck } = RANK_TABLE[soldier.rank];
    return [
      ...left,
      say(`rank.${soldier.rank}`),
      ...(unarmed ? [] : [soldier.weapons.map((weapon) => nameOfWeapon(weapon, false)).join(', ')]),
      ...(soldier.sniper ? [say('about.sniper')] : []),
      ...(soldier.highCalibre ? [say('about.high-calibre')] : []),
      ...(soldier.elite ? [say('about.elite')] : []),
      ...(luck === null ? [] : [say('about.luck', { points: luck })]),
    ];
  }
  const vehicle = vehicleOf(state, figure);
  if (vehicle !== null) {
    const { structurePoints: most } = VEHICLES[vehicle.kind];
    const arms = [
      ...(vehicle.mg === null ? [] : [nameOfWeapon(vehicle.mg.kind, true)]),
      ...(vehicle.cannon === null ? [] : [say('about.cannon')]),
    ];
    const taken = vehicle.seats.filter((who) => who !== null).length;
    return [
      ...left,
      say('about.structure', { now: Math.max(0, vehicle.structurePoints), most }),
      say('about.seats', { taken, count: vehicle.seats.length }),
      ...(arms.length === 0 ? [] : [arms.join(', ')]),
    ];
  }
  const weapon = crewedWeaponOf(state, figure);
  const pole = state.poles[figure];
  if (weapon === null) return pole === undefined ? [] : describePole(state, figure, pole);
  return [
    say(`about.status.${weapon.status}`),
    say('about.crew', { count: crewAt(state, figure).length, needed: CREWED_WEAPONS[weapon.kind].minCrew }),
    say('about.loaded', { loaded: weapon.loaded }),
  ];
}
