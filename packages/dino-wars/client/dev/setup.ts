/** Tables being set up and being built. */
import { TERRAIN, TERRAIN_KINDS, type TerrainKind } from '@dwo/dino-wars';
import type { Point } from '@dwo/kernel';
import type { Mark, SceneModel } from '@dwo/kits/miniatures/model';
import { scatter } from '@dwo/kits/miniatures/shapes';
import { beast, toy, vehicle, weapon } from './rulebook';

type Table = SceneModel['table'];

function blob(x: number, y: number, rx: number, ry: number, name: string, corners = 14): readonly Point[] {
  const random = scatter(name);
  return Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * 2 * Math.PI;
    const reach = 0.84 + random() * 0.26;
    return {
      x: Math.round((x + Math.cos(angle) * rx * reach) * 100),
      y: Math.round((y + Math.sin(angle) * ry * reach) * 100),
    };
  });
}

function box(left: number, low: number, right: number, high: number): readonly Point[] {
  return [
    { x: left * 100, y: low * 100 },
    { x: right * 100, y: low * 100 },
    { x: right * 100, y: high * 100 },
    { x: left * 100, y: high * 100 },
  ];
}

function piece(id: string, kind: TerrainKind, outline: readonly Point[]): Table['terrain'][number] {
  const { name, heightCi } = TERRAIN[kind];
  return { id, kind, outline, ...(heightCi > 0 && kind !== 'woods' && { label: `${name} ${heightCi / 100}"` }) };
}

const EMPTY = { selected: null, target: null, candidates: [], path: null, aim: null, ranges: [], arcs: [] } as const;

/** All kinds of terrain side by side, by the ids of the rules. */
export function allTerrain(): SceneModel {
  const built: readonly string[] = ['ruins', 'building'];
  const terrain = TERRAIN_KINDS.map((kind, i) => {
    const [x, y] = [8 + (i % 4) * 14, 31 - Math.floor(i / 4) * 12];
    return piece(kind, kind, built.includes(kind) ? box(x - 5, y - 3.4, x + 5, y + 3.4) : blob(x, y, 6, 4.8, kind));
  });
  const tokens = [toy('s1', 'soldier-rifle', 52, 6), vehicle('v1', 'jeep', 57, 7, { facing: 200, gunFacing: 190 })];
  return { ...EMPTY, table: { widthCi: 6200, heightCi: 3800, terrain }, tokens };
}

/** Dino Island, 12 by 15 feet, with its numbered places; three armies, three herds. */
export function island(): SceneModel {
  const spots = [36, 72, 108, 144].flatMap((y) => [36, 72, 108].map((x) => ({ x, y })));
  const terrain = [
    piece('m1', 'mountain', blob(72, 96, 20, 15, 'm1')),
    piece('w1', 'woods', blob(34, 120, 18, 22, 'w1')),
    piece('w2', 'woods', blob(112, 60, 22, 18, 'w2')),
    piece('w3', 'woods', blob(100, 152, 20, 11, 'w3')),
    piece('s1', 'swamp', blob(38, 58, 18, 13, 's1')),
    piece('s2', 'deep_swamp', blob(38, 58, 8, 6, 's2')),
    piece('l1', 'shallow_water', blob(106, 116, 20, 13, 'l1')),
    piece('l2', 'deep_water', blob(108, 117, 11, 7, 'l2')),
    piece('h1', 'hill', blob(76, 40, 13, 10, 'h1')),
    piece('b1', 'broken', blob(60, 140, 12, 8, 'b1')),
    piece('r1', 'ruins', box(20, 88, 36, 99)),
    piece('k1', 'building', box(66, 18, 78, 26)),
  ];
  const random = scatter('islanders');
  const at = (spot: number) => {
    const { x = 0, y = 0 } = spots[spot] ?? {};
    return [x + (random() - 0.5) * 20, y + (random() - 0.5) * 20] as const;
  };
  const tokens = [
    ...Array.from({ length: 18 }, (_, i) =>
      toy(`s${i}`, i % 5 ? 'soldier-rifle' : 'soldier-bazooka', ...at(i % 3), { player: i % 3 }),
    ),
    ...['tank', 'truck', 'jeep'].map((kind, i) =>
      vehicle(`v${i}`, kind as 'tank', ...at(i), { player: i, facing: 40 * i, gunFacing: 70 * i }),
    ),
    ...['tyrannosaurus', 'triceratops', 'deinonychus', 'stegosaurus', 'allosaurus', 'brachiosaurus'].map((art, i) =>
      beast(`d${i}`, art, ...at(6 + i), 1.8, [16, 11, 5, 11, 15, 28][i] ?? 10, { player: i % 3, facing: 60 * i }),
    ),
  ];
  const marks: Mark[] = spots.map((spot, i) => ({
    type: 'spot',
    at: { x: spot.x * 100, y: spot.y * 100 },
    number: i + 1,
    radiusCi: 1200,
    tone: i === 1 ? 'mine' : i % 4 === 0 ? 'taken' : 'free',
  }));
  marks.push({
    type: 'disc',
    at: { x: 10800, y: 7200 },
    radiusCi: 2400,
    tone: 'forbidden',
    label: 'Not within 24" of spot 6',
  });
  return { ...EMPTY, table: { widthCi: 14400, heightCi: 18000, terrain, look: 'island' }, tokens, marks };
}

/** A field with the army's strip, and the zones that are closed to the herd. */
export function deployment(): SceneModel {
  const terrain = [
    piece('w1', 'woods', blob(22, 48, 12, 8, 'w1')),
    piece('h1', 'hill', blob(60, 52, 12, 8, 'h1')),
    piece('k1', 'building', box(40, 34, 52, 42)),
    piece('r1', 'broken', blob(74, 34, 8, 6, 'b')),
  ];
  const tokens = [
    toy('s1', 'soldier-rifle', 20, 10),
    toy('s2', 'soldier-nco', 24, 8, { rank: 'nco' }),
    vehicle('v1', 'half_track', 36, 10, { facing: 90, gunFacing: 60 }),
    weapon('c1', 'mortar', 50, 12, { facing: 90 }),
    beast('d1', 'stegosaurus', 60, 56, 1.7, 11, { hidden: true, facing: 250 }),
  ];
  const marks: Mark[] = [
    { type: 'zone', id: 'army', outline: box(0, 0, 90, 20), tone: 'green', label: 'The army’s ground', handles: true },
    { type: 'zone', id: 'no', outline: box(0, 20, 90, 30), tone: 'forbidden', label: '' },
    { type: 'zone', id: 'herd', outline: box(0, 30, 90, 60), tone: 'red', label: 'Dinosaur country' },
    {
      type: 'ghost',
      token: beast('new', 'allosaurus', 70, 44, 1.5, 15, { facing: 230 }),
      legal: true,
      label: 'Allosaurus',
    },
  ];
  return { ...EMPTY, table: { widthCi: 9000, heightCi: 6000, terrain }, tokens, marks };
}

/** A piece being shaped in the table editor. */
export function editing(): SceneModel {
  const base = deployment();
  const outline = blob(60, 42, 14, 10, 'shape', 7);
  const terrain = [...base.table.terrain.filter(({ id }) => id !== 'h1'), piece('h1', 'hill', outline)];
  return {
    ...base,
    tokens: [],
    table: { ...base.table, terrain },
    marks: [{ type: 'shape', piece: 'h1', outline, corner: 1, legal: true, label: 'Hill, 24" by 18"' }],
  };
}
