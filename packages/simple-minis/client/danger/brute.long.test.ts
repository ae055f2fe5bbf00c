/** Danger compared with the rules, both ways: what it claims can be played, and what can be played it claims. */
import { chance, distance, type Frozen, finish, frozen, type Point } from '@dwo/kernel';
import { facingTo } from '@dwo/kernel/table';
import {
  CLASS_DATA,
  chainOf,
  commanderOf,
  discOf,
  type Fig,
  figureOf,
  type Intent,
  isActive,
  type ProfileId,
  refusePlace,
  type Standing,
  type State,
  simpleMinis,
} from '../../rules';
import { at, box, inStep, order, scene, terrain } from '../../testing/table';
import { nextRound, onsetOf } from './assaults';
import { openBoard } from './board';

/** Numbers from 0 up to `below`, the same in every run. */
function numbers(seed: number): (below: number) => number {
  let now = seed;
  return (below) => {
    now = (Math.imul(now, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((now / 2 ** 32) * below);
  };
}

const GUYS = ['cowhand', 'gunslinger', 'brawler', 'repeater_gunner', 'raptor'] as const;
const BEASTS = ['tyrannosaurus', 'spitter', 'swamp_lizard', 'allosaurus'] as const;

/** A fight at close quarters among woods, walls, water and a house; some ride. */
function melee(seed: number): State {
  const next = numbers(seed);
  const features = [
    box('woods', 'wood', [20, 10 + next(8), 27, 22]),
    box('building', 'house', [30, 20, 34, 24]),
    box('water', 'pond', [12, 20 + next(4), 18, 27]),
    terrain('wall', 'wall', [
      [22, 28],
      [25, 28 + next(3)],
    ]),
    terrain('fence', 'fence', [
      [34, 12],
      [34, 15],
    ]),
  ];
  const figures: Standing[] = [];
  const isFree = (profile: ProfileId, x: number, y: number) => {
    try {
      scene([...figures, at(profile, 0, x, y)], { features });
      return true;
    } catch {
      return false;
    }
  };
  const put = (profile: ProfileId, seat: number): void => {
    for (;;) {
      const [x, y] = [10 + next(280) / 10, 8 + next(240) / 10];
      const look = { facingX: next(2) * 2 - 1, facingY: next(3) - 1 };
      if (!isFree(profile, x, y)) continue;
      figures.push(at(profile, seat, x, y, look));
      return;
    }
  };
  for (const seat of [0, 1]) {
    for (let i = 0; i < 3; i += 1) put(GUYS[next(GUYS.length)] ?? 'cowhand', seat);
    put(BEASTS[next(BEASTS.length)] ?? 'spitter', seat);
    put(next(2) === 0 ? 'gun_strutter' : 'horse', seat);
    const mount = figures.at(-1) as Standing;
    figures.push({ ...at('gunslinger', seat, 0, 0), x: mount.x, y: mount.y, riding: figures.length - 1 });
  }
  return scene(figures, { features });
}

const battles = Array.from({ length: 4 }, (_, seed) => ({ state: melee(seed + 1), seed }));

const units = (state: State): Fig[] =>
  frozen(state).figures.filter(({ riding, place }) => place === 'table' && riding === null);
const foesOf = (state: State, figure: Fig) =>
  units(state).filter((each) => commanderOf(frozen(state), each) !== commanderOf(frozen(state), figure));

/** The state after an order of a seat in the Movement step; null if it is not allowed. */
function after(state: Frozen<State>, seat: number, intent: Intent): State | null {
  const turn = inStep('move', structuredClone(state) as State, seat);
  if (simpleMinis.check(frozen(turn), seat, intent) !== null) return null;
  order(turn, intent);
  return turn;
}

/** The chance of an attack in its step, by the rules; null if it is not allowed. */
function shareOf(state: State, seat: number, way: 'distance' | 'hand', figure: number, target: number): number | null {
  const step = frozen(inStep(way, structuredClone(state), seat));
  const intent: Intent = { type: way === 'hand' ? 'handAttack' : 'distanceAttack', figure, target };
  if (simpleMinis.check(step, seat, intent) !== null) return null;
  return chance(chainOf(step, seat, intent).results.get('destroyed') ?? { n: 0, d: 1 });
}

/** The move of a figure, or the way of a rider who gets off, with a look at a place. */
function moveOf(state: Frozen<State>, figure: Fig, path: readonly Point[], look: Point): Intent {
  const end = path.at(-1) ?? discOf(state, figure);
  const facing = end.x === look.x && end.y === look.y ? null : facingTo(end, look);
  const type = figure.riding === null ? 'move' : 'leave';
  return { type, figure: figure.id, path: [...path], facing, pickUp: [], drop: [] };
}

test('an attack that is claimed can be played, with this chance', () => {
  const seen = { stays: 0, walks: 0, round: 0, strike: 0, shoot: 0, rider: 0 };
  for (const { state } of battles) {
    for (const foe of units(state).filter(isActive)) {
      for (const victim of foesOf(state, foe)) {
        const onset = onsetOf(frozen(state), foe.id, victim.id, null);
        if (onset === null) continue;
        const { attack, path } = onset;
        const attacker = figureOf(frozen(state), attack.attacker);
        const seat = commanderOf(frozen(state), foe) as number;
        const moved = after(frozen(state), seat, moveOf(frozen(state), attacker, path, discOf(frozen(state), victim)));
        if (moved === null) throw new Error(`${foe.id} can't go ${JSON.stringify(path)}`);
        expect(shareOf(moved, seat, attack.way, attack.attacker, attack.target)).toBe(attack.share);
        seen[path.length === 0 ? 'stays' : path.length === 1 ? 'walks' : 'round'] += 1;
        seen[attack.harm] += 1;
        if (attack.attacker !== foe.id) seen.rider += 1;
      }
    }
  }
  expect(Object.values(seen).every((count) => count > 0)).toBe(true);
});

interface Played {
  readonly seed: number;
  readonly foe: Fig;
  readonly victim: Fig;
  readonly share: number;
}

/** Attacks after random moves of one or two legs, of figures and of riders who get off. */
function* randomAttacks(state: State, seed: number, tries: number): Generator<Played> {
  const next = numbers(seed + 77);
  const now = frozen(state);
  const foes = units(state).filter(isActive);
  for (let i = 0; i < tries; i += 1) {
    const foe = foes[next(foes.length)] as Fig;
    const victims = foesOf(state, foe);
    const victim = victims[next(victims.length)] as Fig;
    const actor = foe.rider !== null && next(4) === 0 ? figureOf(now, foe.rider) : foe;
    const [from, aim] = [discOf(now, actor), discOf(now, victim)];
    const most = CLASS_DATA[actor.class].move;
    const near = (point: Point, by: number): Point => ({
      x: point.x + next(2 * by) - by,
      y: point.y + next(2 * by) - by,
    });
    const end = near(distance(from, aim) < most + 3000 && next(2) === 0 ? aim : from, next(2) === 0 ? 4000 : most);
    const path = next(2) === 0 ? [end] : [near(from, most), end];
    const seat = commanderOf(now, foe) as number;
    const moved = after(now, seat, moveOf(now, actor, path, aim));
    if (moved === null) continue;
    for (const target of [victim.id, ...(victim.rider === null ? [] : [victim.rider])]) {
      for (const way of ['distance', 'hand'] as const) {
        const share = shareOf(moved, seat, way, actor.id, target);
        if (share !== null && share > 0) yield { seed, foe, victim, share };
      }
    }
  }
}

test('an attack that can be played after any move is claimed, with at least its chance', () => {
  let found = 0;
  for (const { state, seed } of battles) {
    const claims = new Map<string, number>();
    const claimedOf = (foe: number, victim: number) => {
      const key = `${foe} ${victim}`;
      const claim = claims.get(key) ?? onsetOf(frozen(state), foe, victim, null)?.attack.share ?? 0;
      claims.set(key, claim);
      return claim;
    };
    for (const { foe, victim, share } of randomAttacks(state, seed, 600)) {
      found += 1;
      const claimed = claimedOf(foe.id, victim.id);
      expect([seed, foe.id, victim.id, share, claimed >= share]).toEqual([seed, foe.id, victim.id, share, true]);
    }
  }
  expect(found).toBeGreaterThan(80);
});

test('a figure at another place is threatened there exactly as after its move', () => {
  let compared = 0;
  for (const { state, seed } of battles) {
    const next = numbers(seed + 333);
    for (const figure of units(state).filter(isActive)) {
      const from = discOf(frozen(state), figure);
      const to = { x: from.x + next(8000) - 4000, y: from.y + next(8000) - 4000 };
      const seat = commanderOf(frozen(state), figure) as number;
      const moved = after(frozen(state), seat, moveOf(frozen(state), figure, [to], from));
      if (moved === null) continue;
      moved.asked = state.asked;
      compared += 1;
      const board = openBoard(frozen(state));
      const there = finish(board.threats(`${figure.id}`, { x: to.x / 10, y: to.y / 10 }));
      expect(there).toEqual(finish(openBoard(frozen(moved)).threats(`${figure.id}`, null)));
      for (const { foe, victim, share } of randomAttacks(moved, seed, 25)) {
        if (victim.id !== figure.id) continue;
        const claimed = there.find((each) => each.figure === `${foe.id}`)?.share ?? 0;
        expect([seed, foe.id, victim.id, claimed >= share]).toEqual([seed, foe.id, victim.id, true]);
      }
    }
  }
  expect(compared).toBeGreaterThan(10);
});

/** Puts two guys of the first player beside enemies, looking at them. */
function close(state: State): void {
  for (const id of [0, 1]) {
    const guy = state.figures[id];
    if (guy === undefined) continue;
    for (const foe of foesOf(state, figureOf(frozen(state), id))) {
      const [aim, { radius }] = [discOf(frozen(state), foe), CLASS_DATA[guy.class]];
      const at = { x: aim.x - aim.radius - radius - 100, y: aim.y };
      if (refusePlace(frozen(state), { ...at, radius }, [id]) !== null) continue;
      Object.assign(guy, { ...at, facingX: 1, facingY: 0 });
      break;
    }
  }
}

test.each([
  ['distance', [0, 1]],
  ['distance', [1, 0]],
  ['hand', [0, 1]],
  ['hand', [1, 0]],
] as const)(
  'VS-RND-2 VS-RND-3 in the %s step with order %j danger is what this round still has, else the next one',
  (step, order) => {
    const seen = { now: 0, next: 0, never: 0 };
    for (const { state: before } of battles) {
      const state = inStep(step, structuredClone(before));
      state.order = [...order];
      close(state);
      for (const each of state.figures) each.attacked = each.id % 3 === 0;
      for (const foe of units(state).filter(isActive)) {
        const seat = commanderOf(frozen(state), foe) as number;
        const isPast = state.order.indexOf(seat) < state.order.indexOf(state.asked);
        const ways = (['distance', 'hand'] as const).filter((way) =>
          way === 'hand' ? step !== 'hand' || !isPast : step === way && !isPast,
        );
        for (const victim of foesOf(state, foe)) {
          const unit = [victim.id, ...(victim.rider === null ? [] : [victim.rider])];
          const shares = unit.flatMap((target) => ways.map((way) => shareOf(state, seat, way, foe.id, target) ?? 0));
          const [onset, best] = [onsetOf(frozen(state), foe.id, victim.id, null), Math.max(0, ...shares)];
          if (best > 0) {
            expect([onset?.attack.share, onset?.path]).toEqual([best, []]);
            seen.now += 1;
          } else if (onset === null) seen.never += 1;
          else {
            const { attack, path } = onset;
            const next = nextRound(frozen(state));
            const actor = figureOf(next, attack.attacker);
            const moved = after(next, seat, moveOf(next, actor, path, discOf(next, victim)));
            if (moved === null) throw new Error(`${foe.id} can't go ${JSON.stringify(path)}`);
            expect(shareOf(moved, seat, attack.way, attack.attacker, attack.target)).toBe(attack.share);
            seen.next += 1;
          }
        }
      }
    }
    expect(Object.entries(seen).filter(([, count]) => count === 0)).toEqual([]);
  },
);
