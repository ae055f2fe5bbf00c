/** The model that the board shows, from what the game tells and from the player's selection and plan. Pure. */
import type { Frozen, Seat, Tagged } from '@dwo/kernel';
import type { Mark, ZoneTone } from '../mark-model';
import type { AimMark, ArcMark, PathMark, RangeMark, SceneModel } from '../model';
import { percent } from '../percent';
import type { Token } from '../token';
import { CRUMB_CI, followsPointer, type MovePlan } from '../tools/go';
import type { MiniaturesTable, TablePlan } from './contract';
import { say } from './words';

/** The colours of the zones of the first to the sixth player. */
export const ZONE_TONES: readonly ZoneTone[] = ['green', 'grey', 'blue', 'crimson', 'tan', 'violet'];

/** A person's view of a table. */
export interface TableView<S> {
  readonly state: Frozen<S>;
  readonly seat: Seat | null;
  readonly selected: string | null;
  readonly plan: TablePlan<unknown>;
}

/** The parts of a game that a scene is made of. */
export type SceneGame<S extends object> = Pick<
  MiniaturesTable<S, Tagged, Tagged, string>,
  'standing' | 'facing' | 'look' | 'ground' | 'marks' | 'words' | 'ready' | 'acts'
>;

/** A length in hundredths of an inch as inches, rounded to hundredths: `14.25"`. */
export function inches(ci: number): string {
  return say('inches', { inches: Math.round(ci) / 100 });
}

/** A length on a tape: rounded to tenths, which is what a player can read off. */
function tape(ci: number): string {
  return say('inches', { inches: Math.round(ci / 10) / 10 });
}

/** The board for this view. */
export function sceneOf<S extends object>(game: SceneGame<S>, view: TableView<S>): SceneModel {
  const { state, seat, plan, selected } = view;
  const body = selected === null ? null : game.standing.body(state, selected);
  return {
    table: game.ground(state),
    tokens: [...tokensOf(game, view), ...placedTokens(game, view)],
    selected: body,
    target: targetOf(game, view),
    ...(plan.kind === 'volley' ? { group: plan.shots.map(({ fire }) => game.standing.body(state, fire.figure)) } : {}),
    candidates: candidates(plan).map((each) => game.standing.body(state, each)),
    path: pathOf(game, view),
    aim: aimOf(game, view),
    ranges: rangesOf(game, view),
    arcs: arcsOf(game, view),
    marks: [
      ...game.marks(state, { seat, selected }),
      ...planMarks(game, view),
      ...aimMarks(view),
      ...volleyMarks(game, view),
    ],
  };
}

function targetOf<S extends object>({ standing }: SceneGame<S>, { state, plan }: TableView<S>): string | null {
  // A target that is only kept has the ring of those that can be chosen, so that choosing it shows.
  if (plan.kind === 'aim' && plan.kept === true) return null;
  return (plan.kind === 'aim' || plan.kind === 'volley') && plan.target !== null
    ? standing.body(state, plan.target)
    : null;
}

function tokensOf<S extends object>(game: SceneGame<S>, { state, seat, plan }: TableView<S>): Token[] {
  const turned = plan.kind === 'face' && plan.of === 'body' ? plan : null;
  const gun = plan.kind === 'face' && plan.of !== 'body' ? plan : null;
  const shared = sharedMakes(game, state);
  return game.standing.figures(state).flatMap((id): Token[] => {
    const base = game.standing.base(state, id);
    if (base === null) return [];
    const { rows: _, ...look } = game.look(state, id);
    const facing = turned?.figure === id ? turned.facing : game.facing(state, id);
    const owner = game.standing.owner(state, id);
    const acts = seat !== null && owner !== null && game.acts(state, owner);
    const token = { ...look, ...base, id, facing, name: game.words.full(state, id) };
    return [
      {
        ...token,
        readiness: acts ? game.ready(state, id) : 'idle',
        ...(owner !== null && shared.has(look.make) ? { owner: owner === seat ? 'mine' : 'other' } : {}),
        ...(gun?.figure === id ? { gunFacing: gun.facing } : {}),
      },
    ];
  });
}

/** The makes of which several players have figures. */
function sharedMakes<S extends object>({ standing, look }: SceneGame<S>, state: Frozen<S>): ReadonlySet<string> {
  const owners = new Map<string, number>();
  const shared = new Set<string>();
  for (const id of standing.figures(state)) {
    const owner = standing.owner(state, id);
    if (owner === null) continue;
    const { make } = look(state, id);
    if ((owners.get(make) ?? owner) !== owner) shared.add(make);
    owners.set(make, owner);
  }
  return shared;
}

/** The figures of a set-up at the places chosen so far. */
function placedTokens<S extends object>(game: SceneGame<S>, { state, plan }: TableView<S>): Token[] {
  if (plan.kind !== 'deploy') return [];
  return plan.places
    .filter(({ figure, on }) => on === null && !(figure === plan.figure && plan.at !== null))
    .map((place) => tokenAt(game, state, place, aboard(plan, place.figure)));
}

/** The figures that a planned set-up puts on another one. */
function aboard({ places }: Extract<TablePlan<unknown>, { kind: 'deploy' }>, mount: string): readonly string[] {
  return places.filter(({ on }) => on === mount).map(({ figure }) => figure);
}

function tokenAt<S extends object>(
  game: SceneGame<S>,
  state: Frozen<S>,
  { figure, at, facing }: { figure: string; at: { x: number; y: number }; facing: number },
  riders: readonly string[] = [],
): Token {
  const { rows: _, ...look } = game.look(state, figure, riders);
  const radiusCi = game.standing.base(state, figure)?.radiusCi ?? game.standing.radius(state, figure);
  return { ...look, ...at, radiusCi, facing, id: figure, name: game.words.full(state, figure), readiness: 'idle' };
}

function candidates(plan: TablePlan<unknown>): readonly string[] {
  if (plan.kind !== 'aim') return [];
  return plan.choices.find(({ weapon }) => weapon === plan.weapon)?.targets ?? [];
}

function pathOf<S extends object>({ standing }: SceneGame<S>, { state, plan }: TableView<S>): PathMark | null {
  if (plan.kind !== 'move' || plan.preview === null) return null;
  const { points, heights, costCi, leftCi, refusal, touches, facing, goer } = plan.preview;
  // A pointer that only passes over an impassable place gets no refusal.
  if (refusal !== null && !plan.fixed && plan.drag === null) return null;
  return {
    points,
    ...(heights === null ? {} : { heights }),
    ...(facing === undefined ? {} : { facing }),
    ...(goer === undefined ? {} : { stays: true }),
    radiusCi: standing.radius(state, goer ?? plan.figure),
    legal: refusal === null,
    label: say('mark.of', { length: tape(costCi), limit: tape(leftCi) }),
    touches,
    ...(followsPointer(plan) ? { follows: true } : {}),
  };
}

function aimOf<S extends object>({ standing }: SceneGame<S>, { state, plan }: TableView<S>): AimMark | null {
  if (plan.kind !== 'aim' || plan.target === null) return null;
  const { reach } = plan;
  const most = reach === null ? 0 : Math.max(0, ...reach.bands.map(({ to }) => to));
  const gap = reach === null ? '' : tape(reach.gapCi);
  const label = reach === null ? '' : most > 0 ? say('mark.of', { length: gap, limit: tape(most) }) : gap;
  const [from, to] = [standing.body(state, plan.figure), standing.body(state, plan.target)];
  return { from, to, label, legal: plan.refusal === null };
}

/** The bands of the weapon in hand, the last of which is its range; or the reach of a figure whose path has no corner yet. */
function rangesOf<S extends object>({ standing }: SceneGame<S>, view: TableView<S>): readonly RangeMark[] {
  const { state, plan, selected } = view;
  if (plan.kind === 'move' && plan.corners.length === 0 && plan.figure === selected) {
    const figure = standing.body(state, selected);
    const reaches = (plan.reachesCi ?? []).filter((rangeCi) => rangeCi >= CRUMB_CI);
    return reaches.map((rangeCi): RangeMark => ({ figure, rangeCi, tone: 'reach' }));
  }
  if (plan.kind !== 'aim' || plan.reach === null) return [];
  const figure = standing.body(state, plan.figure);
  const least = Math.min(...plan.reach.bands.map(({ from }) => from));
  return plan.reach.bands.map(({ to }, at): RangeMark => {
    const last = at === (plan.reach?.bands.length ?? 0) - 1;
    return {
      figure,
      rangeCi: to,
      tone: last ? 'range' : 'reach',
      ...(at === 0 && least > 0 ? { leastCi: least } : {}),
    };
  });
}

function arcsOf<S extends object>({ standing }: SceneGame<S>, { state, plan }: TableView<S>): readonly ArcMark[] {
  if (plan.kind !== 'aim' || plan.reach?.arc == null) return [];
  const rangeCi = Math.max(0, ...plan.reach.bands.map(({ to }) => to));
  const figure = standing.body(state, plan.figure);
  const arcs = [plan.reach.arc, ...(plan.reach.outerArc === undefined ? [] : [plan.reach.outerArc])];
  return arcs.map((halfAngle) => ({ figure, halfAngle, rangeCi }));
}

function aimMarks<S>({ plan }: TableView<S>): readonly Mark[] {
  return plan.kind === 'aim' ? (plan.marks ?? []) : [];
}

/** More labels would hide the figures; the card has them all. */
const MOST_LABELS = 4;

/** A line from each figure of a volley to its target, with its chance if they are few. */
function volleyMarks<S extends object>({ standing }: SceneGame<S>, { state, plan }: TableView<S>): Mark[] {
  if (plan.kind !== 'volley' || plan.fired !== null) return [];
  const to = standing.base(state, standing.body(state, plan.target));
  if (to === null) return [];
  const few = plan.shots.length <= MOST_LABELS;
  return plan.shots.map(({ fire, chance }): Mark => {
    const figure = standing.body(state, fire.figure);
    const label = few ? percent(chance) : '';
    return { type: 'threat', figure, to, radiusCi: to.radiusCi, harm: 'shoot', owner: 'mine', label, leaving: false };
  });
}

/** The ghost of a rider who gets off, at the end of the path. */
function goerMarks<S extends object>(game: SceneGame<S>, state: Frozen<S>, plan: MovePlan<unknown, string>): Mark[] {
  const { goer: figure, points = [], facing = 0, refusal = null } = plan.preview ?? {};
  const at = points.at(-1);
  if (figure === undefined || at === undefined || (refusal !== null && !plan.fixed && plan.drag === null)) return [];
  return [{ type: 'ghost', token: tokenAt(game, state, { figure, at, facing }), legal: refusal === null, label: '' }];
}

/** The ghost of what is put down. */
function planMarks<S extends object>(game: SceneGame<S>, { state, seat, plan }: TableView<S>): Mark[] {
  if (plan.kind === 'put') {
    const { within, figure } = plan.task;
    const disc: Mark[] = within === null ? [] : [{ type: 'disc', ...within, tone: 'allowed', label: '' }];
    if (plan.at === null) return disc;
    const token = tokenAt(game, state, { figure, at: plan.at, facing: plan.facing });
    return [...disc, { type: 'ghost', token, legal: plan.refusal === null, label: '' }];
  }
  if (plan.kind === 'move') return goerMarks(game, state, plan);
  if (plan.kind !== 'deploy') return [];
  const tone = ZONE_TONES[seat ?? 0] ?? 'green';
  // The name of a zone would lie on the line.
  const zones = plan.zones.map(({ outline, label }, at): Mark => {
    return { type: 'zone', id: `deploy${at}`, outline, tone, label: plan.line === null ? label : '' };
  });
  if (plan.line !== null) {
    const ghosts = plan.line.stands.map((stand): Mark => {
      return { type: 'ghost', token: tokenAt(game, state, stand), legal: stand.refusal === null, label: '' };
    });
    return [...zones, ...ghosts];
  }
  if (plan.figure === null || plan.at === null) return zones;
  const { figure, at, facing } = plan;
  const token = tokenAt(game, state, { figure, at, facing }, aboard(plan, figure));
  return [...zones, { type: 'ghost', token, legal: plan.refusal === null, label: '' }];
}
