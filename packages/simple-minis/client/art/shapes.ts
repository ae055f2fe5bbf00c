/** The shapes of the toys that are no people: mounts, wagons, and dinosaurs of rubber. Each faces right. */
import { type Part, PLANS } from '@dwo/kits/art/body-plans';
import type { Rubber } from '@dwo/kits/art/palette';
import { GUNS, type Own, ownOf, PLATES } from './own';
import { type PersonPart, parsed } from './people';

/** A toy that is no person. */
export interface Toy {
  /** The point of the saddle or seat, and whether the rider sits behind the body; null for a toy that carries nobody. */
  readonly saddle?: { readonly x: number; readonly y: number; readonly behind: boolean };
  readonly box: readonly [x: number, y: number, width: number, height: number];
  /** Null for plastic of the player's colour. */
  readonly rubber: Rubber | null;
  readonly parts: readonly Pick<Part, 'paint' | 'd'>[];
  readonly eye: readonly [number, number, number] | null;
  /** The point round which plates and guns lie; the saddle if left out. */
  readonly back?: { readonly x: number; readonly y: number };
  readonly muzzle: readonly [number, number];
  /** Parts over the body, of the materials of people. */
  readonly gear?: readonly { readonly x: number; readonly y: number; readonly parts: readonly PersonPart[] }[];
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

const wheels = (r: number, y: number, ...xs: readonly number[]) =>
  xs.map((x) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`).join('');

/** A knight's horse under a cloth of the player's colour. */
const CHARGER: Toy = {
  ...HORSE,
  rubber: 'bone',
  gear: [
    {
      ...{ x: 0, y: 0 },
      parts: parsed(
        'coat:M26 52Q60 44 104 46L124 16L140 22L134 42Q132 66 118 84L114 106L98 98L92 86Q76 94 58 86L46 104L32 94Q22 74 26 52Z | brass:M30 66Q76 84 124 64L123 70Q76 92 31 73Z',
      ),
    },
  ],
};

const SCOOTER: Toy = {
  ...{ box: [-6, 16, 172, 96], rubber: null, eye: null, muzzle: [150, 66] },
  parts: [
    { paint: 'horn', d: `${wheels(11, 94, 42, 112)}` },
    { paint: 'body', d: 'M6 70Q20 54 60 58L112 58Q142 60 156 78Q142 90 110 90H40Q14 88 6 70Z' },
    { paint: 'over', d: 'M48 46H90Q98 46 98 58H44Q42 48 48 46Z' },
    { paint: 'far', d: 'M110 60L120 32H136V38H126L119 62Z' },
    { paint: 'lines', d: 'M16 74H60M70 74H148' },
  ],
  saddle: { x: 74, y: 50, behind: false },
};

const MOTORBIKE: Toy = {
  ...{ box: [-6, 16, 172, 104], rubber: null, eye: null, muzzle: [140, 44] },
  parts: [
    { paint: 'far', d: wheels(26, 88, 32, 126) },
    { paint: 'horn', d: wheels(9, 88, 32, 126) },
    { paint: 'body', d: 'M30 78L58 54H104L124 74L106 92H58Z' },
    { paint: 'over', d: 'M26 52Q40 42 68 50L66 60H30Z' },
    { paint: 'far', d: 'M102 60L116 28H134V34H122L130 66L122 70Z' },
    { paint: 'lines', d: 'M62 80H104M72 66H100' },
  ],
  saddle: { x: 64, y: 52, behind: false },
};

/** A ram under a roof of planks. */
const RAM: Toy = {
  ...{ box: [-10, -8, 236, 130], rubber: 'brown', eye: null, muzzle: [214, 72] },
  parts: [
    { paint: 'far', d: 'M120 64H200L214 72L200 82H120Z' },
    { paint: 'body', d: 'M18 48H182V94H18Z' },
    { paint: 'over', d: 'M-2 52L92 2L202 52L192 60H8Z' },
    { paint: 'horn', d: wheels(22, 94, 48, 152) },
    { paint: 'lines', d: 'M54 22L48 56M92 4V58M134 22L144 58M48 74V114M28 94H68M152 74V114M132 94H172' },
  ],
  saddle: { x: 150, y: 44, behind: true },
  back: { x: 96, y: 40 },
};

const ROVER: Toy = {
  ...{ box: [-8, -8, 212, 130], rubber: null, eye: null, muzzle: [186, 60] },
  parts: [
    { paint: 'body', d: 'M4 66Q12 48 40 48H150Q188 50 194 78L186 94H12Z' },
    { paint: 'horn', d: 'M58 48Q62 10 100 8Q140 10 144 48Z' },
    { paint: 'far', d: wheels(18, 98, 38, 98, 160) },
    { paint: 'over', d: wheels(7, 98, 38, 98, 160) },
    { paint: 'lines', d: 'M26 48V8M18 8H34M74 36Q78 22 94 18M20 70H184' },
  ],
  saddle: { x: 124, y: 40, behind: true },
  back: { x: 78, y: 62 },
};

const TANK: Toy = {
  ...{ box: [-8, -4, 212, 120], rubber: null, eye: null, muzzle: [190, 40] },
  parts: [
    { paint: 'far', d: 'M12 70H184Q202 86 184 106H12Q-6 88 12 70Z' },
    { paint: 'horn', d: wheels(10, 88, 28, 62, 98, 134, 168) },
    { paint: 'body', d: 'M2 62L20 46H172L194 62V74H2Z' },
    { paint: 'over', d: 'M50 46V32Q52 18 68 16H122Q138 20 140 46Z' },
    { paint: 'lines', d: 'M10 62H188M84 16V8H106V16' },
  ],
  saddle: { x: 100, y: 34, behind: true },
  back: { x: 122, y: 40 },
};

const BULL: Toy = {
  ...{ box: [-12, -10, 204, 136], rubber: 'brown', eye: [160, 48, 3.2], muzzle: [178, 60] },
  parts: [
    { paint: 'far', d: 'M62 78L58 118H72L78 84ZM126 76L132 118H146L142 74Z' },
    {
      paint: 'body',
      d: 'M14 58Q18 36 52 32Q84 4 122 20Q154 22 166 44Q182 52 180 66L164 76L146 72Q138 86 128 88L124 118H108L104 92Q80 98 58 90L52 118H36L32 88Q12 80 14 58Z',
    },
    { paint: 'over', d: 'M86 16Q120 4 146 26Q150 60 126 80Q98 66 86 16ZM16 52Q-4 60 0 92Q10 80 20 70Z' },
    { paint: 'horn', d: 'M150 30Q140 6 160 -4Q156 14 170 34ZM132 26Q118 6 130 -6Q132 12 146 26Z' },
  ],
  back: { x: 72, y: 46 },
};

const DRAGON: Toy = {
  ...beast('theropod', 'magenta'),
  box: [-20, -46, 234, 178],
  back: { x: 96, y: 58 },
  gear: [
    {
      ...{ x: 0, y: 0 },
      parts: parsed('wing:M104 52Q96 -10 40 -40Q48 -14 34 2Q52 4 52 24Q68 22 74 50Z | ink:M92 46L60 -18L64 -20L97 44Z'),
    },
  ],
};

const ALIEN: Toy = {
  ...beast('bonehead', 'violet'),
  box: [-20, -26, 224, 148],
  gear: [
    {
      x: 0,
      y: 0,
      parts: parsed(`steel:M146 22L140 -6H144L152 20ZM164 20L172 -8H176L170 22Z | glow:${wheels(8, -12, 141, 175)}`),
    },
  ],
};

/** A long-neck that carries a tower. */
const HOWDAH: Toy = {
  ...beast('sauropod', 'orange'),
  box: [-20, -16, 280, 186],
  saddle: { x: 104, y: 52, behind: true },
  back: { x: 104, y: 66 },
  gear: [
    {
      ...{ x: 0, y: 0 },
      parts: parsed('straw:M66 54H142V84Q104 70 66 86Z | leather:M62 48H146V56H62Z'),
    },
  ],
};

/** People are no toys of this list. */
const PEOPLE_ELSEWHERE = { troop: HORSE, hero: HORSE } as const;

/** The toy of each body in each look. */
const BODIES: Readonly<Record<Own['style'], Readonly<Record<Exclude<Own['body'], 'swimmer'>, Toy>>>> = {
  cowboys: { ...PEOPLE_ELSEWHERE, cavalry: HORSE, vehicle: wagon(false), creature: BULL },
  knights: { ...PEOPLE_ELSEWHERE, cavalry: CHARGER, vehicle: RAM, creature: DRAGON },
  spacemen: { ...PEOPLE_ELSEWHERE, cavalry: SCOOTER, vehicle: ROVER, creature: ALIEN },
  soldiers: { ...PEOPLE_ELSEWHERE, cavalry: MOTORBIKE, vehicle: TANK, creature: beast('ankylosaur', 'olive') },
  dinosaurs: {
    ...{ troop: beast('raptor', 'teal'), hero: beast('raptor', 'magenta') },
    ...{
      cavalry: { ...beast('ostrich', 'yellow'), saddle: SADDLE },
      vehicle: HOWDAH,
      creature: beast('theropod', 'yellow'),
    },
  },
};

/** A toy of parts, with its plates and its gun. */
function assembled({ style, body, gun, armor }: Own): Toy {
  const toy = body === 'swimmer' ? beast('spinosaur', 'sky') : BODIES[style][body];
  const [x, y, width] = toy.box;
  const back = toy.back ?? toy.saddle ?? { x: x + width * 0.46, y: y + 62 };
  const gear = [PLATES[armor], GUNS[gun]].map((text) => ({ x: back.x, y: back.y, parts: parsed(text) }));
  return {
    ...toy,
    gear: [...(toy.gear ?? []), ...gear],
    muzzle: gun === 'none' ? toy.muzzle : [back.x + 50, back.y - 8],
  };
}

/** The toy of this name; a horse for an unknown one. */
export function toyOf(name: string): Toy {
  const own = ownOf(name);
  return own === null ? (DRAWN[name] ?? HORSE) : assembled(own);
}

/** Whether a toy has this name. */
export const isToy = (name: string) => DRAWN[name] !== undefined || ownOf(name) !== null;
