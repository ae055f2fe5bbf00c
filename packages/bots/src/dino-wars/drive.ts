/** Phase 4, vehicles: keep what fires in range and out of reach, let passengers out where they can fight, ram when it pays. */
import {
  DINOSAURS,
  figureIntents,
  type Intent,
  isVehicle,
  PARAMETERS,
  pointsOf,
  tablesOf,
  VEHICLES,
  type Vehicle,
} from '@dwo/dino-wars';
import type { Disc, Frozen, Seat } from '@dwo/kernel';
import { type Beast, type Field, gapOf, type Prey } from './field';
import { biteWorth, menace } from './worth';

/** A better place must be better by this much, in points, or nobody starts the engine. */
const LEAST_GAIN = 0.4;
/** Passengers get out when an enemy is this near, and not when he is on them. */
const FIGHT_CI = 2400;
const SAFE_CI = 800;

/** The next thing a vehicle does; null when all stand as well as they can. */
export function drive(field: Field, seat: Seat): Intent | null {
  for (const each of field.prey) {
    if (!isVehicle(each.it) || each.it.owner !== seat) continue;
    const intent = ram(field, each) ?? unload(field, each) ?? unhitch(field, each) ?? move(field, each, each.it);
    if (intent) return intent;
  }
  return null;
}

/** A ram that can be expected to take more than standing still for good costs (DW-OPT-RAM-4). */
function ram(field: Field, { id, it }: Prey): Intent | null {
  if (!field.state.rules.optional.includes('ramming_move') || !isVehicle(it)) return null;
  const { structurePoints } = VEHICLES[it.kind];
  for (const intent of figureIntents(field.state, id)) {
    if (intent.type !== 'ram') continue;
    const beast = field.beasts.find((each) => each.id === intent.target);
    if (beast !== undefined && beast.it.lifePoints <= structurePoints && beast.it.lifePoints >= structurePoints / 3) {
      return intent;
    }
  }
  return null;
}

/** A passenger who is near enough to fight gets out on the far side. */
function unload(field: Field, { it, base }: Prey): Intent | null {
  if (!isVehicle(it) || field.state.rules.optional.includes('moving_fire')) return null;
  const near = nearest(field, base);
  if (near === null || gapOf(base, near.base) > FIGHT_CI || gapOf(base, near.base) < SAFE_CI) return null;
  const away = (at: { readonly x: number; readonly y: number }) => gapOf({ ...at, radius: 0 }, near.base);
  for (const person of it.seats) {
    const soldier = person === null ? undefined : field.state.soldiers[person];
    if (person === null || soldier === undefined || soldier.crewman || soldier.loaded) continue;
    const outs = figureIntents(field.state, person).filter((each) => each.type === 'alight');
    const [best] = outs.sort((a, b) => away(b.at) - away(a.at));
    if (best) return best;
  }
  return null;
}

/** A towed gun is put down as soon as it would have somebody to fire at. */
function unhitch(field: Field, { id, it, base }: Prey): Intent | null {
  if (!isVehicle(it) || it.towing === null) return null;
  const near = nearest(field, base);
  const gun = field.state.crewedWeapons[it.towing];
  if (near === null || gun === undefined) return null;
  if (gapOf(base, near.base) > tablesOf(field.state).crewedWeapons[gun.kind].rangeCi) return null;
  return figureIntents(field.state, id).find(({ type }) => type === 'unhitch') ?? null;
}

/** The best of the straight moves all round, if it is clearly better than staying. */
function move(field: Field, { id, base }: Prey, it: Frozen<Vehicle>): Intent | null {
  if (it.spentCi > 0 || it.immobile || it.busy) return null;
  let least = standing(field, it, base) + LEAST_GAIN;
  let best: Intent | null = null;
  for (const intent of figureIntents(field.state, id)) {
    if (intent.type !== 'move' || intent.stopAt !== null) continue;
    const end = intent.path.at(-1);
    const worth = end === undefined ? 0 : standing(field, it, { ...end, radius: base.radius });
    if (worth <= least) continue;
    least = worth;
    best = intent;
  }
  return best;
}

/** What standing there is worth in points: fire to come, less the danger and the idleness. */
function standing(field: Field, it: Frozen<Vehicle>, base: Disc): number {
  const { crewedWeapons } = tablesOf(field.state);
  const reach = Math.max(
    0,
    ...[it.mg?.kind ?? null, it.cannon === null ? null : ('light_artillery' as const)].map((kind) =>
      kind === null ? 0 : crewedWeapons[kind].rangeFixedCi,
    ),
  );
  let [fire, danger] = [0, 0];
  for (const beast of field.beasts) {
    const gap = gapOf(base, beast.base);
    if (gap <= reach) fire = Math.max(fire, (menace(beast.it, gap) + 1) / Math.sqrt(beast.it.lifePoints));
    danger += threat(field, beast, it, gap);
  }
  const near = nearest(field, base);
  const wanted = reach > 0 ? reach * 0.7 : FIGHT_CI * 1.4;
  const far = near === null ? 0 : Math.max(0, gapOf(base, near.base) - wanted);
  return fire - danger - ((0.1 + field.state.quietTurns / 4) * far) / PARAMETERS.soldierMoveCi;
}

/** Points one dinosaur can be expected to take from it next turn. */
function threat(field: Field, { it: beast }: Beast, it: Frozen<Vehicle>, gap: number): number {
  const { moveCi } = DINOSAURS[beast.kind];
  const reach = moveCi - PARAMETERS.overrunCi;
  if (gap > reach * 1.3) return 0;
  const harm = biteWorth(field.state, beast, it) * (beast.lifePoints > 0 ? 1 : 0);
  return (gap <= reach ? 1 : 0.4) * harm * Math.min(1, pointsOf(beast) / 4);
}

function nearest(field: Field, base: Disc): Beast | null {
  let best: Beast | null = null;
  for (const beast of field.beasts) if (!best || gapOf(base, beast.base) < gapOf(base, best.base)) best = beast;
  return best;
}
