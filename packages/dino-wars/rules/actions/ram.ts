/** The option Ramming Move: a vehicle drives into a dinosaur (§3.24 of the rules). */
import type { Dice, Frozen, Point, Seat } from '@dwo/kernel';
import { isWithin } from '@dwo/kernel/table';
import { isLevel } from '../contact';
import type { Emit } from '../emit';
import { figureIndexOf } from '../figure-index';
import { dinosaurOf, discOf, vehicleOf } from '../figures';
import { wound } from '../fire/wounds';
import { refuseNow, refuseSeat, refuseVehicle } from '../first-checks';
import type { Ram } from '../intents';
import { leftCi } from '../movement/allowance';
import { refuseWay, wayOf } from '../movement/paths';
import { walk } from '../movement/walk';
import { plays } from '../options-in-play';
import { type No, refuse } from '../refusal';
import { roll2d6 } from '../rolls';
import type { FigureId, State } from '../state';
import { tablesOf } from '../tables';
import type { Action } from './action';

/** The target is a dinosaur on the ground that the vehicle drives into in this phase (DW-OPT-RAM-1, DW-R-81). */
function checkRam(state: Frozen<State>, seat: Seat, intent: Ram): No | null {
  const gone = refuseSeat(state, seat);
  if (gone !== null) return gone;
  if (!plays(state, 'ramming_move')) return refuse('DW-OPT-RAM-1', 'OPTION_OFF', { option: 'ramming_move' });
  const no = refuseNow(state, seat, ['army-movement']) ?? refuseVehicle(state, seat, intent.vehicle);
  return no ?? refuseRam(state, intent);
}

function refuseRam(state: Frozen<State>, { vehicle: id, path, target }: Ram): No | null {
  const vehicle = vehicleOf(state, id);
  const dinosaur = dinosaurOf(state, target);
  if (vehicle === null || dinosaur === null) return refuse('DW-OPT-RAM-1', '', { vehicle: id, target });
  if (!dinosaur.alive) return refuse('DW-OPT-RAM-1', 'DEAD', { target });
  if (!isLevel(state, dinosaur.z, dinosaur)) return refuse('DW-R-81', 'NO_CONTACT', { target, z: dinosaur.z });
  // A vehicle that touches the dinosaur already has to leave contact first and come back.
  const clear = [vehicle, ...path.slice(0, -1)].some((corner) => !touches(state, id, target, corner));
  if (!clear) return refuse('DW-R-81', 'TOO_CLOSE', { vehicle: id, target });
  return refuseWay(state, id, wayOf(state, id, path, target));
}

function touches(state: Frozen<State>, id: FigureId, target: FigureId, at: Point): boolean {
  const vehicle = vehicleOf(state, id);
  const dinosaur = dinosaurOf(state, target);
  if (vehicle === null || dinosaur === null) return false;
  const { radius } = discOf(state, vehicle);
  const base = { x: at.x, y: at.y, radius };
  return isWithin(base, discOf(state, dinosaur), tablesOf(state).parameters.contactCi);
}

/**
 * The vehicle drives, and rams unless something has stopped it. A roll of 10 or less hits, whatever the armour
 * (DW-OPT-RAM-2). A hit costs as many life points as the vehicle has printed structural points (DW-OPT-RAM-3). Hit or miss,
 * the vehicle never moves again (DW-OPT-RAM-4).
 */
function resolveRam(state: Frozen<State>, { vehicle: id, path, target }: Ram, dice: Dice, emit: Emit): void {
  walk(state, id, wayOf(state, id, path, target), emit);
  const vehicle = vehicleOf(state, id);
  // The vehicle may have left the table through the gate (DW-R-93).
  if (vehicle === null || vehicle.absence !== null || !touches(state, id, target, vehicle)) return;
  const score = tablesOf(state).parameters.ramRoll;
  const thrown = roll2d6(dice, 'ram', [score]);
  const hit = thrown[0] + thrown[1] <= score;
  const parts = [{ rule: 'DW-OPT-RAM-2', value: score }] as const;
  emit({ type: 'rammed', figure: id, target, dice: thrown, score, parts, hit });
  const damage = tablesOf(state).vehicles[vehicle.kind].structurePoints;
  if (hit) wound(state, { id: target, by: id, damage, rule: 'DW-OPT-RAM-3' }, dice, emit);
}

/** The most dinosaurs that are offered as targets. */
const MOST_TARGETS = 3;

/** Offers straight drives at dinosaurs nearby. */
function ramIntents(state: Frozen<State>, id: FigureId): Ram[] {
  const vehicle = vehicleOf(state, id);
  const left = leftCi(state, id);
  if (vehicle === null || left === 0 || !plays(state, 'ramming_move')) return [];
  const { x, y, radius } = discOf(state, vehicle);
  const near = figureIndexOf(state)
    .dinosaurs.near(x, y, radius + left)
    .slice(0, MOST_TARGETS);
  return near.flatMap((target): Ram[] => {
    const dinosaur = dinosaurOf(state, target);
    if (dinosaur === null) return [];
    const ram: Ram = { type: 'ram', vehicle: id, path: [{ x: dinosaur.x, y: dinosaur.y }], target };
    return refuseRam(state, ram) === null ? [ram] : [];
  });
}

/** The action `ram`: a vehicle drives into a dinosaur (DW-OPT-RAM). */
export const ram: Action<Ram> = {
  check: checkRam,
  resolve: ({ state, intent, dice, emit }) => resolveRam(state, intent, dice, emit),
  offers: { acting: { phases: ['army-movement'], intents: ramIntents } },
};
