/** The play of a seat in a style: what it moves, what it attacks, and what it tries. */
import { distance, type Seat } from '@dwo/kernel';
import {
  canReachSection,
  chancesOf,
  commanded,
  commanderOf,
  contactWith,
  discOf,
  type Fig,
  forcesFor,
  hasMoved,
  type Intent,
  isActive,
  isMount,
  isOnFoot,
  isStep,
  type Now,
  onTable,
  refuseBlow,
  refuseDemolition,
  refuseShot,
  riddenSetUp,
  roleOf,
  scenarioOf,
  scoreOf,
  seatsOf,
  simpleMinis,
  TERRAIN,
} from '../rules';
import { blowChance, shotFrom } from './chances';
import { carries, foesOf, goalsOf, worthOf } from './goals';
import { moveOf } from './places';
import { EVEN, FORWARD, type Style, WATCHFUL } from './styles';
import { distancesTo } from './ways';

/** The extra worth of a target that could still attack in this round. */
const ARMED = 0.3;
/** A wall is worth breaking if the way round it is longer than the straight one by this many mils. */
const DETOUR = 6000;
/** The limits of how fear grows with the strength of the others. */
const LEAST_FEAR = 0.4;
const MOST_FEAR = 2;

/** The way off the surface for eggs and wagons; null if there is none. */
function escapeOf(state: Now, seat: Seat, figure: Fig): Intent | null {
  const [goal] = goalsOf(state, seat, figure, []);
  const leaves = carries(state, figure) || (roleOf(state, seat) === 'convoy' && isMount(figure));
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

/** The order of one figure in the Movement step; null if it is well where it is. */
function orderOf(state: Now, seat: Seat, figure: Fig, style: Style): Intent | null {
  return (
    escapeOf(state, seat, figure) ??
    boardingOf(state, seat, figure) ??
    moveOf(state, seat, figure, inPart(state, seat, style, figure))
  );
}

/** The next order of a seat in the Movement step; null if every figure is well where it is. */
function nextMove(state: Now, seat: Seat, style: Style): Intent | null {
  for (const figure of commanded(state, seat).filter((each) => !hasMoved(state, each))) {
    const intent = orderOf(state, seat, figure, style);
    if (intent) return intent;
  }
  return null;
}

/** The moves of one figure in these styles, as far as they leave its place. */
export function movesIn(state: Now, seat: Seat, id: number, styles: readonly Style[]): readonly Intent[] {
  const figure = commanded(state, seat).find((each) => each.id === id);
  if (state.phase !== 'move' || figure === undefined || hasMoved(state, figure)) return [];
  return styles.flatMap((style) => orderOf(state, seat, figure, mindful(state, seat, style)) ?? []);
}

/** The attack that is worth most in the running step; null if none is worth anything. */
function bestAttack(state: Now, seat: Seat, { sharp }: Style): Intent | null {
  const way = state.phase === 'hand' ? 'hand' : 'distance';
  let best: Intent | null = null;
  let most = 0;
  for (const figure of commanded(state, seat)) {
    if (figure.attacked || (way === 'distance' && !figure.distance)) continue;
    for (const target of onTable(state)) {
      if (target.asleep) continue;
      const no = way === 'hand' ? refuseBlow(state, figure, target.id) : refuseShot(state, figure, target.id);
      if (no !== null) continue;
      const chance = way === 'hand' ? blowChance(figure, target) : shotFrom(state, figure, target);
      const armed = sharp && isActive(target) && !target.attacked ? 1 + ARMED : 1;
      const worth = chance * worthOf(state, target) * armed * (1 - figure.points / 200);
      if (worth <= most) continue;
      most = worth;
      const type = way === 'hand' ? 'handAttack' : 'distanceAttack';
      best = { type, figure: figure.id, target: target.id };
    }
  }
  return best ?? (way === 'hand' ? breachOf(state, seat) : null);
}

/** A blow at a wall that a figure without a target stands at, if the way round it to its goals is long. */
function breachOf(state: Now, seat: Seat): Intent | null {
  const foes = foesOf(state, seat);
  for (const figure of commanded(state, seat)) {
    if (figure.attacked) continue;
    const section = state.features.find(
      (piece) =>
        piece.standing &&
        TERRAIN[piece.kind].destructible &&
        canReachSection(state, figure, piece) &&
        refuseDemolition(state, figure, piece.id, 'hand') === null,
    );
    if (section === undefined) continue;
    const goals = goalsOf(state, seat, figure, foes);
    const disc = discOf(state, figure);
    const straight = Math.min(...goals.map((goal) => distance(disc, goal)));
    if (distancesTo(state, goals)(disc) < straight + DETOUR) continue;
    return { type: 'attackTerrain', figure: figure.id, section: section.id, second: null };
  }
  return null;
}

/** The first task that somebody can try. */
function firstTask(state: Now, seat: Seat): Intent | null {
  for (const figure of commanded(state, seat).filter((each) => isOnFoot(each) && !each.tried)) {
    const [chance] = chancesOf(state, figure);
    if (chance !== undefined) return { type: 'skillRoll', figure: figure.id, ...chance };
  }
  return null;
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
      return { type: 'deploy', list: riddenSetUp(state, seat, []) };
    case 'first':
      return { type: 'chooseFirst', seat };
    default:
      return null;
  }
}

/** The points of the figures that act for a seat, and of those of the other players on average. */
function powersOf(state: Now, seat: Seat): { readonly own: number; readonly other: number } {
  let [own, others] = [0, 0];
  for (const figure of onTable(state)) {
    const owner = isActive(figure) ? commanderOf(state, figure) : null;
    if (owner === seat) own += figure.points;
    else if (owner !== null) others += figure.points;
  }
  return { own, other: others / (seatsOf(state).length - 1) };
}

/** The attacker of a last stand has to break in: it fears less and goes on. */
const ASSAULT = { fear: 0.05, pull: 4 } as const;
/** Eggs are worth a risk to the sharp. */
const THEFT = { fear: 0.7, pull: 0.8 } as const;

/** The vehicles of a convoy drive on. */
const CONVOY = { fear: 0.3, pull: 4 } as const;

/** A style as the scenario and the part of a figure want it. */
function inPart(state: Now, seat: Seat, style: Style, figure: Fig): Style {
  const isThief = style.sharp && state.options.scenario === 'capture_the_egg';
  const role = roleOf(state, seat);
  if (role === 'defender' && style === EVEN) return WATCHFUL;
  const drives = role === 'convoy' && figure.class === 'vehicle';
  const change = role === 'attacker' ? ASSAULT : drives ? CONVOY : isThief ? THEFT : null;
  return change === null ? style : { ...style, fear: style.fear * change.fear, pull: style.pull * change.pull };
}

/** A sharp style for this moment: bolder with more figures than the others, and in the last two rounds by the score. */
function mindful(state: Now, seat: Seat, style: Style): Style {
  if (!style.sharp || state.options.scenario === 'last_stand') return style;
  const { own, other } = powersOf(state, seat);
  const fear = style.fear * Math.min(MOST_FEAR, Math.max(LEAST_FEAR, other / Math.max(1, own)));
  if (scenarioOf(state).rounds - state.round > 1) return { ...style, fear };
  const rivals = seatsOf(state).filter((each) => each !== seat);
  const leads = rivals.every((each) => scoreOf(state, each) < scoreOf(state, seat));
  return leads ? { ...style, fear: fear * 1.5 } : { ...style, fear: fear / 2, pull: style.pull * 1.3 };
}

/** The end of a step for a seat. */
export function endOf({ options }: Now): Intent {
  return { type: options.everyoneActs ? 'pass' : 'endStep' };
}

/** The next order of a seat in a step of a round, in a style. */
export function orderIn(state: Now, seat: Seat, style: Style): Intent {
  const order =
    state.phase === 'move'
      ? nextMove(state, seat, mindful(state, seat, style))
      : state.phase === 'skill'
        ? firstTask(state, seat)
        : bestAttack(state, seat, style);
  return order ?? endOf(state);
}

/** The order that a hint begins with: that of the running step, or of this figure, if one is given; null for none. */
export function forwardOrder(state: Now, seat: Seat, id: number | null = null): Intent | null {
  if (!isStep(state.phase)) return null;
  return id === null ? orderIn(state, seat, FORWARD) : (movesIn(state, seat, id, [FORWARD])[0] ?? null);
}
