/**
 * Judges moves on the ground and through the air: DW-INV-11 and DW-INV-15 to 18. Each function judges an event by the books
 * before it.
 */
import type { Facts, Point, Point3 } from '@dwo/kernel';
import { DINOSAURS } from '../rules/data/dinosaurs';
import type { Event } from '../rules/events';
import { type Books, find, lengthOf, need, plays, present, type Violation, varies } from './books';
import type { ArmyEntry, DinosaurEntry, Entry } from './entries';
import { judgeLegs } from './places';
import { faces, ground, inContact, length, touches } from './space';
import { judgeSpent, pays, price } from './spending';

type Moved = Extract<Event, { type: 'moved' }>;
type Flew = Extract<Event, { type: 'flew' }>;

/** A figure moves only in its own phase, alive and on the table. */
export function judgeTurnToMove(books: Books, entry: Entry): Violation[] {
  const facts = { figure: entry.id, phase: books.phase };
  if (!entry.alive || entry.absence !== null) return [{ rule: 'DW-INV-20', facts }];
  const own = entry.side === 'dinosaurs' ? 'dinosaur-movement' : 'army-movement';
  if (books.phase !== own || books.placing) return [{ rule: 'DW-INV-16', facts }];
  if (entry.cls === 'vehicle' && entry.immobile) return [{ rule: 'DW-INV-17', facts }];
  if (entry.cls !== 'dinosaur') return [];
  if (entry.failed) return [{ rule: 'DW-INV-15', facts }];
  return entry.moveOver ? [{ rule: 'DW-MOVE-8', facts }] : [];
}

/** Judges a move on the ground: its path, its cost and its end. */
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

function judgeFacing(entry: Entry, event: Moved | Flew, last: Point): Violation[] {
  const before = event.path[event.path.length - 2];
  if (entry.cls !== 'dinosaur' || !before || length(before, last) === 0 || faces(before, event.facing, last, 1))
    return [];
  return [{ rule: 'DW-R-9', facts: { figure: entry.id, facing: event.facing } }];
}

/** Judges a flight. Legs cost their length and the change of height, a dive its straight line (DW-FLY-2, DW-OPT-DIVE-1). */
export function judgeFlew(books: Books, event: Flew): Violation[] {
  const entry = need(books, event.figure, 'dinosaur');
  const [start] = event.path;
  const last = event.path[event.path.length - 1];
  if (!start || !last) return [{ rule: 'DW-INV-11', facts: { figure: event.figure, path: 0 } }];
  const found = judgeTurnToMove(books, entry);
  const add = (rule: string, facts: Facts): number => found.push({ rule, facts: { figure: entry.id, ...facts } });
  if (!DINOSAURS[entry.kind].flyer) add('DW-INV-18', { flyer: false });
  // A flyer that stands on a hill takes off from its top.
  const from = entry.z === 0 ? [0, ground(books, entry)] : [entry.z];
  if (start.x !== entry.x || start.y !== entry.y || !from.includes(start.z)) add('DW-INV-11', { ...start });
  if (event.path.some(({ z }) => z < 0 || z > lengthOf(books, 3600))) add('DW-INV-18', { path: 'height' });
  const legs = event.path.slice(1).map((b, i) => [event.path[i], b] as const);
  // A figure on a hill stands on its top.
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

/** Only a figure in contact leaves contact, and only once a turn (DW-AMOVE-2, DW-R-60). */
export function judgeLeftContact(books: Books, id: string): Violation[] {
  const entry = books.figures.get(id);
  if (entry?.side !== 'army' || entry.cls === 'weapon') return [{ rule: 'DW-AMOVE-2', facts: { figure: id } }];
  // People aboard are marked with their vehicle (DW-R-61).
  const there = (entry.cls === 'soldier' ? find(books, entry.aboard, 'vehicle') : null) ?? (entry as ArmyEntry);
  const fine = books.phase === 'army-movement' && !entry.leftContact && inContact(books, there);
  return fine ? [] : [{ rule: 'DW-AMOVE-2', facts: { figure: id, phase: books.phase, before: entry.leftContact } }];
}

/** Dinosaurs turn in phase 1, vehicles and guns in phase 4 (DW-R-9, DW-R-26, DW-R-64). */
export function judgeTurned(books: Books, id: string, rule: string): Violation[] {
  const entry = books.figures.get(id);
  const facts = { figure: id, phase: books.phase };
  if (entry && !entry.alive) return [{ rule: 'DW-INV-20', facts }];
  if (entry?.cls === 'dinosaur') return books.phase === 'dinosaur-movement' ? [] : [{ rule, facts }];
  const gun = rule !== 'DW-MOVE-8' && (entry?.cls === 'weapon' || entry?.cls === 'vehicle');
  const early = varies(books, 'pivot_before_fire') && books.phase === 'regular-fire';
  return gun && (books.phase === 'army-movement' || early) ? [] : [{ rule, facts }];
}
