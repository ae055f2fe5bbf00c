/** The acts of a player in the test game: walking, shooting and setting up. */
import { distance, type Frozen, type Point, type Seat } from '@dwo/kernel';
import { type OddsCard, type Reach, scaled } from '../hud/contract';
import type { AimUse } from '../tools/aim';
import type { DeployUse, Placed } from '../tools/deploy';
import type { GoHands, GoUse } from '../tools/go';
import {
  checkWish,
  FIELD,
  type Field,
  type Fighter,
  fighterOf,
  isFree,
  isPlaced,
  lengthOf,
  neededFor,
  refusePlaces,
  type Wish,
} from './rules';

/** A state that is only read. */
export type Now = Frozen<Field>;

/** From the units of the rules, thousandths of an inch, to those of the scene and back. */
export const { toScene, pointToScene, pointFromScene } = scaled(1000);

/** Whether a fighter stands on the table. */
export const onTable = ({ placed, alive }: Frozen<Fighter>) => placed && alive;
/** The fighters of other seats that stand. */
export const enemiesOf = (state: Now, seat: Seat | null) =>
  state.fighters.filter((each) => each.seat !== seat && onTable(each)).map(({ id }) => id);
/** The place of a fighter in the scene; null if it is not placed. */
export const placeOf = (state: Now, id: string): Point | null => {
  const fighter = fighterOf(state, id);
  return fighter?.placed ? pointToScene(fighter) : null;
};
/** The seat of a fighter; null for none. */
export const ownerOf = (state: Now, id: string) => fighterOf(state, id)?.seat ?? null;
/** The size of the field in the scene. */
export const size = () => ({ widthCi: toScene(FIELD.width), heightCi: toScene(FIELD.height) });
/** The radius of a base in the scene. */
export const radius = () => toScene(FIELD.radius);

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

/** Walking by hand. */
export const HANDS: GoHands<Field, Wish, string> = {
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

/** Aiming a shot. */
export const SHOT: AimUse<Field, Wish, string, Reach, OddsCard> = {
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

/** The chance of a shot to hit, from 0 to 1. */
export function chanceOf(duck: boolean): number {
  return (13 - neededFor(duck)) / 12;
}

function placesOf(places: readonly Placed[]) {
  return places.map(({ figure, at }) => ({ id: figure, ...pointFromScene(at) }));
}

/** How a seat sets up; null once it has. */
export function deploymentOf(state: Now, seat: Seat): DeployUse<Field, Wish> | null {
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
    zones: [{ outline: corners.map(pointToScene), label: 'Your edge', ahead: { x: 0, y: seat === 0 ? 1 : -1 } }],
    turns: false,
    facing: seat === 0 ? 90 : 270,
    radius,
    kind: (now, id) => now.fighters.find((each) => each.id === id)?.id.charAt(0) ?? '',
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
