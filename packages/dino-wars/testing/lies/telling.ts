/** Tells a lie: it changes the value of a place and asks the judge. */
import type { Judgement } from './judgement';
import { type Box, otherLists, otherWords } from './places';

/** Takes the judgement of a lie, with the row of the table that it belongs to. */
export type Hear = (row: string, judgement: Judgement) => void;

/** Changes the value of a place and returns the judgement. */
export type Ask = (value: unknown) => Judgement;

/** The amounts by which a number is changed. Where the judgement differs between two of them, the border is searched for. */
const FAR = [-1000, -150, -1, 0, 1, 150, 1000];
const SAME = (a: Judgement, b: Judgement): boolean => a.rules.join() === b.rules.join();

/** Lies about a number: nearby, far away, and on both sides of every border between judgements. */
export function aboutNumber(value: number, ask: Ask, hear: (judgement: Judgement) => void): void {
  const at = new Map(FAR.map((by) => [value + by, ask(value + by)]));
  const answer = (n: number): Judgement => {
    const known = at.get(n) ?? ask(n);
    at.set(n, known);
    return known;
  };
  for (const [i, by] of FAR.entries()) {
    let [low, high] = [value + by, value + (FAR[i + 1] ?? by)];
    if (SAME(answer(low), answer(high))) continue;
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (SAME(answer(low), answer(middle))) low = middle;
      else high = middle;
    }
  }
  at.delete(value);
  for (const [, judgement] of [...at].sort(([a], [b]) => a - b)) hear(judgement);
}

/** The keys of lengths, places and facings. */
const MEASURES = ['x', 'y', 'z', 'facing', 'gunFacing', 'spentCi', 'costCi'];

/** Lies about any value. */
export function aboutValue(
  name: string,
  value: unknown,
  ids: readonly string[],
  ask: Ask,
  hear: (j: Judgement) => void,
): void {
  if (typeof value === 'number') {
    if (MEASURES.includes(name)) aboutNumber(value, ask, hear);
    else for (const other of [value - 1, value + 1]) hear(ask(other));
  } else if (typeof value === 'boolean') hear(ask(!value));
  else if (Array.isArray(value)) for (const other of otherLists(name, value, ids)) hear(ask(other));
  else for (const other of otherWords(name, value, ids)) hear(ask(other));
}

/** Visits every plain value inside a box, and every list as a whole. */
export function inBox(box: object, row: string, visit: (box: Box, name: string, row: string) => void): void {
  for (const [name, value] of Object.entries(box)) {
    const here = Array.isArray(box) ? row : `${row}.${name}`;
    if (typeof value !== 'object' || value === null) visit(box as Box, name, here);
    else {
      if (Array.isArray(value)) visit(box as Box, name, `${here}[]`);
      inBox(value, here, visit);
    }
  }
}

/** Calls `then` with another value in a place, and restores the old one. */
export function swapped<T>(box: Box, name: string, value: unknown, then: () => T): T {
  const old = box[name];
  box[name] = value;
  try {
    return then();
  } finally {
    box[name] = old;
  }
}

/**
 * Visits every plain value and every list of plain values in a state, with full paths such as `after.soldiers.S.x`. Rules and
 * table are left out.
 */
export function inNamed(
  box: object,
  row: string,
  visit: (box: Box, name: string, row: string, value: unknown) => void,
): void {
  for (const [name, value] of Object.entries(box)) {
    const here = `${row}.${name}`;
    if (name === 'rules' || name === 'table' || name === 'scenario' || name === 'era') continue;
    const plain = typeof value !== 'object' || value === null;
    const list = Array.isArray(value) && value.every((one) => typeof one !== 'object' || one === null);
    if (plain || list) visit(box as Box, name, here, value);
    else inNamed(value, here, visit);
  }
}

const COLLECTIONS = /\.(dinosaurs|soldiers|vehicles|crewedWeapons|poles)\.[^.]+/g;

/** Returns the row with the id of a figure left out, so that a class has one row. */
export function generalRow(row: string): string {
  return row.replace(COLLECTIONS, '.$1').replace(/\.\d+/g, '');
}
