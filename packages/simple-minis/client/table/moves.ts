/** The tools that move figures: walking with getting on, getting off, leaving the table, and turning. */
import { bearing, type Disc, distance, type Frozen, type Point, type Seat } from '@dwo/kernel';
import { facingTo, placeAt } from '@dwo/kernel/table';
import type { Use } from '@dwo/kits/miniatures/hud';
import type { GoHands, GoUse, PlanNote, Walker } from '@dwo/kits/miniatures/tools/go';
import {
  barrierAcross,
  CLASS_DATA,
  commanderOf,
  contactWith,
  discOf,
  type Fig,
  facingOf,
  hasMoved,
  INCH,
  type Intent,
  limitOf,
  measure,
  type Now,
  onTable,
  reachesItem,
  type State,
  simpleMinis,
} from '../../rules';
import { nameAt } from '../names';
import { say } from '../words';
import { canBoard, firstOf, freeMounts, meantBy, onEdge } from './destinations';
import { edgeNote, exitNote, nestNote } from './notes';
import { degreesOf, figureAt, placeOf, pointFromScene, pointToScene, STANDING, toScene } from './places';

type Mode = 'walk' | 'drop' | 'board' | 'leave' | 'exit';

/** The figure that goes: a rider who gets off, else the figure itself. */
function goer(state: Now, figure: string, mode: string): Fig | null {
  const own = figureAt(state, figure);
  return mode === 'leave' && own !== null && own.rider !== null ? (state.figures[own.rider] ?? null) : own;
}

/** The point at which a base touches another on the straight way to it. */
function contact(
  from: Point,
  radius: number,
  aim: { readonly x: number; readonly y: number; readonly radius: number },
): Point {
  const far = distance(from, aim);
  const share = far === 0 ? 0 : Math.max(0, far - radius - aim.radius) / far;
  return { x: from.x + Math.round((aim.x - from.x) * share), y: from.y + Math.round((aim.y - from.y) * share) };
}

/** A figure that has moved looks at the nearest enemy. */
function lookFrom(state: Now, figure: Fig, at: Point): Point | null {
  const own = commanderOf(state, figure);
  const foes = onTable(state).filter(
    (each) => each.riding === null && commanderOf(state, each) !== own && !each.asleep,
  );
  const [near] = foes.map((each) => discOf(state, each)).sort((a, b) => distance(at, a) - distance(at, b));
  return near === undefined ? null : facingTo(at, near);
}

/** The items that a figure carries, by index. */
function carriedBy({ items }: Now, id: number): number[] {
  return items.flatMap((item, at) => (item.place === 'carried' && item.by === id ? [at] : []));
}

/** The items that a base reaches, by index (VS-R-38). */
function lyingAt({ items }: Now, disc: Disc): number[] {
  return items.flatMap((item, at) => (item.place === 'lying' && reachesItem(disc, item) ? [at] : []));
}

/** Whether a guy can get on a mount in this step, on the straight way to it. */
function mayBoard(state: Now, seat: Seat, guy: Fig): boolean {
  return freeMounts(state, guy).some((mount) => {
    const path = [contactWith(state, guy, mount)];
    return simpleMinis.check(state, seat, { type: 'board', figure: guy.id, path, mount: mount.id }) === null;
  });
}

interface How {
  readonly mode: string;
  readonly stopAt: string | null;
  /** Degrees; null for the nearest enemy. */
  readonly facing: number | null;
}

const towards = (degrees: number): Point => placeAt({ x: 0, y: 0 }, degrees, INCH);

function intentOf(state: Now, actor: Fig, path: readonly Point[], how: How): Intent {
  const end = path.at(-1) ?? discOf(state, actor);
  if (how.mode === 'exit') return { type: 'leaveSurface', figure: actor.id, path: [...path] };
  const mount = how.stopAt === null ? null : figureAt(state, how.stopAt);
  if (how.mode !== 'leave' && canBoard(actor, mount))
    return { type: 'board', figure: actor.id, path: [...path], mount: mount.id };
  const disc = { ...end, radius: CLASS_DATA[actor.class].radius };
  const drop = how.mode === 'drop' ? carriedBy(state, actor.id) : [];
  const pickUp = how.mode === 'drop' ? [] : lyingAt(state, disc);
  const facing = how.facing === null ? lookFrom(state, actor, end) : towards(how.facing);
  const type = how.mode === 'leave' ? 'leave' : 'move';
  return { type, figure: actor.id, path: [...path], facing, pickUp, drop };
}

/** The cost or the gain of an order, in a sentence before it is given. */
function noteOf(state: Now, intent: Intent, rough: boolean): PlanNote | null {
  switch (intent.type) {
    case 'board':
      return {
        text: say('note.on', { name: nameAt(state, intent.mount) }),
        rule: 'VS-R-18',
        verb: say('use.of', { id: 'board' }),
      };
    case 'leave':
      return { text: say('note.off', { name: nameAt(state, intent.figure) }), rule: 'VS-R-19' };
    case 'leaveSurface':
      return exitNote(state, intent);
    case 'move':
      if (intent.pickUp.length > 0) return { text: say('note.of', { id: 'takes' }), rule: 'VS-ITM-1' };
      if (intent.drop.length > 0) return { text: say('note.of', { id: 'drops' }), rule: 'VS-R-38' };
      return (
        edgeNote(state, intent) ??
        nestNote(state, intent) ??
        (rough ? { text: say('note.of', { id: 'rough' }), rule: 'VS-R-8' } : null)
      );
    default:
      return null;
  }
}

/** Degrees of the facing that an order ends with; nothing for an order without a choice. */
function endFacing(state: Now, actor: Fig, intent: Intent): { facing?: number } {
  if (intent.type !== 'move' && intent.type !== 'leave') return {};
  return { facing: bearing({ x: 0, y: 0 }, intent.facing ?? facingOf(state, actor)) ?? 0 };
}

const may = (state: Now, figure: string, mode: string) => {
  const actor = goer(state, figure, mode);
  return actor === null || hasMoved(state, actor) ? 0 : toScene(limitOf(actor.class, false));
};

/** Walking, for the kit's tools. */
export const WALK: GoUse<State, Intent> = {
  along({ state, seat, figure, mode, facing = null }, corners, target) {
    const actor = goer(state, figure, mode);
    if (actor === null) throw new Error(`There is no figure ${figure}`);
    const start = discOf(state, actor);
    const path = corners.map(pointFromScene);
    const last = path.at(-1);
    const stopAt = meantBy(state, actor, last ?? start, { mode, stopAt: target });
    const aim = stopAt === null ? null : figureAt(state, stopAt);
    if (last !== undefined && mode === 'exit') path[path.length - 1] = onEdge(last);
    if (last !== undefined && aim !== null) {
      path[path.length - 1] = contact(path.at(-2) ?? start, CLASS_DATA[actor.class].radius, discOf(state, aim));
    }
    const measured = measure(state, actor, path);
    const intent = intentOf(state, actor, path, { mode, stopAt, facing });
    return {
      ...{ asked: corners, stopAt, path: measured.path.map(pointToScene), heights: null },
      ...{ touches: stopAt === null ? [] : [stopAt], costCi: toScene(measured.cost), mayCi: toScene(measured.limit) },
      refusal: simpleMinis.check(state, seat, intent),
      ...(`${actor.id}` === figure ? {} : { goer: `${actor.id}` }),
      ...{ intent, note: noteOf(state, intent, measured.rough), ...endFacing(state, actor, intent) },
    };
  },
  left: ({ state, figure, mode }: Walker<State>) => may(state, figure, mode),
  cost: (_, from, to) => distance(from, to),
  isFree: ({ state }, from, to) => barrierAcross(state, [pointFromScene(from), pointFromScene(to)]) === null,
  isObstacle: ({ code }) => code === 'BLOCKED',
  goesRound: true,
  isCut: true,
  size: STANDING.size,
  place: placeOf,
  radius: STANDING.radius,
  snaps({ state, seat, figure, mode }) {
    if (mode === 'exit' || mode === 'leave') return [];
    const guy = figureAt(state, figure);
    const mounts = guy === null ? [] : freeMounts(state, guy);
    return [...(mode === 'board' ? [] : STANDING.enemies(state, seat)), ...mounts.map(({ id }) => `${id}`)];
  },
};

/** Getting on and leaving the table end where they must, so their ways are not cut: one that is too far says by how much. */
const WHOLE: GoUse<State, Intent> = { ...WALK, isCut: false };

const handsOf = (mode: Mode): GoHands<State, Intent, string> => ({
  way: mode === 'exit' || mode === 'board' ? WHOLE : WALK,
  mode,
  first: firstOf,
  // The player may turn the figure at the end of its path, so a drag only plans.
  atOnce: false,
  flight: null,
  next: null,
  enemies(state, figure) {
    const own = figureAt(state, figure);
    return own === null ? [] : STANDING.enemies(state, commanderOf(state, own) ?? -1);
  },
  isOwn: (state, seat, figure) => STANDING.owner(state, figure) === seat,
  lifts({ state, figure, mode: way }, other) {
    const guy = figureAt(state, figure);
    return way !== 'leave' && way !== 'exit' && guy !== null && canBoard(guy, figureAt(state, other));
  },
  misses: (_, { preview, aim }) => aim !== null && preview?.refusal !== null,
});

const HANDS = {
  walk: handsOf('walk'),
  drop: handsOf('drop'),
  board: handsOf('board'),
  leave: handsOf('leave'),
  exit: handsOf('exit'),
};

function turnOf(figure: Fig): Use<State, Intent> {
  const id = `${figure.id}`;
  const intent = (degrees: number): Intent => ({
    ...{ type: 'move' as const, figure: figure.id, path: [], pickUp: [], drop: [] },
    facing: towards(degrees),
  });
  return {
    ...{ type: 'turn', id: 'turn', word: say('use.of', { id: 'turn' }), icon: 'turn' },
    use: {
      ...{ figure: id, of: 'body', staying: true, note: { text: say('note.of', { id: 'turn' }), rule: 'VS-MOV-6' } },
      place: (state: Frozen<State>) => placeOf(state, id),
      present: (state: Frozen<State>) => degreesOf(state, id),
      intent,
    },
  };
}

/** Dropping what a figure carries, on the way or where it stands, and taking what lies beside it (VS-R-38, VS-ITM-1). */
function handlingOf(state: Now, seat: Seat, figure: Fig): Use<State, Intent>[] {
  const drop = carriedBy(state, figure.id);
  const pickUp = lyingAt(state, discOf(state, figure));
  const stay = { type: 'move', figure: figure.id, path: [], facing: null } as const;
  const press = (id: 'dropHere' | 'take', intent: Intent): Use<State, Intent> => ({
    ...{ type: 'press', id, word: say('use.of', { id }), icon: 'egg', intent },
    refusal: simpleMinis.check(state, seat, intent),
  });
  return [
    ...(pickUp.length === 0 ? [] : [press('take', { ...stay, pickUp, drop: [] })]),
    ...(drop.length === 0
      ? []
      : [
          {
            type: 'go' as const,
            id: 'drop',
            word: say('use.of', { id: 'drop' }),
            icon: 'egg' as const,
            hands: HANDS.drop,
          },
          press('dropHere', { ...stay, pickUp: [], drop }),
        ]),
  ];
}

/** The moves that a figure still has. */
export function movesOf(state: Now, seat: Seat, figure: Fig): Use<State, Intent>[] {
  const rider = figure.rider === null ? null : (state.figures[figure.rider] ?? null);
  const off: Use<State, Intent>[] =
    rider === null || rider.moved
      ? []
      : [{ type: 'go', id: 'leave', word: say('use.of', { id: 'leave' }), icon: 'alight', hands: HANDS.leave }];
  if (hasMoved(state, figure)) return off;
  return [
    { type: 'go', id: 'walk', word: say('use.of', { id: 'walk' }), icon: 'tape', hands: HANDS.walk },
    turnOf(figure),
    ...(mayBoard(state, seat, figure)
      ? [
          {
            type: 'go' as const,
            id: 'board',
            word: say('use.of', { id: 'board' }),
            icon: 'alight' as const,
            hands: HANDS.board,
          },
        ]
      : []),
    ...handlingOf(state, seat, figure),
    ...off,
    { type: 'go', id: 'exit', word: say('use.of', { id: 'exit' }), icon: 'gate', hands: HANDS.exit },
  ];
}
