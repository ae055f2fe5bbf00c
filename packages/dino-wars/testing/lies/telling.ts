/** How a lie is told: something else put in a place, and the judge asked. */
import type { Judgement } from './judgement';
import { type Box, otherLists, otherWords } from './places';

/** Hears every lie with the row of the table it belongs to. */
export type Hear = (row: string, judgement: Judgement) => void;

/** Puts a value in a place and asks. */
export type Ask = (value: unknown) => Judgement;

/** How far a number is moved; where the judge changes their mind in between, the border is looked for. */
const FAR = [-1000, -150, -1, 0, 1, 150, 1000];
const SAME = (a: Judgement, b: Judgement): boolean => a.rules.join() === b.rules.join();

/** Lies about a number: near by, far off, and on both sides of every border where other rules are named. */
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

/** Numbers that measure something on the table, or what somebody has spent. */
const MEASURES = ['x', 'y', 'z', 'facing', 'gunFacing', 'spentCi', 'costCi'];

/** Lies about whatever stands in a place. */
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

/** Goes through all places of a box, lists of plain values as one, and lies in each. */
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

/** Asks with another value in a place, and puts the old one back. */
export function swapped<T>(box: Box, name: string, value: unknown, then: () => T): T {
  const old = box[name];
  box[name] = value;
  try {
    return then();
  } finally {
    box[name] = old;
  }
}

/** Places of a state by their whole names: `after.soldiers.S.x`. */
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

/** The same for everybody of a class. */
export function generalRow(row: string): string {
  return row.replace(COLLECTIONS, '.$1').replace(/\.\d+/g, '');
}
