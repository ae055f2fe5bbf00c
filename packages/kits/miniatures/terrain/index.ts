/** The drawing of each kind of terrain. */
import type { Picture } from '../pictures/picture';
import { centroid } from '../shapes';
import { buildingPicture, ruinsPicture } from './built';
import { rustyWreckPicture, saloonPicture } from './frontier';
import { hillPicture, mesaPicture, mountainPicture } from './heights';
import { adobeWallPicture, fencePicture, lowWallPicture, wallPicture } from './lines';
import { clearingPicture } from './open';
import { layer, type Piece, pictureOf, print } from './piece';
import { brokenPicture, redRocksPicture } from './rocks';
import { nestPicture, treeFootPicture, wastelandPicture, wreckPicture } from './things';
import { swampPicture, waterPicture } from './water';
import { feltPicture, scrubPicture } from './woods';

const DRAWINGS: Readonly<Record<string, (piece: Piece) => Picture>> = {
  open: clearingPicture,
  woods: feltPicture,
  hill: hillPicture,
  mountain: mountainPicture,
  broken: brokenPicture,
  ruins: ruinsPicture,
  building: buildingPicture,
  water: waterPicture,
  pool: waterPicture,
  'shallow-water': waterPicture,
  'deep-water': waterPicture,
  swamp: swampPicture,
  'deep-swamp': swampPicture,
  rocks: brokenPicture,
  wasteland: wastelandPicture,
  nest: nestPicture,
  wreck: wreckPicture,
  tree: treeFootPicture,
  wall: wallPicture,
  'low-wall': lowWallPicture,
  fence: fencePicture,
  mesa: mesaPicture,
  scrub: scrubPicture,
  'red-rocks': redRocksPicture,
  saloon: saloonPicture,
  'rusty-wreck': rustyWreckPicture,
  'adobe-wall': adobeWallPicture,
};

/** The picture of a piece; a kind without a drawing is a chalked area with its name. */
export function terrainPicture(piece: Piece): Picture {
  const draw = DRAWINGS[piece.kind.replace(/_/g, '-')];
  if (draw) return draw(piece);
  const markup = layer(piece.path, {
    fill: '#FFF6DE',
    'fill-opacity': 0.25,
    stroke: '#4D3B18',
    'stroke-width': 2.4,
    'stroke-dasharray': '9 6',
  });
  return pictureOf(piece, markup, [print(piece.label ?? piece.kind, centroid(piece.outline), '#4D3B18')]);
}
