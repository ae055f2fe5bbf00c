/**
 * Traces of wind, wheels and feet on the sand: dunes, a track, footprints. They have no meaning in the game, and lie under all
 * terrain.
 */
import type { Point } from '@dwo/kernel';
import type { SceneModel } from '../model';
import { edgeDistance, insideOutline, scatter } from '../shapes';
import { firstTerrain } from './decor';
import { n } from './picture';

/** A ground in px at the reference zoom. */
interface Land {
  readonly width: number;
  readonly height: number;
  /** Outlines of the terrain, which covers what is under it. */
  readonly covers: readonly (readonly Point[])[];
}

interface Step {
  readonly at: Point;
  /** The direction, a vector of length 1. */
  readonly ahead: Point;
}

const TRIES = 24;
const STEPS = 72;
/** Half the distance between two wheels. */
const AXLE = 14;
const STRIDE = 38;

/** All traces as SVG, the same for the same table. */
export function trailsMarkup(table: SceneModel['table'], scale: number): string {
  const terrain = firstTerrain(table);
  const land: Land = {
    width: table.widthCi * scale,
    height: table.heightCi * scale,
    covers: terrain.map(({ outline }) =>
      outline.map(({ x, y }) => ({ x: x * scale, y: (table.heightCi - y) * scale })),
    ),
  };
  const name = `${table.widthCi} ${table.heightCi} ${terrain.length}`;
  // A table with a road needs no track, and nobody has driven on the island.
  const driven = table.look !== 'island' && terrain.every(({ kind }) => kind !== 'open');
  const all =
    dunes(land, name) + (driven ? track(land, name) : '') + (table.prints === false ? '' : footprints(land, name));
  const sheet = `<clipPath id="land"><path d="M0 0H${n(land.width)}V${n(land.height)}H0Z"/></clipPath>`;
  return `${sheet}<g clip-path="url(#land)">${all}</g>`;
}

function covered({ covers }: Land, { x, y }: Point, room = 0): boolean {
  return covers.some((outline) => insideOutline(outline, x, y) || (room > 0 && edgeDistance(outline, x, y) < room));
}

/** A bend from one edge to the opposite one: of several, the one least covered by terrain. */
function way(land: Land, name: string, across: boolean): readonly Step[] {
  const random = scatter(name);
  const [long, wide] = across ? [land.width, land.height] : [land.height, land.width];
  const ways = Array.from({ length: TRIES }, () => {
    const side = [0, 1, 2, 3].map(() => (0.08 + random() * 0.84) * wide);
    return Array.from({ length: STEPS + 1 }, (_, i) => {
      const { at, ahead } = onBend(side, i / STEPS, long);
      return across ? { at, ahead } : { at: { x: at.y, y: at.x }, ahead: { x: ahead.y, y: ahead.x } };
    });
  });
  const hidden = ways.map((steps) => steps.filter(({ at }) => covered(land, at, AXLE * 2)).length);
  return ways[hidden.indexOf(Math.min(...hidden))] ?? [];
}

/** A place on a cubic curve whose four control points lie evenly along `long`. */
function onBend([a = 0, b = 0, c = 0, d = 0]: readonly number[], t: number, long: number): Step {
  const u = 1 - t;
  const y = a * u * u * u + 3 * b * u * u * t + 3 * c * u * t * t + d * t * t * t;
  const slope = 3 * ((b - a) * u * u + 2 * (c - b) * u * t + (d - c) * t * t);
  const length = Math.hypot(long, slope);
  return { at: { x: t * long, y }, ahead: { x: long / length, y: slope / length } };
}

function beside({ at, ahead }: Step, out: number): Point {
  return { x: at.x - ahead.y * out, y: at.y + ahead.x * out };
}

/** Two ruts with prints of tyres, and flattened sand between them. */
function track(land: Land, name: string): string {
  const steps = way(land, `track ${name}`, land.width >= land.height);
  const line = (out: number, style: string) => {
    const points = steps.map((step) => beside(step, out)).map(({ x, y }) => `${n(x)} ${n(y)}`);
    return `<path d="M${points.join('L')}" fill="none" stroke-linejoin="round" ${style}/>`;
  };
  const rut = (out: number) =>
    line(out, 'stroke="#9A7B43" stroke-width="9" opacity=".27"') +
    line(out, 'stroke="#745829" stroke-width="8" stroke-dasharray="2.6 6" opacity=".3"') +
    line(out - 5, 'stroke="#F4E7BF" stroke-width="1.8" opacity=".5"');
  return (
    line(0, 'stroke="#BFA063" stroke-width="58" opacity=".17"') +
    line(0, 'stroke="#BFA063" stroke-width="42" opacity=".2"') +
    rut(-AXLE) +
    rut(AXLE)
  );
}

const PRINT = 'M0 10L0 2L-8 -5M0 2V-10M0 2L8 -5';

/** Footprints with three toes, left and right, of a large creature. */
function footprints(land: Land, name: string): string {
  const steps = way(land, `feet ${name}`, land.width < land.height);
  let gone = STRIDE;
  let last = steps[0]?.at ?? { x: 0, y: 0 };
  let left = false;
  const prints: string[] = [];
  for (const step of steps.flatMap((each, i) => between(each, steps[i + 1]))) {
    gone += Math.hypot(step.at.x - last.x, step.at.y - last.y);
    last = step.at;
    if (gone < STRIDE) continue;
    gone = 0;
    left = !left;
    const { x, y } = beside(step, left ? -10 : 10);
    if (covered(land, { x, y }, 12)) continue;
    const turn = (Math.atan2(step.ahead.x, -step.ahead.y) * 180) / Math.PI;
    prints.push(`<path d="${PRINT}" transform="translate(${n(x)} ${n(y)}) rotate(${n(turn + (left ? -8 : 8))})"/>`);
  }
  const group = (style: string) =>
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round" ${style}>${prints.join('')}</g>`;
  return (
    group('stroke="#F6EAC6" stroke-width="5.4" opacity=".55" transform="translate(1.6 1.8)"') +
    group('stroke="#84652F" stroke-width="4.6" opacity=".42"')
  );
}

/** The stretch to the next step in small pieces, so that strides come out even. */
function between(from: Step, to: Step | undefined): readonly Step[] {
  if (to === undefined) return [from];
  return [0, 1, 2, 3].map((k) => {
    const t = k / 4;
    const at = { x: from.at.x + (to.at.x - from.at.x) * t, y: from.at.y + (to.at.y - from.at.y) * t };
    return { at, ahead: from.ahead };
  });
}

/** Crescents of blown sand in open places: lit crests, shaded lees, ripples before them. */
function dunes(land: Land, name: string): string {
  const random = scatter(`dunes ${name}`);
  const most = Math.max(5, Math.min(26, Math.round((land.width * land.height) / 120_000)));
  const made: string[] = [];
  for (let i = 0; i < most * 4 && made.length < most; i++) {
    const [half, rise] = [60 + random() * 95, 26 + random() * 26];
    const [x, y] = [random() * land.width, random() * land.height];
    const turn = n(-16 + random() * 22);
    const feet = [-0.8, 0, 0.8].map((share) => ({ x: x + half * share, y: y - rise * 0.3 }));
    if (feet.some((foot) => covered(land, foot, 20))) continue;
    if (x < half + 12 || x > land.width - half - 12 || y < rise + 12 || y > land.height - 34) continue;
    made.push(`<g transform="translate(${n(x)} ${n(y)}) rotate(${turn})">${dune(half, rise)}</g>`);
  }
  return made.join('');
}

function dune(half: number, rise: number): string {
  const bow = (share: number, up: number, back: number) => {
    const [w, top, low] = [n(half * share), n(-rise * up), n(-rise * back)];
    return `M-${w} 0Q0 ${top} ${w} 0Q0 ${low} -${w} 0Z`;
  };
  const ripples = [0.72, 0.52, 0.34].map((share, i) => {
    const w = half * share;
    return `M${n(-w)} ${n(9 + i * 8)}Q0 ${n(9 + i * 8 - rise * share * 0.75)} ${n(w)} ${n(9 + i * 8)}`;
  });
  return (
    `<path d="${bow(1, 2.1, 1.1)}" fill="#F7EBC4" opacity=".5"/>` +
    `<path d="${bow(1, 1.1, 0.25)}" fill="#A98751" opacity=".24"/>` +
    `<path d="M${n(-half)} 0Q0 ${n(-rise * 1.1)} ${n(half)} 0" fill="none" stroke="#A98751" stroke-width="1.8" opacity=".4"/>` +
    `<path d="${ripples.join('')}" fill="none" stroke="#B3935A" stroke-width="2" stroke-linecap="round" opacity=".3"/>`
  );
}
