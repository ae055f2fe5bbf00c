/** Phase 4, vehicles: they stay in range and out of reach, let passengers out to fight, and ram if it pays. */

import type { Disc, Frozen, Point, Seat } from '@dwo/kernel';
import {
  allowanceCi,
  armsOf,
  driverOf,
  figureIntents,
  type Intent,
  isVehicle,
  leftCi,
  limitCi,
  pointsOf,
  type Vehicle,
} from '../rules';
import { allowed, type Field, gapOf, mayAct, nearestTo, type Prey } from './field';
import { placeAt } from './places';
import { biteWorth, livesOf, menace } from './worth';

/** The least gain in points for which a vehicle drives. */
const LEAST_GAIN = 0.4;
/** Passengers get out if the nearest enemy is within this distance, in ci. */
const FIGHT_CI = 2400;
/** Passengers stay aboard if the nearest enemy is within this distance, in ci. */
const SAFE_CI = 800;
const DIRECTIONS = 16;

/** Returns the next intent of a vehicle, or null if all stand as well as they can. */
export function drive(field: Field, seat: Seat): Intent | null {
  for (const each of field.prey) {
    if (!isVehicle(each.it) || each.it.owner !== seat || !mayAct(field, each.id)) continue;
    const intent =
      ram(field, seat, each, each.it) ??
      unload(field, seat, each, each.it) ??
      unhitch(field, each, each.it) ??
      move(field, seat, each, each.it);
    if (intent) return intent;
  }
  return null;
}

/** Rams if the expected gain is more than the loss of a vehicle that never moves again (DW-OPT-RAM-4). */
function ram(field: Field, seat: Seat, { id, base }: Prey, it: Frozen<Vehicle>): Intent | null {
  const { state, tables } = field;
  if (!state.rules.optional.includes('ramming_move') || it.immobile || driverOf(it) === null) return null;
  const { structurePoints } = tables.vehicles[it.kind];
  const reach = leftCi(state, id);
  const wishes = field.beasts
    .filter((beast) => gapOf(base, beast.base) <= reach && beast.it.z === 0)
    .filter(({ it: { lifePoints } }) => lifePoints <= structurePoints && lifePoints >= structurePoints / 3)
    .map((beast): Intent => {
      return { type: 'ram', vehicle: id, path: [{ x: beast.base.x, y: beast.base.y }], target: beast.id };
    });
  return allowed(state, seat, wishes);
}

/** Lets a passenger who is near enough to fight get out on the far side. */
function unload(field: Field, seat: Seat, { base }: Prey, it: Frozen<Vehicle>): Intent | null {
  const { state } = field;
  if (state.rules.optional.includes('moving_fire')) return null;
  const near = nearestTo(base, field.beasts);
  if (near === null || gapOf(base, near.base) > FIGHT_CI || gapOf(base, near.base) < SAFE_CI) return null;
  const away = (at: Point) => gapOf({ ...at, radius: 0 }, near.base);
  for (const person of it.seats) {
    const soldier = person === null ? undefined : state.soldiers[person];
    if (person === null || soldier === undefined || soldier.crewman || soldier.loaded || soldier.spentCi > 0) continue;
    const outs = figureIntents(state, person).filter((each) => each.type === 'alight');
    const best = allowed(
      state,
      seat,
      outs.sort((a, b) => away(b.at) - away(a.at)),
    );
    if (best) return best;
  }
  return null;
}

/** Unhitches a towed gun as soon as it would have a target. */
function unhitch(field: Field, { id, base }: Prey, it: Frozen<Vehicle>): Intent | null {
  if (it.towing === null || it.busy) return null;
  const near = nearestTo(base, field.beasts);
  const gun = field.state.crewedWeapons[it.towing];
  if (near === null || gun === undefined) return null;
  if (gapOf(base, near.base) > field.tables.crewedWeapons[gun.kind].rangeCi) return null;
  return figureIntents(field.state, id).find(({ type }) => type === 'unhitch') ?? null;
}

/** Returns the best straight move, if it is clearly better than staying. */
function move(field: Field, seat: Seat, { id, base }: Prey, it: Frozen<Vehicle>): Intent | null {
  if (it.spentCi > 0 || it.immobile || it.busy || driverOf(it) === null) return null;
  const allowance = allowanceCi(field.state, id);
  if (allowance < 10) return null;
  const reach = Math.max(0, ...armsOf(field.state, it).map((weapon) => limitCi(field.state, it, weapon)));
  const least = standing(field, it, base, reach) + LEAST_GAIN;
  const places: { at: Point; worth: number }[] = [];
  for (let turn = 0; turn < DIRECTIONS; turn += 1) {
    const angle = Math.floor((turn * 360) / DIRECTIONS);
    for (const length of [allowance - 2, Math.floor(allowance / 2)]) {
      const at = placeAt(base, angle, length);
      const worth = standing(field, it, { ...at, radius: base.radius }, reach);
      if (worth > least) places.push({ at, worth });
    }
  }
  places.sort((a, b) => b.worth - a.worth);
  const moves = places.map(({ at }): Intent => ({ type: 'move', figure: id, path: [at], stopAt: null }));
  return allowed(field.state, seat, moves);
}

/** Returns the worth of a place in points: fire to come, less danger and idleness. */
function standing(field: Field, it: Frozen<Vehicle>, base: Disc, reach: number): number {
  const { state, tables } = field;
  let [fire, danger] = [0, 0];
  for (const beast of field.beasts) {
    const gap = gapOf(base, beast.base);
    if (gap <= reach) fire = Math.max(fire, (menace(state, beast.it, gap) + 1) / Math.sqrt(livesOf(beast.it)));
    const { moveCi } = tables.dinosaurs[beast.it.kind];
    const far = moveCi - tables.parameters.overrunCi;
    if (gap > far * 1.3) continue;
    danger += (gap <= far ? 1 : 0.4) * biteWorth(state, beast.it, it) * Math.min(1, pointsOf(beast.it) / 4);
  }
  const near = nearestTo(base, field.beasts);
  const wanted = reach > 0 ? reach * 0.7 : FIGHT_CI * 0.9;
  const far = near === null ? 0 : Math.max(0, gapOf(base, near.base) - wanted);
  return (
    fire - danger / (1 + state.quietTurns) - ((0.1 + state.quietTurns / 4) * far) / tables.parameters.soldierMoveCi
  );
}
