/** Sample flights, for players that choose from a list. */
import { type Frozen, type Point3, stopAtContact } from '@dwo/kernel';
import { placeAt } from '@dwo/kernel/table';
import { dinosaurOf, discOf, figureOf } from './figures';
import type { Fly } from './intents';
import { altitudeOf, planFlight } from './movement/flight';
import { BEARINGS, nearestEnemies, SHARES } from './sample';
import type { FigureId, State } from './state';
import { tablesOf } from './tables';

/** Sample flights end at these multiples of the least altitude. */
const STOREYS = [1, 2] as const;

/**
 * Lists legal flights of a dinosaur: straight ones in all directions at two heights, a landing where it is, and landings at
 * the nearest enemies.
 */
export function sampleFlights(state: Frozen<State>, id: FigureId): Fly[] {
  const flyer = dinosaurOf(state, id);
  if (flyer === null || !flyer.alive || flyer.moveOver) return [];
  const { dinosaurs, parameters } = tablesOf(state);
  const row = dinosaurs[flyer.kind];
  const leftCi = row.moveCi - flyer.spentCi;
  if (!row.flyer || leftCi <= 0) return [];
  const start = altitudeOf(state, flyer);
  const { radius } = discOf(state, flyer);
  const storeys = STOREYS.map((times) => Math.min(parameters.ceilingCi, times * parameters.leastAltitudeCi));
  const flights: Fly[] = [];
  const offer = (path: Point3[], stopAt: FigureId | null) => flights.push({ type: 'fly', figure: id, path, stopAt });
  for (const z of storeys) {
    const overGround = leftCi - Math.abs(z - start);
    for (const share of overGround > 0 ? SHARES : []) {
      const length = Math.floor((overGround * share) / 100);
      for (const degrees of BEARINGS) offer([{ ...placeAt(flyer, degrees, length), z }], null);
    }
    offer([{ x: flyer.x, y: flyer.y, z }], null);
  }
  offer([{ x: flyer.x, y: flyer.y, z: 0 }], null);
  for (const prey of nearestEnemies(state, id, leftCi)) {
    const target = figureOf(state, prey);
    if (target === null) continue;
    const { x, y } = target;
    offer([{ x, y, z: 0 }], prey);
    for (const z of storeys) {
      const over = stopAtContact(flyer, target, radius, discOf(state, target), parameters.stopOverlapCi);
      if (over !== null)
        offer(
          [
            { x: flyer.x, y: flyer.y, z },
            { ...over, z },
            { ...over, z: 0 },
          ],
          null,
        );
    }
  }
  return flights.filter(({ path, stopAt }) => planFlight(state, id, path, stopAt).refusal === null);
}
