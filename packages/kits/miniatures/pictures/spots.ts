/** Marks of single places: corners of a path, its end, a contact, an impact. */
import { CREAM, INK, MUSTARD, POSTER_RED } from '../../art/palette';
import { n, type Picture } from './picture';

function square(key: string, half: number, markup: string): Picture {
  return { key, width: half * 2, height: half * 2, originX: half, originY: half, markup };
}

/** The start of a path, or one of its corners. */
export function waypoint(kind: 'start' | 'corner', legal: boolean): Picture {
  const radius = kind === 'start' ? 4.5 : 6.5;
  const fill = kind === 'corner' && legal ? MUSTARD : CREAM;
  const edge = legal ? INK : POSTER_RED;
  return square(
    `waypoint ${kind} ${legal}`,
    10,
    `<circle cx="10" cy="10" r="${radius}" fill="${fill}" stroke="${edge}" stroke-width="2.6"/>`,
  );
}

/** The outline of a base at a planned place; hatched in red if it may not stand there. */
export function ghostDisc(radius: number, legal: boolean): Picture {
  const half = Math.ceil(radius + 4);
  const count = Math.max(8, Math.round((2 * Math.PI * radius) / 10));
  const period = (2 * Math.PI * radius) / count;
  const circle = (attributes: string) => `<circle cx="${half}" cy="${half}" r="${n(radius)}" ${attributes}/>`;
  const edge = legal ? INK : POSTER_RED;
  const hatch = legal
    ? ''
    : `<pattern id="h" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0H7" stroke="${POSTER_RED}" stroke-width="4.4"/></pattern>${circle('fill="url(#h)" opacity=".75"')}`;
  return square(
    `ghost ${n(radius)} ${legal}`,
    half,
    `${circle(`fill="${legal ? CREAM : POSTER_RED}" opacity="${legal ? 0.32 : 0.2}"`)}${hatch}${circle(
      `fill="none" stroke="${edge}" stroke-width="3" stroke-dasharray="${n(period * 0.58)} ${n(period * 0.42)}"`,
    )}`,
  );
}

function star(points: number, half: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = (i / (points * 2)) * 2 * Math.PI - Math.PI / 2;
    const reach = i % 2 === 0 ? outer : inner;
    return `${n(half + Math.cos(angle) * reach)} ${n(half + Math.sin(angle) * reach)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** A star where a figure will be touched, or was hit. */
export const FLASH: Picture = square(
  'flash',
  20,
  `<path d="${star(8, 20, 16.5, 8)}" fill="${MUSTARD}" stroke="${INK}" stroke-width="2.6" stroke-linejoin="round"/><circle cx="20" cy="20" r="4" fill="${POSTER_RED}"/>`,
);

/** One dot of the trail that replaces a movement under reduced motion. */
export const CRUMB: Picture = square(
  'crumb',
  5,
  `<circle cx="5" cy="5" r="3" fill="${CREAM}" stroke="${INK}" stroke-width="1.2"/>`,
);
