/** The table of the test game: all that a game of miniatures tells the kit. */
import { distance, type Frozen, type Point, type Refusal, type Seat } from '@dwo/kernel';
import { withLine } from '../../shell/log-entry';
import { Lookout } from '../danger/lookout';
import { type MiniaturesTable, type OddsCard, type Reach, scaled, type Use } from '../hud/contract';
import type { AimUse } from '../tools/aim';
import type { DeployUse, Placed } from '../tools/deploying';
import type { GoHands, GoUse } from '../tools/go';
import { PAWNS } from './pawns';
import {
  awaited,
  checkWish,
  type Fact,
  FIELD,
  type Field,
  type Fighter,
  fighterOf,
  isFree,
  isPlaced,
  lengthOf,
  neededFor,
  refusePlaces,
  skirmish,
  type Wish,
} from './rules';

type Now = Frozen<Field>;

const { toScene, pointToScene, pointFromScene } = scaled(1000);

const onTable = ({ placed, alive }: Frozen<Fighter>) => placed && alive;
const enemiesOf = (state: Now, seat: Seat | null) =>
  state.fighters.filter((each) => each.seat !== seat && onTable(each)).map(({ id }) => id);
const placeOf = (state: Now, id: string): Point | null => {
  const fighter = fighterOf(state, id);
  return fighter?.placed ? pointToScene(fighter) : null;
};
const ownerOf = (state: Now, id: string) => fighterOf(state, id)?.seat ?? null;
const size = () => ({ widthCi: toScene(FIELD.width), heightCi: toScene(FIELD.height) });
const radius = () => toScene(FIELD.radius);

const WALK: GoUse<Field, Wish> = {
  along({ state, seat, figure }, corners, stopAt) {
    const from = fighterOf(state, figure);
    const path = corners.map(pointFromScene);
    const intent = { type: 'walk', id: figure, path } as const;
    const start = from === null ? [] : [pointToScene(from)];
    return {
      ...{ asked: corners, stopAt, path: [...start, ...path.map(pointToScene)], heights: null, touches: [] },
      costCi: from === null ? 0 : toScene(lengthOf(from, path)),
      mayCi: toScene(FIELD.walk),
      refusal: checkWish(state, seat, intent),
      intent,
    };
  },
  left: ({ state, figure }) => (fighterOf(state, figure)?.walked ? 0 : toScene(FIELD.walk)),
  cost: (_, from, to) => distance(from, to),
  isFree: ({ state, figure }, from, to) => isFree(state, figure, pointFromScene(from), pointFromScene(to)),
  isObstacle: ({ code }) => code === 'PATH_BLOCKED',
  goesRound: true,
  isCut: true,
  size,
  place: placeOf,
  radius,
  snaps: () => [],
};

const HANDS: GoHands<Field, Wish, string> = {
  way: WALK,
  mode: 'walk',
  atOnce: true,
  flight: null,
  next: null,
  enemies: (state, figure) => enemiesOf(state, ownerOf(state, figure)),
  isOwn: (state, seat, figure) => ownerOf(state, figure) === seat,
  lifts: () => false,
  misses: () => false,
};

const gapOf = (state: Now, a: string, b: string) => {
  const [from, to] = [fighterOf(state, a), fighterOf(state, b)];
  return from === null || to === null ? 0 : toScene(distance(from, to) - 2 * FIELD.radius);
};

const SHOT: AimUse<Field, Wish, string, Reach, OddsCard> = {
  weapons(state, seat, figure) {
    const can = (target: string) => checkWish(state, seat, { type: 'shoot', id: figure, target }) === null;
    return [{ weapon: 'blaster', targets: enemiesOf(state, seat).filter(can), refusal: null }];
  },
  meant: (state, { figure }) => {
    const fighter = figure === null ? null : fighterOf(state, figure);
    return fighter?.alive && fighter.seat !== state.turn ? [fighter.id] : [];
  },
  isTarget: (state, target) => fighterOf(state, target)?.alive === true,
  thirds: () => [],
  place: placeOf,
  intent: ({ figure, target }) => ({ type: 'shoot', id: figure, target }),
  reach: (state, { figure, target }) => ({
    gapCi: gapOf(state, figure, target),
    bands: [{ from: 0, to: toScene(FIELD.range), word: 'range' }],
    arc: null,
  }),
  odds: () => ({
    ...{ share: chanceOf(false), exact: '9/12', words: '4 or more' },
    rows: [{ label: 'If the target ducks', value: '5/12', rule: 'SK-4' }],
  }),
  worth: () => chanceOf(false),
};

function chanceOf(duck: boolean): number {
  return (13 - neededFor(duck)) / 12;
}

function placesOf(places: readonly Placed[]) {
  return places.map(({ figure, at }) => ({ id: figure, ...pointFromScene(at) }));
}

function deploymentOf(state: Now, seat: Seat): DeployUse<Field, Wish> | null {
  if (state.winner !== null || isPlaced(state, seat)) return null;
  const [low, high] = seat === 0 ? [0, FIELD.depth] : [FIELD.height - FIELD.depth, FIELD.height];
  const corners = [
    { x: 0, y: low },
    { x: FIELD.width, y: low },
    { x: FIELD.width, y: high },
    { x: 0, y: high },
  ];
  return {
    word: 'Set up',
    figures: state.fighters.flatMap((each) => (each.seat === seat ? [each.id] : [])),
    zones: [{ outline: corners.map(pointToScene), label: 'Your edge' }],
    turns: false,
    facing: seat === 0 ? 90 : 270,
    radius,
    mounts: () => [],
    refuse: (_, by, places) => refusePlaces(by, placesOf(places)),
    rest: (now, by) =>
      now.fighters
        .filter((each) => each.seat === by)
        .map(({ id }, at) => ({
          ...{ figure: id, facing: 90, on: null },
          at: pointToScene({ x: 6000 * (at + 1), y: by === 0 ? 3000 : FIELD.height - 3000 }),
        })),
    intent: (places) => ({ type: 'deploy', places: placesOf(places) }),
  };
}

const square = (x: number, y: number, half: number) => [
  { x: x - half, y: y - half },
  { x: x + half, y: y - half },
  { x: x + half, y: y + half },
  { x: x - half, y: y + half },
];

/** Pieces beside the field of play, which the rules of this game leave out. */
const DRESSING = [
  {
    id: 'wall',
    kind: 'wall',
    outline: [
      { x: 150, y: 1000 },
      { x: 500, y: 1000 },
      { x: 500, y: 1300 },
    ],
    line: true,
  },
  {
    id: 'fence',
    kind: 'fence',
    outline: [
      { x: 900, y: 1150 },
      { x: 1500, y: 1250 },
    ],
    line: true,
  },
  {
    id: 'low',
    kind: 'low-wall',
    outline: [
      { x: 1800, y: 950 },
      { x: 2250, y: 1150 },
    ],
    line: true,
  },
  { id: 'tree', kind: 'tree', outline: square(300, 1550, 60) },
  { id: 'nest', kind: 'nest', outline: square(900, 1600, 130) },
  { id: 'wreck', kind: 'wreck', outline: square(1500, 800, 140) },
  { id: 'rocks', kind: 'rocks', outline: square(2100, 1600, 180) },
  { id: 'waste', kind: 'wasteland', outline: square(900, 750, 220) },
] as const;

const GROUND = {
  ...size(),
  terrain: DRESSING,
  look: 'sand',
} as const;

function toolsOf(state: Now, seat: Seat, figure: string): readonly Use<Field, Wish>[] {
  const fighter = fighterOf(state, figure);
  if (fighter === null || !onTable(fighter) || fighter.seat !== seat) return [];
  const walk = { type: 'go', id: 'walk', word: 'Walk', icon: 'tape', hands: HANDS } as const;
  const shoot = { type: 'aim', id: 'shoot', word: 'Shoot', icon: 'sight', use: SHOT } as const;
  return [...(fighter.walked ? [] : [walk]), ...(fighter.shot ? [] : [shoot])];
}

const acts = (state: Now, seat: Seat) => state.window === null && isReady(state) && awaited(state).includes(seat);
const isReady = (state: Now) => isPlaced(state, 0) && isPlaced(state, 1);

/** The test game for `openTable`. */
export const SKIRMISH: MiniaturesTable<Field, Wish, Fact, 'shot'> = {
  standing: {
    size,
    figures: (state) => state.fighters.filter((each) => each.placed).map(({ id }) => id),
    base(state, id) {
      const at = placeOf(state, id);
      return at === null ? null : { ...at, radiusCi: radius() };
    },
    radius,
    body: (_, id) => id,
    owner: ownerOf,
    enemies: enemiesOf,
  },
  tray: (state, seat) => state.fighters.filter((each) => each.seat === seat && each.alive).map(({ id }) => id),
  facing: (state, id) => (ownerOf(state, id) === 0 ? 90 : 270),
  look(state, id) {
    const fighter = fighterOf(state, id);
    const alive = fighter?.alive === true;
    const rows = [{ label: 'Walks', value: '6"', rule: 'SK-2' }];
    return {
      ...{ art: fighter?.seat === 0 ? 'left' : 'right', make: 'plastic', player: fighter?.seat ?? 0, rank: null },
      ...{ lengthCi: null, life: { now: alive ? 1 : 0, max: 1 }, alive, class: 'person', rows },
    };
  },
  ground: () => GROUND,
  marks: () => [],
  round: ({ round }) => `Round ${round}`,
  steps: (state) =>
    isReady(state)
      ? [0, 1].map((seat) => ({
          ...{ id: `turn-${seat}`, name: seat === 0 ? 'Green' : 'Grey', icon: 'flag' },
          when: seat === state.turn ? 'now' : seat < state.turn ? 'past' : 'later',
        }))
      : [{ id: 'setup', name: 'Set up', icon: 'flag', when: 'now' }],
  acts,
  ready: (state, id) => {
    const fighter = fighterOf(state, id);
    if (fighter === null || !onTable(fighter)) return 'idle';
    return fighter.walked && fighter.shot ? 'acted' : 'ready';
  },
  tools: toolsOf,
  deployment: deploymentOf,
  end: (state, seat) => {
    if (!acts(state, seat)) return null;
    const undone = state.fighters.filter((each) => each.seat === seat && onTable(each) && !each.walked && !each.shot);
    return { word: 'End turn', intent: { type: 'end' }, undone: undone.length };
  },
  windows(state, seat) {
    const { window } = state;
    if (window === null || ownerOf(state, window.target) !== seat) return [];
    return [
      {
        ...{ key: `${window.shooter}/${window.target}`, timer: null, about: [window.shooter, window.target] },
        ...{ question: `${window.shooter} aims at ${window.target}.`, rule: 'SK-4' },
        answers: [
          { word: 'Stand', intent: { type: 'answer', duck: false }, chance: chanceOf(false) },
          { word: 'Duck', intent: { type: 'answer', duck: true }, chance: chanceOf(true) },
        ],
      },
    ];
  },
  resign: () => null,
  check: checkWish,
  evolve: (state, fact) => skirmish.evolve(state, fact),
  performance(fact) {
    switch (fact.type) {
      case 'walked':
        return {
          pictureMs: 700,
          effects: () => [{ type: 'glide', figure: fact.id, path: fact.path.map(pointToScene) }],
        };
      case 'rolled': {
        const { id, target, die, needed } = fact;
        const hit = die >= needed;
        return {
          pictureMs: 600,
          dice: () => ({
            ...{ what: 'shot', sides: 12, dice: [die], needed, atLeast: true, success: hit, by: id, at: target },
          }),
          effects: () => [{ type: 'tracer', from: id, to: target, hit }],
        };
      }
      case 'fell':
        return { pictureMs: 600, effects: () => [{ type: 'death', figure: fact.id }] };
      default:
        return {};
    }
  },
  dice: {
    verdict: ({ success }) => (success ? 'Hit!' : 'Miss'),
    who: ({ by, at }) => `${by} at ${at}`,
    sum: () => '',
    tone: ({ success }) => (success ? 'hit' : 'miss'),
  },
  art: PAWNS,
  words: {
    full: (_, id) => `Fighter ${id}`,
    short: (_, id) => id,
    weapon: (_, weapon) => weapon,
    refusal: ({ code }: Refusal) => `Not allowed: ${code}`,
    hint: (state, seat) => (seat !== null && awaited(state).includes(seat) ? 'Your turn' : 'The other player decides'),
    ending: () => ({ text: 'The other side has fallen.', rule: 'SK-5' }),
    log: (log, event) => withLine(log, { text: textOf(event as Fact), rule: 'SK-2', seats: [] }),
  },
  score: (state) => ({
    when: `Round ${state.round}`,
    seats: [0, 1].map((seat) => {
      const left = state.fighters.filter((each) => each.seat === seat && each.alive).length;
      return { side: seat === 0 ? 'left' : 'right', icon: 'flag', text: `${left}`, share: left / 3 };
    }),
  }),
  danger: {
    lookout: new Lookout(() => new Worker(new URL('./danger-worker.ts', import.meta.url), { type: 'module' })),
    verb: 'attack',
    harm: () => 'shoot',
  },
};

function textOf(fact: Fact): string {
  switch (fact.type) {
    case 'deployed':
      return `Seat ${fact.seat} is set up.`;
    case 'walked':
      return `${fact.id} walks.`;
    case 'aimed':
      return `${fact.id} aims at ${fact.target}.`;
    case 'rolled':
      return `${fact.id} rolls ${fact.die} and needs ${fact.needed}.`;
    case 'fell':
      return `${fact.id} falls.`;
    case 'turned':
      return `Turn of seat ${fact.turn}.`;
    case 'ended':
      return `Seat ${fact.winner} has won.`;
  }
}
