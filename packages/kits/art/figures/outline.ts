/**
 * Drawings as lists of points. `"10,20 30,5! 40,20"` is a closed smooth line through the points; `!` makes a sharp
 * corner; a leading `#` makes every point a corner; a leading `~` leaves the line open; `/` separates several lines.
 */

/** One point of an outline. */
export interface Knot {
  readonly x: number;
  readonly y: number;
  readonly corner: boolean;
}

/** One line of a drawing. */
export interface Contour {
  readonly knots: readonly Knot[];
  readonly closed: boolean;
}

/** Smallest box round some points. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const TENSION = 0.17;

function parseOne(text: string): Contour {
  const source = text.trim();
  const mark = source[0];
  const straight = mark === '#';
  const knots = source
    .replace(/^[#~]/, '')
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [x, y] = word.replace('!', '').split(',').map(Number);
      if (x === undefined || y === undefined || Number.isNaN(x) || Number.isNaN(y))
        throw new Error(`no point: ${word}`);
      return { x, y, corner: straight || word.endsWith('!') };
    });
  return { knots, closed: mark !== '~' };
}

/** Reads the notation; throws on anything that is not a point. */
export function parseContours(text: string): readonly Contour[] {
  return text.split('/').map(parseOne);
}

/** The two control points between knot `i` and the next. */
function handles(contour: Contour, i: number): readonly [number, number, number, number] {
  const { knots, closed } = contour;
  const count = knots.length;
  const at = (j: number) => (closed ? knots[(j + count) % count] : knots[Math.min(Math.max(j, 0), count - 1)]) as Knot;
  const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
  const pull = (knot: Knot, a: Knot, b: Knot, sign: number): readonly [number, number] =>
    knot.corner ? [knot.x, knot.y] : [knot.x + sign * TENSION * (b.x - a.x), knot.y + sign * TENSION * (b.y - a.y)];
  return [...pull(from, before, to, 1), ...pull(to, from, after, -1)] as [number, number, number, number];
}

const short = (value: number) => String(Math.round(value * 10) / 10);

function contourPath(contour: Contour): string {
  const { knots, closed } = contour;
  const steps = closed ? knots.length : knots.length - 1;
  const first = knots[0] as Knot;
  let d = `M${short(first.x)} ${short(first.y)}`;
  for (let i = 0; i < steps; i++) {
    const from = knots[i] as Knot;
    const to = knots[(i + 1) % knots.length] as Knot;
    if (from.corner && to.corner) {
      d += `L${short(to.x)} ${short(to.y)}`;
    } else {
      d += `C${[...handles(contour, i), to.x, to.y].map(short).join(' ')}`;
    }
  }
  return closed ? `${d}Z` : d;
}

/** SVG path data of a drawing in this notation. */
export function pathOf(text: string): string {
  return parseContours(text).map(contourPath).join('');
}

/** The same lines as polygons, with `detail` pieces for each curve: for boxes, and to compare black shapes. */
export function polygonsOf(text: string, detail = 6): readonly (readonly (readonly [number, number])[])[] {
  return parseContours(text).map((contour) => {
    const { knots, closed } = contour;
    const steps = closed ? knots.length : knots.length - 1;
    const points: [number, number][] = [];
    for (let i = 0; i < steps; i++) {
      const from = knots[i] as Knot;
      const to = knots[(i + 1) % knots.length] as Knot;
      const [ax, ay, bx, by] = handles(contour, i);
      for (let k = 0; k < detail; k++) {
        const t = k / detail;
        const u = 1 - t;
        const weights = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t] as const;
        points.push([
          weights[0] * from.x + weights[1] * ax + weights[2] * bx + weights[3] * to.x,
          weights[0] * from.y + weights[1] * ay + weights[2] * by + weights[3] * to.y,
        ]);
      }
    }
    const last = knots[knots.length - 1] as Knot;
    if (!closed) points.push([last.x, last.y]);
    return points;
  });
}

/** Box round several drawings. */
export function boundsOf(texts: readonly string[]): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const text of texts) {
    for (const [x, y] of polygonsOf(text).flat()) {
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, x);
      bottom = Math.max(bottom, y);
    }
  }
  return { left, top, right, bottom };
}
