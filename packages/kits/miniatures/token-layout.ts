/** Places the parts of a token round its base. */
import type { Sprite } from 'pixi.js';
import { BADGE_SIZE } from './pictures/badges';
import type { FigurePicture } from './pictures/figure';
import { plateAngle } from './plate-angle';
import { rimSlots } from './rim-slots';
import type { Box } from './shapes';
import type { Token } from './token';
import { badgesOf, type Part } from './token-parts';

/** The distance of a plate's middle from the edge, in px at the reference zoom. */
const PLATE_GAP = 7;
/** Half the width of a life plate, in px at the reference zoom. */
const PLATE_HALF = 12;
/** Size of a crew's plate as a share of a life plate: it is wide and stands on small bases. */
const CREW_PLATE = 0.84;
const RANK_ANGLE = Math.PI - 0.3;
/** The upper left, where neither plate nor notch is. */
const OWNER_ANGLE = -0.75 * Math.PI;
/** The distance of the pips below a plate's middle. */
const PIPS_BELOW = 17;

/** The input of a layout: the sprites, the base's middle and edge, and the scale of small signs. */
export interface Places {
  readonly sprite: (part: Part) => Sprite | undefined;
  readonly x: number;
  readonly y: number;
  /** The distance from the middle to the outside of the rim, in screen px. */
  readonly edge: number;
  readonly drawing: number;
}

function put(sprite: Sprite | undefined, x: number, y: number, size: number): void {
  if (!sprite) return;
  sprite.position.set(x, y);
  sprite.scale.set(size);
}

function onRim({ sprite, x, y, edge, drawing }: Places, part: Part, angle: number, out: number): Sprite | undefined {
  const found = sprite(part);
  const reach = edge + out * drawing;
  put(found, x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, drawing);
  return found;
}

/** The screen angle in radians of a facing on the table in degrees. */
export function screenAngle(facing: number): number {
  return (-facing * Math.PI) / 180;
}

/** The boxes of people nearby, and of the plates of others. */
export interface Crowd {
  readonly people: readonly Box[];
  readonly plates: readonly Box[];
}

/** The square of a plate round its middle. */
export function plateBox({ x, y }: Pick<Sprite, 'x' | 'y'>, drawing: number): Box {
  const half = PLATE_HALF * drawing;
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}

/** A token, and the facing with which it is drawn now. */
interface Turned {
  readonly token: Token;
  readonly facing: number;
  /** The things nearby on which no plate should lie. */
  readonly crowd: Crowd;
}

/** Whether a square round a point lies partly in a box. */
function touches({ left, right, top, bottom }: Box, x: number, y: number, half: number): boolean {
  return x + half > left && x - half < right && y + half > top && y - half < bottom;
}

/** The least size of the tag with a height, so that it can be read from afar. */
export const LEAST_TAG = 0.82;

/** Places plates, notches, rank, badges and tags on or beside the rim. */
export function layoutRim(view: Turned, places: Places): void {
  const { x, y, edge, drawing, sprite } = places;
  const { token } = view;
  const taken: number[] = [];
  const turn = screenAngle(view.facing);
  const notch = onRim(places, 'notch', turn, 1);
  if (notch) {
    notch.rotation = turn;
    taken.push(turn);
  }
  const gunTurn = screenAngle(token.gunFacing ?? 0);
  const gun = onRim(places, 'gun', gunTurn, notch && Math.abs(Math.sin((gunTurn - turn) / 2)) < 0.2 ? 15 : 1);
  if (gun) {
    gun.rotation = gunTurn;
    taken.push(gunTurn);
  }
  const out = edge + PLATE_GAP * drawing;
  const clearOf = (boxes: readonly Box[]) => (angle: number) =>
    !boxes.some((box) => touches(box, x + Math.cos(angle) * out, y + Math.sin(angle) * out, PLATE_HALF * drawing));
  const isLegible = clearOf(view.crowd.plates);
  const isFree = clearOf([...view.crowd.people, ...view.crowd.plates]);
  const hang = plateAngle(notch ? turn : null, isFree, isLegible);
  const plate = onRim(places, 'plate', hang, PLATE_GAP);
  if (plate) {
    if (token.crew) plate.scale.set(drawing * CREW_PLATE);
    taken.push(hang);
    put(sprite('pips'), plate.x, plate.y + PIPS_BELOW * drawing, drawing);
  }
  put(sprite('rank'), x - edge - 5 * drawing, y + 7 * drawing, drawing);
  if (sprite('rank')) taken.push(RANK_ANGLE);
  if (onRim(places, 'owner', OWNER_ANGLE, 3)) taken.push(OWNER_ANGLE);
  const badges = badgesOf(token).length;
  const away = BADGE_SIZE * 0.4;
  rimSlots(badges, edge / drawing + away, BADGE_SIZE, taken).forEach((angle, i) => {
    onRim(places, `badge${i}`, angle, away);
  });
  put(sprite('height'), x + edge + 8 * drawing, y + 2 * drawing, Math.max(LEAST_TAG, drawing));
}

/** Height of a wounded figure's plaster as a share of the figure's, unless a long neck makes it tall. */
const PLASTER_HEIGHT = 0.42;

/** Places the plaster on the flank of a drawing, straight above the feet, where every body is. */
export function layoutPlaster(
  plaster: Sprite | undefined,
  { x, y, scale, rotation, zIndex }: Sprite,
  { tall, width }: Pick<FigurePicture, 'tall' | 'width'>,
): void {
  if (!plaster) return;
  const up = Math.min(PLASTER_HEIGHT * tall, 0.24 * width) * scale.y;
  plaster.position.set(x + Math.sin(rotation) * up, y - Math.cos(rotation) * up);
  plaster.scale.set(scale.y * Math.min(1.4, Math.max(0.62, tall / 90)));
  plaster.rotation = rotation;
  plaster.zIndex = zIndex + 0.1;
}
