/** Judges the places of figures and the terrain on their paths: DW-INV-12, 13 and 18. */
import type { Point } from '@dwo/kernel';
import { DINOSAURS } from '../rules/data/dinosaurs';
import { TERRAIN, type TerrainKind } from '../rules/data/terrain';
import { type Books, lengthOf, present, type Violation } from './books';
import type { Entry } from './entries';
import { fromLeg, gapOf, ground, heights, inside, stretches } from './space';

/**
 * Returns the overlap in ci that is too much: a thousandth of an inch, in matches of version 4 a hundredth (DW-R-4), and
 * room for rounding.
 */
function overlap({ rules }: Books): number {
  return rules.asOf < 5 ? 1.001 : 0.101;
}

/** Whether a figure stops another on its way (DW-R-5, DW-R-12). */
function blocks(obstacle: Entry, mover: Entry): boolean {
  if (!present(obstacle) || obstacle === mover || obstacle.z > 0) return false;
  return mover.cls !== 'soldier' || obstacle.cls !== 'soldier';
}

/** Whether a figure's centre may not be on this terrain (DW-R-10, DW-SWIM-2). */
function isBarred(kind: TerrainKind, entry: Entry): boolean {
  if (entry.z > 0) return false;
  const { passable, water } = TERRAIN[kind];
  if (passable) return entry.cls === 'vehicle' && kind === 'building';
  return !(water && entry.cls === 'dinosaur' && DINOSAURS[entry.kind].swimmer);
}

/** A figure is on the table, on no other base, on passable ground, and at a possible height (DW-INV-12, 13, 18). */
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
    if (other === entry || !present(other) || gapOf(entry, other) >= -overlap(books) || apart(books, entry, other))
      continue;
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

/** Every leg of a path on the ground is on the table, past other bases, and through passable ground. */
export function judgeLegs(books: Books, entry: Entry, path: readonly Point[]): Violation[] {
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
      if (blocks(other, entry) && fromLeg(other, a, b) < r + other.radius - overlap(books)) {
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
