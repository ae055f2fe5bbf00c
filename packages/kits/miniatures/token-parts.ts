/** The parts of a token: the small pictures that it shows now, and the layer of each. */

import type { Layer } from './canvas';
import type { Badge, Token, TokenClass } from './model';
import { heightTagPicture, inchesUp, liftOf, pegPicture } from './pictures/air';
import { badgePicture, EYE } from './pictures/badges';
import { basePicture, rimOf } from './pictures/base';
import type { Picture } from './pictures/picture';
import {
  candidateRing,
  notchPicture,
  ownerPicture,
  PLASTER,
  pennantPicture,
  platePicture,
  rankPicture,
  selectedRing,
  targetRing,
} from './pictures/tags';
import { crewPlatePicture, footprintPicture, gunNotchPicture, pipsPicture } from './pictures/vehicle-tags';

/** The number of badges drawn at most; the first in the list matter most. */
const MOST_BADGES = 4;

/** The pieces of a token. */
export type Part =
  | 'footprint'
  | 'base'
  | 'ring'
  | 'peg'
  | 'figure'
  | 'plaster'
  | 'plate'
  | 'pips'
  | 'notch'
  | 'gun'
  | 'rank'
  | 'owner'
  | 'height'
  | 'eye'
  | `badge${number}`
  | 'pennant';

/** The layer of a part. */
export function layerOf(part: Part, token: Pick<Token, 'faces'>): Layer {
  switch (part) {
    case 'footprint':
    case 'base':
      return 'bases';
    case 'ring':
      return 'rings';
    // The arrowhead of a person who looks up the table would hide them.
    case 'notch':
      return token.faces ? 'rings' : 'plates';
    case 'peg':
    case 'figure':
    case 'plaster':
      return 'figures';
    default:
      return 'plates';
  }
}

/** The facts about a figure in the model besides its token. */
export interface Attention {
  readonly selected: boolean;
  /** Whether it is one of several that are selected together. */
  readonly grouped: boolean;
  readonly target: boolean;
  readonly candidate: boolean;
}

/** The facts that decide the parts of a token. */
export interface Seen {
  readonly token: Token;
  readonly attention: Attention;
  readonly alive: boolean;
  /** The life points to show now; effects may lag behind the model. */
  readonly life: Token['life'];
  /** The height to show now. */
  readonly z: number;
  /** Radius of the disc, in px at the reference zoom. */
  readonly radius: number;
  /** Px at the reference zoom per ci, at this zoom. */
  readonly perCi: number;
  /** Width of outlines, in px at the reference zoom. */
  readonly line: number;
}

/** The class of a token, derived from its make if it is left out. */
export function classOf(token: Token): TokenClass {
  return token.class ?? (token.make === 'rubber' ? 'creature' : 'person');
}

/** The badges to draw, the most important first. */
export function badgesOf(token: Token): readonly Badge[] {
  return (token.badges ?? []).slice(0, MOST_BADGES);
}

/** Whether it has lost half its life points or more, or has the badge `wounded`. */
function isWounded({ token, life }: Seen): boolean {
  if (token.badges?.includes('wounded')) return true;
  return life !== null && life.now * 2 <= life.max && classOf(token) === 'creature';
}

function ringPicture({ attention, radius, token }: Seen): Picture | null {
  const edge = radius + rimOf(token);
  if (attention.target) return targetRing(edge);
  if (attention.selected || attention.grouped) return selectedRing(edge);
  return attention.candidate ? candidateRing(edge) : null;
}

function plate({ token, life }: Seen): Picture | null {
  if (token.crew) return crewPlatePicture(token.player, token.crew);
  return life ? platePicture(token.make, token.player, life.now) : null;
}

/** Whether an arrowhead shows a token's facing. */
export function hasNotch(token: Token): boolean {
  const kind = classOf(token);
  if (kind === 'weapon') return !/-(packed|hitched)$/.test(token.art);
  return kind === 'creature' || kind === 'vehicle' || (kind === 'person' && token.faces === true);
}

function standing(seen: Seen): [Part, Picture | null][] {
  const { token, attention, life, radius, line, z, perCi } = seen;
  const { make, player, readiness, rank } = token;
  const look = { radius, make, player, readiness, selected: attention.selected, life, line };
  const size = token.lengthCi !== null && token.widthCi !== undefined;
  const round = (value: number) => Math.round(value * 2) / 2;
  return [
    ['base', basePicture({ ...look, neutral: classOf(token) === 'pole', hidden: token.hidden === true })],
    [
      'footprint',
      size
        ? footprintPicture(round((token.lengthCi ?? 0) * perCi), round((token.widthCi ?? 0) * perCi), player, line)
        : null,
    ],
    ['ring', ringPicture(seen)],
    ['plate', plate(seen)],
    ['pips', token.seats && token.seats.length > 0 ? pipsPicture(token.seats) : null],
    ['plaster', isWounded(seen) ? PLASTER : null],
    ['notch', hasNotch(token) ? notchPicture(line) : null],
    ['gun', token.gunFacing === undefined ? null : gunNotchPicture(player, line)],
    ['rank', rank && rank !== 'enlisted' ? rankPicture(rank) : null],
    ['owner', token.owner === undefined ? null : ownerPicture(make, player, token.owner)],
    ['peg', z > 0 ? pegPicture(liftOf(z)) : null],
    ['height', z > 0 ? heightTagPicture(inchesUp(z)) : null],
    ['eye', token.hidden ? EYE : null],
    ['pennant', attention.selected ? pennantPicture(line) : null],
    ...badgesOf(token).map((badge, i): [Part, Picture] => [`badge${i}`, badgePicture(badge)]),
  ];
}

/** The pictures of all parts but the figure itself; a dead figure has none. */
export function picturesOf(seen: Seen): ReadonlyMap<Part, Picture> {
  if (!seen.alive) return new Map();
  return new Map(standing(seen).filter((entry): entry is [Part, Picture] => entry[1] !== null));
}
