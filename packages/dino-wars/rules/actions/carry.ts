/** Carrying a dismantled weapon (DW-TOW-9). */
import type { Frozen, Seat } from '@dwo/kernel';
import { placeAt } from '@dwo/kernel/table';
import { peopleAt, refuseHandling } from '../crews/handling';
import { minCrewOf } from '../designated-crew';
import type { Emit } from '../emit';
import { crewedWeaponOf, soldierOf } from '../figures';
import type { Carry } from '../intents';
import { leftCi } from '../movement/allowance';
import { leavesContact } from '../movement/burden';
import { planCarry } from '../movement/carrying';
import type { No } from '../refusal';
import { BEARINGS } from '../sample';
import type { FigureId, Soldier, State } from '../state';
import { cutPath } from '../time-gate/reveal';
import { leaveWithLoad } from '../time-gate/time-gate';
import { tollCi } from '../toll';
import type { Action } from './action';
import { handling } from './handling';

/** Carriers move at soldiers' speed and are at least the minimum crew (DW-R-47). */
function checkCarry(state: Frozen<State>, seat: Seat, intent: Carry): No | null {
  return refuseHandling(state, seat, intent.weapon) ?? planCarry(state, intent).refusal;
}

/** Every carrier pays for leaving contact and for terrain, as a soldier who walks does (DW-AMOVE-2, DW-OPT-TERR-2). */
function resolveCarry(state: Frozen<State>, intent: Carry, emit: Emit): void {
  const whole = planCarry(state, intent);
  // Carriers stop where they spot a hidden dinosaur (DW-R-94).
  const seen = cutPath(state, intent.carriers[0] ?? '', whole.path);
  const short = seen === null ? whole : planCarry(state, { ...intent, path: seen.slice(1) });
  const { path, costCi, carriers, tolled } = short.refusal === null ? short : whole;
  for (const { figure } of carriers) {
    const soldier = soldierOf(state, figure) as Frozen<Soldier>;
    if (leavesContact(state, figure)) emit({ type: 'leftContact', figure });
    if (tolled.includes(figure)) emit({ type: 'paidTerrain', figure, costCi: tollCi(state, soldier) });
  }
  emit({ type: 'carried', weapon: intent.weapon, path, costCi, carriers });
  leaveWithLoad(state, path, [...carriers.map(({ figure }) => figure), intent.weapon], emit);
}

/** Offers paths in all directions, as far as the freshest soldiers can carry the weapon, and half as far. */
function carryIntents(state: Frozen<State>, id: FigureId): Carry[] {
  const weapon = crewedWeaponOf(state, id);
  if (weapon?.status !== 'dismantled') return [];
  const fresh = peopleAt(state, id).sort((a, b) => leftCi(state, b) - leftCi(state, a));
  const carriers = fresh.slice(0, minCrewOf(state, weapon));
  const left = Math.min(...carriers.map((each) => leftCi(state, each)));
  const ways = BEARINGS.flatMap((degrees) =>
    [left, left >> 1].map((far): Carry => {
      return { type: 'carry', weapon: id, carriers, path: [placeAt(weapon, degrees, far)] };
    }),
  );
  return left > 0 && Number.isFinite(left) ? ways.filter((way) => planCarry(state, way).refusal === null) : [];
}

/** The action `carry`: carries a dismantled weapon (DW-TOW-9) or a pole of the Time Gate. */
export const carry: Action<Carry> = handling({
  check: checkCarry,
  resolve: ({ state, intent, emit }) => resolveCarry(state, intent, emit),
  offers: { acting: { phases: ['army-movement'], intents: carryIntents } },
});
