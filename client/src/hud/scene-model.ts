/** What the table shows, made of the state and of what lies on the player's desk. Pure. */
import {
  DINOSAURS,
  type FigureId,
  PARAMETERS,
  RANK_TABLE,
  type Soldier,
  type State,
  TERRAIN,
  WEAPONS,
} from '@dwo/dino-wars';
import type { Frozen, Seat } from '@dwo/kernel';
import type { AimMark, ArcMark, PathMark, RangeMark, SceneModel, Token } from '../scene/model';
import type { Plan } from '../tools/plan';
import { movementLeft } from '../tools/referee';
import type { Names } from './names';
import { inches, weaponName } from './words';

export interface View {
  readonly state: Frozen<State>;
  readonly names: Names;
  readonly selected: FigureId | null;
  readonly plan: Plan;
  /** Whether a figure can still do something in this phase. */
  readonly canAct: (figure: FigureId) => boolean;
}

/** The board for this view. */
export function sceneModel(view: View): SceneModel {
  const { state, plan, selected } = view;
  return {
    table: tableOf(state.table),
    tokens: tokens(view),
    selected,
    target: targetShown(plan),
    candidates: candidates(plan),
    path: pathMark(plan, state),
    aim: aimMark(plan),
    ranges: ranges(plan, state),
    arcs: arcs(plan),
  };
}

const tables = new WeakMap<object, SceneModel['table']>();

/** The table with its heights printed on it; the same object for the same table, so that it is drawn once. */
function tableOf(table: Frozen<State>['table']): SceneModel['table'] {
  const known = tables.get(table);
  if (known !== undefined) return known;
  const terrain = table.terrain.map(({ id, kind, outline }) => {
    const { name, heightCi } = TERRAIN[kind];
    return heightCi === 0
      ? { id, kind, outline }
      : { id, kind, outline, label: `${name.toUpperCase()} ${inches(heightCi)}` };
  });
  const made = { widthCi: table.widthCi, heightCi: table.heightCi, terrain };
  tables.set(table, made);
  return made;
}

function tokens({ state, names, canAct, plan }: View): Token[] {
  const places = placesOfPlayers(state);
  const all: Token[] = [];
  for (const [id, dinosaur] of Object.entries(state.dinosaurs)) {
    const kind = DINOSAURS[dinosaur.kind];
    all.push({
      id,
      art: dinosaur.kind,
      name: names.full(id),
      side: 'dinosaurs',
      player: places.get(dinosaur.owner) ?? 0,
      rank: null,
      x: dinosaur.x,
      y: dinosaur.y,
      radiusCi: kind.radiusCi,
      lengthCi: kind.lengthCi,
      facing: plan.kind === 'face' && plan.figure === id ? plan.facing : dinosaur.facing,
      life: { now: dinosaur.lifePoints, max: kind.lifePoints },
      alive: dinosaur.alive,
      readiness: readiness(state, 'dinosaurs', dinosaur.alive && canAct(id)),
    });
  }
  for (const [id, soldier] of Object.entries(state.soldiers)) {
    all.push({
      id,
      art: soldierArt(soldier),
      name: `${names.full(id)}, ${RANK_TABLE[soldier.rank].name}, ${weaponName(soldier.weapons[0] ?? 'rifle')}`,
      side: 'army',
      player: places.get(soldier.owner) ?? 0,
      rank: soldier.rank,
      x: soldier.x,
      y: soldier.y,
      radiusCi: PARAMETERS.soldierRadiusCi,
      lengthCi: null,
      facing: soldier.facing,
      life: null,
      alive: soldier.alive,
      readiness: readiness(state, 'army', soldier.alive && canAct(id)),
    });
  }
  return all;
}

/** The picture that shows his weapon, or his rank if that is what one should see first. */
export function soldierArt(soldier: Pick<Frozen<Soldier>, 'rank' | 'weapons'>): string {
  if (soldier.rank !== 'enlisted') return `soldier-${soldier.rank}`;
  return `soldier-${soldier.weapons[0] ?? 'rifle'}`;
}

/** Each player's place among those of his side: it chooses emblem and plate. */
function placesOfPlayers(state: Frozen<State>): Map<Seat, number> {
  const next = { army: 0, dinosaurs: 0 };
  return new Map(state.players.map((player, seat) => [seat, next[player.side]++]));
}

function readiness(state: Frozen<State>, side: 'army' | 'dinosaurs', ready: boolean): Token['readiness'] {
  const acting = state.phase === 'dinosaur-movement' || state.phase === 'dinosaur-attack' ? 'dinosaurs' : 'army';
  if (state.ending !== null || side !== acting) return 'idle';
  return ready ? 'ready' : 'acted';
}

function targetShown(plan: Plan): FigureId | null {
  return plan.kind === 'aim' || plan.kind === 'overrun' || plan.kind === 'attack' ? plan.target : null;
}

function candidates(plan: Plan): readonly FigureId[] {
  switch (plan.kind) {
    case 'aim':
      return plan.choices.find((choice) => choice.weapon === plan.weapon)?.targets ?? [];
    case 'overrun':
    case 'attack':
      return plan.targets;
    default:
      return [];
  }
}

function pathMark(plan: Plan, state: Frozen<State>): PathMark | null {
  if (plan.kind !== 'move' || plan.preview === null) return null;
  const { points, costCi, leftCi, refusal, touches } = plan.preview;
  const dinosaur = state.dinosaurs[plan.figure];
  return {
    points,
    radiusCi: dinosaur === undefined ? PARAMETERS.soldierRadiusCi : DINOSAURS[dinosaur.kind].radiusCi,
    legal: refusal === null,
    label: `${inches(costCi)} of ${inches(leftCi)}`,
    touches,
  };
}

function aimMark(plan: Plan): AimMark | null {
  if (plan.kind !== 'aim' || plan.target === null) return null;
  const range = plan.odds?.range;
  const label = range ? `${inches(range.gapCi)} of ${inches(range.limitCi)}` : '';
  return { from: plan.figure, to: plan.target, label, legal: plan.refusal === null };
}

function ranges(plan: Plan, state: Frozen<State>): readonly RangeMark[] {
  if (plan.kind === 'aim') {
    const limitCi = plan.odds?.range?.limitCi ?? WEAPONS[plan.weapon].rangeCi;
    return [{ figure: plan.figure, rangeCi: limitCi, tone: 'range' }];
  }
  if (plan.kind === 'move' && plan.corners.length === 0) {
    const rangeCi = movementLeft(state, plan.figure);
    return rangeCi === 0 ? [] : [{ figure: plan.figure, rangeCi, tone: 'reach' }];
  }
  return [];
}

function arcs(plan: Plan): readonly ArcMark[] {
  if (plan.kind === 'aim' && plan.target !== null) {
    return [{ figure: plan.target, halfAngle: PARAMETERS.frontHalfAngle }];
  }
  return plan.kind === 'face' ? [{ figure: plan.figure, halfAngle: PARAMETERS.frontHalfAngle }] : [];
}
