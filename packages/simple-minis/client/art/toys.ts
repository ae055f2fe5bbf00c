/** The toys: people of the player's plastic, mounts, wagons, and dinosaurs of rubber. Each faces right. */
import { type Part, PLANS } from '@dwo/kits/art/body-plans';
import { CREAM, INK, PLASTIC, type Plastic, RUBBER, type Rubber, type Tone } from '@dwo/kits/art/palette';
import type { DrawingOptions, FigureArt } from '@dwo/kits/miniatures/figure-art';
import { isPerson, muzzleOf, personParts, type Stuff } from './people';

interface Toy {
  /** The point of the saddle or seat, and whether the rider sits behind the body; null for a toy that carries nobody. */
  readonly saddle?: { readonly x: number; readonly y: number; readonly behind: boolean };
  readonly box: readonly [x: number, y: number, width: number, height: number];
  /** Null for plastic of the player's colour. */
  readonly rubber: Rubber | null;
  readonly parts: readonly Pick<Part, 'paint' | 'd'>[];
  readonly eye: readonly [number, number, number] | null;
  readonly muzzle: readonly [number, number];
}

function beast(plan: keyof typeof PLANS, rubber: Rubber): Toy {
  const { box, eye, parts } = PLANS[plan];
  const [x = 0, y = 0, width = 0, height = 0] = box.split(' ').map(Number);
  return { box: [x, y, width, height], rubber, parts, eye, muzzle: [eye[0], eye[1]] };
}

const HORSE: Toy = {
  box: [-6, 0, 172, 124],
  rubber: 'brown',
  parts: [
    { paint: 'far', d: 'M48 70L42 118H54L64 76ZM108 70L116 118H128L122 70Z' },
    {
      paint: 'body',
      d: 'M20 50Q40 38 66 44Q92 50 108 40L126 12L132 4L136 12Q146 20 158 36L152 46L136 40Q132 62 124 74L118 84L114 118H102L100 84Q78 90 60 82L50 96L54 118H40L38 92Q26 74 20 50Z',
    },
    { paint: 'over', d: 'M104 44L124 10L132 14Q124 28 120 46ZM22 50Q2 56 4 96Q14 80 26 66Z' },
    { paint: 'horn', d: 'M64 40Q80 50 98 40L98 58Q80 66 64 58Z' },
  ],
  eye: [138, 22, 2.6],
  muzzle: [154, 40],
  saddle: { x: 80, y: 48, behind: false },
};

function wagon(armoured: boolean): Toy {
  return {
    box: [-8, -8, 210, 130],
    rubber: null,
    parts: [
      { paint: 'body', d: 'M10 40H150V34H184V92H10Z' },
      { paint: 'over', d: armoured ? 'M30 8H120L136 40H18Z' : 'M24 40Q28 4 76 4Q124 4 128 40Z' },
      { paint: 'far', d: armoured ? 'M120 18H186V26H124Z' : 'M156 34V4H150V-2H178V4H172V34Z' },
      { paint: 'horn', d: 'M18 92a24 24 0 1 0 48 0a24 24 0 1 0 -48 0ZM124 92a24 24 0 1 0 48 0a24 24 0 1 0 -48 0Z' },
      {
        paint: 'lines',
        d: 'M42 70V114M20 92H64M148 70V114M126 92H170M24 52H140M24 66H140',
      },
    ],
    eye: null,
    muzzle: [186, 22],
    saddle: { x: 140, y: 44, behind: true },
  };
}

const EGG: Toy = {
  box: [0, 0, 60, 72],
  rubber: 'bone',
  parts: [
    { paint: 'body', d: 'M30 4C46 4 56 30 56 44C56 60 44 68 30 68C16 68 4 60 4 44C4 30 14 4 30 4Z' },
    {
      paint: 'stripe',
      d: 'M18 30a5 6 0 1 0 10 0a5 6 0 1 0 -10 0ZM34 44a6 7 0 1 0 12 0a6 7 0 1 0 -12 0ZM16 52a4 5 0 1 0 8 0a4 5 0 1 0 -8 0Z',
    },
  ],
  eye: null,
  muzzle: [30, 30],
};

/** The back of the running dinosaurs. */
const SADDLE = { x: 84, y: 52, behind: false } as const;

const DRAWN: Readonly<Record<string, Toy>> = {
  egg: EGG,
  horse: HORSE,
  strutter: { ...beast('ostrich', 'sky'), saddle: SADDLE },
  gun_strutter: { ...beast('ostrich', 'olive'), saddle: SADDLE },
  steam_wagon: wagon(false),
  armored_wagon: wagon(true),
  raptor: beast('raptor', 'teal'),
  old_raptor: beast('raptor', 'violet'),
  tyrannosaurus: beast('theropod', 'red'),
  triceratops: beast('ceratopsian', 'blue'),
  allosaurus: beast('theropod', 'orange'),
  spitter: beast('bonehead', 'lime'),
  swamp_lizard: beast('spinosaur', 'mint'),
};

const DEAD: Tone = { flat: '#E3D3A8', shade: '#B9A676', lit: '#F6EBCB' };

const STUFF: Readonly<Record<Exclude<Stuff, 'coat' | 'ink'>, string>> = {
  ...{ skin: '#E0A878', leather: '#6B4A2E', denim: '#55617E', steel: '#9AA4AC', straw: '#E2BC62', cloth: '#EADBB8' },
  ...{ fur: '#8A5A34', scarf: '#B3261E', brass: '#D7A32E' },
};

function toneOf(rubber: Rubber | null, { state, plastic }: DrawingOptions): Tone {
  if (state === 'dead') return DEAD;
  return rubber === null ? (PLASTIC[plastic as Plastic] ?? PLASTIC.green) : RUBBER[rubber];
}

function fillOf(paint: Part['paint'], { flat, shade, lit }: Tone): string {
  const fills = {
    far: shade,
    stripe: shade,
    horn: CREAM,
    teeth: CREAM,
    mouth: '#7A1220',
    over: lit,
    back: lit,
  } as const;
  return (fills as Partial<Record<Part['paint'], string>>)[paint] ?? flat;
}

function painted({ paint, d }: Pick<Part, 'paint' | 'd'>, tone: Tone, outline: number): string {
  const fine = paint === 'stripe' || paint === 'teeth';
  if (paint === 'lines') {
    return `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${outline * 0.7}" stroke-linecap="round"/>`;
  }
  const ink = fine ? '' : ` stroke="${INK}" stroke-width="${2 * outline}" paint-order="stroke"`;
  return `<path d="${d}" fill="${fillOf(paint, tone)}"${ink} stroke-linejoin="round"/>`;
}

/** The markup of a person of a player's plastic. */
function personMarkup(name: string, options: DrawingOptions, riding: boolean): string {
  const { outline = 3, state } = options;
  const coat = toneOf(null, options);
  const fill = (stuff: Stuff) => {
    if (state === 'dead') return DEAD.flat;
    return stuff === 'coat' ? coat.flat : stuff === 'ink' ? INK : STUFF[stuff];
  };
  return personParts(name, riding)
    .map(([stuff, d]) =>
      stuff === 'ink'
        ? `<path d="${d}" fill="${INK}"/>`
        : `<path d="${d}" fill="${fill(stuff)}" fill-rule="evenodd" stroke="${INK}" stroke-width="${outline}" stroke-linejoin="round"/>`,
    )
    .join('');
}

const toyOf = (name: string): Toy => DRAWN[name] ?? HORSE;
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
  const { parts, rubber, eye, saddle } = toyOf(base);
  const { outline = 3 } = options;
  const tone = toneOf(rubber, options);
  const body = parts.map((part) => painted(part, tone, outline)).join('');
  const pupil =
    eye === null
      ? ''
      : `<circle cx="${eye[0]}" cy="${eye[1]}" r="${eye[2]}" fill="#FFE36A" stroke="${INK}" stroke-width="${outline * 0.5}"/>`;
  if (rider === null || saddle === undefined) return body + pupil;
  const { size, x, y } = RIDER;
  const person = personMarkup(rider, { ...options, outline: outline / size }, true);
  const leg = saddle.behind
    ? ''
    : `<path d="M40 66Q56 62 62 72L64 92L76 98V104H54L50 84Z" fill="${options.state === 'dead' ? DEAD.flat : STUFF.denim}" stroke="${INK}" stroke-width="${outline / size}" stroke-linejoin="round"/>`;
  const seated = `<g transform="translate(${saddle.x - x * size} ${saddle.y - y * size}) scale(${size})">${person}${leg}</g>`;
  return saddle.behind ? seated + body + pupil : body + pupil + seated;
}

/** The drawings of all profiles, in the form that a table of miniatures needs. */
export const TOYS: FigureArt = {
  known(name) {
    const { base } = split(name);
    return isPerson(base) || DRAWN[base] !== undefined ? name : 'cowhand';
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
