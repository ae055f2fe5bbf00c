/** Properties of movement and space: DW-INV-10 to DW-INV-16. Each function judges an event by the books before it. */
import type { Facts, Point } from '@dwo/kernel';
import { DINOSAURS } from '../data/dinosaurs';
import { TERRAIN } from '../data/terrain';
import type { Event } from '../events';
import { type Books, type DinosaurEntry, dinosaurEntry, type Entry, type SoldierEntry, type Violation } from './books';
import { faces, fromLeg, gapOf, inside, length, stretches, touches } from './space';

type Moved = Extract<Event, { type: 'moved' }>;

/** More than a hundredth of an inch, rounding aside. */
const OVERLAP = 1.001;

/** What one dinosaur or soldier may spend this turn (DW-MOVE-3, DW-AMOVE-1, DW-AMOVE-2). */
export function allowance(entry: Entry): number {
  if (entry.side === 'dinosaurs') return DINOSAURS[entry.kind].moveCi;
  return entry.leftContact ? 400 : 600;
}

/** Whether a figure stops another on its way (DW-R-5). */
function blocks(obstacle: Entry, mover: Entry): boolean {
  return obstacle.alive && obstacle !== mover && (mover.side === 'dinosaurs' || obstacle.side === 'dinosaurs');
}

/** Where a figure stands: on the table, on no other base, on passable ground (DW-INV-12, DW-INV-13). */
export function judgePlace(books: Books, entry: Entry): Violation[] {
  const found: Violation[] = [];
  const { widthCi, heightCi, terrain } = books.table;
  const { id, x, y, radius } = entry;
  if (x < radius || y < radius || x > widthCi - radius || y > heightCi - radius) {
    found.push({ rule: 'DW-INV-13', facts: { figure: id, x, y } });
  }
  for (const t of terrain) {
    if (!TERRAIN[t.kind].passable && inside(entry, t.outline, 1e-6)) {
      found.push({ rule: 'DW-INV-13', facts: { figure: id, terrain: t.id } });
    }
  }
  for (const other of books.figures.values()) {
    if (other.alive && other !== entry && gapOf(entry, other) < -OVERLAP) {
      found.push({ rule: 'DW-INV-12', facts: { figure: id, other: other.id, gapCi: gapOf(entry, other) } });
    }
  }
  return found;
}

/** Every leg of a way: on the table, past other bases, through passable ground. */
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
      if (!TERRAIN[t.kind].passable && stretches(a, b, t.outline, 1e-6).length > 0) {
        found.push({ rule: 'DW-INV-13', facts: { figure: entry.id, terrain: t.id, leg: i } });
      }
    }
  }
  return found;
}

function judgeTurnToMove(books: Books, entry: Entry): Violation[] {
  const facts = { figure: entry.id, phase: books.phase };
  if (!entry.alive) return [{ rule: 'DW-INV-20', facts }];
  const own = entry.side === 'dinosaurs' ? 'dinosaur-movement' : 'army-movement';
  if (books.phase !== own) return [{ rule: 'DW-INV-16', facts }];
  if (entry.side === 'army') return [];
  if (entry.failed) return [{ rule: 'DW-INV-15', facts }];
  return entry.moveOver ? [{ rule: 'DW-MOVE-8', facts }] : [];
}

/** Contact with a living dinosaur where the soldier stands now. */
export function inContact(books: Books, soldier: SoldierEntry): boolean {
  return [...books.figures.values()].some((f) => f.alive && f.side === 'dinosaurs' && touches(f, soldier));
}

export function judgeMoved(books: Books, event: Moved): Violation[] {
  const entry = books.figures.get(event.figure);
  const [start] = event.path;
  const last = event.path[event.path.length - 1];
  if (!entry || !start || !last) return [{ rule: 'DW-INV-11', facts: { figure: event.figure, path: 0 } }];
  const found = [...judgeTurnToMove(books, entry), ...judgeLegs(books, entry, event.path)];
  const add = (rule: string, facts: Facts): number => found.push({ rule, facts: { figure: entry.id, ...facts } });
  if (start.x !== entry.x || start.y !== entry.y) add('DW-INV-11', { x: start.x, y: start.y });
  const cost = event.path.slice(1).reduce((sum, p, i) => sum + Math.ceil(length(event.path[i] as Point, p)), 0);
  if (event.costCi !== cost) add('DW-INV-11', { costCi: event.costCi, ownCi: cost });
  if (entry.side === 'army' && inContact(books, entry) && !entry.leftContact && cost > 0) {
    add('DW-INV-11', { leftContact: false });
  }
  if (event.costCi < 0 || entry.spent + event.costCi > allowance(entry)) {
    add('DW-INV-10', { spentCi: entry.spent + event.costCi, allowanceCi: allowance(entry) });
  }
  const before = event.path[event.path.length - 2];
  if (before && length(before, last) > 0 && !faces(before, event.facing, last, 1)) {
    add('DW-R-9', { facing: event.facing });
  }
  return found;
}

export function judgeLeftContact(books: Books, id: string): Violation[] {
  const entry = books.figures.get(id);
  if (entry?.side !== 'army') return [{ rule: 'DW-AMOVE-2', facts: { figure: id } }];
  const fine = books.phase === 'army-movement' && !entry.leftContact && inContact(books, entry);
  return fine ? [] : [{ rule: 'DW-AMOVE-2', facts: { figure: id, phase: books.phase, before: entry.leftContact } }];
}

/** Turning and ending a move are for living dinosaurs in phase 1 (DW-R-9, DW-MOVE-8). */
export function judgeDinosaursTurn(books: Books, id: string, rule: string): Violation[] {
  const entry = books.figures.get(id);
  const fine = entry?.side === 'dinosaurs' && books.phase === 'dinosaur-movement';
  if (!fine) return [{ rule, facts: { figure: id, phase: books.phase } }];
  return entry.alive ? [] : [{ rule: 'DW-INV-20', facts: { figure: id } }];
}

type Declared = Extract<Event, { type: 'overrunDeclared' }>;

export function judgeDeclared(books: Books, event: Declared): Violation[] {
  const dinosaur: DinosaurEntry = dinosaurEntry(books, event.figure);
  const target = books.figures.get(event.target);
  const found = judgeTurnToMove(books, dinosaur);
  const add = (rule: string, facts: Facts): number => found.push({ rule, facts: { figure: dinosaur.id, ...facts } });
  if (target?.side !== 'army') add('DW-OVER-2', { target: event.target });
  else {
    if (!target.alive) add('DW-INV-20', { target: target.id });
    if (!touches(dinosaur, target)) add('DW-INV-14', { target: target.id, gapCi: gapOf(dinosaur, target) });
    if (!faces(dinosaur, event.facing, target, 1)) add('DW-R-9', { facing: event.facing });
  }
  if (event.costCi !== 200) add('DW-INV-14', { costCi: event.costCi });
  if (dinosaur.spent + event.costCi > allowance(dinosaur)) add('DW-INV-10', { spentCi: dinosaur.spent + event.costCi });
  const busy = books.overruns.find((open) => open.dinosaur === event.figure || open.target === event.target);
  if (busy) add('DW-R-24', { dinosaur: busy.dinosaur, target: busy.target });
  return found;
}
