/**
 * People and saddled beasts made of parts, for any game that has them: a game gives shapes and materials, all else is here. Everybody faces
 * right; a person stands on y = 112.
 */
import type { DrawingMetrics, DrawingOptions, FigureArt } from '../miniatures/figure-art';
import { type Part, PLANS } from './body-plans';
import { CREAM, INK, PLASTIC, PLASTICS, type Plastic, RUBBER, type Rubber, type Tone } from './palette';

/** The materials of parts. */
const MATERIALS: Readonly<Record<string, Tone>> = {
  skin: { flat: '#D99A6C', shade: '#A5673E', lit: '#F2C49A' },
  tan: { flat: '#B9814F', shade: '#7C5028', lit: '#DCAE78' },
  felt: { flat: '#6B4A2E', shade: '#3F2917', lit: '#9A7048' },
  black: { flat: '#4A4038', shade: '#2A231D', lit: '#75685B' },
  denim: { flat: '#55617E', shade: '#323A52', lit: '#8492B2' },
  straw: { flat: '#E2BC62', shade: '#A47E2C', lit: '#F7DF98' },
  cloth: { flat: '#EADBB8', shade: '#B39C70', lit: '#FFF6DE' },
  red: { flat: '#C23B2A', shade: '#7E2016', lit: '#E87560' },
  steel: { flat: '#8A949C', shade: '#4C545C', lit: '#D3DADF' },
  brass: { flat: '#D7A32E', shade: '#8F6710', lit: '#F8D878' },
  glow: { flat: '#3FD0C0', shade: '#16897E', lit: '#B6FFF4' },
  bone: { flat: '#F4E7C8', shade: '#C0A878', lit: '#FFFDF2' },
  hide: { flat: '#9A6238', shade: '#643A1C', lit: '#C98F5C' },
  hair: { flat: '#A8442A', shade: '#6A2414', lit: '#D5785A' },
};

/** Shapes that parts name: limbs and clothes of a person. */
const SHAPES: Readonly<Record<string, string>> = {
  stand: 'M34 64L31 88L27 106H43L46 90L50 80L55 92L57 106H71L66 88L63 64Z',
  stride: 'M34 62L22 84L10 104L24 108L36 92L49 76L62 88L60 106H76L76 84L64 62Z',
  boots: 'M26 100H43V113H18Q19 104 26 100ZM56 100H70Q74 106 84 108V113H56Z',
  'stride-boots': 'M12 98L25 104L22 113H2Q4 104 12 98ZM59 100H75Q79 106 89 108V113H59Z',
  head: 'M38 26Q38 14 50 14Q62 14 62 25L65 29L61 32Q60 40 50 40Q38 38 38 26Z',
  eye: 'M56 25a1.8 2.2 0 1 0 3.6 0a1.8 2.2 0 1 0 -3.6 0Z',
  chest: 'M32 44Q34 38 48 37Q62 38 65 44L66 70H31Z',
  poncho: 'M34 38Q48 34 62 38L82 70L74 70L70 79L62 71L55 82L47 72L39 82L33 71L24 78L22 69L13 70Z',
  fringe: 'M26 58L72 57M22 65L77 64',
  both: 'M44 44Q54 42 60 51L82 46L84 54L62 62Q50 62 44 54Z',
};

/**
 * A person: where shots leave, the parts that a rider leaves on the ground, and all the rest. Parts are `material:shape` in the order in which
 * they are painted, divided by bars; a shape is SVG path data or the name of one. Besides the materials above, `coat` is the plastic of the
 * player's colour, `ink` a line, and `dot` an eye.
 */
export interface Person {
  readonly muzzle: readonly [x: number, y: number];
  readonly legs: string;
  readonly body: string;
}

/** A beast: its body plan, its rubber, the seats of its saddle from front to back, the blanket under them, and the reins. */
export interface Beast {
  readonly plan: keyof typeof PLANS;
  readonly rubber: Rubber;
  readonly seats: readonly (readonly [x: number, y: number])[];
  readonly blanket: string;
  readonly reins: string;
}

/** Everybody by name. `worn` are parts that several people wear, by a name that stands for them; `standIn` is drawn for the unknown. */
export interface Cast {
  readonly people: Readonly<Record<string, Person>>;
  readonly beasts: Readonly<Record<string, Beast>>;
  readonly worn: Readonly<Record<string, string>>;
  readonly standIn: string;
}

/** The name of a drawing: somebody, those who ride it, and the player whose colour they wear, counted from 0. */
export function figurineOf(name: string, riders: readonly string[], player: number): string {
  return `${[name, ...riders].join('+')}@${player}`;
}

type PersonPart = readonly [material: string, d: string];
type Box = readonly [x: number, y: number, width: number, height: number];

/** The box of a person who lies, as wide as it is high. */
const LYING: Box = [-4, -30, 148, 148];
/** Room round a drawing for its outline. */
const ROOM = 6;
/** The size of a rider beside a person on foot, in the units of a beast. */
const RIDER = 0.74;
/** The hip of a person, which sits on the seat. */
const HIP = { x: 48, y: 70 };
const BONE = RUBBER.bone;
const DEAD: Tone = { flat: '#E3D3A8', shade: '#B9A676', lit: '#F6EBCB' };
const FRAME = 'M-500-500H900V900H-500Z';
const LEG = 'M38 62H62L72 84L74 104L88 108V114H66L58 92L42 82Z';

/** How a drawing is painted. */
interface Brush {
  readonly outline: number;
  readonly dead: boolean;
  readonly coat: Tone;
  /** Makes the ids of clips unique. */
  readonly uid: string;
}

/** A rounded part: thin ink, lit edge, flat and shade. */
function molded(d: string, tone: Tone, { uid }: Brush, seam: number): string {
  return (
    `<path d="${d}" fill="${tone.lit}" stroke="${INK}" stroke-width="${seam}" stroke-linejoin="round" paint-order="stroke"/>` +
    `<clipPath id="${uid}"><path d="${d}"/></clipPath><g clip-path="url(#${uid})">` +
    `<path d="${d}" fill="${tone.flat}" transform="translate(1.8 2.6)"/>` +
    `<path d="${FRAME}${d}" fill="${tone.shade}" fill-rule="evenodd" transform="translate(-2 -3.6)"/></g>`
  );
}

function toneOf(material: string, { dead, coat }: Brush): Tone {
  return dead ? DEAD : (MATERIALS[material] ?? coat);
}

/** Everybody's parts: first all in thick ink, then one after the other with thin seams. */
function paintPerson(parts: readonly PersonPart[], brush: Brush): string {
  const { outline, uid } = brush;
  const seam = Math.max(1.5, outline * 0.9);
  const under = parts
    .filter(([material]) => material !== 'dot')
    .map(([material, d]) => `<path d="${d}" stroke-width="${material === 'ink' ? 1.2 * outline : 2 * outline}"/>`)
    .join('');
  const over = parts.map(([material, d], i) => {
    if (material === 'dot') return `<path d="${d}" fill="${INK}"/>`;
    if (material !== 'ink') return molded(d, toneOf(material, brush), { ...brush, uid: `${uid}p${i}` }, seam);
    return `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${outline * 0.7}" stroke-linecap="round"/>`;
  });
  return `<g stroke="${INK}" fill="none" stroke-linejoin="round" stroke-linecap="round">${under}</g>${over.join('')}`;
}

function paintBeast({ plan, rubber, blanket, reins }: Beast, brush: Brush): string {
  const { dead, outline, uid } = brush;
  const tone = dead ? DEAD : RUBBER[rubber];
  const wide = `stroke="${INK}" stroke-width="${2 * outline}" stroke-linejoin="round" paint-order="stroke"`;
  const paint = ({ paint: role, d }: Part, i: number): string => {
    const fill = { far: tone.shade, stripe: tone.shade, mouth: '#7A1220', teeth: CREAM }[role as 'far'];
    if (role === 'lines') return `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${outline * 0.7}"/>`;
    if (role === 'stripe' || role === 'teeth') return `<path d="${d}" fill="${fill}"/>`;
    if (fill !== undefined) return `<path d="${d}" fill="${fill}" ${wide}/>`;
    return molded(d, role === 'horn' ? BONE : tone, { ...brush, uid: `${uid}b${i}` }, 2 * outline);
  };
  const { eye, parts } = PLANS[plan] as {
    readonly eye: readonly [number, number, number];
    readonly parts: readonly Part[];
  };
  const [x, y, r] = eye;
  const saddle = dead
    ? ''
    : `${molded(blanket, brush.coat, { ...brush, uid: `${uid}s` }, outline * 1.4)}<path d="${reins}" fill="none" stroke="${INK}" stroke-width="${outline * 1.1}"/>`;
  return `${parts.map(paint).join('')}${saddle}<circle cx="${x}" cy="${y}" r="${r}" fill="#FFE36A" stroke="${INK}" stroke-width="${outline * 0.7}"/><circle cx="${x + 1}" cy="${y}" r="${r * 0.45}" fill="${INK}"/>`;
}

/** A rider, whose near leg hangs down over the blanket. */
function paintRider(body: readonly PersonPart[], trousers: string, brush: Brush): string {
  const inner = { ...brush, outline: brush.outline / RIDER };
  return paintPerson(body, inner) + paintPerson([[trousers, LEG]], { ...inner, uid: `${brush.uid}l` });
}

/** The drawings of a cast, in the form that a table of miniatures needs. Names are those of `figurineOf`, or of one of the cast. */
export function figurines({ people, beasts, worn, standIn }: Cast): FigureArt {
  const partsOf = (text: string): readonly PersonPart[] =>
    text.split('|').flatMap((each): readonly PersonPart[] => {
      const [material = '', d = ''] = each.trim().split(':');
      const several = worn[material];
      return several === undefined ? [[material, SHAPES[d] ?? d]] : partsOf(several);
    });
  const personOf = (name: string): Person => people[name] ?? people[standIn] ?? { muzzle: [0, 0], legs: '', body: '' };
  const read = (name: string) => {
    const [all = '', player] = name.split('@');
    const [who = '', ...riders] = all.split('+');
    return { who, riders, beast: beasts[who], plastic: player === undefined ? undefined : PLASTICS[Number(player)] };
  };
  const boxes = new Map<string, Box>();
  const boxOf = (name: string, dead: boolean): Box => {
    const { beast, riders, who } = read(name);
    if (beast !== undefined) return boxWith(beast, riders.length);
    const { legs, body } = personOf(who);
    const box = boxes.get(who) ?? extent([...partsOf(legs), ...partsOf(body)].map(([, d]) => d).join(''));
    boxes.set(who, box);
    return dead ? LYING : box;
  };
  const inside = (name: string, plain: Omit<Brush, 'coat'>, plastic: Plastic): string => {
    const { beast, riders, who, plastic: own = plastic } = read(name);
    const brush: Brush = { ...plain, coat: PLASTIC[own], uid: `f${name.replaceAll(/\W/g, '')}${own}` };
    const { legs, body } = personOf(who);
    if (beast === undefined) return paintPerson([...partsOf(legs), ...partsOf(body)], brush);
    const seated = riders.map((rider, i) => {
      const [x, y] = beast.seats[i] ?? [90, 40];
      const person = personOf(rider);
      const trousers = partsOf(person.legs)[0]?.[0] ?? 'denim';
      const at = `translate(${x - HIP.x * RIDER} ${y - HIP.y * RIDER}) scale(${RIDER})`;
      const drawn = paintRider(partsOf(person.body), trousers, { ...brush, uid: `${brush.uid}r${i}` });
      return `<g transform="${at}">${drawn}</g>`;
    });
    return paintBeast(beast, brush) + seated.reverse().join('');
  };
  return {
    known(name) {
      const { beast, who } = read(name);
      return beast !== undefined || who in people ? name : standIn;
    },
    metrics(name, options) {
      const { beast, who } = read(name);
      const box = boxOf(name, options.state === 'dead');
      return beast === undefined ? standing(box, personOf(who).muzzle, options) : striding(box, beast);
    },
    svg(name, { outline = 3, size, state, plastic = 'green' }) {
      const dead = state === 'dead';
      const [x, y, width, height] = boxOf(name, dead);
      const [cx, cy] = [x + width / 2, y + height / 2];
      const tipped = read(name).beast === undefined ? `rotate(-90 ${cx} ${cy})` : `translate(0 ${2 * cy}) scale(1 -1)`;
      const drawn = inside(name, { outline, dead, uid: '' }, plastic as Plastic);
      return (
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" ` +
        `width="${size?.width ?? width}" height="${size?.height ?? height}"><g${dead ? ` transform="${tipped}"` : ''}>${drawn}</g></svg>`
      );
    },
    outline: (pixelsPerUnit) => Math.min(6, Math.max(2, 2.1 / pixelsPerUnit)),
    gun: () => 0,
    canopy: { width: 40, height: 30, markup: () => '<g/>' },
  };
}

/** The box round the absolute lines and curves of a path. */
function extent(path: string): Box {
  const [xs, ys]: [number[], number[]] = [[], []];
  for (const [, command = '', rest = ''] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const isRelative = command !== command.toUpperCase();
    const numbers = rest.trim() === '' || isRelative ? [] : rest.trim().split(/[ ,]+/).map(Number);
    if (command === 'H') xs.push(...numbers);
    else if (command === 'V') ys.push(...numbers);
    else for (const [i, at] of numbers.entries()) (i % 2 === 0 ? xs : ys).push(at);
  }
  const [left, top] = [Math.min(...xs) - ROOM, Math.min(...ys) - ROOM];
  return [left, top, Math.max(...xs) + ROOM - left, Math.max(...ys) + ROOM - top];
}

/** The box of a beast with so many riders. */
function boxWith({ plan, seats }: Beast, riders: number): Box {
  const [x = 0, y = 0, width = 0, height = 0] = PLANS[plan].box.split(' ').map(Number);
  if (riders === 0) return [x, y, width, height];
  const highest = Math.min(...seats.slice(0, riders).map((seat) => seat[1])) - (HIP.y + 28) * RIDER;
  const right = Math.max(x + width, (seats[0]?.[0] ?? 0) + (146 - HIP.x) * RIDER);
  return [x, Math.min(y, highest), right - x, y + height - Math.min(y, highest)];
}

function standing([x, y, width, height]: Box, [mx, my]: Person['muzzle'], { state }: DrawingOptions): DrawingMetrics {
  const points = { head: { x: 50 - x, y: 4 }, muzzle: { x: mx - x, y: my - y } };
  const anchor = state === 'dead' ? { x: width / 2, y: height * 0.62 } : { x: 49 - x, y: 112 - y };
  return { width, height, tall: 112 - y, length: 80, unit: 46 / 118, ...points, anchor };
}

function striding([x, y, width, height]: Box, { plan }: Beast): DrawingMetrics {
  const [ex, ey] = PLANS[plan].eye;
  const [, , long = 0, tall = 0] = PLANS[plan].box.split(' ').map(Number);
  const points = { head: { x: ex - x, y: ey - y }, muzzle: { x: ex + 20 - x, y: ey - y } };
  return {
    width,
    height,
    tall: tall - 20,
    length: long - 40,
    unit: null,
    ...points,
    anchor: { x: long * 0.47, y: height - 11 },
  };
}
