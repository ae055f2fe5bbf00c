/** Tables as people might draw them, by seed. */
import { Random } from '@dwo/kernel/testing';
import {
  DRAWN_KINDS,
  type Drawn,
  type DrawnKind,
  formOf,
  OBJECTIVES,
  type Options,
  TABLE,
  tableFaults,
} from '../rules';

type Terms = Pick<Options, 'scenario' | 'seats'>;

/** Places of half inches, as the editor has them. */
const SNAP = 500;

/** A box, or a line from corner to corner of one, in inches. */
export function piece(kind: DrawnKind, id: string, [west, south, east, north]: readonly number[]): Drawn {
  const [w, s, e, n] = [west, south, east, north].map((inches) => Math.round((inches ?? 0) * 1000)) as [
    number,
    number,
    number,
    number,
  ];
  const ends = [
    { x: w, y: s },
    { x: e, y: n },
  ];
  if (formOf(kind) === 'line') return { id, kind, outline: ends };
  return {
    id,
    kind,
    outline: [
      { x: w, y: s },
      { x: e, y: s },
      { x: e, y: n },
      { x: w, y: n },
    ],
  };
}

/** The place that a scenario needs, in the middle of the surface (VS-R-51). */
export function needed({ scenario }: Pick<Terms, 'scenario'>): Drawn[] {
  const kind = OBJECTIVES[scenario];
  return kind === undefined ? [] : [piece(kind, `${kind}-1`, [33, 21, 39, 27])];
}

function scribble(random: Random, at: number): Drawn {
  const kind = DRAWN_KINDS[random.below(DRAWN_KINDS.length)] ?? 'woods';
  const on = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value / SNAP) * SNAP));
  const middle = { x: random.below(TABLE.width), y: random.below(TABLE.height) };
  const reach = kind === 'tree' ? 1500 : 2000 + random.below(8000);
  const corners = formOf(kind) === 'line' ? 2 + random.below(3) : formOf(kind) === 'box' ? 4 : 3 + random.below(7);
  const turn = random.below(628) / 100;
  const outline = Array.from({ length: corners }, (_, i) => {
    const angle = turn + (2 * Math.PI * i) / corners;
    const far = (reach * (60 + random.below(40))) / 100;
    const at = { x: middle.x + far * Math.cos(angle), y: middle.y + far * Math.sin(angle) };
    return { x: on(at.x, TABLE.width), y: on(at.y, TABLE.height) };
  });
  return { id: `${kind}-${at}`, kind, outline };
}

/** A table on which a scenario can be played: up to 40 pieces, each kept if the rules admit it beside the others. */
export function scribbled(terms: Terms, seed: number): Drawn[] {
  const random = new Random(seed);
  let table = needed(terms);
  for (let at = random.below(40); at > 0; at--) {
    const next = [...table, scribble(random, at)];
    if (tableFaults(terms, next).length === 0) table = next;
  }
  return table;
}
