/** The drawings of the toys: people of the player's plastic, mounts, wagons, and dinosaurs of rubber. Each faces right. */
import { INK } from '@dwo/kits/art/palette';
import type { DrawingOptions, FigureArt } from '@dwo/kits/miniatures/figure-art';
import { legFill, painted, partsMarkup, toneOf } from './paint';
import { isPerson, muzzleOf, personParts } from './people';
import { isToy, toyOf } from './shapes';

const personMarkup = (name: string, options: DrawingOptions, riding: boolean) =>
  partsMarkup(personParts(name, riding), options);
const PERSON_BOX = [4, -24, 130, 140] as const;
/** The size of a rider beside a mount, and the point of a person that sits in the saddle. */
const RIDER = { size: 0.74, x: 50, y: 72 } as const;
/** The room above a mount for its rider. */
const HEADROOM = 44;

/** A name such as `horse+scout` is a mount with its rider. */
function split(name: string): { readonly base: string; readonly rider: string | null } {
  const [base = 'cowhand', rider = null] = name.split('+');
  return { base, rider };
}

function boxOf(name: string): readonly [number, number, number, number] {
  const { base, rider } = split(name);
  if (isPerson(base)) return PERSON_BOX;
  const [x, y, width, height] = toyOf(base).box;
  return rider === null ? [x, y, width, height] : [x, y - HEADROOM, width, height + HEADROOM];
}

function toyMarkup(base: string, rider: string | null, options: DrawingOptions): string {
  const { parts, rubber, eye, saddle, gear = [] } = toyOf(base);
  const { outline = 3 } = options;
  const tone = toneOf(rubber, options);
  const worn = gear
    .map(({ x, y, parts: over }) => `<g transform="translate(${x} ${y})">${partsMarkup(over, options)}</g>`)
    .join('');
  const body = parts.map((part) => painted(part, tone, outline)).join('') + worn;
  const pupil =
    eye === null
      ? ''
      : `<circle cx="${eye[0]}" cy="${eye[1]}" r="${eye[2]}" fill="#FFE36A" stroke="${INK}" stroke-width="${outline * 0.5}"/>`;
  if (rider === null || saddle === undefined) return body + pupil;
  const { size, x, y } = RIDER;
  const person = personMarkup(rider, { ...options, outline: outline / size }, true);
  const leg = saddle.behind
    ? ''
    : `<path d="M40 66Q56 62 62 72L64 92L76 98V104H54L50 84Z" fill="${legFill(options)}" stroke="${INK}" stroke-width="${outline / size}" stroke-linejoin="round"/>`;
  const seated = `<g transform="translate(${saddle.x - x * size} ${saddle.y - y * size}) scale(${size})">${person}${leg}</g>`;
  return saddle.behind ? seated + body + pupil : body + pupil + seated;
}

/** The drawings of all profiles, in the form that a table of miniatures needs. */
export const TOYS: FigureArt = {
  known(name) {
    const { base } = split(name);
    return isPerson(base) || isToy(base) ? name : 'cowhand';
  },
  metrics(name) {
    const { base, rider } = split(name);
    const [x, y, width, height] = boxOf(name);
    const person = isPerson(base);
    const muzzle = rider !== null || !person ? toyOf(base).muzzle : muzzleOf(base);
    return {
      ...{
        width,
        height,
        tall: height - 16,
        length: width - 24,
        unit: person ? 56 / height : base === 'egg' ? 0.5 : null,
      },
      anchor: { x: person ? 50 - x : width * 0.5, y: person ? 112 - y : height - 8 },
      head: { x: person ? 50 - x : width * 0.75, y: person ? 20 - y : height * 0.2 },
      muzzle: { x: muzzle[0] - x, y: muzzle[1] - y },
    };
  },
  svg(name, options) {
    const { base, rider } = split(name);
    const [x, y, width, height] = boxOf(name);
    const { size } = options;
    const fallen = options.state === 'dead' ? ` transform="rotate(180 ${x + width / 2} ${y + height / 2})"` : '';
    const markup = isPerson(base) ? personMarkup(base, options, false) : toyMarkup(base, rider, options);
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" ` +
      `width="${size?.width ?? width}" height="${size?.height ?? height}"><g${fallen}>${markup}</g></svg>`
    );
  },
  outline: (pixelsPerUnit) => Math.min(5, Math.max(1.6, 1.6 / pixelsPerUnit)),
  gun: () => 0,
  canopy: { width: 40, height: 30, markup: () => '<g/>' },
};
