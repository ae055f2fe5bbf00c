/** Phase 1, flyers: they wait in the air, out of reach, and land only to attack. */

import { cosine, type Point3, type Seat, sine, stopAtContact, TRIG_SCALE } from '@dwo/kernel';
import { altitudeOf, type Intent, leftCi, overrunCost, planFlight, tablesOf } from '../rules';
import { allowed, type Beast, type Field, gapOf, type Prey } from './field';
import { exposure } from './fire-at';
import { biteWorth, onward, type Prospect } from './worth';

/** Friends within this distance of a victim fire at a dinosaur that lands on it, in ci. */
const COMPANY_CI = 900;
const DIRECTIONS = 16;

/** Lists every descent on prey, steep and straight, with its worth. */
export function swoops(field: Field, beast: Beast, prey: readonly Prey[]): Prospect[] {
  const { state, tables } = field;
  const { moveCi } = tables.dinosaurs[beast.it.kind];
  const left = moveCi - beast.it.spentCi;
  return prey.flatMap((each) => {
    if (gapOf(beast.base, each.base) > left) return [];
    for (const { path, stopAt } of waysDown(field, beast, each)) {
      const plan = planFlight(state, beast.id, path, stopAt);
      if (plan.refusal !== null || !plan.touches.includes(each.id)) continue;
      const rest = plan.leftCi - overrunCost(state, beast.id);
      const company = field.men.filter((man) => man.id !== each.id && gapOf(man.base, each.base) < COMPANY_CI).length;
      const kill = biteWorth(state, beast.it, each.it) * (rest >= 0 ? 1 : 0.5);
      const intent: Intent = { type: 'fly', figure: beast.id, path, stopAt };
      return [{ intent, value: kill + onward(state, beast.it, rest) - 0.1 * Math.min(5, company) }];
    }
    return [];
  });
}

interface Descent {
  readonly path: readonly Point3[];
  readonly stopAt: string | null;
}

/** Lists the paths: straight down, or up first, over to the prey, and down. */
function waysDown({ state, tables }: Field, beast: Beast, prey: Prey): Descent[] {
  const { x, y } = prey.base;
  const over = stopAtContact(beast.base, prey.base, beast.base.radius, prey.base, tables.parameters.stopOverlapCi);
  const straight: Descent = { path: [{ x, y, z: 0 }], stopAt: prey.id };
  if (over === null) return beast.it.z > 0 ? [straight] : [];
  const up = Math.max(altitudeOf(state, beast.it), tables.parameters.leastAltitudeCi);
  const low = Math.min(up, altitudeOf(state, beast.it) + 300);
  const ways = beast.it.z > 0 ? [straight] : [];
  for (const z of [low, up]) {
    const climb = { x: beast.it.x, y: beast.it.y, z };
    ways.push({ path: [climb, { ...over, z }, { ...over, z: 0 }], stopAt: null });
  }
  return ways;
}

/** Returns a move to a place in the air that is nearer to prey and under little fire; null if the present place is best. */
export function hover(field: Field, seat: Seat, beast: Beast, prey: readonly Prey[]): Intent | null {
  const [first] = prey;
  if (first === undefined) return null;
  const { state } = field;
  const { parameters, dinosaurs } = tablesOf(state);
  const { moveCi } = dinosaurs[beast.it.kind];
  const start = altitudeOf(state, beast.it);
  const patient = state.quietTurns < 2 && state.turn < 12;
  const reach = moveCi - parameters.overrunCi;
  const costAt = (at: Point3) => {
    const gap = gapOf({ ...at, radius: beast.base.radius }, first.base);
    const turns = Math.max(0, gap + at.z - reach) / reach;
    return (patient ? exposure(field, beast, at, at.z) : 0) + turns * 4;
  };
  const places: { at: Point3; cost: number }[] = [];
  const ground = Math.max(0, start - beast.it.z);
  for (const z of [start, ground + parameters.leastAltitudeCi, ground + 2 * parameters.leastAltitudeCi]) {
    const far = moveCi - beast.it.spentCi - Math.abs(z - start);
    if (far <= 0 || z <= ground || z > parameters.ceilingCi) continue;
    for (let turn = 0; turn < DIRECTIONS; turn += 1) {
      const angle = (turn * 360) / DIRECTIONS;
      const [dx, dy] = [cosine(Math.floor(angle)), sine(Math.floor(angle))];
      for (const length of [far - 2, far >> 1]) {
        const x = beast.it.x + Math.trunc((dx * length) / TRIG_SCALE);
        const y = beast.it.y + Math.trunc((dy * length) / TRIG_SCALE);
        if (x < 0 || y < 0 || x > state.table.widthCi || y > state.table.heightCi) continue;
        places.push({ at: { x, y, z }, cost: 0 });
      }
    }
  }
  for (const place of places) place.cost = costAt(place.at);
  places.sort((a, b) => a.cost - b.cost);
  const here =
    beast.it.z > 0 ? costAt({ x: beast.it.x, y: beast.it.y, z: beast.it.z }) - 0.5 : Number.POSITIVE_INFINITY;
  const flights = places
    .filter(({ cost }) => cost < here)
    .slice(0, 12)
    .flatMap(({ at }): Intent[] => {
      const climb = { x: beast.it.x, y: beast.it.y, z: at.z };
      return [
        { type: 'fly', figure: beast.id, path: at.z === start ? [at] : [climb, at], stopAt: null },
        { type: 'fly', figure: beast.id, path: [at], stopAt: null },
      ];
    });
  return leftCi(state, beast.id) > 0 || beast.it.z > 0 ? allowed(state, seat, flights) : null;
}
