/** Phase 4: step back from what bites, stay where one can shoot, keep apart, and go and look for an enemy that hides. */
import {
  allowanceCi,
  DINOSAURS,
  type Intent,
  inContact,
  isInRange,
  limitCi,
  lineOfSight,
  PARAMETERS,
  planMove,
  readyWeapons,
  type Soldier,
} from '@dwo/dino-wars';
import { cosine, type Disc, type Frozen, type Point, type Seat, sine, TRIG_SCALE } from '@dwo/kernel';
import { type Beast, type Field, gapOf, type Man, menOf } from './field';
import { expectedDamage, killChance, menace, worthOf } from './worth';

/** A better place must be better by this much, in points, or nobody bothers to move. */
const LEAST_GAIN = 0.15;
const DIRECTIONS = 12;
/** Friends nearer than this make an easy chain of overruns. */
const CHAIN_CI = 300;
/** An enemy farther off than this is worth going after. */
const WATCH_CI = 1600;
/** Beyond this no one is in touch with the rest. */
const TOUCH_CI = 1500;

/** The next soldier's move; null when everybody stands as well as he can. */
export function march(field: Field, seat: Seat): Intent | null {
  for (const man of menOf(field, seat)) {
    if (man.it.spentCi > 0 || staysAtGun(field, man)) continue;
    const at = betterPlace(field, man);
    if (at) return { type: 'move', figure: man.id, path: [at], stopAt: null };
  }
  return null;
}

/** Whoever serves a gun stays at it until a dinosaur has come to him. */
function staysAtGun(field: Field, { id, it }: Man): boolean {
  const gun = it.crewOf === null ? undefined : field.state.crewedWeapons[it.crewOf];
  return gun?.alive === true && gun.carrier === null && !inContact(field.state, id);
}

/** A place within one straight move that is clearly better than where he stands; null if there is none. */
function betterPlace(field: Field, man: Man): Point | null {
  const nearest = nearestOf(field, man.base);
  if (!nearest) return null;
  const allowance = allowanceCi(field.state, man.id);
  let least = placeWorth(field, man, man.base, false) + LEAST_GAIN;
  let best: Point | null = null;
  for (let turn = 0; turn < DIRECTIONS; turn += 1) {
    const angle = (turn * 360) / DIRECTIONS;
    for (const length of [allowance - 2, Math.floor(allowance / 2)]) {
      const at = {
        x: man.base.x + Math.trunc((cosine(angle) * length) / TRIG_SCALE),
        y: man.base.y + Math.trunc((sine(angle) * length) / TRIG_SCALE),
      };
      const worth = placeWorth(field, man, { ...at, radius: man.base.radius }, true);
      if (worth <= least || planMove(field.state, man.id, [at], null).refusal) continue;
      least = worth;
      best = at;
    }
  }
  return best;
}

/** What standing there is worth in points: shots to come, less the danger, the crowding and the idleness. */
function placeWorth(field: Field, man: Man, base: Disc, moves: boolean): number {
  const it: Frozen<Soldier> = { ...man.it, x: base.x, y: base.y, moved: moves };
  return (
    shots(field, man.id, it, base) - 1.5 * danger(field, man, base) - crowding(field, man, base) - idleness(field, base)
  );
}

/** The best shot now and the best one next turn, weighed with what the target could do. */
function shots(field: Field, id: string, it: Frozen<Soldier>, base: Disc): number {
  let now = 0;
  let later = 0;
  const ready = readyWeapons(field.state, id, it, 'secondary');
  for (const beast of field.beasts) {
    const gap = gapOf(base, beast.base);
    const price = (menace(beast.it, gap) + 1) / beast.it.lifePoints;
    for (const weapon of it.weapons) {
      if (!isInRange(field.state, gap, limitCi(field.state, it, weapon))) continue;
      const worth = price * expectedDamage(field.state, it, weapon, beast.it, base);
      if (worth > later) later = worth;
      if (worth > now && ready.includes(weapon) && lineOfSight(field.state, it, beast.id)) now = worth;
    }
  }
  return now + later / 2;
}

/** Points that dinosaurs can be expected to bite off him in their next move. */
function danger(field: Field, man: Man, base: Disc): number {
  let harm = 0;
  for (const beast of field.beasts) {
    const { moveCi } = DINOSAURS[beast.it.kind];
    const gap = gapOf(base, beast.base);
    if (gap > moveCi * 2) continue;
    const reach = moveCi - PARAMETERS.overrunCi;
    const near = gap <= reach ? 1 - (gap / moveCi) * 0.3 : Math.max(0, 0.7 - (gap - reach) / moveCi);
    harm += killChance(beast.it, man.it) * worthOf(man.it) * near * firstBitten(field, man, beast, gap);
  }
  return harm;
}

/** A dinosaur bites two or three men before this one if they stand nearer. */
function firstBitten(field: Field, man: Man, beast: Beast, gap: number): number {
  const gaps = gapsOf(field, beast);
  let nearer = gapOf(man.base, beast.base) < gap ? -1 : 0;
  for (const other of gaps) {
    if (other >= gap) break;
    nearer += 1;
  }
  return nearer < 3 ? 1 : 3 / (nearer + 1);
}

const gapsByField = new WeakMap<Field, Map<string, readonly number[]>>();

/** How far a dinosaur is from every man, the nearest first. */
function gapsOf(field: Field, beast: Beast): readonly number[] {
  const known = gapsByField.get(field) ?? new Map<string, readonly number[]>();
  gapsByField.set(field, known);
  const gaps = known.get(beast.id) ?? field.men.map(({ base }) => gapOf(base, beast.base)).sort((a, b) => a - b);
  known.set(beast.id, gaps);
  return gaps;
}

/** Too near to friends for their good, or out of touch with all of them, or against the edge. */
function crowding(field: Field, man: Man, base: Disc): number {
  let cost = 0;
  let nearest = TOUCH_CI;
  for (const other of field.men) {
    if (other.id === man.id) continue;
    const gap = gapOf(base, other.base);
    nearest = Math.min(nearest, gap);
    if (gap < CHAIN_CI) cost += 0.15 * (1 - gap / CHAIN_CI);
  }
  const { widthCi, heightCi } = field.state.table;
  const edge = Math.min(base.x, base.y, widthCi - base.x, heightCi - base.y);
  return cost + (nearest >= TOUCH_CI ? 0.3 : 0) + (edge < 300 ? 0.3 : 0);
}

/** Being out of everybody's range, the worse the longer nothing has happened. */
function idleness(field: Field, base: Disc): number {
  const nearest = nearestOf(field, base);
  if (!nearest) return 0;
  const far = Math.max(0, gapOf(base, nearest.base) - WATCH_CI);
  return ((0.05 + field.state.quietTurns / 4) * far) / PARAMETERS.soldierMoveCi;
}

function nearestOf(field: Field, base: Disc): Beast | null {
  let best: Beast | null = null;
  for (const beast of field.beasts) {
    if (!best || gapOf(base, beast.base) < gapOf(base, best.base)) best = beast;
  }
  return best;
}
