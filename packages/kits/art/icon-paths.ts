/** Icons on a 24 px grid: strokes of 2.2 px with round joins, or one filled shape. */

/** SVG path data: `stroke` is drawn with a 2.2 px line, `fill` is filled. */
export interface IconShape {
  readonly stroke?: string;
  readonly fill?: string;
}

export const ICONS = {
  claw: {
    fill: 'M3.5 20C3 13 4.5 7 8.5 3C8.5 9 8.5 14 7 20ZM10 20.5C9.5 13 11 6.5 15 2.5C15.2 9 15 14.5 13.5 20.5ZM16.5 20C16.5 14 18 8.5 21.5 5C21.7 11 21.3 15.5 20 20Z',
  },
  star: { fill: 'M12 1.8L14.9 8.7L22.3 9.3L16.7 14.2L18.4 21.5L12 17.6L5.6 21.5L7.3 14.2L1.7 9.3L9.1 8.7Z' },
  sight: {
    stroke: 'M12 4.5A7.5 7.5 0 1 0 12 19.5A7.5 7.5 0 1 0 12 4.5M12 1.5V8M12 16V22.5M1.5 12H8M16 12H22.5',
    fill: 'M12 10.6a1.4 1.4 0 1 0 0 2.8a1.4 1.4 0 1 0 0 -2.8',
  },
  lock: { stroke: 'M5 11H19V21H5ZM8 11V7.5A4 4 0 0 1 16 7.5V11M12 15V17.5' },
  unlock: { stroke: 'M5 11H19V21H5ZM8 11V7.5A4 4 0 0 1 15.6 5.8M12 15V17.5' },
  tape: { stroke: 'M2 8H22V16.5H2ZM6 8V11.5M10 8V13M14 8V11.5M18 8V13' },
  book: {
    stroke:
      'M12 6.5C9.5 4.3 6 4 2.5 4.5V18.5C6 18 9.5 18.3 12 20.5C14.5 18.3 18 18 21.5 18.5V4.5C18 4 14.5 4.3 12 6.5ZM12 6.5V20',
  },
  'horn-on': {
    stroke: 'M2.5 9.5H6L12.5 4.5V19.5L6 14.5H2.5ZM16 9C17.6 10.7 17.6 13.3 16 15M18.8 6C22 9.3 22 14.7 18.8 18',
  },
  'horn-off': { stroke: 'M2.5 9.5H6L12.5 4.5V19.5L6 14.5H2.5ZM16.5 9.5L21.5 14.5M21.5 9.5L16.5 14.5' },
  talk: { stroke: 'M3 4.5H21V16H12.5L7 20.5V16H3ZM7.5 8.5H16.5M7.5 12H13.5' },
  menu: { stroke: 'M3 6H21M3 12H21M3 18H21' },
  list: { stroke: 'M8.5 6H21M8.5 12H21M8.5 18H21M3 6H4.5M3 12H4.5M3 18H4.5' },
  eye: {
    stroke: 'M1.5 12C4.5 7 8 4.8 12 4.8C16 4.8 19.5 7 22.5 12C19.5 17 16 19.2 12 19.2C8 19.2 4.5 17 1.5 12Z',
    fill: 'M12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0 -7',
  },
  chevron: { stroke: 'M8.5 3.5L17 12L8.5 20.5' },
  tick: { stroke: 'M3.5 12.5L9.5 18.5L20.5 5.5' },
  block: { stroke: 'M12 3A9 9 0 1 0 12 21A9 9 0 1 0 12 3M5.8 5.8L18.2 18.2' },
  cross: { stroke: 'M5 5L19 19M19 5L5 19' },
  back: { stroke: 'M15.5 4L7.5 12L15.5 20' },
  next: { stroke: 'M5 4.5L13.5 12L5 19.5M18.5 4.5V19.5' },
  link: {
    stroke:
      'M10 14.5L14.5 9.5M8.5 11L5 14.5A3.8 3.8 0 0 0 10.4 19.8L13.5 16.7M15.5 13L19 9.5A3.8 3.8 0 0 0 13.6 4.2L10.5 7.3',
  },
  computer: {
    stroke: 'M3.5 3.5H20.5V16H3.5ZM8 21H16M12 16V21M8 12.2H16',
    fill: 'M7.5 6.5h2.6v2.6h-2.6ZM13.9 6.5h2.6v2.6h-2.6Z',
  },
  friends: {
    stroke:
      'M2.5 20.5C2.5 15.5 5 13.5 8.5 13.5C12 13.5 14.5 15.5 14.5 20.5M15 13.7C18.8 13.3 21.5 15.5 21.5 20.5M8.5 3.8A3.3 3.3 0 1 0 8.5 10.4A3.3 3.3 0 1 0 8.5 3.8M15.5 4A3.2 3.2 0 0 1 15.5 10.2',
  },
  flag: { stroke: 'M5 22V3M5 3.5C9 1.5 11.5 6 19.5 3.5V13C11.5 15.5 9 11 5 13' },
  curve: { stroke: 'M3.5 4v16h17M6.5 15l4-5.5 3.5 3.5 5.5-7.5' },
  lamp: {
    stroke:
      'M9 17.5H15M10 21H14M9 17.5C9 14 5.5 13 5.5 9A6.5 6.5 0 0 1 18.5 9C18.5 13 15 14 15 17.5M10 9.5L12 11.5L14 9.5M12 11.5V17',
  },
  clock: { stroke: 'M12 3A9 9 0 1 0 12 21A9 9 0 1 0 12 3M12 7V12.3L15.6 14.5' },
  home: { stroke: 'M3 11.5L12 3.5L21 11.5M5.5 10V20.5H18.5V10M10 20.5V14.5H14V20.5' },
  frame: { stroke: 'M3 8.5V4H8.5M15.5 4H21V8.5M21 15.5V20H15.5M8.5 20H3V15.5M8 9H16V15H8Z' },
  again: { stroke: 'M4.5 12A7.5 7.5 0 1 1 7 17.6M4.5 12L1.8 9M4.5 12L8 9.8' },
  undo: { stroke: 'M9 4L3.5 9.5L9 15M4 9.5H14.5A5.5 5.5 0 0 1 14.5 20.5H9' },
  redo: { stroke: 'M15 4L20.5 9.5L15 15M20 9.5H9.5A5.5 5.5 0 0 0 9.5 20.5H15' },
  plus: { stroke: 'M12 4V20M4 12H20' },
  minus: { stroke: 'M4 12H20' },
  gear: {
    stroke:
      'M12 8.5A3.5 3.5 0 1 0 12 15.5A3.5 3.5 0 1 0 12 8.5M12 2V5M12 19V22M2 12H5M19 12H22M4.9 4.9L7 7M17 17L19.1 19.1M19.1 4.9L17 7M7 17L4.9 19.1',
  },
  hand: {
    stroke:
      'M7 12.5V6A1.6 1.6 0 0 1 10.2 6V11V4A1.6 1.6 0 0 1 13.4 4V11V5A1.6 1.6 0 0 1 16.6 5V12V8A1.5 1.5 0 0 1 19.6 8V15C19.6 19 17 21.5 13.2 21.5C10 21.5 8.6 20.2 7 17.5L4 12.8C5 11.6 6.2 11.6 7 12.5',
  },
  shield: { stroke: 'M12 2.5L20 5V12C20 17 16.5 20 12 22C7.5 20 4 17 4 12V5Z' },
  egg: { stroke: 'M12 2.5C16 2.5 19.5 9 19.5 14A7.5 7.5 0 0 1 4.5 14C4.5 9 8 2.5 12 2.5Z' },
  dice: {
    stroke: 'M4 4H20V20H4Z',
    fill: 'M8.5 7.2a1.5 1.5 0 1 0 0 3a1.5 1.5 0 1 0 0 -3M15.5 13.8a1.5 1.5 0 1 0 0 3a1.5 1.5 0 1 0 0 -3',
  },
  wheel: {
    stroke:
      'M12 3A9 9 0 1 0 12 21A9 9 0 1 0 12 3M12 9.5A2.5 2.5 0 1 0 12 14.5A2.5 2.5 0 1 0 12 9.5M12 3V9.5M4.5 16L9.8 13.2M19.5 16L14.2 13.2',
  },
  board: {
    stroke:
      'M2.5 16.5V12L5 7.5H13V16.5M13 10H18L21.5 13V16.5M2.5 16.5H4M9 16.5H15M20 16.5H21.5M6.5 14.5A2.2 2.2 0 1 0 6.5 19A2.2 2.2 0 1 0 6.5 14.5M17.5 14.5A2.2 2.2 0 1 0 17.5 19A2.2 2.2 0 1 0 17.5 14.5M8 2V5.5',
  },
  alight: { stroke: 'M3 4H13V20H3ZM13 4L13 20M10 12V12.4M14 12H21.5M18 8L21.8 12L18 16' },
  hook: { stroke: 'M12 2V11M12 11A5 5 0 1 0 17 16M9.5 4H14.5' },
  tripod: { stroke: 'M3 8.5L14 6.5L14.5 10L3.5 12ZM14.3 7.8L22 6.4M8.5 11.5L4 21M10 11.5V21M11 11L17 21' },
  bundle: { stroke: 'M2.5 9.5H21.5M2.5 14.5H21.5M2.5 12H21.5M7 6.5V17.5M16 6.5V17.5' },
  wing: {
    stroke:
      'M2 17C5 9 11 5 22 4C20.5 7.5 19 9.5 17 11C17.5 12 14.5 14.5 12 14.5C12 16 9 17.5 7 17C5.5 17.5 3.5 17.5 2 17Z',
  },
  dive: { stroke: 'M4 3.5C8 4.5 12 8 15 14.5M15.5 7V15.5H7M4 20.5H20' },
  binoculars: {
    stroke:
      'M3 16.5L6 6H10V16.5M21 16.5L18 6H14V16.5M10 9H14M6.5 13A3.5 3.5 0 1 0 6.5 20A3.5 3.5 0 1 0 6.5 13M17.5 13A3.5 3.5 0 1 0 17.5 20A3.5 3.5 0 1 0 17.5 13',
  },
  parachute: {
    stroke:
      'M2.5 11A9.5 8.5 0 0 1 21.5 11Q18.5 8.5 15.5 11Q12 8.5 8.5 11Q5.5 8.5 2.5 11ZM2.5 11L12 21L21.5 11M8.5 11L12 21L15.5 11',
  },
  leaf: { stroke: 'M4 20C4 9 10 4 21 3.5C21 14 15.5 19.5 6.5 18M4 20L14 10' },
  gate: { stroke: 'M5 21V5M19 21V5M5 2.6V2.5M19 2.6V2.5M9 6L7.5 10L10.5 12L8.5 17M16 6L14 10L17 12L15 17' },
  hill: { stroke: 'M1.5 19.5L8.5 6.5L13 14L15.5 10.5L22.5 19.5ZM6.5 10.3L8.5 12L10.5 10' },
  tree: { stroke: 'M12 2.5L18 10H15L19.5 17H4.5L9 10H6ZM12 17V22' },
  grip: { stroke: 'M12 2.5V21.5M2.5 12H21.5M9 5L12 2L15 5M9 19L12 22L15 19M5 9L2 12L5 15M19 9L22 12L19 15' },
  turn: { stroke: 'M6 18.5A8.2 8.2 0 1 1 18.5 17M18.5 11.5V17.5H12.5' },
  box: { stroke: 'M3 8.5H21V20.5H3ZM3 8.5L5.5 3.5H18.5L21 8.5M9.5 12.5H14.5' },
  copy: { stroke: 'M8 8H20.5V20.5H8ZM15.5 8V3.5H3.5V15.5H8' },
  bin: { stroke: 'M4 6.5H20M9 6.5V3.5H15V6.5M6 6.5L7.2 20.5H16.8L18 6.5M10 10.5V16.5M14 10.5V16.5' },
  share: { stroke: 'M12 15V3M7.5 7L12 2.5L16.5 7M4 12.5V20.5H20V12.5' },
  fetch: { stroke: 'M12 3V15M7.5 11L12 15.5L16.5 11M4 12.5V20.5H20V12.5' },
  play: { fill: 'M6 3.2L20.5 12L6 20.8Z' },
  pause: { fill: 'M5.5 3.5H10V20.5H5.5ZM14 3.5H18.5V20.5H14Z' },
  step: { fill: 'M4 4L14 12L4 20ZM16.5 4H19.5V20H16.5Z' },
  leap: { fill: 'M2 4.5L10.5 12L2 19.5ZM10.5 4.5L19 12L10.5 19.5ZM19.6 4.5H22V19.5H19.6Z' },
  skull: {
    stroke:
      'M12 2.8C6.8 2.8 3.8 6.2 3.8 10.6C3.8 13.6 5.2 15.4 7 16.6V20.8H17V16.6C18.8 15.4 20.2 13.6 20.2 10.6C20.2 6.2 17.2 2.8 12 2.8ZM10.3 20.8V18M13.7 20.8V18',
    fill: 'M8.7 8.6a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 1 0 0 -4.4M15.3 8.6a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 1 0 0 -4.4M12 13.2L13.2 15.4H10.8Z',
  },
  film: { stroke: 'M2.5 4.5H21.5V19.5H2.5ZM7 4.5V19.5M17 4.5V19.5M2.5 9.5H7M2.5 14.5H7M17 9.5H21.5M17 14.5H21.5' },
  fork: {
    stroke:
      'M12 21.5V13M12 13C12 9 6 9.5 5.5 3.5M12 13C12 9 18 9.5 18.5 3.5M2.8 6L5.5 2.8L8.2 6M15.8 6L18.5 2.8L21.2 6',
  },
} as const satisfies Record<string, IconShape>;

/** Name of an icon. */
export type IconName = keyof typeof ICONS;

/** An icon as SVG text in a fixed colour, for textures. */
export function iconSvg(name: IconName, colour: string, size = 24): string {
  const { stroke, fill }: IconShape = ICONS[name];
  const filled = fill ? `<path d="${fill}" fill="${colour}"/>` : '';
  const drawn = stroke
    ? `<path d="${stroke}" stroke="${colour}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 24 24" fill="none">${filled}${drawn}</svg>`;
}
