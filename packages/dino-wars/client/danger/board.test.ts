import {
  dinoWars,
  figureOf,
  type Intent,
  type Options,
  overrunOdds,
  preyOf,
  type State,
  tablesOf,
} from '@dwo/dino-wars';
import { chance, clone, type Frozen, finish, frozen, noDice, type Point, play } from '@dwo/kernel';
import type { Arrival, Outlook } from '@dwo/kits/miniatures/danger/contract';
import { ANSWERING } from '@dwo/kits/miniatures/danger/questions';
import { beast, car, man, tableOf, weapon } from '../tools/testing/table';
import { openBoard } from './board';
import { Hunt } from './hunt';

/** Numbers from 0 up to `below`, the same in every run. */
function numbers(seed: number): (below: number) => number {
  let now = seed;
  return (below) => {
    now = (Math.imul(now, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((now / 2 ** 32) * below);
  };
}

const KINDS = ['allosaurus', 'tyrannosaurus', 'deinonychus', 'triceratops', 'pteranodon', 'stegosaurus'] as const;

/** A battle at close quarters, with a wood and a rock among the figures. */
function melee(seed: number): Frozen<State> {
  const next = numbers(seed);
  const taken: (Point & { radius: number })[] = [];
  const rock = { x: 800 + next(900), y: 900 + next(900) };
  const isOnRock = ({ x, y }: Point, radius: number) =>
    Math.abs(x - rock.x - 250) < 250 + radius && Math.abs(y - rock.y - 250) < 250 + radius;
  const place = (radius: number): Point => {
    for (;;) {
      const at = { x: 300 + next(2600), y: 300 + next(2600) };
      if (isOnRock(at, radius)) continue;
      if (taken.every((other) => Math.hypot(other.x - at.x, other.y - at.y) > other.radius + radius + 10)) {
        taken.push({ ...at, radius });
        return at;
      }
    }
  };
  const block = (x: number, y: number, wide: number, high: number): Point[] => [
    { x, y },
    { x: x + wide, y },
    { x: x + wide, y: y + high },
    { x, y: y + high },
  ];
  const terrain: Options['table']['terrain'] = [
    { id: 'rock', kind: 'mountain', outline: block(rock.x, rock.y, 500, 500) },
    { id: 'wood', kind: 'woods', outline: block(1700, 400 + next(1500), 400, 400) },
  ];
  const gun = place(300);
  const figures = {
    dinosaurs: Array.from({ length: 7 }, (_, i) => {
      const at = place(220);
      const kind = i === 0 ? 'pteranodon' : (KINDS[next(KINDS.length)] ?? 'allosaurus');
      return beast(`d${i}`, at.x, at.y, { kind, z: i === 0 ? 600 : 0 });
    }),
    soldiers: [
      ...Array.from({ length: 6 }, (_, i) => {
        const at = place(45);
        return man(`s${i}`, at.x, at.y);
      }),
      man('crew', gun.x + 150, gun.y, { crewOf: 'gun' }),
    ],
    vehicles: [car('truck', place(220).x, taken.at(-1)?.y ?? 0)],
    crewedWeapons: [weapon('gun', gun.x, gun.y, { kind: 'hmg', facing: 0 })],
  };
  return frozen(tableOf(figures, 'dinosaur-movement', { table: { widthCi: 3200, heightCi: 3200, terrain } }));
}

const ARMY = 0;
const HERD = 1;

function armyOf(state: Frozen<State>): string[] {
  return [state.soldiers, state.vehicles, state.crewedWeapons].flatMap((each) => Object.keys(each));
}

/** Whether this dinosaur may attack the target where it stands, in phase 1 or in phase 3. */
function attacks(state: State, figure: string, target: string): boolean {
  if (dinoWars.check(frozen(state), HERD, { type: 'overrun', figure, target }) === null) return true;
  const later = clone(state);
  later.phase = 'dinosaur-attack';
  return dinoWars.check(frozen(later), HERD, { type: 'attack', figure, target }) === null;
}

/** Moves of a figure towards a target: straight and round a corner, on foot and through the air, up to the target or not. */
function waysOf(figure: string, target: string, corners: readonly Point[], next: (below: number) => number) {
  const stopAt = next(2) === 0 ? null : target;
  const z = 300 + next(600);
  const end = corners.at(-1) as Point;
  const paths = [...new Set([[end], corners])];
  return paths.flatMap((path) => {
    const aloft = [...path.map((at) => ({ ...at, z })), { ...end, z: 0 }];
    return [{ type: 'move', figure, path, stopAt } as const, { type: 'fly', figure, path: aloft, stopAt } as const];
  });
}

/** The figures that a dinosaur can attack after a move; nobody if the move is not allowed. */
function preyAfter(state: Frozen<State>, move: ReturnType<typeof waysOf>[number]): readonly string[] {
  if (dinoWars.check(state, HERD, move) !== null) return [];
  const after = clone(state as State);
  play(dinoWars, after, HERD, move, noDice);
  return preyOf(frozen(after), move.figure);
}

/** The state as if the army moved now. */
function armysTurn(state: Frozen<State>): Frozen<State> {
  const turn = clone(state as State);
  turn.phase = 'army-movement';
  return frozen(turn);
}

const battles = Array.from({ length: 10 }, (_, seed) => {
  const state = melee(seed + 1);
  const hunt = new Hunt(state);
  const contacts = Object.keys(state.dinosaurs).flatMap((figure) => {
    return armyOf(state).map((target) => ({ figure, target, contact: hunt.contact(figure, target) }));
  });
  return { state, contacts, seed };
});

test('there are dangers of every kind, on foot, through the air and round corners', () => {
  const found = battles.flatMap(({ contacts }) => contacts.map(({ contact }) => contact));
  const paths = found.filter((each) => each !== null && each !== 'touches');
  expect(found.some((each) => each === null)).toBe(true);
  expect(new Set(paths.map(({ type }) => type))).toEqual(new Set(['moved', 'flew']));
  expect(paths.filter(({ type, path }) => type === 'moved' && path.length > 2).length).toBeGreaterThan(10);
});

test('a dinosaur that can strike has legal intents that do', () => {
  for (const { state, contacts } of battles) {
    for (const { figure, target, contact } of contacts) {
      if (contact === null) continue;
      const after = clone(state as State);
      if (contact !== 'touches') {
        const path = contact.path.slice(1) as Point[];
        const go = { type: contact.type === 'moved' ? 'move' : 'fly', figure, path, stopAt: null } as Intent;
        expect(dinoWars.check(state, HERD, go)).toBeNull();
        play(dinoWars, after, HERD, go, noDice);
      }
      expect([figure, target, attacks(after, figure, target)]).toEqual([figure, target, true]);
    }
  }
});

test('a dinosaur that comes into contact by any path is among those that can strike', () => {
  const found = { move: 0, fly: 0 };
  for (const { state, contacts, seed } of battles) {
    const next = numbers(seed + 77);
    for (let tries = 0; tries < 400; tries += 1) {
      const { figure, target } = contacts[next(contacts.length)] as { figure: string; target: string };
      const at = figureOf(state, target) as Point;
      const corner = { x: 200 + next(2800), y: 200 + next(2800) };
      const end = { x: at.x + next(500) - 250, y: at.y + next(500) - 250 };
      for (const move of waysOf(figure, target, [corner, end], next)) {
        for (const prey of preyAfter(state, move)) {
          found[move.type] += 1;
          const can = contacts.find((each) => each.figure === figure && each.target === prey)?.contact ?? null;
          expect([seed, figure, prey, can === null]).toEqual([seed, figure, prey, false]);
        }
      }
    }
  }
  expect(found.move).toBeGreaterThan(100);
  expect(found.fly).toBeGreaterThan(10);
});

test('a figure at another place is threatened there exactly as after its move', () => {
  const found = { move: 0, fly: 0 };
  let elsewhere = 0;
  for (const { state, seed } of battles) {
    const next = numbers(seed + 333);
    const board = openBoard(state);
    for (const soldier of Object.keys(state.soldiers).filter((id) => id !== 'crew')) {
      const from = figureOf(state, soldier) as Point;
      const at = { x: from.x + next(500) - 250, y: from.y + next(500) - 250 };
      const there = clone(state as State);
      dinoWars.evolve(there, { type: 'moved', figure: soldier, path: [at], facing: 90, costCi: 0 });
      if (
        dinoWars.check(armysTurn(state), ARMY, { type: 'move', figure: soldier, path: [at], stopAt: null }) !== null
      ) {
        continue;
      }
      elsewhere += 1;
      const threats = finish(board.threats(soldier, at)).map(({ figure }) => figure);
      expect(threats.sort()).toEqual(
        finish(openBoard(frozen(there)).threats(soldier, null))
          .map(({ figure }) => figure)
          .sort(),
      );
      for (let tries = 0; tries < 60; tries += 1) {
        const figure = Object.keys(state.dinosaurs)[next(7)] as string;
        const end = { x: at.x + next(500) - 250, y: at.y + next(500) - 250 };
        for (const move of waysOf(figure, soldier, [end], next)) {
          if (!preyAfter(frozen(there), move).includes(soldier)) continue;
          found[move.type] += 1;
          expect([seed, figure, soldier, threats.includes(figure)]).toEqual([seed, figure, soldier, true]);
        }
      }
    }
  }
  expect(elsewhere).toBeGreaterThan(20);
  expect(found.move).toBeGreaterThan(50);
  expect(found.fly).toBeGreaterThan(5);
});

test('a figure that can fire at a dinosaur has a legal shot, and no other figure has', () => {
  for (const { state } of battles) {
    const fire = clone(state as State);
    fire.phase = 'regular-fire';
    const shots = dinoWars.intents(frozen(fire), ARMY).filter((intent) => intent.type === 'fire');
    const board = openBoard(state);
    for (const target of Object.keys(state.dinosaurs)) {
      const able = finish(board.threats(target, null)).map(({ figure }) => figure);
      const listed = shots.flatMap((shot) => (shot.target === target ? [shot.figure] : []));
      expect([...able].sort()).toEqual([...new Set(listed)].sort());
    }
  }
});

test('kept odds are those of the rules, wherever the figures stand', () => {
  let compared = 0;
  for (const { state, contacts } of battles) {
    const hunt = new Hunt(state);
    for (const { figure, target, contact } of contacts.filter(({ figure }) => figure !== 'd0').slice(0, 14)) {
      if (contact === null || contact === 'touches' || contact.type !== 'moved') continue;
      const after = clone(state as State);
      const path = contact.path.slice(1);
      play(dinoWars, after, HERD, { type: 'move', figure, path, stopAt: null }, noDice);
      const odds = overrunOdds(frozen(after), HERD, { type: 'overrun', figure, target });
      if (odds === null) continue;
      compared += 1;
      expect(hunt.chance(figure, target, contact)).toBe(chance(odds.harm));
    }
  }
  expect(compared).toBeGreaterThan(10);
});

test('a dinosaur ahead of its move is as far as it was before the question', () => {
  const { state, contacts } = battles[0] as (typeof battles)[number];
  const hunt = new Hunt(state);
  const before = JSON.stringify(hunt.state);
  for (const { figure, target } of contacts) {
    const contact = hunt.contact(figure, target);
    if (contact !== null) hunt.chance(figure, target, contact);
  }
  expect(JSON.stringify(hunt.state)).toBe(before);
});

test('DW-GATE-5 a dinosaur that a seat does not know of threatens nobody in its answers', () => {
  const figures = {
    soldiers: [man('s', 1000, 1000)],
    dinosaurs: [beast('d', 5000, 3000), beast('lurker', 1500, 1000)],
  };
  const state = clone(tableOf(figures, 'army-movement'));
  const { lurker } = state.dinosaurs;
  if (lurker === undefined) throw new Error('Nobody lurks');
  // The dinosaur is moved to where hidden ones are kept.
  state.secrets = [null, { dinosaurs: { lurker }, pole: null }] as State['secrets'];
  delete state.dinosaurs.lurker;
  const seen = (seat: number) => openBoard(dinoWars.view(frozen(state), seat));
  expect(finish(seen(ARMY).threats('s', null))).toEqual([]);
  expect(finish(seen(ARMY).victims('lurker'))).toEqual([]);
  expect(seen(ARMY).sides(ARMY).enemies).toEqual(['d']);
  expect(finish(seen(HERD).threats('s', null)).map(({ figure }) => figure)).toEqual(['lurker']);
});

test('a safest place is one that the figure may go to, and no other place that was tried is safer', () => {
  const figures = { soldiers: [man('s', 1000, 1000)], dinosaurs: [beast('d', 2600, 1000)] };
  const state = frozen(tableOf(figures, 'army-movement'));
  const board = openBoard(state);
  const places = board.places('s');
  expect(places.length).toBeGreaterThan(60);
  const found = finish(ANSWERING.safest(board, { figure: 's', near: { x: 1000, y: 1000 } }));
  expect(found?.threats).toEqual([]);
  const path = [{ x: found?.at.x ?? 0, y: found?.at.y ?? 0 }];
  expect(dinoWars.check(state, ARMY, { type: 'move', figure: 's', path, stopAt: null })).toBeNull();
  expect(finish(board.threats('s', null))).toHaveLength(1);
});

/** A legal straight move of a soldier, and the state after it. */
function marchOf(state: Frozen<State>, soldier: string, to: Point) {
  const turn = armysTurn(state);
  const move = { type: 'move', figure: soldier, path: [to], stopAt: null } as const;
  if (dinoWars.check(turn, ARMY, move) !== null) return null;
  const after = clone(turn as State);
  play(dinoWars, after, ARMY, move, noDice);
  const { x, y, facing, spentCi } = after.soldiers[soldier] as State['soldiers'][string];
  return { turn, after, arrival: { figure: soldier, at: { x, y, facing }, costCi: spentCi } };
}

test('the targets after a planned move are those of the fire that follows it', () => {
  const found = { none: 0, some: 0, late: 0 };
  for (const { state, seed } of battles) {
    const next = numbers(seed + 55);
    for (const soldier of Object.keys(state.soldiers).filter((id) => id !== 'crew')) {
      const from = figureOf(state, soldier) as Point;
      const march = marchOf(state, soldier, { x: from.x + next(900) - 450, y: from.y + next(900) - 450 });
      if (march === null) continue;
      const outlook = finish(openBoard(march.turn).outlook?.(march.arrival) as Generator<void, Outlook | null>);
      march.after.phase = outlook?.late === true ? 'regular-fire' : 'secondary-fire';
      const shots = dinoWars.intents(frozen(march.after), ARMY).flatMap((intent) => {
        return intent.type === 'fire' && intent.figure === soldier ? [intent.target] : [];
      });
      expect((outlook?.targets ?? []).map(({ figure }) => figure).sort()).toEqual([...new Set(shots)].sort());
      found[shots.length === 0 ? 'none' : 'some'] += 1;
      found.late += outlook?.late === true ? 1 : 0;
    }
  }
  expect(found.some).toBeGreaterThan(10);
});

test('a group is in the dangers that its members are in once all of them have moved', () => {
  let exposed = 0;
  for (const { state, seed } of battles) {
    const next = numbers(seed + 99);
    let turn = armysTurn(state);
    const before = turn;
    const arrivals: Arrival[] = [];
    for (const soldier of ['s0', 's1', 's2']) {
      const from = figureOf(state, soldier) as Point;
      const march = marchOf(turn, soldier, { x: from.x + next(400) - 200, y: from.y + next(400) - 200 });
      if (march === null) continue;
      arrivals.push(march.arrival);
      turn = frozen(march.after);
    }
    const group = finish(ANSWERING.group(openBoard(before), { arrivals }));
    const board = openBoard(turn);
    for (const { figure } of arrivals) {
      const threats = finish(board.threats(figure, null));
      expect(group.find((each) => each.figure === figure)?.threats ?? []).toEqual(threats);
      exposed += threats.length > 0 ? 1 : 0;
    }
    const worst = group.map(({ threats }) => threats[0]?.share ?? 0);
    expect(worst).toEqual([...worst].sort((a, b) => b - a));
  }
  expect(exposed).toBeGreaterThan(5);
});

test('DW-DATK-1 a vehicle is in the danger of damage, though one bite does not destroy it', () => {
  const state = frozen(
    tableOf(
      { soldiers: [man('s1', 5000, 3500)], vehicles: [car('truck', 1000, 1000)], dinosaurs: [beast('d1', 1000, 2200)] },
      'army-movement',
    ),
  );
  const { damage, structurePoints = 0 } = { ...state.dinosaurs.d1, ...state.vehicles.truck };
  expect(structurePoints).toBeGreaterThan(damage ?? 0);
  const [threat] = finish(openBoard(state).threats('truck', null));
  expect(threat?.figure).toBe('d1');
  expect(threat?.share).toBeGreaterThan(0.5);
});

test('a dinosaur that comes into contact has the chance of its overrun, and another has nothing to tell', () => {
  let told = 0;
  for (const { state, contacts } of battles) {
    for (const { figure, target, contact } of contacts) {
      if (contact === null || contact === 'touches' || contact.type !== 'moved') continue;
      const { path, facing, costCi } = contact;
      const at = { ...(path.at(-1) as Point), facing };
      const outlook = finish(openBoard(state).outlook?.({ figure, at, costCi }) as Generator<void, Outlook | null>);
      const share = outlook?.targets.find((each) => each.figure === target)?.share;
      expect(share).toBeCloseTo(new Hunt(state).chance(figure, target, contact));
      told += 1;
    }
    const [id, { x, y }] = Object.entries(state.dinosaurs)[1] as [string, Point];
    const free = { x: x < 1600 ? 3100 : 100, y: y < 1600 ? 3100 : 100 };
    const outlook = openBoard(state).outlook?.({ figure: id, at: free, costCi: 0 }) as Generator<void, Outlook | null>;
    expect(finish(outlook)?.targets ?? null).toBeNull();
  }
  expect(told).toBeGreaterThan(10);
});

test('DW-OVER-6 a dinosaur is said to go on exactly if it may overrun another after its first victim', () => {
  const near = { soldiers: [man('s1', 1000, 1000), man('s2', 1300, 1000), man('s3', 5500, 3700)] };
  const count = (at: number, spentCi = 0) => {
    const state = tableOf({ ...near, dinosaurs: [beast('d', at, 1000, { kind: 'allosaurus' })] }, 'dinosaur-movement');
    (state.dinosaurs.d as State['dinosaurs'][string]).spentCi = spentCi;
    const board = openBoard(frozen(state));
    return finish(board.onward?.('d', 's1', null, 3) as Generator<void, number>);
  };
  expect(count(700)).toBe(1);
  // Too little movement is left for a second overrun.
  expect(count(700, tablesOf(battles[0]?.state as Frozen<State>).dinosaurs.allosaurus.moveCi - 450)).toBe(0);
});
