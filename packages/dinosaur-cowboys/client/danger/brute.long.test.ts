/** Danger compared with the rules, both ways: what it claims can be played, and what can be played it claims. */
import {
  addFractions,
  bearing,
  chance,
  clone,
  distance,
  finish,
  frac,
  frozen,
  noDice,
  type Point,
  play,
} from '@dwo/kernel';
import {
  attackOdds,
  type Being,
  being,
  bodies,
  dinosaurCowboys,
  discOf,
  facingTowards,
  fanOf,
  INCH,
  type Intent,
  POSSES,
  type State,
} from '../../rules';
import { type Box, type Name, type Placed, scene } from '../../testing/table';
import { onsetOf } from './assaults';
import { openBoard } from './board';
import type { AttackIntent } from './shares';

/** Numbers from 0 up to `below`, the same in every run. */
function numbers(seed: number): (below: number) => number {
  let now = seed;
  return (below) => {
    now = (Math.imul(now, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((now / 2 ** 32) * below);
  };
}

const [FIRST, SECOND] = Object.values(POSSES);

/** A fight among woods, rocks, a hill and a house; one character of each posse rides, some are afraid or have run out. */
function melee(seed: number): State {
  const next = numbers(seed);
  const boxes: Box[] = [
    ['woods', 14, 10 + next(6), 19, 18],
    ['building', 24, 14, 28, 18],
    ['rocks', 20, 22 + next(3), 25, 26],
    ['hill', 30, 20, 36, 26, 3],
  ];
  const placed: Placed[] = [];
  const isFree = (one: Placed) => {
    try {
      const all = [...placed, one];
      // A scene needs somebody of either posse.
      const lacks = !all.some(([name]) => SECOND?.entities.some(({ id }) => id === name));
      scene(lacks ? [...all, [SECOND?.entities[0]?.id as Name, 46, 34]] : all, boxes);
      return true;
    } catch {
      return false;
    }
  };
  for (const posse of [FIRST, SECOND]) {
    const mount = posse?.entities.find(({ kind }) => kind === 'dinosaur')?.id as Name;
    for (const { id, kind } of posse?.entities ?? []) {
      for (;;) {
        const look = [next(2) * 2 - 1, next(3) - 1] as const;
        const odd = kind === 'dinosaur' ? { panic: next(4) === 0 ? 1 : 0 } : { fleeing: next(8) === 0 };
        const one: Placed = [
          id as Name,
          11 + next(260) / 10,
          6 + next(240) / 10,
          look,
          { ...odd, activated: next(4) === 0 },
        ];
        if (!isFree(one)) continue;
        placed.push(one);
        break;
      }
    }
    const rider = placed.findLast(([name]) => name !== mount && posse?.entities.some(({ id }) => id === name));
    if (rider !== undefined) placed[placed.indexOf(rider)] = [rider[0], mount];
  }
  return scene(placed, boxes);
}

const battles = Array.from({ length: 4 }, (_, seed) => ({ state: melee(seed + 1), seed }));
/** A panicked dinosaur runs as far as it can. */
const FARTHEST = { roll: (sides: number, why: string) => (why === 'panic' ? sides : 1) };

const unitsOf = (state: State): Being[] => bodies(frozen(state));
const foesOf = (state: State, body: Being) => unitsOf(state).filter(({ seat }) => seat !== body.seat);

/** The state in which a unit has its phases before it, in this Turn or the next; null if it has none. */
function activated(now: State, unit: Being, aim: Being): State | null {
  const state = clone(now);
  Object.assign(state, { phase: 'select', asked: unit.seat, active: unit.seat, pair: 1, activation: null });
  if (unit.activated) for (const each of state.entities) Object.assign(each, { activated: false, moved: false });
  play(dinosaurCowboys, state, unit.seat, { type: 'activate', unit: unit.id }, FARTHEST);
  for (let i = 0; i < 6 && (state.phase as string) !== 'phases'; i += 1) {
    const own = being(frozen(state), unit.id);
    const facing = facingTowards(frozen(state), own, discOf(frozen(state), own), discOf(frozen(state), aim));
    const answers: Partial<Record<State['phase'], Intent>> = {
      traits: { type: 'declareTraits', uses: [] },
      flee: { type: 'setFleeFacing', facing },
    };
    play(
      dinosaurCowboys,
      state,
      state.asked,
      answers[state.phase] ?? dinosaurCowboys.pass(frozen(state), state.asked),
      FARTHEST,
    );
  }
  return state.activation?.unit === unit.id ? state : null;
}

/** The state after a move that nobody snaps at; null if it is not allowed. */
function gone(now: State, unit: number, path: readonly Point[], look: Point): State | null {
  const state = clone(now);
  const body = being(frozen(state), unit);
  const facing = facingTowards(frozen(state), body, path.at(-1) ?? discOf(frozen(state), body), look);
  if (state.activation?.movers.includes(unit) !== true) return path.length === 0 ? state : null;
  const intent = { type: 'move', entity: unit, path: [...path], facing } as const;
  if (dinosaurCowboys.check(frozen(state), body.seat, intent) !== null) return null;
  play(dinosaurCowboys, state, body.seat, intent, noDice);
  if (state.phase === 'snap') play(dinosaurCowboys, state, state.asked, { type: 'reactSnap', list: [] }, noDice);
  return state;
}

/** The chance of a Hit by the rules; null for an attack that is not allowed. */
function shareOf(state: State, seat: number, intent: AttackIntent): number | null {
  if (dinosaurCowboys.check(frozen(state), seat, intent) !== null) return null;
  const { hits } = attackOdds(frozen(state), seat, intent);
  return chance(hits.reduce((sum, each) => (each.hits > 0 ? addFractions(sum, each.chance) : sum), frac(0, 1)));
}

test('an attack that is claimed can be played, with this chance', () => {
  const seen = { stays: 0, walks: 0, strike: 0, shoot: 0, rider: 0, again: 0 };
  for (const { state, seed } of battles) {
    for (const foe of unitsOf(state)) {
      for (const victim of foesOf(state, foe)) {
        const onset = onsetOf(frozen(state), foe.id, victim.id, null);
        if (onset === null) continue;
        const { attack, path } = onset;
        const begun = activated(state, foe, victim);
        const after = begun === null ? null : gone(begun, foe.id, path, discOf(frozen(state), victim));
        if (after === null) throw new Error(`${foe.id} can't go ${JSON.stringify(path)}`);
        const share = shareOf(after, foe.seat, attack.intent);
        expect([seed, foe.id, attack.intent, share]).toEqual([seed, foe.id, attack.intent, attack.share]);
        seen[path.length === 0 ? 'stays' : 'walks'] += 1;
        seen[attack.harm] += 1;
        if (attack.intent.attacker !== foe.id) seen.rider += 1;
        if (foe.activated) seen.again += 1;
      }
    }
  }
  expect(Object.entries(seen).filter(([, count]) => count === 0)).toEqual([]);
});

interface Played {
  readonly foe: Being;
  readonly victim: Being;
  readonly share: number;
}

/** Attacks after random moves of one or two legs. */
function* randomAttacks(state: State, seed: number, tries: number): Generator<Played> {
  const next = numbers(seed + 77);
  for (let i = 0; i < tries; i += 1) {
    const foe = unitsOf(state)[next(unitsOf(state).length)] as Being;
    const foes = foesOf(state, foe);
    const victim = foes[next(foes.length)] as Being;
    const begun = activated(state, foe, victim);
    if (begun === null) continue;
    const [from, aim] = [discOf(frozen(begun), being(frozen(begun), foe.id)), discOf(frozen(state), victim)];
    const most = foe.spd * INCH;
    const near = (point: Point, by: number): Point => ({
      x: point.x + next(2 * by) - by,
      y: point.y + next(2 * by) - by,
    });
    const end = near(distance(from, aim) < most + 3000 && next(2) === 0 ? aim : from, next(2) === 0 ? 3000 : most);
    const after = gone(begun, foe.id, next(2) === 0 ? [end] : [near(from, most), end], aim);
    if (after === null) continue;
    for (const attacker of after.activation?.fresh ?? []) {
      for (const { id: weapon } of being(frozen(after), attacker).weapons) {
        for (const target of fanOf(frozen(state), victim.id)) {
          for (const type of ['attack', 'charge'] as const) {
            const share = shareOf(after, foe.seat, { type, attacker, weapon, target });
            if (share !== null && share > 0) yield { foe, victim, share };
          }
        }
      }
    }
  }
}

test('an attack that can be played after any move is claimed, with at least its chance', () => {
  let found = 0;
  for (const { state, seed } of battles) {
    const claims = new Map<string, number>();
    for (const { foe, victim, share } of randomAttacks(state, seed, 250)) {
      found += 1;
      const key = `${foe.id} ${victim.id}`;
      const claim = claims.get(key) ?? onsetOf(frozen(state), foe.id, victim.id, null)?.attack.share ?? 0;
      claims.set(key, claim);
      expect([seed, foe.id, victim.id, share, claim >= share - 1e-9]).toEqual([seed, foe.id, victim.id, share, true]);
    }
  }
  expect(found).toBeGreaterThan(80);
});

test('a unit at another place is threatened there exactly as after its move', () => {
  let compared = 0;
  for (const { state, seed } of battles) {
    const next = numbers(seed + 333);
    for (const unit of unitsOf(state).filter(({ activated: done }) => !done)) {
      const begun = activated(state, unit, unit);
      if (begun === null || unit.fleeing) continue;
      const from = discOf(frozen(begun), unit);
      const to = { x: from.x + next(6000) - 3000, y: from.y + next(6000) - 3000 };
      const after = gone(begun, unit.id, [to], from);
      if (after === null) continue;
      compared += 1;
      // It looks back at the place that it has left.
      const place = { x: to.x / 10, y: to.y / 10, facing: bearing(to, from) ?? 0 };
      const there = finish(openBoard(frozen(begun)).threats(`${unit.id}`, place));
      expect(there).toEqual(finish(openBoard(frozen(after)).threats(`${unit.id}`, null)));
    }
  }
  expect(compared).toBeGreaterThan(8);
});
