/** Phase 4, soldiers: they move out of reach, stay where they can fire, keep apart, and look for an enemy that hides. */

import type { Disc, Frozen, Point, Seat } from '@dwo/kernel';
import { allowanceCi, type Intent, inContact, lineOfSight, readyWeapons, type Soldier } from '../rules';
import { type Beast, type Field, gapOf, granted, type Man, menOf, nearestTo } from './field';
import { placeAt } from './places';
import { blowOf, killChance, livesOf, menace, reaches, worthOf } from './worth';

/** The least gain in points for which a soldier moves. */
const LEAST_GAIN = 0.15;
const DIRECTIONS = 12;
/** Friends within this distance make an easy chain of overruns, in ci. */
const CHAIN_CI = 300;
/** An enemy beyond this distance is worth an advance, in ci. */
const WATCH_CI = 1600;
/** A soldier beyond this distance from all friends is alone, in ci. */
const TOUCH_CI = 1500;
/** The number of most promising places that are judged closely. */
const SHORTLIST = 3;

/** Returns the next soldier's move, or null if all stand as well as they can. */
export function march(field: Field, seat: Seat): Intent | null {
  if (!field.script.marches && field.state.quietTurns === 0) return null;
  const men = menOf(field, seat);
  // Soldiers act in order of their list, so those before one that has moved have had their turn.
  const asked = men.findLastIndex(({ it }) => it.spentCi > 0) + 1;
  for (const man of men.slice(asked)) {
    if (man.it.busy || staysAtGun(field, man)) continue;
    const intent = granted(field, seat, betterPlaces(field, man));
    if (intent) return intent;
  }
  return null;
}

/** Whether a crewman stays at their gun, until a dinosaur is in contact. */
function staysAtGun(field: Field, { id, it }: Man): boolean {
  const gun = it.crewOf === null ? undefined : field.state.crewedWeapons[it.crewOf];
  return gun?.alive === true && gun.carrier === null && !inContact(field.state, id);
}

/** Lists places within one straight move that are clearly better than the present one, the best first. */
function betterPlaces(field: Field, man: Man): Intent[] {
  if (field.beasts.length === 0) return [];
  const allowance = allowanceCi(field.state, man.id);
  if (allowance < 10) return [];
  const view = outlook(field, man);
  const here = placeWorth(field, view, man.base) + shotNow(field, man, view, man.base, false) + LEAST_GAIN;
  const places: { at: Point; worth: number }[] = [];
  for (let turn = 0; turn < DIRECTIONS; turn += 1) {
    const angle = (turn * 360) / DIRECTIONS;
    for (const length of [allowance - 2, Math.floor(allowance / 2)]) {
      const at = placeAt(man.base, angle, length);
      places.push({ at, worth: placeWorth(field, view, { ...at, radius: man.base.radius }) });
    }
  }
  places.sort((a, b) => b.worth - a.worth);
  const short = places.slice(0, SHORTLIST).map(({ at, worth }) => {
    return { at, worth: worth + shotNow(field, man, view, { ...at, radius: man.base.radius }, true) };
  });
  return short
    .filter(({ worth }) => worth > here)
    .sort((a, b) => b.worth - a.worth)
    .map(({ at }) => ({ type: 'move', figure: man.id, path: [at], stopAt: null }));
}

/** The facts of a dinosaur that do not depend on where the soldier goes. */
interface Foe {
  readonly beast: Beast;
  readonly moveCi: number;
  /** The points that it is expected to kill if it reaches the soldier. */
  readonly bite: number;
  /** Its distances to other soldiers in ci, the nearest first. */
  readonly gaps: readonly number[];
  readonly price: number;
}

interface Outlook {
  readonly man: Man;
  readonly foes: readonly Foe[];
  readonly friends: readonly Disc[];
}

function outlook(field: Field, man: Man): Outlook {
  const { state, tables } = field;
  const foes = field.beasts.map((beast): Foe => {
    const own = gapOf(man.base, beast.base);
    const gaps = [...gapsOf(field, beast)];
    const at = gaps.indexOf(own);
    if (at >= 0) gaps.splice(at, 1);
    return {
      beast,
      moveCi: tables.dinosaurs[beast.it.kind].moveCi,
      bite: killChance(state, beast.it, man.it) * worthOf(man.it),
      gaps,
      price: (menace(state, beast.it, own) + 1) / livesOf(beast.it),
    };
  });
  return { man, foes, friends: field.men.filter(({ id }) => id !== man.id).map(({ base }) => base) };
}

const gapsByField = new WeakMap<Field, Map<string, readonly number[]>>();

/** Lists a dinosaur's distances to all soldiers in ci, the nearest first. */
function gapsOf(field: Field, beast: Beast): readonly number[] {
  const known = gapsByField.get(field) ?? new Map<string, readonly number[]>();
  gapsByField.set(field, known);
  const gaps = known.get(beast.id) ?? field.men.map(({ base }) => gapOf(base, beast.base)).sort((a, b) => a - b);
  known.set(beast.id, gaps);
  return gaps;
}

/** Returns the worth of a place in points, without this turn's shots: next turn's shots, less danger, crowding and idleness. */
function placeWorth(field: Field, view: Outlook, base: Disc): number {
  let later = 0;
  let harm = 0;
  for (const foe of view.foes) {
    const gap = gapOf(base, foe.beast.base);
    harm += foe.bite * dangerAt(field, foe, gap);
    for (const weapon of view.man.it.weapons) {
      if (!reaches(field.state, view.man.it, weapon, gap)) continue;
      later = Math.max(later, foe.price * blowOf(field.state, weapon, foe.beast.it).damage);
    }
  }
  return (
    later / 2 -
    (field.script.care / (1 + field.state.quietTurns)) * harm -
    crowding(field, view, base) -
    idleness(field, base)
  );
}

/** Returns the chance that a dinosaur comes this far, and does not attack two or three soldiers who stand nearer. */
function dangerAt({ tables }: Field, { moveCi, gaps }: Foe, gap: number): number {
  if (gap > moveCi * 2) return 0;
  const reach = moveCi - tables.parameters.overrunCi;
  const near = gap <= reach ? 1 - (gap / moveCi) * 0.3 : Math.max(0, 0.7 - (gap - reach) / moveCi);
  let nearer = 0;
  while (nearer < gaps.length && (gaps[nearer] as number) < gap) nearer += 1;
  return near * (nearer < 3 ? 1 : 3 / (nearer + 1));
}

/** Returns the worth of the best shot in phase 5 from a place. */
function shotNow(field: Field, man: Man, view: Outlook, base: Disc, moves: boolean): number {
  const it: Frozen<Soldier> = { ...man.it, x: base.x, y: base.y, moved: moves };
  const ready = readyWeapons(field.state, man.id, it, 'secondary');
  if (ready.length === 0) return 0;
  let best = 0;
  for (const { beast, price } of view.foes) {
    const gap = gapOf(base, beast.base);
    for (const weapon of ready) {
      if (!reaches(field.state, it, weapon, gap)) continue;
      const worth = price * blowOf(field.state, weapon, beast.it).damage;
      if (worth > best && lineOfSight(field.state, it, beast.id)) best = worth;
    }
  }
  return best;
}

/** Returns the penalty for a place that is too near to friends, too far from all of them, or at the edge. */
function crowding({ state }: Field, { friends }: Outlook, base: Disc): number {
  let cost = 0;
  let nearest = TOUCH_CI;
  for (const other of friends) {
    const gap = gapOf(base, other);
    nearest = Math.min(nearest, gap);
    if (gap < CHAIN_CI) cost += 0.15 * (1 - gap / CHAIN_CI);
  }
  const { widthCi, heightCi } = state.table;
  const edge = Math.min(base.x, base.y, widthCi - base.x, heightCi - base.y);
  return cost + (nearest >= TOUCH_CI ? 0.3 : 0) + (edge < 300 ? 0.3 : 0);
}

/** Returns the penalty for a place out of range of all enemies; it grows while nothing happens. */
function idleness(field: Field, base: Disc): number {
  const near = nearestTo(base, field.beasts);
  if (!near) return 0;
  const far = Math.max(0, gapOf(base, near.base) - WATCH_CI);
  return ((0.05 + field.state.quietTurns / 4) * far) / field.tables.parameters.soldierMoveCi;
}
