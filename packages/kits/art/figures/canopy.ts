/** A parachute's canopy: cream and plastic panels with lines to a harness. Its origin is the point where the lines meet. */
import { CREAM, INK, type Tone } from '../palette';

/** Width and height of a canopy above its harness, in the units of the soldiers' drawings. */
export const CANOPY = { width: 92, height: 92 } as const;

const DOME = 'M-44 -46Q-44 -90 0 -91Q44 -90 44 -46';
const HEM = 'Q37 -55 29 -46Q22 -55 14.5 -46Q7 -55 0 -46Q-7 -55 -14.5 -46Q-22 -55 -29 -46Q-37 -55 -44 -46Z';
const GORES =
  'M-44 -46Q-44 -90 0 -91Q-28 -84 -29 -46Q-37 -55 -44 -46ZM-14.5 -46Q-14 -82 0 -91Q14 -82 14.5 -46Q7 -55 0 -46Q-7 -55 -14.5 -46ZM44 -46Q44 -90 0 -91Q28 -84 29 -46Q37 -55 44 -46Z';
const SHADE = 'M44 -46Q44 -90 0 -91Q34 -84 30 -46Q37 -55 44 -46Z';
const LINES = 'M-44 -46L-3 0M-29 -46L-2 0M-14.5 -46L-1 0M0 -46V0M14.5 -46L1 0M29 -46L2 0M44 -46L3 0';

/** The canopy as children of an svg, `outline` in its own units. */
export function canopyMarkup(tone: Tone, outline: number): string {
  const dome = DOME + HEM;
  return (
    `<path d="${LINES}" fill="none" stroke="${INK}" stroke-width="1.6"/>` +
    `<path d="${dome}" fill="${CREAM}" stroke="${INK}" stroke-width="${2 * outline}" stroke-linejoin="round" paint-order="stroke"/>` +
    `<path d="${GORES}" fill="${tone.flat}"/><path d="${SHADE}" fill="${tone.shade}"/>` +
    '<path d="M-38 -58Q-34 -82 -8 -87" fill="none" stroke="#FFFFFF" stroke-width="2.6" stroke-linecap="round"/>' +
    `<path d="M-29 -46Q-28 -84 0 -91Q28 -84 29 -46M-14.5 -46Q-14 -82 0 -91Q14 -82 14.5 -46" fill="none" stroke="${INK}" stroke-width="1.4"/>`
  );
}
