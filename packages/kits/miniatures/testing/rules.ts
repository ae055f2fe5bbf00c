/**
 * A small game of miniatures for tests: two sides of three figures each. A force is set up at once; then the seats take turns, in
 * which each figure may walk and shoot once. A figure that is shot at may duck, which is asked in a window. The last side that
 * stands wins.
 */
import {
  type Dice,
  distance,
  type Frozen,
  type Outcome,
  type Point,
  type Refusal,
  type Ruleset,
  type Seat,
} from '@dwo/kernel';

/** A figure of the test game. Places in thousandths of an inch. */
export interface Fighter {
  id: string;
  seat: Seat;
  x: number;
  y: number;
  placed: boolean;
  alive: boolean;
  walked: boolean;
  shot: boolean;
}

/** The state of the test game. */
export interface Field {
  round: number;
  turn: Seat;
  fighters: Fighter[];
  /** A shot that waits for the answer of its target's seat. */
  window: { shooter: string; target: string } | null;
  winner: Seat | null;
}

/** The intents of the test game. */
export type Wish =
  | { readonly type: 'deploy'; readonly places: readonly (Point & { readonly id: string })[] }
  | { readonly type: 'walk'; readonly id: string; readonly path: readonly Point[] }
  | { readonly type: 'shoot'; readonly id: string; readonly target: string }
  | { readonly type: 'answer'; readonly duck: boolean }
  | { readonly type: 'end' };

/** The events of the test game. */
export type Fact =
  | { readonly type: 'deployed'; readonly seat: Seat; readonly places: readonly (Point & { readonly id: string })[] }
  | { readonly type: 'walked'; readonly id: string; readonly path: readonly Point[] }
  | { readonly type: 'aimed'; readonly id: string; readonly target: string }
  | {
      readonly type: 'rolled';
      readonly id: string;
      readonly target: string;
      readonly die: number;
      readonly needed: number;
    }
  | { readonly type: 'fell'; readonly id: string }
  | { readonly type: 'turned'; readonly turn: Seat }
  | { readonly type: 'ended'; readonly winner: Seat };

/** Lengths in thousandths of an inch. */
export const FIELD = { width: 24_000, height: 24_000, radius: 500, walk: 6_000, range: 12_000, depth: 4_000 } as const;

type Now = Frozen<Field>;

/** The fighter of an id; null if there is none. */
export function fighterOf(state: Now, id: string): Frozen<Fighter> | null {
  return state.fighters.find((each) => each.id === id) ?? null;
}

/** Whether all figures of a seat have their places. */
export function isPlaced(state: Now, seat: Seat): boolean {
  return state.fighters.every((each) => each.seat !== seat || each.placed);
}

/** The seat whose answer or act is awaited; both during the set-up. */
export function awaited(state: Now): readonly Seat[] {
  if (state.winner !== null) return [];
  const unplaced = [0, 1].filter((seat) => !isPlaced(state, seat));
  if (unplaced.length > 0) return unplaced;
  const target = state.window === null ? null : fighterOf(state, state.window.target);
  return [target?.seat ?? state.turn];
}

/** The length of a path from a place. */
export function lengthOf(from: Point, path: readonly Point[]): number {
  let at = from;
  let sum = 0;
  for (const next of path) {
    sum += distance(at, next);
    at = next;
  }
  return Math.ceil(sum);
}

/** Whether a base can go along a leg past all other bases. */
export function isFree(state: Now, id: string, from: Point, to: Point): boolean {
  return state.fighters.every((each) => {
    if (each.id === id || !each.alive || !each.placed) return true;
    const span = distance(from, to);
    const share =
      span === 0 ? 0 : ((each.x - from.x) * (to.x - from.x) + (each.y - from.y) * (to.y - from.y)) / span ** 2;
    const part = Math.max(0, Math.min(1, share));
    const near = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    return distance(near, each) >= 2 * FIELD.radius;
  });
}

/** The roll of a D12 that a shot needs: 4, or 8 at a target that ducks. */
export function neededFor(duck: boolean): number {
  return duck ? 8 : 4;
}

function refuse(rule: string, code: string): Refusal {
  return { rule, code, facts: {} };
}

/** Why some places of a set-up are not allowed, whether or not all are there. */
export function refusePlaces(seat: Seat, places: readonly (Point & { readonly id: string })[]): Refusal | null {
  for (const { id, x, y } of places) {
    const deep = seat === 0 ? y : FIELD.height - y;
    if (deep < FIELD.radius || deep > FIELD.depth) return refuse('SK-1', 'OUTSIDE');
    if (x < FIELD.radius || x > FIELD.width - FIELD.radius) return refuse('SK-1', 'OUTSIDE');
    if (places.some((each) => each.id !== id && distance(each, { x, y }) < 2 * FIELD.radius))
      return refuse('SK-1', 'OVERLAP');
  }
  return null;
}

/** The gate of the test game. */
export function checkWish(state: Now, seat: Seat, wish: Wish): Refusal | null {
  if (!awaited(state).includes(seat)) return refuse('SK-0', 'NOT_YOUR_TURN');
  if (wish.type === 'deploy') return isPlaced(state, seat) ? refuse('SK-1', 'PLACED') : refusePlaces(seat, wish.places);
  if (!isPlaced(state, 0) || !isPlaced(state, 1)) return refuse('SK-1', 'SET_UP_FIRST');
  if (wish.type === 'answer') return state.window === null ? refuse('SK-4', 'NOTHING_ASKED') : null;
  if (state.window !== null) return refuse('SK-4', 'ANSWER_FIRST');
  if (wish.type === 'end') return null;
  const fighter = fighterOf(state, wish.id);
  if (fighter === null || fighter.seat !== seat || !fighter.alive) return refuse('SK-2', 'NOT_YOURS');
  return wish.type === 'walk' ? refuseWalk(state, fighter, wish.path) : refuseShot(state, fighter, wish.target);
}

function refuseWalk(state: Now, fighter: Frozen<Fighter>, path: readonly Point[]): Refusal | null {
  if (fighter.walked) return refuse('SK-2', 'HAS_WALKED');
  let at: Point = fighter;
  for (const next of path) {
    if (!isFree(state, fighter.id, at, next)) return refuse('SK-2', 'PATH_BLOCKED');
    at = next;
  }
  return lengthOf(fighter, path) > FIELD.walk ? refuse('SK-2', 'TOO_FAR') : null;
}

function refuseShot(state: Now, fighter: Frozen<Fighter>, id: string): Refusal | null {
  const target = fighterOf(state, id);
  if (fighter.shot) return refuse('SK-3', 'HAS_SHOT');
  if (target === null || !target.alive || target.seat === fighter.seat) return refuse('SK-3', 'NO_TARGET');
  return distance(fighter, target) - 2 * FIELD.radius > FIELD.range ? refuse('SK-3', 'OUT_OF_RANGE') : null;
}

function resolve(state: Now, seat: Seat, wish: Wish, dice: Dice, emit: (fact: Fact) => void): void {
  switch (wish.type) {
    case 'deploy':
      emit({ type: 'deployed', seat, places: wish.places });
      return;
    case 'walk':
      emit({ type: 'walked', id: wish.id, path: wish.path });
      return;
    case 'shoot':
      emit({ type: 'aimed', id: wish.id, target: wish.target });
      return;
    case 'end':
      emit({ type: 'turned', turn: 1 - seat });
      return;
    case 'answer': {
      if (state.window === null) return;
      const { shooter, target } = state.window;
      const needed = neededFor(wish.duck);
      const die = dice.roll(12, 'shot');
      emit({ type: 'rolled', id: shooter, target, die, needed });
      if (die < needed) return;
      emit({ type: 'fell', id: target });
      if (state.fighters.every((each) => each.seat !== seat || !each.alive || each.id === target)) {
        emit({ type: 'ended', winner: 1 - seat });
      }
    }
  }
}

function evolve(state: Field, fact: Fact): void {
  const found = (id: string) => state.fighters.find((each) => each.id === id) as Fighter;
  switch (fact.type) {
    case 'deployed':
      for (const { id, x, y } of fact.places) Object.assign(found(id), { x, y, placed: true });
      return;
    case 'walked': {
      const end = fact.path.at(-1);
      Object.assign(found(fact.id), end === undefined ? {} : { x: end.x, y: end.y }, { walked: true });
      return;
    }
    case 'aimed':
      found(fact.id).shot = true;
      state.window = { shooter: fact.id, target: fact.target };
      return;
    case 'rolled':
      state.window = null;
      return;
    case 'fell':
      found(fact.id).alive = false;
      return;
    case 'turned':
      if (fact.turn === 0) state.round += 1;
      state.turn = fact.turn;
      for (const fighter of state.fighters) Object.assign(fighter, { walked: false, shot: false });
      return;
    case 'ended':
      state.winner = fact.winner;
  }
}

/** A set-up in a row, both answers, every shot, and the end of the turn: enough for random games. */
function intentsOf(state: Now, seat: Seat): Wish[] {
  const own = state.fighters.filter((each) => each.seat === seat);
  const y = seat === 0 ? 3_000 : FIELD.height - 3_000;
  const places = own.map(({ id }, at) => ({ id, x: 6_000 * (at + 1), y }));
  const walks = own.map(({ id, x, y: from }): Wish => {
    return { type: 'walk', id, path: [{ x, y: from + (seat === 0 ? 5_000 : -5_000) }] };
  });
  const shots = own.flatMap(({ id }) => state.fighters.map((each): Wish => ({ type: 'shoot', id, target: each.id })));
  const answers = [true, false].map((duck): Wish => ({ type: 'answer', duck }));
  const all: Wish[] = [{ type: 'deploy', places }, ...answers, ...walks, ...shots, { type: 'end' }];
  return all.filter((wish) => checkWish(state, seat, wish) === null);
}

/** The intents that silence plays; the first that is allowed is taken. */
const PASSES: readonly Wish['type'][] = ['deploy', 'answer', 'end'];

/** The test game as a ruleset. */
export const skirmish: Ruleset<Field, Wish, Fact, object> = {
  id: 'skirmish',
  version: 1,
  checkSetup: () => [],
  setup: () => ({
    ...{ round: 1, turn: 0, window: null, winner: null },
    fighters: [0, 1].flatMap((seat) =>
      [1, 2, 3].map((number) => ({
        ...{ id: `${seat === 0 ? 'a' : 'b'}${number}`, seat, x: 0, y: 0, placed: false },
        ...{ alive: true, walked: false, shot: false },
      })),
    ),
  }),
  seats: () => 2,
  awaiting: awaited,
  timers: () => [],
  intents: intentsOf,
  pass: (state, seat) => intentsOf(state, seat).find(({ type }) => PASSES.includes(type)) ?? { type: 'end' },
  check: checkWish,
  resolve,
  evolve,
  view: (state) => state,
  see: (_, fact) => fact,
  outcome: ({ winner }): Outcome | null => (winner === null ? null : { winners: [winner], rule: 'SK-5', facts: {} }),
};
