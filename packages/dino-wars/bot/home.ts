/** Phase 4 at the Time Gate: the army carries its pole to the hidden one, sets up both, and leaves between them. */

import { bearing, distance, type Frozen, type Point, type Seat } from '@dwo/kernel';
import { allowanceCi, handsAtPole, type Intent, isSoldier, isVehicle, leftCi, POLE_IDS, type Pole } from '../rules';
import { allowed, type Field, gapOf, type Man, mayAct, nearestTo, type Prey } from './field';
import { placeAt } from './places';

/** The number of soldiers who handle a pole. */
const HANDS = 2;
/** The wanted width of the gate, as a share of the greatest: wide enough for most figures. */
const APART_SHARE = 0.75;
/** A dinosaur within this distance is fought, in ci. */
const FIGHT_CI = 1500;
/** The least distance worth carrying a pole, in ci. */
const LEAST_CI = 60;

/** Returns the next step home, or null if there is none. */
export function home(field: Field, seat: Seat): Intent | null {
  return gateWork(field, seat) ?? search(field, seat);
}

/** Returns what there is to do at the open gate or at a pole; null for nothing. */
export function gateWork(field: Field, seat: Seat): Intent | null {
  const { state } = field;
  if (state.scenario !== 'gate') return null;
  const [own, other] = POLE_IDS.map((id) => state.poles[id]);
  if (own === undefined) return null;
  return other !== undefined && isOpenGate(field)
    ? leave(field, seat, own, other)
    : poleWork(field, seat, own, other ?? null);
}

function isOpenGate({ state, tables }: Field): boolean {
  const [own, other] = POLE_IDS.map((id) => state.poles[id]);
  if (own === undefined || other === undefined) return false;
  return isUp(own) && isUp(other) && distance(own, other) <= tables.parameters.gateCi;
}

function isUp({ status }: Frozen<Pole>): boolean {
  return status === 'set-up';
}

/** Figures that have not moved go through the gate, or towards its middle. */
function leave(field: Field, seat: Seat, a: Frozen<Pole>, b: Frozen<Pole>): Intent | null {
  const { state } = field;
  const middle = { x: Math.round((a.x + b.x) / 2), y: Math.round((a.y + b.y) / 2) };
  const movers = field.prey.filter(({ id, it }) => {
    return it.owner === seat && mayAct(field, id) && (isSoldier(it) || isVehicle(it)) && it.spentCi === 0;
  });
  movers.sort((p, q) => distance(p.base, middle) - distance(q.base, middle));
  for (const mover of movers) {
    const left = allowanceCi(state, mover.id);
    if (left < LEAST_CI) continue;
    const ahead = bearing(mover.base, middle);
    const far = distance(mover.base, middle);
    const ends = ahead === null ? [placeAt(middle, (bearing(a, b) ?? 0) + 90, 100)] : [];
    if (ahead !== null) {
      if (far + 60 <= left) ends.push(placeAt(mover.base, ahead, Math.floor(far) + 60));
      for (const turn of [0, 15, 345, 35, 325]) {
        const length = Math.min(left - 2, Math.floor(far) - 60);
        if (length >= LEAST_CI) ends.push(placeAt(mover.base, (ahead + turn) % 360, length));
      }
    }
    const intent = allowed(
      state,
      seat,
      ends.map((end) => moveOf(mover, end)),
    );
    if (intent) return intent;
  }
  return null;
}

function moveOf({ id }: Prey, end: Point): Intent {
  return { type: 'move', figure: id, path: [end], stopAt: null };
}

/** Soldiers at a pole set it up where it belongs, or carry their own pole nearer to that place. */
function poleWork(field: Field, seat: Seat, own: Frozen<Pole>, other: Frozen<Pole> | null): Intent | null {
  const { state, tables } = field;
  const apart = tables.parameters.gateCi;
  const [ownId, otherId] = POLE_IDS;
  const joined = other !== null && distance(own, other) <= apart && distance(own, other) > apart / 3;
  const wishes: Intent[] = [];
  if (other !== null && other.status === 'lying') wishes.push({ type: 'setUp', weapon: otherId, facing: 0 });
  if (joined && own.status === 'lying') wishes.push({ type: 'setUp', weapon: ownId, facing: 0 });
  if (!joined && own.status === 'set-up') wishes.push({ type: 'dismantle', weapon: ownId });
  if (!joined && own.status === 'lying') wishes.push(...carrying(field, seat, own, other));
  return allowed(state, seat, wishes);
}

function carrying(field: Field, seat: Seat, own: Frozen<Pole>, other: Frozen<Pole> | null): Intent[] {
  const carriers = handsAtPole(field.state, seat, own).slice(0, HANDS);
  const left = Math.min(...carriers.map((id) => leftCi(field.state, id)));
  if (carriers.length < HANDS || left < LEAST_CI) return [];
  const goal = other === null ? aheadOf(field, own, own.x) : other;
  const wanted = other === null ? 0 : field.tables.parameters.gateCi * APART_SHARE;
  const far = Math.min(left - 2, Math.floor(distance(own, goal) - wanted));
  if (far < LEAST_CI) return [];
  const ahead = bearing(own, goal) ?? 90;
  return [0, 20, 340, 45, 315, 80, 280].flatMap((turn) =>
    [far, far >> 1].map((length): Intent => {
      const path = [placeAt(own, (ahead + turn) % 360, length)];
      return { type: 'carry', weapon: POLE_IDS[0], carriers, path };
    }),
  );
}

/** Returns a point up the table, or to and fro at its end. */
function aheadOf({ state }: Field, from: Point, lane: number): Point {
  const { widthCi, heightCi } = state.table;
  if (from.y < heightCi - 900) return { x: lane, y: heightCi - 600 };
  return { x: Math.floor(state.turn / 6) % 2 === 0 ? widthCi - 600 : 600, y: heightCi - 600 };
}

/** Sends two soldiers to each pole and the others up the table, unless an enemy is near. */
function search(field: Field, seat: Seat): Intent | null {
  const { state, tables } = field;
  const [own, other = null] = POLE_IDS.map((id) => state.poles[id]);
  if (state.scenario !== 'gate' || own === undefined || isOpenGate(field)) return null;
  const free = field.men.filter(({ it }) => it.owner === seat);
  const men = free.filter(({ it }) => it.crewOf === null || !state.crewedWeapons[it.crewOf]?.alive);
  const byWay = (pole: Point) => [...men].sort((a, b) => distance(a.base, pole) - distance(b.base, pole));
  const carriers = byWay(own).slice(0, HANDS);
  const keepers =
    other === null
      ? []
      : byWay(other)
          .filter((man) => !carriers.includes(man))
          .slice(0, HANDS);
  const near = tables.parameters.atWeaponCi;
  for (const [i, man] of men.entries()) {
    if (man.it.spentCi > 0 || man.it.busy || !mayAct(field, man.id)) continue;
    const post = carriers.includes(man) ? own : keepers.includes(man) ? other : null;
    const foe = nearestTo(man.base, field.beasts);
    if (post === null && foe !== null && gapOf(foe.base, man.base) < FIGHT_CI) continue;
    if (post !== null && distance(man.base, post) <= near) continue;
    const lane = Math.round((state.table.widthCi * (i + 0.5)) / men.length);
    const goal = post ?? (other === null ? aheadOf(field, man.base, lane) : beside(man.base, other));
    const intent = allowed(state, seat, stepsTo(field, man, goal, post === null ? 0 : near >> 1));
    if (intent) return intent;
  }
  return null;
}

/** Returns a place within reach of the pole that does not block the soldiers who work at it. */
function beside(from: Point, pole: Point): Point {
  return placeAt(pole, bearing(pole, from) ?? 270, Math.min(500, Math.floor(distance(from, pole))));
}

/** Lists moves of a soldier toward a goal, up to `shortCi` before it, the straight one first. */
export function stepsTo({ state }: Field, man: Man, goal: Point, shortCi: number): Intent[] {
  const far = Math.floor(distance(man.base, goal)) - shortCi;
  const length = Math.min(allowanceCi(state, man.id) - 2, far);
  if (length < LEAST_CI / 2) return [];
  const ahead = bearing(man.base, goal) ?? 90;
  return [0, 20, 340, 45, 315, 75, 285].map((turn) => moveOf(man, placeAt(man.base, (ahead + turn) % 360, length)));
}
