/** The play of a figure in a style: where it goes, what it attacks, and what it tries. */
import { type Disc, distance, gap, type Point, type Seat } from '@dwo/kernel';
import { facingTo } from '@dwo/kernel/table';
import {
  CLASS_DATA,
  chancesOf,
  commanded,
  commanderOf,
  contactWith,
  discAt,
  discOf,
  type Fig,
  forcesFor,
  hasMoved,
  type Intent,
  inForce,
  isMount,
  isOnFoot,
  lookAt,
  type Move,
  NEST,
  type Now,
  onTable,
  POOL,
  RANGE,
  refuseBlow,
  refuseShot,
  roleOf,
  STOCKADE,
  samplesFor,
  scenarioOf,
  seatsOf,
  simpleMinis,
  TABLE,
  usualSetUp,
} from '../rules';
import { blowChance, shotChance, threat } from './chances';

/** The weights of a style: losses caused, losses feared, and nearness to goals. */
export interface Style {
  readonly bite: number;
  readonly fear: number;
  readonly pull: number;
}

/** The styles, from the boldest to the shyest. */
export const BOLD: Style = { bite: 1, fear: 0.15, pull: 1 };
export const EVEN: Style = { bite: 1, fear: 0.5, pull: 0.6 };
export const WARY: Style = { bite: 1, fear: 1, pull: 0.3 };

/** A move must gain more than this many points. */
const IDLE = 0.05;

/** The worth of a figure's destruction to its enemy, in points: a driver stops a vehicle too. */
function worthOf(state: Now, target: Fig): number {
  if (target.seat === null && !scenarioOf(state).wildScore) return 0.5;
  return target.points + 0.5;
}

/** The figures that a seat may attack, sleeping ones left alone. */
function foesOf(state: Now, seat: Seat): Fig[] {
  return onTable(state).filter((figure) => commanderOf(state, figure) !== seat && !figure.asleep);
}

/** The points that a figure wants to be near, in order of importance. */
function goalsOf(state: Now, seat: Seat, figure: Fig, foes: readonly Fig[]): Point[] {
  const { scenario } = state.options;
  const carries = state.items.some(({ by }) => by === figure.id || (by !== null && by === figure.rider));
  if (carries) return [{ x: figure.x, y: state.players[seat]?.zone === 0 ? 0 : TABLE.height }];
  if (scenario === 'watering_hole') return [middleOf(state, POOL.id)];
  if (scenario === 'capture_the_egg' && figure.class === 'guy') {
    const lying = state.items.filter(({ place }) => place === 'lying');
    if (lying.length > 0) return lying.map(({ x, y }) => ({ x, y }));
    if (state.items.some(({ place }) => place === 'nest')) return [middleOf(state, NEST)];
  }
  const role = roleOf(state, seat);
  if (role === 'defender' && figure.class === 'guy') {
    return [{ x: (STOCKADE[0] + STOCKADE[2]) / 2, y: (STOCKADE[1] + STOCKADE[3]) / 2 }];
  }
  if (role === 'convoy' && isMount(figure)) return [{ x: TABLE.width, y: figure.y }];
  return foes.map((foe) => discOf(state, foe));
}

function middleOf(state: Now, id: string): Point {
  const outline = state.features.find((piece) => piece.id === id)?.outline ?? [];
  const sum = outline.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / Math.max(1, outline.length), y: sum.y / Math.max(1, outline.length) };
}

/** The value of a place for a figure: the best attack from there, less what enemies can do to it there, plus its goal. */
interface Scene {
  readonly seat: Seat;
  readonly foes: readonly Fig[];
  readonly goals: readonly Point[];
  readonly style: Style;
}

function valueAt(state: Now, figure: Fig, at: Disc, { foes, goals, style }: Scene): number {
  const moves = CLASS_DATA[figure.class].move;
  let bite = 0;
  let fear = 0;
  let near = Infinity;
  for (const foe of foes) {
    const disc = discOf(state, foe);
    bite = Math.max(bite, threat(figure, at, foe, disc) * worthOf(state, foe));
    if (foe.riding !== null) continue;
    const far = gap(at, disc) - (isMount(foe) && foe.rider === null ? 99_000 : CLASS_DATA[foe.class].move * 0.8);
    const nearer = { ...disc, x: at.x + at.radius + disc.radius + Math.max(0, far), y: at.y };
    if (!isMount(foe) || foe.rider !== null) fear += threat(foe, nearer, figure, at);
  }
  for (const goal of goals) near = Math.min(near, distance(at, goal));
  const pull = Number.isFinite(near) ? near / moves : 0;
  const worth = figure.points + (figure.rider === null ? 0 : 2);
  return style.bite * bite - style.fear * Math.min(1, fear) * worth - style.pull * pull;
}

/** The facing from a place to the foe that matters most there. */
function facingFor(state: Now, figure: Fig, at: Disc, foes: readonly Fig[]): Point | null {
  let best: Fig | null = null;
  let most = -1;
  for (const foe of foes) {
    const disc = discOf(state, foe);
    const worth = threat(figure, at, foe, disc) * worthOf(state, foe) + 1 / (1 + gap(at, disc));
    if (worth > most) [best, most] = [foe, worth];
  }
  return best === null ? null : facingTo(at, discOf(state, best));
}

/** The places that a figure may go to. */
function endsFor(state: Now, figure: Fig, foes: readonly Fig[], goals: readonly Point[]): Point[] {
  const from = discOf(state, figure);
  const { move, half } = CLASS_DATA[figure.class];
  const ends = [...samplesFor(state, figure)];
  const towards = [
    ...goals.slice(0, 3),
    ...foes.filter(({ riding }) => riding === null).map((foe) => discOf(state, foe)),
  ];
  for (const goal of towards.slice(0, 8)) {
    const far = distance(from, goal);
    const radius = 'radius' in goal ? (goal.radius as number) : 0;
    for (const most of [move, half, Math.max(0, far - RANGE - radius - from.radius + 50)]) {
      const share = far === 0 ? 0 : Math.max(0, Math.min(most, far - radius - from.radius - 1)) / far;
      ends.push({
        x: from.x + Math.trunc((goal.x - from.x) * share),
        y: from.y + Math.trunc((goal.y - from.y) * share),
      });
    }
  }
  return ends;
}

/** The best move of one figure and what it gains over staying; null if none gains. */
function moveOf(state: Now, seat: Seat, figure: Fig, style: Style): { intent: Intent; gain: number } | null {
  const foes = foesOf(state, seat);
  const goals = goalsOf(state, seat, figure, foes);
  const scene: Scene = { seat, foes, goals, style };
  const from = discOf(state, figure);
  const stay = valueAt(state, figure, from, scene);
  const ranked = endsFor(state, figure, foes, goals)
    .map((at) => ({ at, gain: valueAt(state, figure, discAt(figure, at), scene) - stay }))
    .filter(({ gain }) => gain > IDLE)
    .sort((a, b) => b.gain - a.gain);
  for (const { at, gain } of ranked.slice(0, 12)) {
    const disc = discAt(figure, at);
    const pickUp = state.items.flatMap(({ place, x, y }, id) =>
      place === 'lying' && distance(disc, { x, y }) <= disc.radius + 100 ? [id] : [],
    );
    const facing = facingFor(state, figure, disc, foes);
    const intent: Move = { type: 'move', figure: figure.id, path: [at], facing, pickUp, drop: [] };
    if (simpleMinis.check(state, seat, intent) === null) return { intent, gain };
  }
  const facing = facingFor(state, figure, from, foes);
  if (facing === null) return null;
  const isFacing = Math.abs(facing.x * figure.facingY - facing.y * figure.facingX) < 1e-9;
  const inReach = foes.some((foe) => threat(figure, from, foe, discOf(state, foe)) > 0);
  if (isFacing || !inReach) return null;
  return { intent: { type: 'move', figure: figure.id, path: [], facing, pickUp: [], drop: [] }, gain: IDLE };
}

/** The way off the surface for eggs and wagons; null if there is none. */
function escapeOf(state: Now, seat: Seat, figure: Fig): Intent | null {
  const [goal] = goalsOf(state, seat, figure, []);
  const leaves =
    state.items.some(({ by }) => by === figure.id) || (roleOf(state, seat) === 'convoy' && isMount(figure));
  if (!leaves || goal === undefined) return null;
  const end = { x: Math.round(goal.x), y: Math.round(goal.y) };
  const intent: Intent = { type: 'leaveSurface', figure: figure.id, path: [end] };
  return simpleMinis.check(state, seat, intent) === null ? intent : null;
}

/** A guy without a gun gets on a free mount that is near; drivers of a convoy do so in any case. */
function boardingOf(state: Now, seat: Seat, figure: Fig): Intent | null {
  if (!isOnFoot(figure)) return null;
  const mounts = onTable(state).filter((mount) => isMount(mount) && mount.rider === null && mount.seat !== null);
  for (const mount of mounts) {
    if (figure.distance && !mount.distance && roleOf(state, seat) !== 'convoy') continue;
    const intent: Intent = {
      type: 'board',
      figure: figure.id,
      path: [contactWith(state, figure, mount)],
      mount: mount.id,
    };
    if (simpleMinis.check(state, seat, intent) === null) return intent;
  }
  return null;
}

/** The next order of a seat in the Movement step; null if every figure is well where it is. */
function nextMove(state: Now, seat: Seat, style: Style): Intent | null {
  for (const figure of commanded(state, seat).filter((each) => !hasMoved(state, each))) {
    const intent =
      escapeOf(state, seat, figure) ?? boardingOf(state, seat, figure) ?? moveOf(state, seat, figure, style)?.intent;
    if (intent) return intent;
  }
  return null;
}

/** The attack that is worth most in the running step; null if none is worth anything. */
export function bestAttack(state: Now, seat: Seat): Intent | null {
  const way = state.phase === 'hand' ? 'hand' : 'distance';
  let best: Intent | null = null;
  let most = 0;
  for (const figure of commanded(state, seat)) {
    if (figure.attacked || (way === 'distance' && !figure.distance)) continue;
    for (const target of onTable(state)) {
      if (target.asleep) continue;
      const no = way === 'hand' ? refuseBlow(state, figure, target.id) : refuseShot(state, figure, target.id);
      if (no !== null) continue;
      const chance =
        way === 'hand'
          ? blowChance(figure, target)
          : shotChance(figure, target, lookAt(state, figure, target).cover === 'covered');
      const worth = chance * worthOf(state, target) * (1 - figure.points / 200);
      if (worth <= most) continue;
      most = worth;
      const type = way === 'hand' ? 'handAttack' : 'distanceAttack';
      best = { type, figure: figure.id, target: target.id };
    }
  }
  return best;
}

/** The first task that somebody can try. */
function firstTask(state: Now, seat: Seat): Intent | null {
  for (const figure of commanded(state, seat).filter((each) => isOnFoot(each) && !each.tried)) {
    const [chance] = chancesOf(state, figure);
    if (chance !== undefined) return { type: 'skillRoll', figure: figure.id, ...chance };
  }
  return null;
}

/** The usual set-up with a rider for every mount: guys without guns first. */
function setUp(state: Now, seat: Seat): Intent {
  const own = inForce(state, seat);
  const mounts = own.filter(isMount).sort((a, b) => b.points - a.points);
  const guys = own.filter(({ class: type }) => type === 'guy').sort((a, b) => a.points - b.points);
  const riders = new Map(guys.slice(0, mounts.length).map((guy, i) => [guy.id, mounts[i]?.id ?? null]));
  return {
    type: 'deploy',
    list: usualSetUp(state, seat).map((spot) => ({ ...spot, riding: riders.get(spot.figure) ?? null })),
  };
}

/** The choices before the battle and of the first seat; null in the steps of a round. */
export function early(state: Now, seat: Seat, roll: (sides: number) => number): Intent | null {
  switch (state.phase) {
    case 'lobby': {
      const forces = forcesFor(state, seat);
      const force = forces[roll(forces.length) - 1];
      return force === undefined ? { type: 'grabForce' } : { type: 'pickForce', force };
    }
    case 'zone':
      return { type: 'chooseEdge', zone: roll(seatsOf(state).length) - 1 };
    case 'deploy':
      return setUp(state, seat);
    case 'first':
      return { type: 'chooseFirst', seat };
    default:
      return null;
  }
}

/** The next order of a seat in a step of a round, in a style. */
export function orderIn(state: Now, seat: Seat, style: Style): Intent {
  const order =
    state.phase === 'move'
      ? nextMove(state, seat, style)
      : state.phase === 'skill'
        ? firstTask(state, seat)
        : bestAttack(state, seat);
  return order ?? { type: state.options.everyoneActs ? 'pass' : 'endStep' };
}
