/** Dice, bursts, plates and rank signs as SVG text. */
import { CREAM, GOLD, INK, MAKES, type Make, MUSTARD, POSTER_RED } from './palette';

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';

/** A face of an ordinary die. */
export type DieFace = 1 | 2 | 3 | 4 | 5 | 6;

const PIPS: Readonly<Record<DieFace, string>> = {
  1: '30,30',
  2: '18,18 42,42',
  3: '17,17 30,30 43,43',
  4: '18,18 42,18 18,42 42,42',
  5: '17,17 43,17 30,30 17,43 43,43',
  6: '18,16 42,16 18,30 42,30 18,44 42,44',
};

const DICE = {
  cream: { flat: CREAM, shade: '#D9C79B', lit: '#FFFFFF', pip: POSTER_RED },
  red: { flat: '#D8432B', shade: '#8C1C12', lit: '#F2755A', pip: CREAM },
} as const;

/** The colours of dice. */
export type DieColour = keyof typeof DICE;

/** The kinds of dice that are drawn: with pips on a square, or with a number on a pentagon. */
export type DieSides = 6 | 12;

/** One die seen from above, 64 x 68 px, with its lower edge. A face that the die does not have is shown as the nearest. */
export function dieSvg(face: number, colour: DieColour = 'cream', sides: DieSides = 6): string {
  const shown = Math.min(sides, Math.max(1, Math.round(face)));
  const body = sides === 6 ? pippedDie(shown as DieFace, colour) : numberedDie(shown, colour);
  return `<svg ${XMLNS} viewBox="-2 -2 64 68" role="img" aria-label="${shown}">${body}</svg>`;
}

function pippedDie(face: DieFace, colour: DieColour): string {
  const { flat, shade, lit, pip } = DICE[colour];
  const pips = PIPS[face]
    .split(' ')
    .map((spot) => {
      const [x, y] = spot.split(',');
      return `<circle cx="${x}" cy="${y}" r="5.6" fill="${pip}" stroke="${INK}" stroke-width="1.6"/>`;
    })
    .join('');
  return (
    `<rect x="1" y="5" width="58" height="58" rx="12" fill="${shade}" stroke="${INK}" stroke-width="3.4"/>` +
    `<rect x="1" y="1" width="58" height="56" rx="12" fill="${flat}" stroke="${INK}" stroke-width="3.4"/>` +
    `<path d="M6 16Q6 6 16 6H46" fill="none" stroke="${lit}" stroke-width="4" stroke-linecap="round"/>${pips}`
  );
}

/** A twelve-sided die: its upper face is a pentagon with the number, round it the five next to it. */
function numberedDie(face: number, colour: DieColour): string {
  const { flat, shade, lit, pip } = DICE[colour];
  const outline = 'M30 1L48 7L59 22V42L48 57L30 63L12 57L1 42V22L12 7Z';
  const edges = 'M30 1V12M59 22L49 26M48 57L42 48M12 57L18 48M1 22L11 26';
  return (
    `<path d="${outline}" fill="${shade}" stroke="${INK}" stroke-width="3.4" stroke-linejoin="round"/>` +
    `<path d="${edges}" stroke="${INK}" stroke-width="2.4"/>` +
    `<path d="M30 12L49 26L42 48H18L11 26Z" fill="${flat}" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/>` +
    `<path d="M15 27L30 16" stroke="${lit}" stroke-width="3.4" stroke-linecap="round"/>` +
    `<text x="30" y="40" text-anchor="middle" font-size="21" font-weight="700" fill="${pip}" ` +
    `font-family="var(--font-read)">${face}</text>`
  );
}

/** The tone of a burst. */
export type BurstTone = 'bang' | 'bite' | 'miss' | 'luck' | 'auto' | 'rage';

const BURSTS: Readonly<Record<BurstTone, { readonly outer: string; readonly inner: string; readonly word: string }>> = {
  bang: { outer: POSTER_RED, inner: MUSTARD, word: POSTER_RED },
  bite: { outer: '#7A1512', inner: '#D8432B', word: CREAM },
  miss: { outer: '#6B6455', inner: '#CFC5AC', word: '#4B463B' },
  luck: { outer: '#0E655B', inner: '#9FE08A', word: '#0E4A2C' },
  auto: { outer: INK, inner: CREAM, word: POSTER_RED },
  rage: { outer: '#3A1150', inner: '#8A58C2', word: MUSTARD },
};

/** The points of a ragged star in a box of `width` x `height` px round 0,0. The same arguments give the same points. */
export function starPoints(width: number, height: number, spikes: number, depth: number): string {
  const points: string[] = [];
  for (let i = 0; i < spikes * 2; i++) {
    const angle = (Math.PI * i) / spikes - Math.PI / 2 + 0.09;
    const wobble = 1 - 0.11 * ((i * 7) % 5) * 0.5;
    const r = i % 2 === 0 ? wobble : depth * (1 - 0.05 * ((i * 3) % 4));
    points.push(`${Math.round((Math.cos(angle) * width * r) / 2)},${Math.round((Math.sin(angle) * height * r) / 2)}`);
  }
  return points.join(' ');
}

/** A shout: a double star with a word in it. A `miss` is small and grey. */
export function burstSvg(word: string, tone: BurstTone): string {
  const { outer, inner, word: ink } = BURSTS[tone];
  const small = tone === 'miss';
  const size = small ? 30 : 46;
  const width = Math.max(130, word.length * size * 0.58 + 150);
  const height = small ? 100 : 168;
  const star = (scale: number, fill: string) =>
    `<polygon points="${starPoints(width * scale, height * scale, small ? 12 : 17, 0.72)}" fill="${fill}" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/>`;
  const text = (fill: string, stroke: string, w: number, dx: number) =>
    `<text x="${dx}" y="${size * 0.36 + dx}" font-family="Bangers,Impact,sans-serif" font-size="${size}" letter-spacing="1" text-anchor="middle" fill="${fill}" stroke="${stroke}" stroke-width="${w}" stroke-linejoin="round" paint-order="stroke">${word}</text>`;
  return (
    `<svg ${XMLNS} viewBox="${-width / 2 - 6} ${-height / 2 - 6} ${width + 12} ${height + 12}" width="${Math.round(width + 12)}" height="${height + 12}" role="img" aria-label="${word}">` +
    `${star(1, outer)}${star(0.79, inner)}<g transform="rotate(-6)">${text(INK, INK, 9, 2)}${text(ink, ink === CREAM ? INK : CREAM, 6, 0)}</g></svg>`
  );
}

/** The rank of a special figure. */
export type Rank = 'nco' | 'leader' | 'hero';

const SHIELD = 'M2 2H22V13Q22 21 12 24Q2 21 2 13Z';
const EGG = 'M13 2C18.5 2 24 10 24 16A11 9.5 0 0 1 2 16C2 10 7.5 2 13 2Z';
const RANKS: Readonly<Record<Rank, string>> = {
  nco: `<path d="M6 12L12 7L18 12M6 17.5L12 12.5L18 17.5" fill="none" stroke="${GOLD}" stroke-width="3"/>`,
  leader: `<path d="M7 6H10.5V17.5H7ZM13.5 6H17V17.5H13.5Z" fill="${GOLD}"/>`,
  hero: `<path d="M12 5L14 10.2L19.5 10.5L15.2 14L16.7 19.3L12 16.3L7.3 19.3L8.8 14L4.5 10.5L10 10.2Z" fill="${GOLD}"/>`,
};

/** A rank sign, 24 x 26: a dark shield with two chevrons, two bars or a star. */
export function rankSvg(rank: Rank, size = 26): string {
  return (
    `<svg ${XMLNS} viewBox="0 0 24 26" width="${(size * 24) / 26}" height="${size}" aria-hidden="true">` +
    `<path d="${SHIELD}" fill="#2B3A16" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/>${RANKS[rank]}</svg>`
  );
}

const EMBLEMS = {
  claw: '<path d="M7.5 18C7 13.5 7.5 10 10 7C10.5 11 10.4 14.5 9.8 18ZM11.7 18.5C11.2 13 11.8 9 14 5.5C14.8 10 14.8 14.5 14.2 18.5ZM16.2 18C16 14 16.5 11 18.5 8.5C19 12 18.8 15 18.3 18Z"/>',
  egg: '<path d="M7 14L9 11L11.5 14L13 10.5L14.8 14L17 11L19 14Q18 19 13 19Q8 19 7 14ZM9 9.5Q11 6 13 6Q15.5 6 17 9.5L15 8.5L13 10L11 8.5Z"/>',
  horn: '<path d="M8 18.5C8.5 13 12 8 18.5 6C16.5 10 17.5 14.5 18.5 18.5Z"/>',
  star: '<path d="M12 5.5L13.9 10.3L19 10.6L15 13.8L16.4 18.8L12 16L7.6 18.8L9 13.8L5 10.6L10.1 10.3Z"/>',
  bar: '<path d="M6.5 8.5H17.5V11.8H6.5ZM6.5 14H17.5V17.3H6.5Z"/>',
  diamond: '<path d="M12 5.5L17 12.3L12 19L7 12.3Z"/>',
  tooth: '<path d="M7.5 8H18.5Q17.5 15 13 20Q8.5 15 7.5 8Z"/>',
  leaf: '<path d="M7.5 18.5Q6.5 8 18.5 6Q19 17 9.5 17.2L15 10.5L8.6 18.8Z"/>',
  wave: '<path d="M5.5 12Q8 7.5 11 11Q13.5 14 16 11Q18 8.8 20 11V14Q17.6 12.6 16 14.4Q13 17.4 10.4 14.4Q8 11.6 5.5 15.4Z"/>',
  cross: '<path d="M10.2 6H13.8V10.5H18V14H13.8V18.5H10.2V14H6V10.5H10.2Z"/>',
  moon: '<path d="M14.5 5.8A6.8 6.8 0 1 0 18.4 15.6A6 6 0 0 1 14.5 5.8Z"/>',
  ring: '<path fill-rule="evenodd" d="M12 6A6.2 6.2 0 1 1 11.9 6ZM12 9.2A3 3 0 1 0 12.1 9.2Z"/>',
} as const;

/** The emblem of a player with figures of this make, without colour: drawn for 26 x 27 px. */
export function playerSign(make: Make, player: number): string {
  const { emblem } = MAKES[make][player % MAKES[make].length] ?? MAKES[make][0];
  return EMBLEMS[emblem];
}

/** The id of a player's emblem, by which its name stands in the catalogues. */
export function signOf(make: Make, player: number): string {
  return (MAKES[make][player % MAKES[make].length] ?? MAKES[make][0]).emblem;
}

/** A player's plate with a number, or with their emblem if `life` is null: an egg for rubber, a shield for plastic. */
export function plateSvg(make: Make, player: number, life: number | null, size = 26): string {
  const { plate } = MAKES[make][player % MAKES[make].length] ?? MAKES[make][0];
  const egg = make === 'rubber';
  const shape = egg ? EGG : SHIELD;
  const sign =
    life === null
      ? `<g fill="${CREAM}">${playerSign(make, player)}</g>`
      : `<text x="${egg ? 13 : 12}" y="${egg ? 20 : 18}" font-family="'Barlow Condensed',sans-serif" font-weight="700" font-size="15" text-anchor="middle" fill="${CREAM}">${life}</text>`;
  return (
    `<svg ${XMLNS} viewBox="0 0 26 27" width="${size}" height="${(size * 27) / 26}" aria-hidden="true">` +
    `<path d="${shape}" fill="${plate}" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/>` +
    `<path d="${shape}" fill="none" stroke="${CREAM}" stroke-opacity=".35" stroke-width="1.2" transform="translate(${egg ? 2.6 : 2.4} 2.6) scale(.8)"/>${sign}</svg>`
  );
}
