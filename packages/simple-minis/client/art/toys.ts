/** The toys: people of the player's plastic, mounts, wagons, and dinosaurs of rubber. Each faces right. */
import { type Part, PLANS } from '@dwo/kits/art/body-plans';
import { CREAM, INK, PLASTIC, type Plastic, RUBBER, type Rubber, type Tone } from '@dwo/kits/art/palette';
import type { DrawingOptions, FigureArt } from '@dwo/kits/miniatures/figure-art';

interface Toy {
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

const BODY = 'M30 50L26 84L14 108H34L40 88L48 108H68L54 82L54 50ZM28 48Q40 40 56 48L58 72H28Z';
const HEAD = 'M32 28a12 13 0 1 0 24 0a12 13 0 1 0 -24 0Z';
const HAT = 'M20 24Q30 28 44 24Q58 20 68 24Q60 16 54 17L52 6Q44 2 35 6L33 17Q26 17 20 24Z';
const TALL_HAT = 'M16 24Q30 29 44 25Q58 20 72 24Q64 14 56 16L55 0Q44 -6 33 0L32 16Q24 15 16 24Z';
const ARM = 'M34 50L48 60L66 54L68 60L48 70L30 60Z';
const RIFLE = 'M46 60L100 46L101 50L60 62L58 68H50Z';
const REPEATER = 'M46 58L104 44L106 52L62 64L60 82H54L54 66H46Z';
const CLUB = 'M60 60L84 18Q92 16 92 24L68 64Z';
const SHIELD = 'M40 56Q52 48 64 56Q66 76 52 86Q38 76 40 56Z';

interface Gear {
  readonly hat?: string;
  readonly weapon: string;
  readonly armour?: boolean;
}

function person({ hat = HAT, weapon, armour = false }: Gear): Toy {
  const parts: Pick<Part, 'paint' | 'd'>[] = [
    { paint: 'body', d: BODY },
    { paint: 'body', d: HEAD },
    { paint: 'over', d: hat },
    { paint: 'far', d: weapon },
    { paint: 'front', d: ARM },
    ...(armour ? [{ paint: 'horn' as const, d: SHIELD }] : []),
  ];
  return { box: [0, -10, 112, 124], rubber: null, parts, eye: null, muzzle: [98, 48] };
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

const DRAWN: Readonly<Record<string, Toy>> = {
  cowhand: person({ weapon: RIFLE }),
  tracker: person({ weapon: RIFLE, hat: 'M26 22Q44 -4 64 20L70 28L60 26Q44 18 28 30L18 40Q22 28 26 22Z' }),
  scout: person({ weapon: RIFLE, hat: 'M30 30Q28 8 44 6Q60 8 58 30L62 44L50 36H38L24 46Z' }),
  brawler: person({ weapon: CLUB, hat: 'M30 22Q44 4 58 22Z', armour: true }),
  repeater_gunner: person({ weapon: REPEATER }),
  gunslinger: person({ weapon: REPEATER, hat: TALL_HAT, armour: true }),
  wrangler_boss: person({ weapon: RIFLE, hat: TALL_HAT, armour: true }),
  poacher_chief: person({ weapon: RIFLE, hat: 'M22 22H66L62 16H58L56 2H32L30 16H26Z', armour: true }),
  egg: EGG,
  horse: HORSE,
  strutter: beast('ostrich', 'sky'),
  gun_strutter: beast('ostrich', 'olive'),
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

function toneOf({ rubber }: Toy, { state, plastic }: DrawingOptions): Tone {
  if (state === 'dead') return DEAD;
  return rubber === null ? PLASTIC[(plastic ?? 'green') as Plastic] : RUBBER[rubber];
}

function fillOf(paint: Part['paint'], tone: Tone): string {
  switch (paint) {
    case 'far':
    case 'stripe':
      return tone.shade;
    case 'horn':
    case 'teeth':
      return CREAM;
    case 'mouth':
      return '#7A1220';
    case 'over':
    case 'back':
      return tone.lit;
    case 'lines':
      return 'none';
    default:
      return tone.flat;
  }
}

function painted({ paint, d }: Pick<Part, 'paint' | 'd'>, tone: Tone, outline: number): string {
  const fine = paint === 'stripe' || paint === 'teeth';
  if (paint === 'lines') {
    return `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${outline * 0.7}" stroke-linecap="round"/>`;
  }
  const ink = fine ? '' : ` stroke="${INK}" stroke-width="${2 * outline}" paint-order="stroke"`;
  return `<path d="${d}" fill="${fillOf(paint, tone)}"${ink} stroke-linejoin="round"/>`;
}

const toyOf = (name: string): Toy => DRAWN[name] ?? (DRAWN.cowhand as Toy);

/** The drawings of all profiles, in the form that a table of miniatures needs. */
export const TOYS: FigureArt = {
  known: (name) => (DRAWN[name] === undefined ? 'cowhand' : name),
  metrics(name) {
    const { box, muzzle } = toyOf(name);
    const [x, y, width, height] = box;
    const person = width < 120;
    return {
      ...{ width, height, tall: height - 16, length: width - 24, unit: person ? 46 / height : null },
      anchor: { x: width * (person ? 0.37 : 0.5), y: height - 8 },
      head: { x: width * (person ? 0.4 : 0.75), y: height * 0.2 },
      muzzle: { x: muzzle[0] - x, y: muzzle[1] - y },
    };
  },
  svg(name, options) {
    const toy = toyOf(name);
    const { outline = 3, size } = options;
    const [x, y, width, height] = toy.box;
    const tone = toneOf(toy, options);
    const eye =
      toy.eye === null
        ? ''
        : `<circle cx="${toy.eye[0]}" cy="${toy.eye[1]}" r="${toy.eye[2]}" fill="#FFE36A" stroke="${INK}" stroke-width="${outline * 0.5}"/>`;
    const fallen = options.state === 'dead' ? ` transform="rotate(180 ${x + width / 2} ${y + height / 2})"` : '';
    const parts = toy.parts.map((part) => painted(part, tone, outline)).join('');
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" ` +
      `width="${size?.width ?? width}" height="${size?.height ?? height}"><g${fallen}>${parts}${eye}</g></svg>`
    );
  },
  outline: (pixelsPerUnit) => Math.min(5, Math.max(1.6, 1.6 / pixelsPerUnit)),
  gun: () => 0,
  canopy: { width: 40, height: 30, markup: () => '<g/>' },
};
