/** Judges the costs of paths and the allowances of figures: DW-INV-10, 11 and 38. */
import type { Point } from '@dwo/kernel';
import { DINOSAURS } from '../rules/data/dinosaurs';
import { TERRAIN } from '../rules/data/terrain';
import type { Event } from '../rules/events';
import { type Books, lengthOf, plays, present, type Violation, varies } from './books';
import type { DinosaurEntry, Entry } from './entries';
import { inside, length, stretches, touches } from './space';

/** Returns the allowance of a figure this turn (DW-MOVE-3, DW-AMOVE-1 to 4). Halvings leave fractions. */
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

/**
 * Returns the least and the most that a path on the ground may cost. Legs round up, and a swimmer pays half in water
 * (DW-R-13).
 */
export function price(books: Books, entry: Entry, path: readonly Point[]): readonly [least: number, most: number] {
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
    // Pools may overlap: a point is wet if it lies in any of them.
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

/** A figure never spends more than its allowance. A dinosaur that goes beyond its rate must charge into contact (DW-INV-10). */
export function judgeSpent(books: Books, entry: Entry, costCi: number, end: Point): Violation[] {
  const spent = entry.spent + costCi;
  const most = allowance(books, entry);
  if (costCi < 0) return [{ rule: 'DW-INV-10', facts: { figure: entry.id, costCi } }];
  if (spent > most) return [overspent(books, entry, spent)];
  if (entry.cls !== 'dinosaur' || spent <= lengthOf(books, DINOSAURS[entry.kind].moveCi)) return [];
  const there = { ...entry, x: end.x, y: end.y, z: 'z' in end ? Number(end.z) : 0 };
  const contact = [...books.figures.values()].some((f) => f.side === 'army' && present(f) && touches(books, f, there));
  return contact ? [] : [{ rule: 'DW-R-90', facts: { figure: entry.id, spentCi: spent } }];
}

/** Returns the violation of an overspent allowance. Up to 2" more, in a match with charges, is a second charge (DW-INV-38). */
export function overspent(books: Books, entry: Entry, spentCi: number): Violation {
  const allowanceCi = allowance(books, entry);
  const charges = entry.cls === 'dinosaur' && plays(books, 'dino_charge');
  const again = charges && spentCi <= lengthOf(books, DINOSAURS[entry.kind].moveCi) + lengthOf(books, 200);
  return { rule: again ? 'DW-INV-38' : 'DW-INV-10', facts: { figure: entry.id, spentCi, allowanceCi } };
}

/** Whether a point is in unusual terrain that costs movement (DW-OPT-TERR-1). */
export function standsInDear(books: Books, at: Point): boolean {
  if (!plays(books, 'terrain_penalties')) return false;
  return books.table.terrain.some(({ kind, outline }) => TERRAIN[kind].unusual && inside(at, outline, -1e-9));
}

/** Whether a path on the ground goes through unusual terrain that costs movement (DW-OPT-TERR-1, DW-OPT-TERR-2, DW-R-75). */
export function pays(books: Books, entry: Entry, path: readonly Point[]): boolean {
  if (!plays(books, 'terrain_penalties')) return false;
  const swims = entry.cls === 'dinosaur' && DINOSAURS[entry.kind].swimmer;
  const rough = books.table.terrain.filter(({ kind }) => TERRAIN[kind].unusual && !(swims && TERRAIN[kind].water));
  return rough.some(({ outline }) =>
    path.some((b, i) => i > 0 && stretches(path[i - 1] as Point, b, outline, 1e-3).length > 0),
  );
}

/** The toll is paid once a turn, at the price for the class of figure (DW-OPT-TERR-2, DW-OPT-TERR-3). */
export function judgePaidTerrain(books: Books, event: Extract<Event, { type: 'paidTerrain' }>): Violation[] {
  const entry = books.figures.get(event.figure);
  const cost = lengthOf(books, entry?.cls === 'vehicle' ? 600 : 200);
  const again = entry !== undefined && 'paidTerrain' in entry && entry.paidTerrain;
  const facts = { figure: event.figure, costCi: event.costCi, again };
  if (!plays(books, 'terrain_penalties')) return [{ rule: 'DW-INV-29', facts }];
  return again || event.costCi !== cost ? [{ rule: 'DW-INV-11', facts }] : [];
}
