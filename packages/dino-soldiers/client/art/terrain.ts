/** Pictures of the tiles from above, 100 by 100: one for each face, one for the back, and one for Obstacles. */
import { CREAM, INK, MUSTARD, POSTER_RED } from '@dwo/kits/art/palette';
import { FACE_IDS, FACES, type Face } from '../../rules';
import { blob, type Chance, chance, crown, EARTH, GREENS, leaf, stone, tuft, tufts } from './flora';

const FLOOR = {
  open: '#A9B95C',
  rough: '#8FA84F',
  cluttered: '#7E9C48',
  unforgiving: '#B08A55',
  start: '#C2AE6C',
} as const;

/** The ground of a tile, with a light upper edge and a dark lower edge. */
function ground(colour: string, picture: string): string {
  return (
    `<svg viewBox="0 0 100 100"><rect x="1.5" y="1.5" width="97" height="97" rx="7" fill="${colour}"/>` +
    `<g clip-path="inset(2px round 7px)">${picture}</g>` +
    `<path d="M3 92V9Q3 3 9 3H91" fill="none" stroke="${CREAM}" stroke-width="2.4" opacity=".5"/>` +
    `<rect x="1.5" y="1.5" width="97" height="97" rx="7" fill="none" stroke="${INK}" stroke-width="3"/></svg>`
  );
}

const patch = (x: number, y: number, rx: number, ry: number, colour: string, roll: Chance, opacity = 1) =>
  `<path d="${blob(x, y, rx, ry, roll)}" fill="${colour}" opacity="${opacity}"/>`;

const mottled = (colour: string, roll: Chance) =>
  [0, 1, 2, 3].map(() => patch(roll() * 100, roll() * 100, 22, 16, colour, roll, 0.5)).join('');

function corners(roll: Chance, count: number, tones: readonly (keyof typeof GREENS)[]): string {
  const spots = [
    [9, 10],
    [91, 12],
    [10, 90],
    [92, 91],
  ] as const;
  const first = Math.floor(roll() * 4);
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = spots[(first + i * 3) % 4] ?? spots[0];
    const tone = GREENS[tones[i % tones.length] ?? 'palm'];
    return crown({ x, y, r: 19 + roll() * 6, leaves: 7, tone }, roll);
  }).join('');
}

const jungleTrail = (roll: Chance) => {
  const bend = 20 + roll() * 60;
  const d = `M${30 + roll() * 40} -6Q${bend} 38 50 50T${30 + roll() * 40} 106`;
  const prints = [18, 40, 62, 84].map(
    (y, i) => `<path d="M${46 + (i % 2) * 9} ${y}l-3 -5m3 5l0 -7m0 7l3 -5" stroke="#8F6A38" stroke-width="2"/>`,
  );
  return (
    mottled('#97AB4C', roll) +
    `<path d="${d}" fill="none" stroke="#9C7B46" stroke-width="33"/><path d="${d}" fill="none" stroke="#DDC48C" stroke-width="28"/>` +
    `<g stroke-linecap="round" opacity=".55">${prints.join('')}</g>${tufts(6, '#6E8A30', roll)}${corners(roll, 2, ['fern', 'palm'])}`
  );
};

const sunlitGlade = (roll: Chance) => {
  const flower = () => {
    const [x, y] = [16 + roll() * 68, 18 + roll() * 64];
    const colour = roll() < 0.5 ? CREAM : '#F07FB2';
    return `<g fill="${colour}" stroke="${INK}" stroke-width=".9"><circle cx="${x}" cy="${y - 2.6}" r="2.4"/><circle cx="${x - 2.5}" cy="${y + 1.6}" r="2.4"/><circle cx="${x + 2.5}" cy="${y + 1.6}" r="2.4"/></g><circle cx="${x}" cy="${y}" r="1.5" fill="${MUSTARD}"/>`;
  };
  return (
    mottled('#B7C566', roll) +
    patch(50, 50, 42, 36, '#D8D27C', roll) +
    patch(46, 46, 28, 22, '#EBE09A', roll, 0.8) +
    tufts(7, '#7E9A36', roll) +
    Array.from({ length: 7 }, flower).join('') +
    corners(roll, 1, ['lime'])
  );
};

const thinJungle = (roll: Chance) =>
  mottled('#93A84A', roll) + tufts(7, '#5F7E2C', roll) + corners(roll, 4, ['palm', 'fern', 'teal', 'palm']);

const ripple = (x: number, y: number, w = 12) =>
  `<path d="M${x} ${y}q${w / 4} -4 ${w / 2} 0t${w / 2} 0" fill="none" stroke="#D9F1EE" stroke-width="1.8" stroke-linecap="round"/>`;

const ricePaddy = (roll: Chance) => {
  const bed = (y: number) => {
    const rows = Array.from({ length: 8 }, (_, i) =>
      tuft(11 + i * 11 + roll() * 3, y + 15 + roll() * 4, '#3F7A2B', 0.9),
    );
    return `<path d="M3 ${y}Q50 ${y - 6} 97 ${y + 2}V${y + 22}Q50 ${y + 16} 3 ${y + 21}Z" fill="#63A9A5" stroke="#6B4A22" stroke-width="4"/>${ripple(30, y + 5)}${ripple(66, y + 8)}${rows.join('')}`;
  };
  return `<rect width="100" height="100" fill="#A4824A"/>${[4, 36, 68].map((y) => bed(y + 4)).join('')}`;
};

const marsh = (roll: Chance) => {
  const pool = (x: number, y: number, rx: number, ry: number) => {
    const d = blob(x, y, rx, ry, roll);
    return `<path d="${d}" fill="#3F6B57" stroke="#4A5A24" stroke-width="5"/><path d="${d}" fill="#5E9484" transform="translate(${x * 0.06} ${y * 0.06}) scale(.94)"/>${ripple(x - 8, y)}`;
  };
  const reed = () => {
    const [x, y] = [10 + roll() * 80, 30 + roll() * 62];
    return `${tuft(x, y, '#3D5A1D', 1.3)}<path d="M${x + 1} ${y - 10}v-5" stroke="#5A3212" stroke-width="3.6" stroke-linecap="round"/>`;
  };
  return (
    mottled('#77893F', roll) +
    pool(34, 36, 29, 20) +
    pool(69, 72, 25, 18) +
    pool(80, 24, 13, 10) +
    Array.from({ length: 7 }, reed).join('')
  );
};

const riverBend = (roll: Chance) => {
  const side = roll() < 0.5 ? 1 : -1;
  const d = `M-6 ${50 - side * 28}Q46 ${50 - side * 28} 50 50T106 ${50 + side * 28}`;
  return (
    mottled('#9DB052', roll) +
    `<path d="${d}" fill="none" stroke="${INK}" stroke-width="45"/><path d="${d}" fill="none" stroke="#E2CC93" stroke-width="41"/>` +
    `<path d="${d}" fill="none" stroke="#3F92B4" stroke-width="31"/><path d="${d}" fill="none" stroke="#6FBBD0" stroke-width="15"/>` +
    `${ripple(18, 50 - side * 26)}${ripple(44, 48)}${ripple(70, 50 + side * 22)}${stone(58, 55, 6, roll)}${tufts(4, '#5F7E2C', roll)}`
  );
};

const boulderField = (roll: Chance) =>
  mottled('#6F8C3F', roll) +
  stone(30, 32, 21, roll) +
  stone(70, 28, 15, roll) +
  stone(66, 68, 23, roll) +
  stone(26, 74, 14, roll) +
  stone(48, 50, 9, roll) +
  leaf(8, 52, -0.6, 22, 8, GREENS.fern) +
  leaf(92, 48, 3.6, 20, 7, GREENS.palm) +
  tufts(3, '#46661F', roll);

const bambooThicket = (roll: Chance) => {
  const cane = () => {
    const [x, y] = [8 + roll() * 84, 8 + roll() * 84];
    const tone = roll() < 0.5 ? GREENS.lime : GREENS.fern;
    const blades = Array.from({ length: 5 }, (_, i) => leaf(x, y, i * 1.257 + roll(), 13 + roll() * 8, 3.6, tone)).join(
      '',
    );
    return `<g>${blades}</g><circle cx="${x}" cy="${y}" r="3.2" fill="#D3C25A" stroke="${INK}" stroke-width="1.4"/>`;
  };
  return `<rect width="100" height="100" fill="#41662F"/>${mottled('#355627', roll)}${Array.from({ length: 17 }, cane).join('')}`;
};

const abandonedHut = (roll: Chance) =>
  mottled('#6F8C3F', roll) +
  corners(roll, 2, ['palm', 'teal']) +
  `<g transform="rotate(${Math.round(roll() * 24 - 12)} 50 52)"><rect x="22" y="28" width="60" height="54" fill="${INK}" opacity=".3"/>` +
  `<path d="M18 24H78V78H18Z" fill="#8F6A38" stroke="${INK}" stroke-width="3"/><path d="M18 24H78L66 51H30Z" fill="#D9B56A" stroke="${INK}" stroke-width="2.4"/>` +
  `<path d="M18 78H78L66 51H30Z" fill="#B58C45" stroke="${INK}" stroke-width="2.4"/><path d="M30 51H66" stroke="${INK}" stroke-width="5"/>` +
  `<path d="M26 27l6 22M36 27l3 22M46 27v22M57 27l-2 22M68 27l-5 22M26 76l6 -22M37 76l3 -22M47 76v-22M58 76l-2 -22M69 76l-5 -22" stroke="#7A5522" stroke-width="1.8"/>` +
  `<path d="M54 62l13 -3l5 12l-14 4Z" fill="${INK}"/></g>`;

const hiddenCrevice = (roll: Chance) =>
  mottled('#9D7A47', roll) +
  `<path d="M8 18L30 34L26 47L52 52L60 70L92 84L70 64L66 47L42 40L38 26Z" fill="#2B1A0E" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/>` +
  `<path d="M12 20L32 35L29 47L53 51" fill="none" stroke="${EARTH.lit}" stroke-width="2.4"/>${tufts(5, '#6E7A2C', roll)}${stone(80, 34, 8, roll, EARTH)}${stone(24, 72, 7, roll, EARTH)}`;

const tripwireAmbush = (roll: Chance) =>
  mottled('#9D7A47', roll) +
  crown({ x: 16, y: 30, r: 24, leaves: 8, tone: GREENS.palm }, roll) +
  crown({ x: 86, y: 66, r: 25, leaves: 8, tone: GREENS.deep }, roll) +
  `<path d="M16 44Q50 62 84 76" fill="none" stroke="${INK}" stroke-width="3.6"/><path d="M16 44Q50 62 84 76" fill="none" stroke="${CREAM}" stroke-width="1.6" stroke-dasharray="5 3"/>` +
  `<g transform="translate(44 51)"><rect x="-6" y="-8" width="13" height="17" rx="3" fill="${POSTER_RED}" stroke="${INK}" stroke-width="2.4"/><path d="M-6 -1H7" stroke="${CREAM}" stroke-width="2.4"/></g>${tufts(4, '#6E7A2C', roll)}`;

const spikedPit = (roll: Chance) => {
  const pit = blob(50, 52, 36, 32, roll);
  const spike = (x: number, y: number) =>
    `<path d="M${x - 5} ${y + 9}L${x} ${y - 13}L${x + 5} ${y + 9}Z" fill="#DEA56B" stroke="${INK}" stroke-width="2" stroke-linejoin="round"/>`;
  const spots = [
    [34, 42],
    [52, 36],
    [68, 44],
    [28, 58],
    [44, 58],
    [60, 62],
    [74, 60],
    [50, 76],
  ] as const;
  return `${mottled('#9D7A47', roll)}<path d="${pit}" fill="#3A2412" stroke="${INK}" stroke-width="4"/><path d="${pit}" fill="#241408" transform="translate(5 8) scale(.9)"/>${spots.map(([x, y]) => spike(x, y)).join('')}${leaf(12, 82, -0.5, 24, 8, GREENS.fern)}${leaf(88, 20, 2.6, 22, 7, GREENS.palm)}`;
};

const rockslide = (roll: Chance) =>
  `<path d="M0 0H100V34L0 70Z" fill="#8B6236"/><path d="M0 70L100 34V42L0 80Z" fill="#6B4722"/>${mottled('#9D7A47', roll)}` +
  stone(24, 26, 13, roll, EARTH) +
  stone(54, 20, 9, roll, EARTH) +
  stone(46, 52, 18, roll, EARTH) +
  stone(74, 46, 12, roll, EARTH) +
  stone(72, 78, 15, roll, EARTH) +
  stone(26, 80, 10, roll, EARTH) +
  `<path d="M14 48l8 12M84 62l7 10M52 78l6 9" stroke="${INK}" stroke-width="2.4" stroke-linecap="round"/>`;

const minefield = (roll: Chance) => {
  const mine = (x: number, y: number) =>
    `<ellipse cx="${x + 2}" cy="${y + 4}" rx="11" ry="8" fill="${INK}" opacity=".35"/><circle cx="${x}" cy="${y}" r="9.5" fill="#4B575F" stroke="${INK}" stroke-width="2.4"/><circle cx="${x - 1.5}" cy="${y - 1.5}" r="5.6" fill="#7F8C94"/><circle cx="${x}" cy="${y}" r="2.6" fill="${POSTER_RED}" stroke="${INK}" stroke-width="1.2"/>`;
  return `${mottled('#9D7A47', roll)}${mine(28, 30)}${mine(70, 26)}${mine(32, 72)}${mine(76, 74)}<g transform="translate(51 52) rotate(-5)"><path d="M0 -2v20" stroke="#5A3212" stroke-width="4"/><rect x="-15" y="-15" width="30" height="19" rx="2" fill="${MUSTARD}" stroke="${INK}" stroke-width="2.6"/><path d="M-7 -5.5a4 4 0 1 1 8 0l-2 5h-4ZM4 -11l6 10M10 -11l-6 10" fill="${INK}" stroke="${INK}" stroke-width="1.6"/></g>${tufts(3, '#6E7A2C', roll)}`;
};

const NESTS = `<ellipse cx="50" cy="53" rx="37" ry="33" fill="#794820" stroke="${INK}" stroke-width="3"/><ellipse cx="50" cy="50" rx="35" ry="30" fill="#B9793F"/><g fill="none" stroke="#5A3212" stroke-width="2.2"><path d="M18 46Q50 22 82 44M20 62Q50 86 80 62M16 54Q30 30 58 24M42 80Q74 76 84 52"/></g><ellipse cx="50" cy="52" rx="24" ry="19" fill="#5A3212"/>`;
const egg = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 -12C6 -12 10 -3 10 3A10 9 0 0 1 -10 3C-10 -3 -6 -12 0 -12Z" fill="#F4E7C8" stroke="${INK}" stroke-width="2.2"/><circle cx="-3" cy="1" r="1.9" fill="${POSTER_RED}"/><circle cx="4" cy="-3" r="1.5" fill="${POSTER_RED}"/><circle cx="3" cy="6" r="1.6" fill="${POSTER_RED}"/></g>`;

const nest = (roll: Chance) =>
  `${mottled('#A89458', roll)}${NESTS}${egg(40, 54, -14)}${egg(60, 55, 12)}${egg(50, 44, 0)}`;

const camp = (roll: Chance) => {
  const bags = Array.from({ length: 14 }, (_, i) => {
    const angle = (i / 14) * Math.PI * 2;
    return `<g transform="translate(${50 + Math.cos(angle) * 38} ${50 + Math.sin(angle) * 38}) rotate(${(angle * 180) / Math.PI + 90})"><rect x="-8.6" y="-5.6" width="17.2" height="11" rx="5" fill="#C9B184" stroke="${INK}" stroke-width="2"/><path d="M-5 -2.4h9" stroke="#F4E7C8" stroke-width="1.8"/></g>`;
  });
  return `${mottled('#A89458', roll)}<circle cx="50" cy="50" r="29" fill="#E2CC93" stroke="${INK}" stroke-width="2.4"/><circle cx="50" cy="50" r="24" fill="none" stroke="#8F7A42" stroke-width="2" stroke-dasharray="6 4"/><path d="M50 31L55.2 43.6L68.8 44.6L58.4 53.4L61.7 66.6L50 59.4L38.3 66.6L41.6 53.4L31.2 44.6L44.8 43.6Z" fill="${CREAM}" stroke="${INK}" stroke-width="1.8"/>${bags.join('')}`;
};

const PICTURES: Readonly<Record<string, (roll: Chance) => string>> = {
  ...{ jungleTrail, sunlitGlade, thinJungle, ricePaddy, marsh, riverBend, boulderField, bambooThicket, abandonedHut },
  ...{ hiddenCrevice, tripwireAmbush, spikedPit, rockslide, minefield },
};

const drawn = new Map<Face, string>();

/** The picture of a face. */
export function faceSvg(face: Face): string {
  const known = drawn.get(face);
  if (known !== undefined) return known;
  const { terrain, name } = FACES[face];
  const roll = chance(FACE_IDS.indexOf(face) + 11);
  const start = face === 'START_D' ? nest : camp;
  const svg =
    name === 'start' ? ground(FLOOR.start, start(roll)) : ground(FLOOR[terrain], (PICTURES[name] ?? thinJungle)(roll));
  drawn.set(face, svg);
  return svg;
}

/** The back of a terrain tile: the ground with a footprint in brass. The leaves over it are `canopySvg`. */
export function backSvg(): string {
  const print = `<circle cx="50" cy="50" r="17" fill="#5A3212" stroke="${INK}" stroke-width="3"/><circle cx="50" cy="50" r="14" fill="none" stroke="${MUSTARD}" stroke-width="1.6"/><path d="M50 60q-6 -4 -5 -9l-7 -8l9 4l3 -9l3 9l9 -4l-7 8q1 5 -5 9Z" fill="${MUSTARD}" stroke="${INK}" stroke-width="1.4" stroke-linejoin="round"/>`;
  return ground('#1F4A2B', print);
}

const EDGES = [
  [14, 16, 28],
  [86, 18, 27],
  [50, 6, 24],
  [12, 84, 28],
  [88, 84, 29],
  [50, 96, 26],
  [4, 50, 24],
  [96, 52, 24],
] as const;

/**
 * Leaves along the edges of a back. They are a picture of their own, so that they can sway without a repaint of the
 * tile.
 */
export function canopySvg(turn: number): string {
  const roll = chance(turn + 401);
  const tones = [GREENS.deep, GREENS.palm, GREENS.teal, GREENS.deep];
  const crowns = EDGES.map(([x, y, r], i) => crown({ x, y, r, leaves: 8, tone: tones[i % 4] ?? GREENS.deep }, roll));
  return `<svg viewBox="0 0 100 100">${crowns.join('')}</svg>`;
}

/** An Obstacle: rocks as high as trees. The trees on it are `woodSvg`. */
export function obstacleSvg(turn: number): string {
  const roll = chance(turn + 907);
  return `<svg viewBox="0 0 100 100"><ellipse cx="56" cy="60" rx="46" ry="40" fill="${INK}" opacity=".5"/>${stone(30, 34, 27, roll)}${stone(70, 36, 26, roll)}${stone(34, 72, 25, roll)}${stone(70, 70, 28, roll)}${stone(52, 52, 30, roll)}</svg>`;
}

/** The trees on an Obstacle, which sway. */
export function woodSvg(turn: number): string {
  const roll = chance(turn + 977);
  return `<svg viewBox="0 0 100 100">${crown({ x: 28, y: 24, r: 22, leaves: 8, tone: GREENS.deep }, roll)}${crown({ x: 76, y: 66, r: 24, leaves: 8, tone: GREENS.palm }, roll)}${crown({ x: 50, y: 48, r: 26, leaves: 9, tone: GREENS.teal }, roll)}</svg>`;
}

/** The jungle around the field: a seamless picture of dark crowns. */
export function backdrop(): string {
  const roll = chance(77);
  const tones = [
    { flat: '#22502E', shade: '#17371F', lit: '#2E6238' },
    { flat: '#1E4A2C', shade: '#143019', lit: '#285A36' },
    { flat: '#28583A', shade: '#193C26', lit: '#346B46' },
  ];
  const spots = Array.from({ length: 20 }, (_, i) => ({
    x: (i % 5) * 84 + roll() * 60,
    y: Math.floor(i / 5) * 105 + roll() * 70,
  }));
  const crowns = spots.map(({ x, y }, i) => {
    return crown({ x, y, r: 46 + roll() * 26, leaves: 9, tone: tones[i % 3] ?? GREENS.deep }, roll);
  });
  // The crowns are drawn again on all sides, so that none is cut at the edge of the picture.
  const shifts = [-420, 0, 420];
  const uses = shifts.flatMap((x) => shifts.map((y) => `<use href="#w" x="${x}" y="${y}"/>`));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="420" height="420" viewBox="0 0 420 420"><defs><g id="w">${crowns.join('')}</g></defs><rect width="420" height="420" fill="#173A22"/>${uses.join('')}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}
