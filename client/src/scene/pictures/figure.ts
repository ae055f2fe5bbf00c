/** A figure's drawing at its size on the table. */
import { figureArt, figureMetrics, figureSvg, outlineFor } from '../../art/figures';
import { ARMY_PLASTIC } from '../../art/palette';
import { REFERENCE_SCALE } from '../camera';
import type { Token } from '../model';
import type { Picture } from './picture';

/** Share of its real length at which a model is drawn: figures are upright, bases true. */
const LENGTH_SHARE = 0.62;
const LEAST_LENGTH = 56;
/** Pixels per drawing unit of a soldier, which makes a standing man 46 px tall. */
const SOLDIER_SCALE = 46 / 62;

/** A figure's picture, faces right unless mirrored, and how far its drawing reaches from its feet. */
export interface FigurePicture extends Picture {
  readonly head: { readonly x: number; readonly y: number };
  readonly muzzle: { readonly x: number; readonly y: number };
  /** From the feet to the highest point. */
  readonly tall: number;
}

/** What decides a figure's drawing. */
export type FigureLook = Pick<Token, 'art' | 'lengthCi' | 'player' | 'side'>;

/** Pixels per drawing unit at the reference zoom. */
function sizeOf(look: FigureLook, length: number): number {
  if (look.lengthCi === null) return SOLDIER_SCALE;
  return Math.max(LEAST_LENGTH, LENGTH_SHARE * look.lengthCi * REFERENCE_SCALE) / length;
}

/**
 * The drawing of a figure, put on the table by its feet. `shownScale` is how many screen pixels one picture pixel will
 * take: the outline stays as heavy on screen at every zoom. Head and muzzle are measured from the feet.
 */
export function figurePicture(look: FigureLook, state: 'normal' | 'dead', shownScale: number): FigurePicture {
  const art = figureArt(look.art);
  const upright = figureMetrics(art);
  const metrics = state === 'dead' ? figureMetrics(art, { state }) : upright;
  const unit = sizeOf(look, upright.length);
  const outline = outlineFor(unit * shownScale);
  const plastic = look.side === 'army' ? (ARMY_PLASTIC[look.player] ?? 'green') : 'green';
  const [width, height] = [metrics.width * unit, metrics.height * unit];
  const place = (p: { readonly x: number; readonly y: number }) => ({
    x: (p.x - metrics.anchor.x) * unit,
    y: (p.y - metrics.anchor.y) * unit,
  });
  return {
    key: `figure ${art} ${state} ${plastic} ${unit.toFixed(4)} ${outline.toFixed(1)}`,
    width,
    height,
    originX: metrics.anchor.x * unit,
    originY: metrics.anchor.y * unit,
    get markup() {
      return figureSvg(art, { outline, state, plastic, size: { width, height } });
    },
    head: place(metrics.head),
    muzzle: place(metrics.muzzle),
    tall: upright.tall * unit,
  };
}
