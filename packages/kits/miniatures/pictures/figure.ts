/** A figure's drawing at its size on the table. */
import { PLASTICS, type Plastic } from '../../art/palette';
import { REFERENCE_SCALE } from '../camera';
import type { Look } from '../look';
import type { Token } from '../model';
import type { Picture } from './picture';

/** The share of its real length at which a model is drawn: figures are upright, bases are true to scale. */
const LENGTH_SHARE = 0.62;
const LEAST_LENGTH = 56;
/** Vehicles are as long as their models, but at least this long, so that the crew on them fits. */
const LEAST_VEHICLE = 58;

/** Screen px of one px of the picture, for each step of density: drawings are a little smaller than their step. */
const SHARPNESS = 0.85;

/** A figure's picture, which faces right unless mirrored, with the extent of the drawing round its feet. */
export interface FigurePicture extends Picture {
  readonly head: { readonly x: number; readonly y: number };
  readonly muzzle: { readonly x: number; readonly y: number };
  /** From the feet to the highest point. */
  readonly tall: number;
}

/** The parts of a token that decide a figure's drawing. */
export type FigureLook = Pick<Token, 'art' | 'lengthCi' | 'player' | 'make' | 'class' | 'gunFacing'>;

/** The colour of a figure's plastic; one of rubber has its own colours. */
export function plasticOf({ make, player }: Pick<Token, 'make' | 'player'>): Plastic {
  return make === 'plastic' ? (PLASTICS[player] ?? 'green') : 'green';
}

/** Whether a figure with this facing looks left on screen; straight up and down count as right. */
export function looksLeft(facing: number): boolean {
  const turned = ((facing % 360) + 360) % 360;
  return turned > 90 && turned < 270;
}

/** Px per unit of the drawing at the reference zoom. */
function sizeOf(look: FigureLook, metrics: { readonly unit: number | null; readonly length: number }): number {
  if (metrics.unit !== null) return metrics.unit;
  const length = (look.lengthCi ?? 0) * REFERENCE_SCALE;
  const shown =
    look.class === 'vehicle' ? Math.max(LEAST_VEHICLE, length) : Math.max(LEAST_LENGTH, LENGTH_SHARE * length);
  return shown / metrics.length;
}

/**
 * The drawing of a figure; its origin is its feet. `look` says how many screen px one px of the picture takes, so that the
 * outline has the same weight on screen at every zoom. Head and muzzle are measured from the feet. `facing` is the figure's
 * facing: parts that turn are drawn so that they point right once the picture is mirrored.
 */
export function figurePicture(
  figure: FigureLook,
  state: 'normal' | 'dead',
  look: Pick<Look, 'art' | 'step'>,
  facing = 0,
): FigurePicture {
  const drawn = look.art;
  const art = drawn.known(figure.art);
  const turned = state === 'normal' && figure.gunFacing !== undefined;
  const gun = turned ? drawn.gun(figure.gunFacing ?? 0, looksLeft(facing)) : 0;
  const upright = drawn.metrics(art, { gun });
  const metrics = state === 'dead' ? drawn.metrics(art, { state }) : upright;
  const unit = sizeOf(figure, upright);
  const outline = drawn.outline(unit * look.step * SHARPNESS);
  const plastic = plasticOf(figure);
  const [width, height] = [metrics.width * unit, metrics.height * unit];
  const place = (p: { readonly x: number; readonly y: number }) => ({
    x: (p.x - metrics.anchor.x) * unit,
    y: (p.y - metrics.anchor.y) * unit,
  });
  return {
    key: `figure ${art} ${state} ${plastic} ${unit.toFixed(4)} ${outline.toFixed(1)} ${gun}`,
    width,
    height,
    originX: metrics.anchor.x * unit,
    originY: metrics.anchor.y * unit,
    get markup() {
      return drawn.svg(art, { outline, state, plastic, gun, size: { width, height } });
    },
    head: place(metrics.head),
    muzzle: place(metrics.muzzle),
    tall: upright.tall * unit,
  };
}
