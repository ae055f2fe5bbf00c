/** The figures: people of the player's plastic, beasts of rubber. Each faces right. */
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
const ARM = 'M34 50L48 60L66 54L68 60L48 70L30 60Z';
const RIFLE = 'M46 60L100 46L101 50L60 62L58 68H50Z';

const PERSON: Toy = {
  box: [0, -10, 112, 124],
  rubber: null,
  parts: [
    { paint: 'body', d: BODY },
    { paint: 'body', d: HEAD },
    { paint: 'over', d: HAT },
    { paint: 'far', d: RIFLE },
    { paint: 'front', d: ARM },
  ],
  eye: null,
  muzzle: [98, 48],
};

const BEASTS: Readonly<Record<string, Toy>> = {
  drake: beast('hadrosaur', 'olive'),
  old_knocker: beast('bonehead', 'brown'),
  trismash: beast('ceratopsian', 'sky'),
  malice: beast('raptor', 'red'),
};

const DEAD: Tone = { flat: '#E3D3A8', shade: '#B9A676', lit: '#F6EBCB' };

function toneOf({ rubber }: Toy, { state, plastic }: DrawingOptions): Tone {
  if (state === 'dead') return DEAD;
  return rubber === null ? PLASTIC[(plastic ?? 'green') as Plastic] : RUBBER[rubber];
}

function fillOf(paint: Part['paint'], tone: Tone): string {
  if (paint === 'far' || paint === 'stripe') return tone.shade;
  if (paint === 'horn' || paint === 'teeth') return CREAM;
  if (paint === 'mouth') return '#7A1220';
  return paint === 'over' || paint === 'back' ? tone.lit : tone.flat;
}

function painted({ paint, d }: Pick<Part, 'paint' | 'd'>, tone: Tone, outline: number): string {
  if (paint === 'lines') {
    return `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${outline * 0.7}" stroke-linecap="round"/>`;
  }
  const fine = paint === 'stripe' || paint === 'teeth';
  const ink = fine ? '' : ` stroke="${INK}" stroke-width="${2 * outline}" paint-order="stroke"`;
  return `<path d="${d}" fill="${fillOf(paint, tone)}"${ink} stroke-linejoin="round"/>`;
}

const toyOf = (name: string): Toy => BEASTS[name] ?? PERSON;

/** The drawings of all entities by their ids, in the form that a table of miniatures needs. */
export const FIGURES: FigureArt = {
  known: (name) => name,
  metrics(name) {
    const { box, muzzle } = toyOf(name);
    const [x, y, width, height] = box;
    const person = BEASTS[name] === undefined;
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
    const [ex, ey, er] = toy.eye ?? [0, 0, 0];
    const eye = er === 0 ? '' : `<circle cx="${ex}" cy="${ey}" r="${er}" fill="#FFE36A" stroke="${INK}"/>`;
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
