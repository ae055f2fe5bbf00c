/** Comic bursts, the star of a lost life point, and the halftone of an automatic kill. */
import { CREAM, INK, MUSTARD, POSTER_RED } from '../../art/palette';
import { scatter } from '../shapes';
import { type Lettering, measureText, n, type Picture } from './picture';

/** The tone of a burst. */
export type BurstTone = 'bang' | 'bite' | 'miss' | 'luck' | 'auto' | 'rage';

interface Paint {
  readonly edge: string;
  readonly fill: string;
  readonly dots: string;
  readonly word: string;
  readonly halo: string;
  readonly size: number;
  readonly spikes: number;
}

const PAINTS: Readonly<Record<BurstTone, Paint>> = {
  bang: { edge: POSTER_RED, fill: MUSTARD, dots: '#F7B32B', word: POSTER_RED, halo: CREAM, size: 40, spikes: 18 },
  bite: { edge: MUSTARD, fill: POSTER_RED, dots: '#8A1F17', word: MUSTARD, halo: INK, size: 42, spikes: 16 },
  miss: { edge: '#8C8378', fill: '#CFC8BA', dots: '#BDB5A5', word: '#4A443B', halo: CREAM, size: 25, spikes: 12 },
  luck: { edge: '#2C5A24', fill: '#9FE08A', dots: '#7CC76A', word: '#1F4A1B', halo: CREAM, size: 36, spikes: 14 },
  auto: { edge: POSTER_RED, fill: MUSTARD, dots: '#F7B32B', word: POSTER_RED, halo: CREAM, size: 50, spikes: 20 },
  rage: { edge: '#3A1150', fill: '#8A58C2', dots: '#7544AE', word: MUSTARD, halo: INK, size: 42, spikes: 22 },
};

interface Spiky {
  readonly rx: number;
  readonly ry: number;
  readonly spikes: number;
  readonly depth: number;
  readonly turn: number;
}

function spiky(cx: number, cy: number, { rx, ry, spikes, depth, turn }: Spiky, random: () => number): string {
  const points = Array.from({ length: spikes * 2 }, (_, i) => {
    const angle = ((i + turn) / (spikes * 2)) * 2 * Math.PI;
    const reach = i % 2 === 0 ? 1 - random() * 0.16 : depth + random() * 0.07;
    return `${n(cx + Math.cos(angle) * rx * reach)} ${n(cy + Math.sin(angle) * ry * reach)}`;
  });
  return `M${points.join('L')}Z`;
}

function halftone(id: string, colour: string): string {
  return `<pattern id="${id}" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><circle cx="4.5" cy="4.5" r="2.3" fill="${colour}"/></pattern>`;
}

/** A word in a burst; its origin is its middle. */
export function burstPicture(word: string, tone: BurstTone): Picture {
  const paint = PAINTS[tone];
  const text = /[!?.]$/.test(word) || tone === 'miss' ? word : `${word}!`;
  const half = measureText(text, 'shout', paint.size) / 2;
  const [rx, ry] = [(half + paint.size * 0.7) * 1.42, paint.size * 1.72];
  const [width, height] = [Math.ceil(rx * 2 + 24), Math.ceil(ry * 2 + 24)];
  const [cx, cy] = [width / 2, height / 2];
  const shape = (scale: number, depth: number, turn = 0) =>
    spiky(cx, cy, { rx: rx * scale, ry: ry * scale, spikes: paint.spikes, depth, turn }, scatter(`${word} ${turn}`));
  const outer = shape(1, 0.66);
  const inner = shape(0.86, 0.7);
  const under = tone === 'auto' ? shape(1, 0.6, 1) : '';
  const markup = [
    `<defs>${halftone('h', paint.dots)}</defs>`,
    `<path d="${outer}" fill="${INK}" opacity=".4" transform="translate(6 8)"/>`,
    under && `<path d="${under}" fill="${CREAM}" stroke="${INK}" stroke-width="5" stroke-linejoin="miter"/>`,
    `<path d="${outer}" fill="${paint.edge}" stroke="${INK}" stroke-width="5" stroke-linejoin="miter"/>`,
    `<path d="${inner}" fill="${paint.fill}"/><path d="${inner}" fill="url(#h)"/>`,
  ].join('');
  const halo: Lettering['halo'] =
    paint.halo === CREAM
      ? [
          { colour: INK, width: paint.size * 0.3 },
          { colour: CREAM, width: paint.size * 0.18 },
        ]
      : [{ colour: INK, width: paint.size * 0.22 }];
  return {
    key: `burst ${tone} ${text}`,
    width,
    height,
    originX: cx,
    originY: cy,
    markup,
    lettering: [{ text, x: cx, y: cy, size: paint.size, face: 'shout', fill: paint.word, halo, tilt: -7 }],
  };
}

/** A number such as `-2` on a red star. */
export function numberPicture(text: string): Picture {
  const half = Math.max(28, measureText(text, 'shout', 27) / 2 + 18);
  const size = Math.ceil(half * 2 + 10);
  const c = size / 2;
  const star = spiky(c, c, { rx: half, ry: half, spikes: 11, depth: 0.66, turn: 0.5 }, scatter('star'));
  return {
    key: `number ${text}`,
    width: size,
    height: size,
    originX: c,
    originY: c,
    markup: `<path d="${star}" fill="${INK}" opacity=".35" transform="translate(3 4)"/><path d="${star}" fill="${POSTER_RED}" stroke="${INK}" stroke-width="3.4" stroke-linejoin="round"/>`,
    lettering: [
      { text, x: c, y: c, size: 27, face: 'shout', fill: CREAM, halo: [{ colour: INK, width: 3 }], tilt: -5 },
    ],
  };
}

/** A tile of printing dots. */
export function halftonePicture(): Picture {
  return {
    key: 'halftone',
    width: 18,
    height: 18,
    originX: 0,
    originY: 0,
    markup: `<g fill="${POSTER_RED}"><circle cx="4.5" cy="4.5" r="3.2"/><circle cx="13.5" cy="13.5" r="3.2"/></g>`,
  };
}
