/** A table with everything on it, to look at the board by itself. */
import type { Point } from '@dwo/kernel';
import type { SceneModel, Token } from '@dwo/kits/miniatures/model';
import { scatter } from '@dwo/kits/miniatures/shapes';

const INCH = 100;
/** Places are given in pixels of the mock-up, 17 to the inch, y down. */
const HEIGHT = 648;
const at = (px: number, py: number): Point => ({
  x: Math.round((px / 17) * INCH),
  y: Math.round(((HEIGHT - py) / 17) * INCH),
});

function blob(cx: number, cy: number, rx: number, ry: number, name: string): readonly Point[] {
  const random = scatter(name);
  return Array.from({ length: 16 }, (_, i) => {
    const angle = (i / 16) * 2 * Math.PI;
    const reach = 0.9 + random() * 0.16;
    return at(cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach);
  });
}

function box(left: number, top: number, right: number, bottom: number): readonly Point[] {
  return [at(left, top), at(right, top), at(right, bottom), at(left, bottom)];
}

interface DinosaurRow {
  readonly id: string;
  readonly art: string;
  readonly px: number;
  readonly py: number;
  readonly radius: number;
  readonly length: number;
  readonly life: readonly [number, number];
  readonly facing: number;
}

const HERD: readonly DinosaurRow[] = [
  { id: 'd1', art: 'deinonychus', px: 404, py: 260, radius: 0.5, length: 4.88, life: [2, 3], facing: 190 },
  { id: 'd2', art: 'deinonychus', px: 446, py: 208, radius: 0.5, length: 4.88, life: [3, 3], facing: 200 },
  { id: 'd3', art: 'deinonychus', px: 512, py: 192, radius: 0.5, length: 4.88, life: [3, 3], facing: 185 },
  { id: 'd4', art: 'allosaurus', px: 560, py: 340, radius: 1.5, length: 15, life: [7, 10], facing: 215 },
  { id: 'd5', art: 'triceratops', px: 690, py: 206, radius: 1.7, length: 11.25, life: [14, 14], facing: 170 },
  { id: 'd6', art: 'brachiosaurus', px: 832, py: 200, radius: 2.8, length: 28.12, life: [27, 32], facing: 180 },
  { id: 'd7', art: 'stegosaurus', px: 690, py: 590, radius: 1.7, length: 11.25, life: [8, 11], facing: 160 },
  { id: 'd8', art: 'pachycephalosaurus', px: 620, py: 80, radius: 0.6, length: 5.62, life: [5, 5], facing: 240 },
];

const ARMY: readonly (readonly [
  id: string,
  art: string,
  px: number,
  py: number,
  facing: number,
  rank: Token['rank'],
  readiness: Token['readiness'],
])[] = [
  ['s1', 'soldier-rifle', 352, 470, 30, 'nco', 'ready'],
  ['s2', 'soldier-smg', 317, 516, 0, 'enlisted', 'ready'],
  ['s3', 'soldier-rifle', 394, 530, 10, 'enlisted', 'ready'],
  ['s4', 'soldier-bazooka', 290, 446, 20, 'enlisted', 'ready'],
  ['s5', 'soldier-lmg', 246, 512, 0, 'enlisted', 'ready'],
  ['s6', 'soldier-leader', 282, 580, 0, 'leader', 'ready'],
  ['s7', 'soldier-grenade', 62, 280, 40, 'enlisted', 'ready'],
  ['s8', 'soldier-nco', 112, 362, 20, 'nco', 'acted'],
  ['s9', 'soldier-smg', 196, 392, 5, 'enlisted', 'acted'],
  ['s10', 'soldier-hero', 150, 560, 5, 'hero', 'idle'],
  ['s11', 'soldier-flame', 208, 592, 170, 'enlisted', 'idle'],
];

function dinosaur(row: DinosaurRow): Token {
  return {
    id: row.id,
    art: row.art,
    name: row.art,
    make: 'rubber',
    player: 0,
    rank: null,
    ...at(row.px, row.py),
    radiusCi: row.radius * INCH,
    lengthCi: row.length * INCH,
    facing: row.facing,
    life: { now: row.life[0], max: row.life[1] },
    alive: true,
    readiness: 'idle',
  };
}

function soldier([id, art, px, py, facing, rank, readiness]: (typeof ARMY)[number]): Token {
  return {
    id,
    art,
    name: art,
    make: 'plastic',
    player: 0,
    rank,
    ...at(px, py),
    radiusCi: 50,
    lengthCi: null,
    facing,
    life: null,
    alive: true,
    readiness,
  };
}

/** The mock-up's table. */
export function fixture(): SceneModel {
  const corpse: Token = {
    ...dinosaur(HERD[0] as DinosaurRow),
    id: 'd9',
    ...at(486, 480),
    alive: false,
    life: { now: 0, max: 3 },
  };
  return {
    table: {
      widthCi: Math.round((980 / 17) * INCH),
      heightCi: Math.round((HEIGHT / 17) * INCH),
      terrain: [
        { id: 'w1', kind: 'woods', outline: blob(318, 92, 100, 64, 'w1') },
        { id: 'w2', kind: 'woods', outline: blob(880, 592, 96, 52, 'w23') },
        { id: 'h1', kind: 'hill', outline: blob(164, 392, 160, 96, 'h1'), label: 'Hill 4"' },
        { id: 'b1', kind: 'broken', outline: blob(552, 538, 82, 46, 'b1') },
      ],
    },
    tokens: [...HERD.map(dinosaur), ...ARMY.map(soldier), corpse],
    selected: null,
    target: null,
    candidates: [],
    path: null,
    aim: null,
    ranges: [],
    arcs: [],
  };
}

/** Every kind of terrain side by side. */
export function terrainFixture(): SceneModel {
  const kinds = [
    'woods',
    'hill',
    'broken',
    'ruins',
    'building',
    'mountain',
    'swamp',
    'deep-swamp',
    'shallow-water',
    'deep-water',
    'open',
  ];
  const labels: Readonly<Record<string, string>> = { hill: 'Hill 4"', building: '6"', mountain: 'Mountain 20"' };
  return {
    ...fixture(),
    tokens: [soldier(['s1', 'soldier-rifle', 140, 90, 0, 'hero', 'ready'])],
    table: {
      widthCi: Math.round((980 / 17) * INCH),
      heightCi: Math.round((HEIGHT / 17) * INCH),
      terrain: kinds.map((kind, i) => {
        const [x, y] = [130 + (i % 4) * 240, 110 + Math.floor(i / 4) * 210];
        const label = labels[kind];
        const outline = ['ruins', 'building'].includes(kind)
          ? box(x - 80, y - 50, x + 70, y + 55)
          : blob(x, y, 95, 74, kind);
        return { id: kind, kind, outline, ...(label && { label }) };
      }),
    },
  };
}

/** A crowd of `count` figures on a large table, for measurements. */
export function crowd(count: number): SceneModel {
  const random = scatter('crowd');
  const base = fixture();
  const tokens = Array.from({ length: count }, (_, i): Token => {
    const place = { x: Math.round(200 + random() * 9000), y: Math.round(200 + random() * 5600) };
    const template = base.tokens[i % base.tokens.length] as Token;
    return { ...template, ...place, id: `f${i}`, alive: true, facing: Math.floor(random() * 360) };
  });
  return { ...base, tokens, table: { ...base.table, widthCi: 9400, heightCi: 6000 } };
}

/** The mock-up's moment: a soldier is about to fire. */
export function firing(): SceneModel {
  const base = fixture();
  return {
    ...base,
    selected: 's1',
    target: 'd4',
    candidates: ['d1', 'd2', 'd4'],
    aim: { from: 's1', to: 'd4', label: '14.2" of 18"', legal: true },
    ranges: [{ figure: 's1', rangeCi: 1800, tone: 'range' }],
    arcs: [{ figure: 'd4', halfAngle: 90 }],
  };
}

/** A soldier about to walk; `legal` or not. */
export function walking(legal: boolean): SceneModel {
  const base = fixture();
  const from = base.tokens.find((t) => t.id === 's3') as Token;
  const points = legal
    ? [{ x: from.x, y: from.y }, at(420, 560), at(470, 590)]
    : [{ x: from.x, y: from.y }, at(470, 440), at(548, 378)];
  return {
    ...base,
    selected: 's3',
    path: {
      points,
      radiusCi: 50,
      legal,
      label: legal ? '6.0" of 6"' : '11.9" of 6"',
      touches: legal ? [] : ['d4'],
    },
    ranges: [{ figure: 's3', rangeCi: 600, tone: 'reach' }],
  };
}

/** An overrun that is being planned: the path ends at its target. */
export function overrunning(): SceneModel {
  const base = fixture();
  const from = base.tokens.find((t) => t.id === 'd4') as Token;
  const victim = base.tokens.find((t) => t.id === 's3') as Token;
  const length = Math.hypot(from.x - victim.x, from.y - victim.y);
  const reach = (150 + 50) / length;
  const end = { x: victim.x + (from.x - victim.x) * reach, y: victim.y + (from.y - victim.y) * reach };
  return {
    ...base,
    tokens: base.tokens.map((t) => ({
      ...t,
      readiness: t.make === 'rubber' ? (t.id === 'd5' ? 'acted' : 'ready') : 'idle',
    })),
    selected: 'd4',
    target: 's3',
    path: {
      points: [{ x: from.x, y: from.y }, end],
      radiusCi: 150,
      legal: true,
      label: '8.4" of 18" · overrun 2"',
      touches: ['s3'],
    },
    ranges: [{ figure: 'd4', rangeCi: 1800, tone: 'reach' }],
  };
}

/** All dinosaurs, wounded, in rows. */
export function wounded(
  kinds: Readonly<Record<string, { readonly radiusCi: number; readonly lengthCi: number }>>,
): SceneModel {
  const tokens = Object.entries(kinds).map(([art, { radiusCi, lengthCi }], i): Token => {
    const place = { x: 500 + (i % 7) * 1150, y: 4900 - Math.floor(i / 7) * 1020 };
    return {
      ...dinosaur(HERD[0] as DinosaurRow),
      id: art,
      art,
      ...place,
      radiusCi,
      lengthCi,
      facing: i % 2 ? 20 : 160,
      life: { now: 4, max: 10 },
      readiness: (['ready', 'acted', 'idle'] as const)[i % 3] ?? 'idle',
    };
  });
  return { ...fixture(), tokens, table: { widthCi: 8000, heightCi: 5600, terrain: [] } };
}
