/** Textures that run along lines: tapes, dashed rings, shots. Each is one tile, drawn beyond its ends so that tiles join. */
import { CREAM, INK, MUSTARD, PLASTIC, POSTER_RED } from '../../art/palette';
import { n, type Picture } from './picture';

/** A texture for a band; the `width` of the picture is the length of the tile. */
export type Tape = Picture;

const SELECT_LINE = '#0B6E99';

function tape(key: string, tile: number, high: number, markup: string): Tape {
  return { key: `tape ${key} ${n(tile)}`, width: tile, height: high, originX: 0, originY: high / 2, markup };
}

function band(tile: number, high: number, thick: number, fill: string): string {
  return `<rect x="-4" y="${n((high - thick) / 2)}" width="${n(tile + 8)}" height="${n(thick)}" fill="${fill}"/>`;
}

function dash(
  tile: number,
  high: number,
  { long, thick, fill, round }: { long: number; thick: number; fill: string; round: number },
): string {
  return `<rect x="${n((tile - long) / 2)}" y="${n((high - thick) / 2)}" width="${n(long)}" height="${n(thick)}" rx="${round}" fill="${fill}"/>`;
}

/** A path: black with cream dashes. */
export const WAY = tape(
  'way',
  14,
  11,
  band(14, 11, 7.4, INK) + dash(14, 11, { long: 7.5, thick: 3.5, fill: CREAM, round: 1.75 }),
);

/** A refused path: red with pale hatching. */
export const REFUSED = tape(
  'refused',
  10,
  11,
  `${band(10, 11, 7.4, '#8A1F17')}<path d="M2.4 7.8L5 3.2H7.6L5 7.8Z" fill="#FFD9CC"/>`,
);

/** The trace of a hit. */
export const SHOT = tape(
  'shot',
  24,
  11,
  band(24, 11, 7.4, INK) + dash(24, 11, { long: 13, thick: 3.5, fill: CREAM, round: 0.6 }),
);

/** The trace of a miss: thin and grey. */
export const STRAY = tape(
  'stray',
  20,
  9,
  band(20, 9, 5, '#5D564C') + dash(20, 9, { long: 7, thick: 2.2, fill: '#E6DFD0', round: 1 }),
);

/** The edge of a weapon's range: blue dashes on white. */
export const RANGE = tape(
  'range',
  20,
  9,
  band(20, 9, 5, CREAM) + dash(20, 9, { long: 12, thick: 3, fill: SELECT_LINE, round: 0 }),
);

/** The edge of a movement reach: softer. */
export const REACH = tape(
  'reach',
  14,
  8,
  `<g opacity=".7">${band(14, 8, 4, CREAM)}${dash(14, 8, { long: 5, thick: 2.2, fill: '#6B5A2C', round: 1.1 })}</g>`,
);

/** A front arc: red dots. */
export const DOTS = tape('dots', 8, 8, `<circle cx="4" cy="4" r="2.1" fill="${POSTER_RED}"/>`);

/** A line of sight: yellow, with an ink tick every `inch` px, every fourth one longer. */
export function sightTape(inch: number): Tape {
  const [tile, high] = [inch * 4, 18];
  const tick = (at: number, half: number) => `M${n(at)} ${n(9 - half)}V${n(9 + half)}`;
  const ticks = tick(inch * 0.5, 4.4) + tick(inch * 1.5, 4.4) + tick(inch * 2.5, 4.4) + tick(inch * 3.5, 7.4);
  return tape(
    `sight ${n(inch)}`,
    tile,
    high,
    `${band(tile, high, 8.6, INK)}${band(tile, high, 4.4, MUSTARD)}<path d="${ticks}" stroke="${INK}" stroke-width="2.6"/>`,
  );
}

/** A cord from a crew member to the weapon that they serve. */
export const CORD = tape(
  'cord',
  12,
  7,
  band(12, 7, 4.4, INK) + dash(12, 7, { long: 9, thick: 2, fill: '#DEA56B', round: 1 }),
);

/** The same for a crew member who is too far away: broken and red. */
export const CORD_AWAY = tape(
  'cord away',
  14,
  7,
  dash(14, 7, { long: 7, thick: 4.4, fill: INK, round: 2 }) +
    dash(14, 7, { long: 5, thick: 2.2, fill: '#E2604F', round: 1 }),
);

/** A spotter's line of sight: white dashes. */
export const LOOK = tape(
  'look',
  18,
  8,
  dash(18, 8, { long: 12, thick: 6, fill: INK, round: 2 }) +
    dash(18, 8, { long: 9.6, thick: 3, fill: '#FFFFFF', round: 1 }),
);

/** The arc of a shell. */
export const SHELL_WAY = tape(
  'shell way',
  15,
  11,
  `<circle cx="7.5" cy="5.5" r="4.6" fill="${INK}"/><circle cx="7.5" cy="5.5" r="2.6" fill="${MUSTARD}"/>`,
);

/** The bar between a vehicle and what it tows. */
export const TOW_BAR = tape(
  'tow',
  22,
  11,
  `${band(22, 11, 8.4, INK)}${band(22, 11, 3.6, '#8DB35A')}<circle cx="11" cy="5.5" r="2.2" fill="${INK}"/>`,
);

/** The ring of something that takes what is being dragged; red if it may not be dropped there. */
export const DROP_RING = tape(
  'drop',
  18,
  10,
  band(18, 10, 8, INK) + band(18, 10, 5.4, CREAM) + dash(18, 10, { long: 11, thick: 5.4, fill: '#5B7F35', round: 0 }),
);
export const NO_DROP_RING = tape(
  'no drop',
  18,
  10,
  band(18, 10, 8, INK) + band(18, 10, 5.4, CREAM) + dash(18, 10, { long: 11, thick: 5.4, fill: POSTER_RED, round: 0 }),
);

/** The edge of a player's zone, in their colour. */
function zoneEdge(name: string, fill: string): Tape {
  const dashes = dash(26, 10, { long: 17, thick: 6, fill, round: 0 });
  return tape(`zone ${name}`, 26, 10, band(26, 10, 6, CREAM) + dashes);
}

/** The edges of setup zones. */
export const ZONE_EDGES = {
  green: zoneEdge('green', PLASTIC.green.shade),
  grey: zoneEdge('grey', PLASTIC.grey.shade),
  blue: zoneEdge('blue', PLASTIC.blue.shade),
  crimson: zoneEdge('crimson', PLASTIC.red.shade),
  tan: zoneEdge('tan', PLASTIC.tan.shade),
  violet: zoneEdge('violet', PLASTIC.violet.shade),
  red: tape('zone red', 16, 10, `${band(16, 10, 3, POSTER_RED)}<path d="M3 5L8 0.6L13 5Z" fill="${POSTER_RED}"/>`),
  forbidden: tape(
    'zone forbidden',
    12,
    8,
    `${band(12, 8, 5, '#8A1F17')}<path d="M2.4 6.4L6 1.6H9L5.4 6.4Z" fill="#FFD9CC"/>`,
  ),
} as const;

/** The outline of terrain that is being shaped. */
export const SHAPE_EDGE = tape(
  'shape',
  14,
  8,
  band(14, 8, 5.4, INK) +
    band(14, 8, 3.2, '#FFFFFF') +
    dash(14, 8, { long: 8, thick: 3.2, fill: SELECT_LINE, round: 0 }),
);

/** The curtain of the open gate: the sunset of the poster, seen upright. */
export const GATE_CURTAIN = tape(
  'gate',
  64,
  72,
  `<rect x="-4" width="72" height="72" fill="#331443" opacity=".82"/>` +
    '<path d="M-4 72V54Q12 44 28 54T68 54V72Z" fill="#A3232B"/><path d="M-4 72V60Q12 50 28 60T68 60V72Z" fill="#EE6A22"/><path d="M-4 72V66Q12 58 28 66T68 66V72Z" fill="#FFC93C"/>' +
    '<path d="M-4 0V16Q12 26 28 16T68 16V0Z" fill="#8A58C2"/><path d="M-4 0V8Q12 16 28 8T68 8V0Z" fill="#D23F83"/>' +
    '<path d="M8 12L20 30L12 34L26 60M44 10L38 28L50 34L40 62" fill="none" stroke="#FFE88F" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/>' +
    `<circle cx="32" cy="24" r="2.4" fill="${CREAM}"/><circle cx="58" cy="42" r="2" fill="${CREAM}"/><circle cx="4" cy="44" r="1.8" fill="${CREAM}"/>`,
);

/** The line between the poles: gold while the gate is open, dots while it is closed. */
export const GATE_LINE = tape(
  'gate line',
  20,
  13,
  band(20, 13, 10, INK) + band(20, 13, 6.4, '#FFC93C') + dash(20, 13, { long: 10, thick: 3, fill: CREAM, round: 1.5 }),
);
export const GATE_SHUT = tape(
  'gate shut',
  14,
  9,
  `<circle cx="7" cy="4.5" r="3.4" fill="${INK}"/><circle cx="7" cy="4.5" r="1.8" fill="#B48BE2"/>`,
);

/** The course of the aeroplane. */
export const FLIGHT_WAY = tape(
  'flight',
  30,
  9,
  dash(30, 9, { long: 18, thick: 6, fill: INK, round: 3 }) +
    dash(30, 9, { long: 15, thick: 3, fill: CREAM, round: 1.5 }),
);

/** A figure that could strike: teeth that point along the line. */
export const STRIKE_WAY = tape(
  'strike',
  15,
  12,
  `${band(15, 12, 3.4, CREAM)}<path d="M3 1.2L13.4 6L3 10.8L5.6 6Z" fill="#8A1F17" stroke="${CREAM}" stroke-width="1.5" stroke-linejoin="round"/>`,
);

/** A figure that could shoot: short dashes. */
export const SHOOT_WAY = tape(
  'shoot',
  15,
  9,
  dash(15, 9, { long: 10, thick: 6, fill: CREAM, round: 2 }) +
    dash(15, 9, { long: 8, thick: 3.4, fill: '#8A1F17', round: 1 }),
);

/** The same for one's own figures, in the colour of what is selected: the line is never broken. */
export const OWN_STRIKE_WAY = tape(
  'own strike',
  22,
  12,
  `${band(22, 12, 6.4, CREAM)}${band(22, 12, 3, SELECT_LINE)}<path d="M4 1.2L14.4 6L4 10.8L6.6 6Z" fill="${SELECT_LINE}" stroke="${CREAM}" stroke-width="1.5" stroke-linejoin="round"/>`,
);
export const OWN_SHOOT_WAY = tape('own shoot', 22, 9, `${band(22, 9, 6.4, CREAM)}${band(22, 9, 3, SELECT_LINE)}`);

/** The shadow of a flight's path on the ground. */
export const GROUND_WAY = tape('ground way', 11, 6, `<circle cx="5.5" cy="3" r="2.3" fill="${INK}" opacity=".6"/>`);
