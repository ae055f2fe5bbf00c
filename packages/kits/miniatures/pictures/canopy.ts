import { PLASTIC, PLASTICS } from '../../art/palette';
import type { FigureArt } from '../figure-art';
import type { Picture } from './picture';

/** Pixels at the reference zoom per unit of the canopy's drawing. */
const UNIT = 0.78;

/** An open parachute; its origin is the point where its lines meet. */
export function canopyPicture({ canopy }: FigureArt, player: number): Picture {
  const tone = PLASTIC[PLASTICS[player] ?? 'green'];
  const [width, height] = [(canopy.width + 12) * UNIT, (canopy.height + 10) * UNIT];
  return {
    key: `canopy ${player}`,
    width,
    height,
    originX: width / 2,
    originY: height - 2 * UNIT,
    markup: `<g transform="translate(${width / 2} ${height - 2 * UNIT}) scale(${UNIT})">${canopy.markup(tone, 3)}</g>`,
  };
}
