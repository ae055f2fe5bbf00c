/** The scenes of the rulebook's pictures: small tables of the real rules, with the referee's own answers drawn on them. */
import {
  aim,
  attackTargets,
  type CrewedKind,
  DINOSAURS,
  dinoWars,
  type FigureId,
  freeSeats,
  type Options,
  PARAMETERS,
  PLAIN_DINOSAUR,
  PLAIN_SOLDIER,
  PLAIN_VEHICLE,
  PLAIN_WEAPON,
  plainMatch,
  planFlight,
  planMove,
  type State,
  type Weapon,
  weaponRow,
} from '@dwo/dino-wars';
import { type Frozen, noDice, type Point, type Point3 } from '@dwo/kernel';
import type { PathMark, SceneModel } from '@dwo/kits/miniatures/model';
import { percent } from '@dwo/kits/miniatures/percent';
import { sceneModel } from '../../hud/theatre/scene-model';
import { nameFigures } from '../../hud/words/names';
import { inches } from '../../hud/words/words';
import { radiusOf } from '../../tools/figures';
import { say as sayGame } from '../../words';
import { say } from './words';

type Soldier = Options['soldiers'][number];
type Dinosaur = Options['dinosaurs'][number];
type Terrain = Options['table']['terrain'][number];

const SIZE = { widthCi: 3600, heightCi: 1800 };

function soldier(id: string, x: number, y: number, more: Partial<Soldier> = {}): Soldier {
  const usual = { ...PLAIN_SOLDIER, rank: 'enlisted', weapon: 'rifle', order: 'ask' } as const;
  return { ...usual, id, owner: 0, at: { x, y }, facing: 0, ...more };
}

function beast(kind: Dinosaur['kind'], x: number, y: number, more: Partial<Dinosaur> = {}): Dinosaur {
  return { ...PLAIN_DINOSAUR, id: 'd1', kind, owner: 1, at: { x, y }, facing: 180, lifePoints: null, ...more };
}

function patch(kind: Terrain['kind'], left: number, low: number, right: number, high: number): Terrain {
  const cut = 80;
  const outline = [
    { x: left + cut, y: low },
    { x: right - cut, y: low },
    { x: right, y: low + cut },
    { x: right, y: high - cut },
    { x: right - cut, y: high },
    { x: left + cut, y: high },
    { x: left, y: high - cut },
    { x: left, y: low + cut },
  ];
  return { id: `${kind}-${left}`, kind, outline };
}

interface Cast extends Partial<Pick<Options, 'soldiers' | 'dinosaurs' | 'vehicles' | 'crewedWeapons'>> {
  readonly terrain?: Terrain[];
  readonly phase: Options['start']['phase'];
}

function stage({ terrain = [], phase, ...cast }: Cast): Frozen<State> {
  const options: Options = {
    ...plainMatch(),
    era: 'ww2',
    table: { ...SIZE, terrain },
    players: [{ side: 'army' }, { side: 'dinosaurs' }],
    soldiers: [],
    dinosaurs: [],
    ...cast,
    armyZoneCi: SIZE.heightCi / 2,
    liftCaps: true,
    separationCi: 0,
    start: { turn: 1, phase },
  };
  const faults = dinoWars.checkSetup(options);
  if (faults.length > 0) throw new Error(`No scene: ${JSON.stringify(faults)}`);
  return dinoWars.setup(options, noDice);
}

function drawn(state: Frozen<State>, more: Partial<SceneModel> = {}): SceneModel {
  const names = nameFigures(state);
  const plain = sceneModel({ state, names, seat: null, selected: null, plan: { kind: 'none' }, canAct: () => false });
  return { ...plain, ...more };
}

/** A line of fire with the referee's gap and chance, or why there is none. */
function fire(state: Frozen<State>, from: FigureId, weapon: Weapon, to: FigureId): SceneModel['aim'] {
  const judged = aim(state, from, weapon, to);
  if (judged === null) throw new Error(`No shot from ${from}`);
  const { refusal, rangeCi, chanceOf36 } = judged;
  const isHidden = refusal?.rule.startsWith('DW-LOS') === true;
  const hits = say('picture.hits', { gap: inches(rangeCi), share: percent(chanceOf36 / 36) });
  return { from, to, legal: !isHidden, label: isHidden ? say('picture.hidden') : hits };
}

/** A walk with the referee's cost. */
function walk(state: Frozen<State>, figure: FigureId, path: readonly Point[], stopAt: FigureId | null): PathMark {
  const { path: points, costCi, leftCi, refusal, touches } = planMove(state, figure, path, stopAt);
  const label = sayGame('mark.of', { length: inches(costCi), limit: inches(costCi + leftCi) });
  return { points, radiusCi: radiusOf(state, figure), legal: refusal === null, label, touches };
}

/** The pictures by the slugs of their chapters. */
export const SCENES = {
  'distances-bases-and-paths': () => {
    const state = stage({
      phase: 'regular-fire',
      soldiers: [soldier('s1', 900, 850)],
      dinosaurs: [beast('tyrannosaurus', 2500, 850)],
    });
    const { rangeCi } = aim(state, 's1', 'rifle', 'd1') ?? { rangeCi: 0 };
    return drawn(state, { aim: { from: 's1', to: 'd1', legal: true, label: inches(rangeCi) } });
  },
  'dinosaur-movement': () => {
    const state = stage({
      phase: 'dinosaur-movement',
      terrain: [patch('mountain', 1500, 500, 2100, 1050)],
      soldiers: [soldier('s1', 3300, 300)],
      dinosaurs: [beast('allosaurus', 900, 700, { facing: 40 })],
    });
    const way = [
      { x: 1350, y: 1300 },
      { x: 2200, y: 1330 },
    ];
    return drawn(state, { selected: 'd1', path: walk(state, 'd1', way, null) });
  },
  'flight-and-swimming': () => {
    const state = stage({
      phase: 'dinosaur-movement',
      terrain: [patch('woods', 1300, 500, 1900, 1200)],
      soldiers: [soldier('s1', 2700, 800)],
      dinosaurs: [beast('pteranodon', 700, 850, { facing: 0 })],
    });
    const path: Point3[] = [
      { x: 1600, y: 900, z: 800 },
      { x: 2700, y: 800, z: 0 },
    ];
    const { points, heights, costCi, leftCi, touches } = flown(state, path);
    const label = sayGame('mark.of.lands', { length: inches(costCi), limit: inches(costCi + leftCi) });
    return drawn(state, {
      selected: 'd1',
      path: { points, heights, radiusCi: radiusOf(state, 'd1'), legal: true, label, touches },
    });
  },
  overruns: () => {
    const state = stage({
      phase: 'dinosaur-movement',
      soldiers: [soldier('s1', 1500, 850), soldier('s2', 1150, 1100), soldier('s3', 1100, 600)],
      dinosaurs: [beast('allosaurus', 2800, 900)],
    });
    return drawn(state, { selected: 'd1', path: walk(state, 'd1', [{ x: 1500, y: 850 }], 's1') });
  },
  'closing-fire': () => {
    const state = stage({
      phase: 'dinosaur-movement',
      soldiers: [soldier('s1', 1500, 850), soldier('s2', 1000, 1150)],
      dinosaurs: [beast('allosaurus', 1500 + 50 + DINOSAURS.allosaurus.radiusCi, 850)],
    });
    return drawn(state, { selected: 's1', target: 'd1', aim: fire(state, 's1', 'rifle', 'd1') });
  },
  'regular-fire': () => {
    const state = stage({
      phase: 'regular-fire',
      soldiers: [soldier('s1', 1200, 850), soldier('s2', 900, 1200), soldier('s3', 850, 550)],
      dinosaurs: [beast('stegosaurus', 2700, 950)],
    });
    const { rangeCi } = weaponRow('rifle');
    return drawn(state, {
      selected: 's1',
      target: 'd1',
      ranges: [{ figure: 's1', rangeCi, tone: 'range' }],
      aim: fire(state, 's1', 'rifle', 'd1'),
    });
  },
  'range-and-line-of-sight': () => {
    const state = stage({
      phase: 'regular-fire',
      terrain: [patch('hill', 1450, 400, 2150, 1350)],
      soldiers: [soldier('s1', 900, 850)],
      dinosaurs: [beast('dimetrodon', 2750, 850)],
    });
    return drawn(state, { selected: 's1', aim: fire(state, 's1', 'rifle', 'd1') });
  },
  'indirect-fire-and-spotters': () => {
    const state = stage({
      phase: 'regular-fire',
      terrain: [patch('hill', 1300, 60, 1900, 820)],
      soldiers: [
        soldier('s1', 560, 460, { crewOf: 'g1' }),
        soldier('s2', 560, 260, { crewOf: 'g1' }),
        soldier('s3', 2250, 1250),
      ],
      crewedWeapons: [gun('mortar', 700, 360)],
      dinosaurs: [beast('triceratops', 2900, 420)],
    });
    const { rangeCi, chanceOf36 } = aim(state, 'g1', 'mortar', 'd1', 's3') ?? { rangeCi: 0, chanceOf36: 0 };
    const label = say('picture.hits', { gap: inches(rangeCi), share: percent(chanceOf36 / 36) });
    const plain = drawn(state, { selected: 'g1', target: 'd1' });
    const mark = { type: 'spotter', spotter: 's3', weapon: 'g1', target: 'd1', label, legal: true } as const;
    return { ...plain, marks: [...(plain.marks ?? []), mark] };
  },
  'attack-rolls': () => {
    const state = stage({
      phase: 'regular-fire',
      soldiers: [soldier('s1', 2900, 850, { facing: 180 }), soldier('s2', 900, 650)],
      dinosaurs: [beast('triceratops', 1900, 850)],
    });
    return drawn(state, {
      target: 'd1',
      arcs: [{ figure: 'd1', halfAngle: PARAMETERS.frontHalfAngle, rangeCi: 500 }],
      aim: fire(state, 's1', 'rifle', 'd1'),
    });
  },
  'dinosaur-attacks': () => {
    const away = 50 + DINOSAURS.ceratosaurus.radiusCi;
    const state = stage({
      phase: 'dinosaur-attack',
      soldiers: [soldier('s1', 1800 - away, 850), soldier('s2', 1800, 850 + away), soldier('s3', 900, 400)],
      dinosaurs: [beast('ceratosaurus', 1800, 850)],
    });
    return drawn(state, { selected: 'd1', candidates: attackTargets(state, 'd1') });
  },
  'army-movement': () => {
    const state = stage({
      phase: 'army-movement',
      soldiers: [soldier('s1', 1900 - 50 - DINOSAURS.dimetrodon.radiusCi, 850), soldier('s2', 1000, 1200)],
      dinosaurs: [beast('dimetrodon', 1900, 850)],
    });
    const from = state.soldiers.s1 ?? { x: 0, y: 0 };
    return drawn(state, { selected: 's1', path: walk(state, 's1', [{ x: from.x - 350, y: from.y - 120 }], null) });
  },
  'transport-loading-and-unloading': () => {
    const state = stage({
      phase: 'army-movement',
      soldiers: [
        soldier('s1', 1900, 850, { at: null, aboard: { vehicle: 'v1', seat: 0 } }),
        soldier('s2', 1400, 900),
        soldier('s3', 1250, 650),
      ],
      vehicles: [{ ...PLAIN_VEHICLE, id: 'v1', kind: 'jeep', owner: 0, at: { x: 1950, y: 850 }, facing: 20 }],
      dinosaurs: [beast('megalosaurus', 3100, 1200)],
    });
    const jeep = state.vehicles.v1;
    const free = jeep === undefined ? 0 : freeSeats(state, jeep).length;
    const all = jeep?.seats.length ?? 0;
    const plain = drawn(state, { selected: 's2', path: walk(state, 's2', [{ x: 1950, y: 850 }], 'v1') });
    const label = sayGame('mark.seats', { taken: all - free, count: all });
    return {
      ...plain,
      marks: [...(plain.marks ?? []), { type: 'drop', figure: 'v1', rangeCi: 0, hot: true, legal: true, label }],
    };
  },
  'crewed-weapons': () => {
    const state = stage({
      phase: 'regular-fire',
      soldiers: [soldier('s1', 990, 990, { crewOf: 'g1' }), soldier('s2', 990, 700, { crewOf: 'g1' })],
      crewedWeapons: [gun('hmg', 1150, 850)],
      dinosaurs: [beast('allosaurus', 2700, 950)],
    });
    return drawn(state, {
      selected: 'g1',
      target: 'd1',
      arcs: [{ figure: 'g1', halfAngle: PARAMETERS.frontHalfAngle, rangeCi: 900 }],
      aim: fire(state, 'g1', 'hmg', 'd1'),
    });
  },
} as const satisfies Readonly<Record<string, () => SceneModel>>;

function gun(kind: CrewedKind, x: number, y: number): Options['crewedWeapons'][number] {
  return { ...PLAIN_WEAPON, id: 'g1', kind, owner: 0, at: { x, y }, facing: 0 };
}

function flown(state: Frozen<State>, path: readonly Point3[]) {
  const plan = planFlight(state, 'd1', path, 's1');
  return { ...plan, points: plan.path.map(({ x, y }) => ({ x, y })), heights: plan.path.map(({ z }) => z) };
}
