/** The model that the table shows, from the state and the player's selection and plan. Pure. */
import { type FigureId, type State, TERRAIN } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import type { AimMark, PathMark, SceneModel, Token, WayMark } from '@dwo/kits/miniatures/model';
import { followsPointer } from '@dwo/kits/miniatures/tools/go';
import { radiusOf, shownFor } from '../../tools/figures';
import type { Plan } from '../../tools/plan';
import { say } from '../../words';
import { inches, reachInches } from '../words/words';
import { arcsOf, marksOf, rangesOf } from './marks';
import type { Desk } from './sight';
import { tokensOf } from './tokens';

export type View = Desk;

/** The board for this view. */
export function sceneModel(view: View): SceneModel {
  const { state, plan, selected } = view;
  return {
    table: tableOf(state),
    tokens: turned(tokensOf(view), plan),
    selected,
    target: targetShown(plan),
    candidates: candidates(plan),
    path: pathMark(plan, state),
    group: chosen(plan, state),
    ways: waysOf(plan, state),
    aim: aimMark(plan, state),
    ranges: rangesOf(view),
    arcs: arcsOf(view),
    marks: marksOf(view),
  };
}

const tables = new WeakMap<object, SceneModel['table']>();

/** Terrain with a height. */
const HIGH = ['woods', 'ruins', 'hill', 'building', 'mountain'] as const;

/** The table with its heights printed on it; the same object for the same table, so that it is drawn once. */
function tableOf({ table, scenario }: Frozen<State>): SceneModel['table'] {
  const known = tables.get(table);
  if (known !== undefined) return known;
  const terrain = table.terrain.map(({ id, kind, outline }) => {
    const { heightCi } = TERRAIN[kind];
    const high = HIGH.find((each) => each === kind) ?? 'other';
    return heightCi === 0
      ? { id, kind, outline }
      : { id, kind, outline, label: say(`mark.${high}`, { height: inches(heightCi) }) };
  });
  const look = scenario === 'island' ? 'island' : 'sand';
  // At the Time Gate prints of feet would look like clues to what hides.
  const prints = scenario === 'gate' ? { prints: false } : {};
  const made = { widthCi: table.widthCi, heightCi: table.heightCi, terrain, look, ...prints } as const;
  tables.set(table, made);
  return made;
}

/** A turn shows before it is sent. */
function turned(tokens: Token[], plan: Plan): Token[] {
  if (plan.kind !== 'face') return tokens;
  const { facing } = plan;
  return tokens.map((token) => {
    if (token.id !== plan.figure) return token;
    return plan.of === 'gun' ? { ...token, gunFacing: facing } : { ...token, facing };
  });
}

/** A target that is only kept has the ring of those that can be chosen, so that choosing it shows. */
function targetShown(plan: Plan): FigureId | null {
  if (plan.kind === 'aim' && plan.kept === true) return null;
  return plan.kind === 'aim' || plan.kind === 'overrun' || plan.kind === 'attack' || plan.kind === 'volley'
    ? plan.target
    : null;
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
  const { points, heights, costCi, leftCi, refusal, touches } = plan.preview;
  // A pointer that only passes over an impassable place gets no refusal.
  if (refusal !== null && !plan.fixed && plan.drag === null) return null;
  const end = heights?.at(-1) ?? 0;
  const way = { length: inches(costCi), limit: inches(leftCi) };
  const label =
    plan.preview.intent.type === 'stow' || refusal?.code === 'UNDERMANNED'
      ? ''
      : heights === null
        ? say('mark.of', way)
        : end === 0
          ? say('mark.of.lands', way)
          : say('mark.of.up', { ...way, height: inches(end) });
  return {
    points,
    ...(heights === null ? {} : { heights }),
    radiusCi: radiusOf(state, plan.figure),
    legal: refusal === null,
    label,
    touches,
    ...(followsPointer(plan) ? { follows: true } : {}),
  };
}

const NOBODY: readonly FigureId[] = [];

/** The figures that are chosen together. */
function chosen(plan: Plan, state: Frozen<State>): readonly FigureId[] {
  if (plan.kind === 'group') return plan.members.map(({ figure }) => figure);
  return plan.kind === 'volley' ? plan.shots.map(({ fire }) => shownFor(state, fire.figure)) : NOBODY;
}
const NO_WAYS: readonly WayMark[] = [];

/** The path of every member of a group; none for a member that stays. */
function waysOf(plan: Plan, state: Frozen<State>): readonly WayMark[] {
  if (plan.kind !== 'group' || plan.by === null) return NO_WAYS;
  // The same label on every way would hide those that go.
  const said = new Set<string>();
  const once = (label: string) => {
    if (said.has(label)) return '';
    said.add(label);
    return label;
  };
  return plan.members.flatMap(({ figure, preview, shortCi }): WayMark[] => {
    if (preview === null) return [];
    const { points, heights, costCi, leftCi, refusal, touches } = preview;
    const legal = refusal === null;
    const way = { length: inches(costCi), limit: inches(leftCi) };
    const label = !legal ? say('mark.stays') : shortCi > 0 ? once(say('mark.of', way)) : '';
    const mark = { figure, points, radiusCi: radiusOf(state, figure), legal, label, touches };
    return [heights === null ? mark : { ...mark, heights }];
  });
}

function aimMark(plan: Plan, state: Frozen<State>): AimMark | null {
  // A shell with a spotter has an arc of its own.
  if (plan.kind !== 'aim' || plan.target === null || plan.third !== null) return null;
  const { reach } = plan;
  const words = reach === null ? null : reachInches(reach);
  const label = words === null ? '' : say('mark.of', { length: words.gap, limit: words.limit });
  return { from: shownFor(state, plan.figure), to: plan.target, label, legal: plan.refusal === null };
}
