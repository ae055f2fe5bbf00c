/** Properties of movement and space: DW-INV-10 to DW-INV-18 and 38. Each function judges an event by the books before it. */
import type { Facts, Point, Point3 } from '@dwo/kernel';
import { DINOSAURS } from '../data/dinosaurs';
import { TERRAIN, type TerrainKind } from '../data/terrain';
import type { Event } from '../events';
import {
  type ArmyEntry,
  type Books,
  type DinosaurEntry,
  type Entry,
  find,
  lengthOf,
  need,
  plays,
  present,
  type Violation,
  varies,
} from './books';
import { faces, fromLeg, gapOf, ground, heights, inContact, inside, length, stretches, touches } from './space';

type Moved = Extract<Event, { type: 'moved' }>;
type Flew = Extract<Event, { type: 'flew' }>;

/** More than a hundredth of an inch, rounding aside. */
const OVERLAP = 1.001;

/** What one figure may spend this turn (DW-MOVE-3, DW-AMOVE-1 to 4): halvings leave fractions. */
export function allowance(books: Books, entry: Entry): number {
  switch (entry.cls) {
    case 'dinosaur':
      return lengthOf(books, DINOSAURS[entry.kind].moveCi) + (mayCharge(books, entry) ? lengthOf(books, 200) : 0);
    case 'soldier': {
      const contact = entry.leftContact || (entry.exposed && entry.loaded && entry.aboard === null) ? 200 : 0;
      const less = lengthOf(books, contact) + (entry.paidTerrain ? lengthOf(books, 200) : 0);
      return (lengthOf(books, 600) - less) / (1 << entry.halvings);
    }
    case 'vehicle': {
      const contact = entry.leftContact ? lengthOf(books, varies(books, 'quick_escape') ? 200 : 600) : 0;
      const less = contact + (entry.paidTerrain ? lengthOf(books, 600) : 0);
      const halvings = [entry.loaded, entry.unloaded, entry.towing !== null].filter(Boolean).length;
      return (lengthOf(books, 1800) - less) / (1 << halvings);
    }
    case 'weapon':
      return 0;
  }
}

/** Whether this is the one turn in which the dinosaur may move 2" farther (DW-OPT-CHARGE-1, DW-R-90). */
function mayCharge(books: Books, { attackTurns, chargeTurns }: DinosaurEntry): boolean {
  const used = [...attackTurns, ...chargeTurns];
  return plays(books, 'dino_charge') && used.every((turn) => turn === books.turn);
}

/** Whether a figure stops another on its way (DW-R-5, DW-R-12). */
function blocks(obstacle: Entry, mover: Entry): boolean {
  if (!present(obstacle) || obstacle === mover || obstacle.z > 0) return false;
  return mover.cls !== 'soldier' || obstacle.cls !== 'soldier';
}

/** Ground that a figure's centre may not be on (DW-R-10, DW-SWIM-2). */
function isBarred(kind: TerrainKind, entry: Entry): boolean {
  if (entry.z > 0) return false;
  const { passable, water } = TERRAIN[kind];
  if (passable) return entry.cls === 'vehicle' && kind === 'building';
  return !(water && entry.cls === 'dinosaur' && DINOSAURS[entry.kind].swimmer);
}

/** Where a figure stands: on the table, on no other base, on passable ground, at a possible height (DW-INV-12, 13, 18). */
export function judgePlace(books: Books, entry: Entry): Violation[] {
  if (!present(entry)) return [];
  const found: Violation[] = [];
  const { widthCi, heightCi, terrain } = books.table;
  const { id, x, y, z, radius } = entry;
  if (x < radius || y < radius || x > widthCi - radius || y > heightCi - radius) {
    found.push({ rule: 'DW-INV-13', facts: { figure: id, x, y } });
  }
  for (const t of terrain) {
    if (isBarred(t.kind, entry) && inside(entry, t.outline, 1e-6)) {
      found.push({ rule: 'DW-INV-13', facts: { figure: id, terrain: t.id } });
    }
  }
  for (const other of books.figures.values()) {
    if (other === entry || !present(other) || gapOf(entry, other) >= -OVERLAP || apart(books, entry, other)) continue;
    found.push({ rule: 'DW-INV-12', facts: { figure: id, other: other.id, gapCi: gapOf(entry, other) } });
  }
  const flies = entry.cls === 'dinosaur' && DINOSAURS[entry.kind].flyer;
  if (z < 0 || z > lengthOf(books, 3600) || (z > 0 && (!flies || z < ground(books, entry)))) {
    found.push({ rule: 'DW-INV-18', facts: { figure: id, z } });
  }
  return found;
}

/** Whether one of two figures flies over the other (DW-R-12). */
function apart(books: Books, a: Entry, b: Entry): boolean {
  if (a.z === 0 && b.z === 0) return false;
  const [lowA, highA] = heights(books, a);
  const [lowB, highB] = heights(books, b);
  return lowA >= highB || lowB >= highA;
}

/** Every leg of a way on the ground: on the table, past other bases, through passable ground. */
function judgeLegs(books: Books, entry: Entry, path: readonly Point[]): Violation[] {
  const found: Violation[] = [];
  const { widthCi, heightCi, terrain } = books.table;
  for (const [i, b] of path.entries()) {
    const a = path[i - 1];
    if (!a) continue;
    const r = entry.radius;
    if (b.x < r || b.y < r || b.x > widthCi - r || b.y > heightCi - r) {
      found.push({ rule: 'DW-INV-13', facts: { figure: entry.id, x: b.x, y: b.y } });
    }
    for (const other of books.figures.values()) {
      if (blocks(other, entry) && fromLeg(other, a, b) < r + other.radius - OVERLAP) {
        found.push({ rule: 'DW-R-4', facts: { figure: entry.id, other: other.id, leg: i } });
      }
    }
    for (const t of terrain) {
      if (isBarred(t.kind, entry) && stretches(a, b, t.outline, 1e-6).length > 0) {
        found.push({ rule: 'DW-INV-13', facts: { figure: entry.id, terrain: t.id, leg: i } });
      }
    }
  }
  return found;
}

function judgeTurnToMove(books: Books, entry: Entry): Violation[] {
  const facts = { figure: entry.id, phase: books.phase };
  if (!entry.alive || entry.absence !== null) return [{ rule: 'DW-INV-20', facts }];
  const own = entry.side === 'dinosaurs' ? 'dinosaur-movement' : 'army-movement';
  if (books.phase !== own || books.placing) return [{ rule: 'DW-INV-16', facts }];
  if (entry.cls === 'vehicle' && entry.immobile) return [{ rule: 'DW-INV-17', facts }];
  if (entry.cls !== 'dinosaur') return [];
  if (entry.failed) return [{ rule: 'DW-INV-15', facts }];
  return entry.moveOver ? [{ rule: 'DW-MOVE-8', facts }] : [];
}

/** The least and the most a way on the ground may cost: legs round up, a swimmer pays half in water (DW-R-13). */
function price(books: Books, entry: Entry, path: readonly Point[]): readonly [least: number, most: number] {
  const swims = entry.cls === 'dinosaur' && DINOSAURS[entry.kind].swimmer;
  const water = books.table.terrain.filter((t) => swims && TERRAIN[t.kind].water);
  let [least, most] = [0, 0];
  for (const [i, b] of path.entries()) {
    const a = path[i - 1];
    if (!a) continue;
    const whole = length(a, b);
    if (water.length === 0) {
      least += Math.ceil(whole);
      most += Math.ceil(whole);
      continue;
    }
    // Pools may overlap: wet is what lies in any of them.
    const wet =
      wetShare(
        a,
        b,
        water.map(({ outline }) => outline),
      ) * whole;
    least += Math.floor(whole - wet / 2);
    most += Math.ceil(whole - wet / 2) + 1;
  }
  return [least, most];
}

function wetShare(a: Point, b: Point, outlines: readonly (readonly Point[])[]): number {
  const spans = outlines.flatMap((outline) => stretches(a, b, outline, -1e-9)).sort(([x], [y]) => x - y);
  let [share, reached] = [0, 0];
  for (const [from, to] of spans) {
    share += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return share;
}

export function judgeMoved(books: Books, event: Moved): Violation[] {
  const entry = books.figures.get(event.figure);
  const [start] = event.path;
  const last = event.path[event.path.length - 1];
  if (!entry || entry.cls === 'weapon' || !start || !last) {
    return [{ rule: 'DW-INV-11', facts: { figure: event.figure, path: 0 } }];
  }
  const found = [...judgeTurnToMove(books, entry), ...judgeLegs(books, entry, event.path)];
  const add = (rule: string, facts: Facts): number => found.push({ rule, facts: { figure: entry.id, ...facts } });
  if (entry.z > 0) add('DW-INV-18', { z: entry.z });
  if (start.x !== entry.x || start.y !== entry.y) add('DW-INV-11', { x: start.x, y: start.y });
  const [least, most] = price(books, entry, event.path);
  if (event.costCi < least || event.costCi > most) add('DW-INV-11', { costCi: event.costCi, ownCi: least });
  if (entry.cls !== 'dinosaur' && inContact(books, entry) && !entry.leftContact && event.costCi > 0) {
    add('DW-INV-11', { leftContact: false });
  }
  if (pays(books, entry, event.path) && !entry.paidTerrain) add('DW-INV-11', { paidTerrain: false });
  found.push(...judgeSpent(books, entry, event.costCi, last));
  found.push(...judgeFacing(entry, event, last));
  if (entry.cls === 'vehicle' && entry.seats[0] === null) add('DW-R-29', { driver: null });
  if (entry.cls === 'soldier' && entry.aboard !== null) add('DW-INV-20', { aboard: entry.aboard });
  if ('busy' in entry && entry.busy) add('DW-R-50', { busy: true });
  return found;
}

/** What is spent never exceeds what may be, and what lies beyond a dinosaur's rate is a charge into contact (DW-INV-10). */
function judgeSpent(books: Books, entry: Entry, costCi: number, end: Point): Violation[] {
  const spent = entry.spent + costCi;
  const most = allowance(books, entry);
  if (costCi < 0) return [{ rule: 'DW-INV-10', facts: { figure: entry.id, costCi } }];
  if (spent > most) return [overspent(books, entry, spent)];
  if (entry.cls !== 'dinosaur' || spent <= lengthOf(books, DINOSAURS[entry.kind].moveCi)) return [];
  const there = { ...entry, x: end.x, y: end.y, z: 'z' in end ? Number(end.z) : 0 };
  const contact = [...books.figures.values()].some((f) => f.side === 'army' && present(f) && touches(books, f, there));
  return contact ? [] : [{ rule: 'DW-R-90', facts: { figure: entry.id, spentCi: spent } }];
}

/** More than it may spend; up to 2" more in a match of charges is a second charge (DW-INV-38). */
function overspent(books: Books, entry: Entry, spentCi: number): Violation {
  const allowanceCi = allowance(books, entry);
  const charges = entry.cls === 'dinosaur' && plays(books, 'dino_charge');
  const again = charges && spentCi <= lengthOf(books, DINOSAURS[entry.kind].moveCi) + lengthOf(books, 200);
  return { rule: again ? 'DW-INV-38' : 'DW-INV-10', facts: { figure: entry.id, spentCi, allowanceCi } };
}

function judgeFacing(entry: Entry, event: Moved | Flew, last: Point): Violation[] {
  const before = event.path[event.path.length - 2];
  if (entry.cls !== 'dinosaur' || !before || length(before, last) === 0 || faces(before, event.facing, last, 1))
    return [];
  return [{ rule: 'DW-R-9', facts: { figure: entry.id, facing: event.facing } }];
}

/** Whether a way on the ground goes through unusual terrain that costs (DW-OPT-TERR-1, DW-OPT-TERR-2, DW-R-75). */
function pays(books: Books, entry: Entry, path: readonly Point[]): boolean {
  if (!plays(books, 'terrain_penalties')) return false;
  const swims = entry.cls === 'dinosaur' && DINOSAURS[entry.kind].swimmer;
  const rough = books.table.terrain.filter(({ kind }) => TERRAIN[kind].unusual && !(swims && TERRAIN[kind].water));
  return rough.some(({ outline }) =>
    path.some((b, i) => i > 0 && stretches(path[i - 1] as Point, b, outline, 1e-3).length > 0),
  );
}

/** Paid once a turn, by the price of the class (DW-OPT-TERR-2, DW-OPT-TERR-3). */
export function judgePaidTerrain(books: Books, event: Extract<Event, { type: 'paidTerrain' }>): Violation[] {
  const entry = books.figures.get(event.figure);
  const cost = lengthOf(books, entry?.cls === 'vehicle' ? 600 : 200);
  const again = entry !== undefined && 'paidTerrain' in entry && entry.paidTerrain;
  const facts = { figure: event.figure, costCi: event.costCi, again };
  if (!plays(books, 'terrain_penalties')) return [{ rule: 'DW-INV-29', facts }];
  return again || event.costCi !== cost ? [{ rule: 'DW-INV-11', facts }] : [];
}

/** Through the air: legs cost length and change of height, a dive its straight line (DW-FLY-2, DW-OPT-DIVE-1). */
export function judgeFlew(books: Books, event: Flew): Violation[] {
  const entry = need(books, event.figure, 'dinosaur');
  const [start] = event.path;
  const last = event.path[event.path.length - 1];
  if (!start || !last) return [{ rule: 'DW-INV-11', facts: { figure: event.figure, path: 0 } }];
  const found = judgeTurnToMove(books, entry);
  const add = (rule: string, facts: Facts): number => found.push({ rule, facts: { figure: entry.id, ...facts } });
  if (!DINOSAURS[entry.kind].flyer) add('DW-INV-18', { flyer: false });
  // One that stands on a hill takes off from its top.
  const from = entry.z === 0 ? [0, ground(books, entry)] : [entry.z];
  if (start.x !== entry.x || start.y !== entry.y || !from.includes(start.z)) add('DW-INV-11', { ...start });
  if (event.path.some(({ z }) => z < 0 || z > lengthOf(books, 3600))) add('DW-INV-18', { path: 'height' });
  const legs = event.path.slice(1).map((b, i) => [event.path[i], b] as const);
  // Who stands on a hill stands on its top.
  const level = (at: Point3 | undefined): number => (at === undefined ? 0 : at.z === 0 ? ground(books, at) : at.z);
  const up = (a: Point3 | undefined, b: Point3): number => Math.abs(level(b) - level(a));
  const cost = legs.reduce((sum, [a, b]) => sum + Math.ceil(length(a as Point, b)) + up(a, b), 0);
  const [a, b] = legs[legs.length - 1] ?? [start, last];
  const [across, climb] = [length(a as Point, b), up(a, b)];
  const saved = Math.ceil(across) + climb - Math.ceil(Math.sqrt(across * across + climb * climb));
  const dives = plays(books, 'dive_move') && level(b) < level(a) && landsOnPrey(books, entry, last);
  const prices = dives ? [cost - saved] : [cost];
  if (!prices.some((own) => Math.abs(own - event.costCi) <= 2 * legs.length))
    add('DW-INV-11', { costCi: event.costCi, ownCi: cost });
  found.push(...judgeSpent(books, entry, event.costCi, last), ...judgeFacing(entry, event, last));
  return found;
}

function landsOnPrey(books: Books, entry: DinosaurEntry, end: Point3): boolean {
  const there = { ...entry, ...end };
  return [...books.figures.values()].some((f) => f.side === 'army' && present(f) && touches(books, f, there));
}

/** Only what stands in contact leaves it, and only once a turn (DW-AMOVE-2, DW-R-60). */
export function judgeLeftContact(books: Books, id: string): Violation[] {
  const entry = books.figures.get(id);
  if (entry?.side !== 'army' || entry.cls === 'weapon') return [{ rule: 'DW-AMOVE-2', facts: { figure: id } }];
  // People aboard are marked with their vehicle (DW-R-61).
  const there = (entry.cls === 'soldier' ? find(books, entry.aboard, 'vehicle') : null) ?? (entry as ArmyEntry);
  const fine = books.phase === 'army-movement' && !entry.leftContact && inContact(books, there);
  return fine ? [] : [{ rule: 'DW-AMOVE-2', facts: { figure: id, phase: books.phase, before: entry.leftContact } }];
}

/** Dinosaurs turn in phase 1, the army's vehicles and guns in phase 4 (DW-R-9, DW-R-26, DW-R-64). */
export function judgeTurned(books: Books, id: string, rule: string): Violation[] {
  const entry = books.figures.get(id);
  const facts = { figure: id, phase: books.phase };
  if (entry && !entry.alive) return [{ rule: 'DW-INV-20', facts }];
  if (entry?.cls === 'dinosaur') return books.phase === 'dinosaur-movement' ? [] : [{ rule, facts }];
  const gun = rule !== 'DW-MOVE-8' && (entry?.cls === 'weapon' || entry?.cls === 'vehicle');
  const early = varies(books, 'pivot_before_fire') && books.phase === 'regular-fire';
  return gun && (books.phase === 'army-movement' || early) ? [] : [{ rule, facts }];
}

type Declared = Extract<Event, { type: 'overrunDeclared' }>;

export function judgeDeclared(books: Books, event: Declared): Violation[] {
  const dinosaur = need(books, event.figure, 'dinosaur');
  const target = books.figures.get(event.target);
  const found = judgeTurnToMove(books, dinosaur);
  const add = (rule: string, facts: Facts): number => found.push({ rule, facts: { figure: dinosaur.id, ...facts } });
  if (target?.side !== 'army') add('DW-OVER-2', { target: event.target });
  else {
    if (!target.alive) add('DW-INV-20', { target: target.id });
    if (!reaches(books, dinosaur, target)) add('DW-INV-14', { target: target.id, gapCi: gapOf(dinosaur, target) });
    if (!faces(dinosaur, event.facing, target, 1)) add('DW-R-9', { facing: event.facing });
  }
  const wet = DINOSAURS[dinosaur.kind].swimmer && inWater(books, dinosaur);
  const cost = lengthOf(books, wet ? 100 : 200);
  if (event.costCi !== cost) add('DW-INV-14', { costCi: event.costCi, ownCi: cost });
  const most = allowance(books, dinosaur);
  if (dinosaur.spent + event.costCi > most) found.push(overspent(books, dinosaur, dinosaur.spent + event.costCi));
  const busy = books.overruns.find((open) => open.dinosaur === event.figure || open.target === event.target);
  if (busy) add('DW-R-24', { dinosaur: busy.dinosaur, target: busy.target });
  return found;
}

function inWater(books: Books, at: Point): boolean {
  return books.table.terrain.some((t) => TERRAIN[t.kind].water && inside(at, t.outline, -1e-9));
}

/** Contact, or a crewman at a weapon that is touched (DW-OVER-2, DW-CREW-11, DW-R-46). */
export function reaches(books: Books, dinosaur: DinosaurEntry, target: ArmyEntry): boolean {
  if (!present(target)) return false;
  if (touches(books, dinosaur, target)) return true;
  if (dinosaur.z > 0) return false;
  for (const gun of books.figures.values()) {
    if (gun.cls !== 'weapon' || !present(gun)) continue;
    const crew = gun.crew
      .map((id) => need(books, id, 'soldier'))
      .filter((man) => gapOf(man, gun) <= lengthOf(books, 100));
    const those: readonly ArmyEntry[] = [gun, ...crew];
    const touched = varies(books, 'weapon_and_crew_are_one') ? those : [gun];
    if (those.includes(target) && touched.some((one) => present(one) && touches(books, dinosaur, one))) return true;
  }
  return false;
}
