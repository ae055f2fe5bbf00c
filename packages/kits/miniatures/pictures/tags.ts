/** Small signs of a figure's state: rings, notch, plate, rank, pennant, label. */
import { playerSign } from '../../art/emblems';
import { CREAM, INK, MAKES, type Make, MUSTARD, POSTER_RED } from '../../art/palette';
import { measureText, n, type Picture } from './picture';

const SELECT = '#16B5E8';
const SELECT_LINE = '#0B6E99';

function dashed(radius: number, wanted: number, share: number): string {
  const count = Math.max(8, Math.round((2 * Math.PI * radius) / wanted));
  const period = (2 * Math.PI * radius) / count;
  return `${n(period * share)} ${n(period * (1 - share))}`;
}

function ringPicture(key: string, radius: number, reach: number, strokes: (c: number) => string): Picture {
  const half = Math.ceil(radius + reach);
  return {
    key: `${key} ${n(radius)}`,
    width: half * 2,
    height: half * 2,
    originX: half,
    originY: half,
    markup: strokes(half),
  };
}

function circle(c: number, radius: number, stroke: string, width: number, dash = ''): string {
  return `<circle cx="${c}" cy="${c}" r="${n(radius)}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"${dash && ` stroke-dasharray="${dash}"`}/>`;
}

/** The ring of the selected figure: white with blue dashes, round a base whose drawing ends at `edge`. */
export function selectedRing(edge: number): Picture {
  const radius = edge + 6;
  return ringPicture('selected', radius, 6, (c) =>
    [
      circle(c, radius, INK, 9.5),
      circle(c, radius, '#FFFFFF', 7),
      circle(c, radius, SELECT_LINE, 4.2, dashed(radius, 12, 0.62)),
      circle(c, edge + 1.5, SELECT, 3),
    ].join(''),
  );
}

/** The ring of the target: broken red on white. */
export function targetRing(edge: number): Picture {
  const radius = edge + 9;
  return ringPicture('target', radius, 8, (c) =>
    [
      circle(c, radius, INK, 12),
      circle(c, radius, CREAM, 10),
      circle(c, radius, POSTER_RED, 6, dashed(radius, 34, 0.66)),
    ].join(''),
  );
}

/** The ring of a figure that may be selected as target: thin red beads. */
export function candidateRing(edge: number): Picture {
  const radius = edge + 5;
  return ringPicture('candidate', radius, 5, (c) =>
    [circle(c, radius, CREAM, 5), circle(c, radius, POSTER_RED, 3, dashed(radius, 11, 0.5))].join(''),
  );
}

/** The facing notch: a cream arrowhead, whose picture points right and is rotated to the facing. */
export function notchPicture(line: number): Picture {
  return {
    key: `notch ${n(line)}`,
    width: 22,
    height: 26,
    originX: 4,
    originY: 13,
    markup: `<path d="M4 4L18 13L4 22Z" fill="${CREAM}" stroke="${INK}" stroke-width="${n(line * 1.1)}" stroke-linejoin="round"/>`,
  };
}

const EGG = 'M15 3C20.5 3 26.5 11 26.5 18.2C26.5 24 21.6 27.5 15 27.5C8.4 27.5 3.5 24 3.5 18.2C3.5 11 9.5 3 15 3Z';
const SHIELD = 'M4 4H26V18Q26 24 15 28.5Q4 24 4 18Z';

/** The life plate: an egg for rubber, a shield for plastic, in the player's colour. */
export function platePicture(make: Make, player: number, count: number): Picture {
  const plate = (MAKES[make][player] ?? MAKES[make][0]).plate;
  const shape = make === 'rubber' ? EGG : SHIELD;
  return {
    key: `plate ${make} ${player} ${count}`,
    width: 30,
    height: 31,
    originX: 15,
    originY: 15,
    markup: `<path d="${shape}" fill="${plate}" stroke="${INK}" stroke-width="4.4" stroke-linejoin="round"/><path d="${shape}" fill="${plate}" stroke="${CREAM}" stroke-width="1.2" stroke-linejoin="round"/>`,
    lettering: [
      {
        text: String(count),
        x: 15,
        y: make === 'rubber' ? 17 : 14.5,
        size: count > 9 ? 16 : 18,
        face: 'read',
        fill: CREAM,
      },
    ],
  };
}

const COIN = 21;

/** The owner's mark of a figure: the player's emblem on a coin of their colour, with a bright rim on one's own figures. */
export function ownerPicture(make: Make, player: number, owner: 'mine' | 'other'): Picture {
  const { plate } = MAKES[make][player % MAKES[make].length] ?? MAKES[make][0];
  const rim = owner === 'mine' ? MUSTARD : CREAM;
  return {
    key: `owner ${make} ${player} ${owner}`,
    width: COIN,
    height: COIN,
    originX: COIN / 2,
    originY: COIN / 2,
    markup:
      `<circle cx="10.5" cy="10.5" r="9.4" fill="${INK}"/><circle cx="10.5" cy="10.5" r="7.6" fill="${plate}" stroke="${rim}" stroke-width="${owner === 'mine' ? 2 : 1}"/>` +
      `<g transform="translate(10.5 10.5) scale(.72) translate(-12.6 -12.4)" fill="${CREAM}">${playerSign(make, player)}</g>`,
  };
}

/** The blue pennant that points down at the selected figure. */
export function pennantPicture(line: number): Picture {
  return {
    key: `pennant ${n(line)}`,
    width: 34,
    height: 26,
    originX: 17,
    originY: 24,
    markup: `<path d="M4 4H30L17 22Z" fill="${SELECT}" stroke="${INK}" stroke-width="${n(line * 1.3)}" stroke-linejoin="round"/>`,
  };
}

/** A sticking plaster, for a figure that has lost half its life points or more. */
export const PLASTER: Picture = {
  key: 'plaster',
  width: 28,
  height: 16,
  originX: 14,
  originY: 8,
  markup: `<g transform="rotate(-14 14 8)"><rect x="3" y="4" width="22" height="8" rx="4" fill="#F1C9A0" stroke="${INK}" stroke-width="1.8"/><rect x="10" y="4.6" width="8" height="6.8" fill="#FBE8D0"/><path d="M10 4.6v6.8M18 4.6v6.8" stroke="#B98A5C" stroke-width="1"/><path d="M6 7h1M6.6 9.4h1M21 7h1M21.4 9.4h1" stroke="#B98A5C" stroke-width="1.2"/></g>`,
};

const RANKS = {
  nco: '<path d="M7 13L12 8.6L17 13M7 18L12 13.6L17 18" fill="none" stroke="#FFC93C" stroke-width="2.6"/>',
  leader: '<path d="M9 7.5V18M15 7.5V18" stroke="#FFC93C" stroke-width="3.4"/>',
  hero: '<path d="M12 5.6L13.9 10.4L19 10.7L15 14L16.4 19L12 16.2L7.6 19L9 14L5 10.7L10.1 10.4Z" fill="#FFC93C"/>',
} as const;

/** The rank sign: gold on a dark shield, as two chevrons, two bars or a star. */
export function rankPicture(rank: 'nco' | 'leader' | 'hero'): Picture {
  return {
    key: `rank ${rank}`,
    width: 24,
    height: 27,
    originX: 12,
    originY: 13,
    markup: `<path d="M3 3H21V16Q21 21 12 24.5Q3 21 3 16Z" fill="#22381A" stroke="${INK}" stroke-width="2.2" stroke-linejoin="round"/>${RANKS[rank]}`,
  };
}

/** The sign before a chance: a sight for one's own figures, teeth for enemies. */
const CHANCE_SIGNS = {
  mine: '<path d="M9 0V5M9 13V18M0 9H5M13 9H18" stroke-width="2.4"/><circle cx="9" cy="9" r="5.4" fill="none" stroke-width="2.4"/>',
  theirs: '<path d="M1 2H17L14 15L11.5 6L9 17L6.5 6L4 15Z" fill="#8A1F17" stroke-width="1" stroke-linejoin="round"/>',
} as const;

/** The plate of a chance, which tells whose it is by its sign, its edge and its colour; its origin is its middle. */
export function chancePicture(text: string, owner: 'mine' | 'theirs'): Picture {
  const width = Math.ceil(measureText(text, 'read', 17) + 48);
  const [fill, line] = owner === 'mine' ? ['#E3F3FA', SELECT_LINE] : ['#F7D2C4', '#8A1F17'];
  const round = owner === 'mine' ? 13 : 4;
  return {
    key: `chance ${owner} ${width} ${text}`,
    width,
    height: 34,
    originX: width / 2,
    originY: 17,
    markup:
      `<rect x="5" y="6" width="${width - 6}" height="26" rx="${round}" fill="#3A2A10" opacity=".35"/><rect x="2.5" y="3.5" width="${width - 6}" height="26" rx="${round}" fill="${fill}" stroke="${line}" stroke-width="2.4"/>` +
      `<g transform="translate(10 7.5)" stroke="${line}">${CHANCE_SIGNS[owner]}</g>`,
    lettering: [
      { text, x: width / 2 + 9.5, y: 16.5, size: 17, face: 'read', fill: owner === 'mine' ? INK : '#8A1F17' },
    ],
  };
}

/** A cream plate with a text; its origin is its middle. */
export function labelPicture(text: string, tone: 'plain' | 'refused' = 'plain'): Picture {
  const width = Math.ceil(measureText(text, 'read', 17) + 28);
  const fill = tone === 'plain' ? CREAM : '#F7D2C4';
  return {
    key: `label ${tone} ${width} ${text}`,
    width,
    height: 34,
    originX: width / 2,
    originY: 17,
    markup: `<rect x="5" y="6" width="${width - 6}" height="26" rx="4" fill="#3A2A10" opacity=".35"/><rect x="2.5" y="3.5" width="${width - 6}" height="26" rx="4" fill="${fill}" stroke="${tone === 'plain' ? INK : POSTER_RED}" stroke-width="2.4"/>`,
    lettering: [
      { text, x: width / 2 - 0.5, y: 16.5, size: 17, face: 'read', fill: tone === 'plain' ? INK : '#8A1F17' },
    ],
  };
}
