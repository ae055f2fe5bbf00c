/** Knobs that can be dragged, and small marks of places. */
import { CREAM, GOLD, INK, MUSTARD, POSTER_RED } from '../../art/palette';
import type { Handle } from '../model';
import type { Picture } from './picture';

const SELECT = '#16B5E8';

/** Radius of each knob's drawing, in px. */
export const KNOB_RADIUS: Readonly<Record<Handle['type'], number>> = {
  facing: 12,
  corner: 8,
  edge: 6.5,
  'remove-corner': 9,
  middle: 13,
  spot: 15,
  waypoint: 7,
};

function round(key: string, radius: number, fill: string, sign: string): Picture {
  const half = Math.ceil(radius + 4);
  return {
    key: `knob ${key}`,
    width: half * 2,
    height: half * 2,
    originX: half,
    originY: half,
    markup:
      `<circle cx="${half + 1.5}" cy="${half + 2}" r="${radius}" fill="#3A2A10" opacity=".4"/>` +
      `<circle cx="${half}" cy="${half}" r="${radius}" fill="${fill}" stroke="${INK}" stroke-width="2.6"/>` +
      `<g transform="translate(${half} ${half})" fill="none" stroke="${INK}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round">${sign}</g>`,
  };
}

/** The knob that turns a figure; its picture points right and is rotated outward. */
export const TURN_KNOB: Picture = round(
  'turn',
  KNOB_RADIUS.facing,
  SELECT,
  '<path d="M-3 -6.4Q6 -5 6 0Q6 5 -3 6.4"/><path d="M-1 -9L-4.6 -6.2L-1.4 -3.2M-1 9L-4.6 6.2L-1.4 3.2"/>',
);

/** The knob that turns a gun. */
export const GUN_KNOB: Picture = round(
  'gun',
  KNOB_RADIUS.facing,
  MUSTARD,
  `<path d="M-7 -2.4H4V-4.4H8V4.4H4V2.4H-7Z" fill="${CREAM}"/>`,
);

/** The knob on a corner; filled if it is selected. */
export function cornerKnob(chosen: boolean, legal: boolean): Picture {
  return round(`corner ${chosen} ${legal}`, KNOB_RADIUS.corner, chosen ? (legal ? SELECT : POSTER_RED) : CREAM, '');
}

/** The knob on the middle of an edge, from which a new corner can be dragged. */
export const EDGE_KNOB: Picture = round(
  'edge',
  KNOB_RADIUS.edge,
  CREAM,
  '<path d="M-2.8 0H2.8M0 -2.8V2.8" stroke-width="1.8"/>',
);

/** The cross that removes a corner. */
export const REMOVE_KNOB: Picture = round(
  'remove',
  KNOB_RADIUS['remove-corner'],
  POSTER_RED,
  `<path d="M-3.4 -3.4L3.4 3.4M3.4 -3.4L-3.4 3.4" stroke="${CREAM}" stroke-width="2.8"/>`,
);

/** The ring that moves a whole piece. */
export const MOVE_KNOB: Picture = round(
  'move',
  KNOB_RADIUS.middle,
  SELECT,
  '<path d="M-8 0H8M0 -8V8M-5.6 -2.4L-8 0L-5.6 2.4M5.6 -2.4L8 0L5.6 2.4M-2.4 -5.6L0 -8L2.4 -5.6M-2.4 5.6L0 8L2.4 5.6"/>',
);

/** The knob on a corner of a planned path. */
export const WAYPOINT_KNOB: Picture = round('waypoint', KNOB_RADIUS.waypoint, MUSTARD, '');

const SPOT_FILLS = { free: CREAM, mine: GOLD, taken: '#A89A78' } as const;

/** A numbered counter that marks a place of the setup. */
export function spotPicture(number: number, tone: keyof typeof SPOT_FILLS): Picture {
  return {
    key: `spot ${number} ${tone}`,
    width: 38,
    height: 38,
    originX: 19,
    originY: 19,
    markup:
      `<circle cx="21" cy="22" r="15" fill="#3A2A10" opacity=".35"/><circle cx="19" cy="19" r="15" fill="${SPOT_FILLS[tone]}" stroke="${INK}" stroke-width="2.6"/>` +
      `<circle cx="19" cy="19" r="11.6" fill="none" stroke="${INK}" stroke-width="1.4" stroke-dasharray="2.6 2.4"/>`,
    lettering: [{ text: String(number), x: 19, y: 19, size: number > 9 ? 17 : 20, face: 'shout', fill: INK }],
  };
}

/** A folded paper aeroplane that flies to the right. */
export const PLANE: Picture = {
  key: 'plane',
  width: 62,
  height: 48,
  originX: 26,
  originY: 24,
  markup:
    `<path d="M6 8L58 24L6 42L16 25Z" fill="#3A2A10" opacity=".3" transform="translate(3 5)"/>` +
    `<path d="M6 6L58 24L16 26Z" fill="#FFFDF2" stroke="${INK}" stroke-width="2.6" stroke-linejoin="round"/>` +
    `<path d="M6 42L58 24L16 26Z" fill="#E3D6B0" stroke="${INK}" stroke-width="2.6" stroke-linejoin="round"/>` +
    `<path d="M16 26L58 24L22 32Z" fill="#B9A877" stroke="${INK}" stroke-width="2" stroke-linejoin="round"/>`,
};

/** The mark where paratroopers come down. */
export const LANDING: Picture = {
  key: 'landing',
  width: 44,
  height: 44,
  originX: 22,
  originY: 22,
  markup:
    `<circle cx="22" cy="22" r="17" fill="none" stroke="${INK}" stroke-width="6.4"/><circle cx="22" cy="22" r="17" fill="none" stroke="${CREAM}" stroke-width="3.4"/>` +
    `<path d="M12 12L32 32M32 12L12 32" stroke="${INK}" stroke-width="7.4" stroke-linecap="round"/><path d="M12 12L32 32M32 12L12 32" stroke="${POSTER_RED}" stroke-width="4" stroke-linecap="round"/>`,
};
