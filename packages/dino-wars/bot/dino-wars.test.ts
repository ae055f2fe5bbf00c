/** Single decisions of the computer player of DINO WARS! on foot. */

import { distance, type Frozen, type Point, play, seededDice } from '@dwo/kernel';
import {
  type DinosaurKind,
  dinoWars,
  type HandWeapon,
  type Options,
  type Phase,
  PLAIN_DINOSAUR,
  PLAIN_SOLDIER,
  plainMatch,
  type Rank,
  type State,
} from '../rules';
import { propose } from '.';

interface Scene {
  readonly phase: Phase;
  readonly dinosaurs: readonly (readonly [DinosaurKind, Point, life?: number])[];
  readonly soldiers: readonly (readonly [Point, rank?: Rank, weapon?: HandWeapon])[];
  readonly terrain?: Options['table']['terrain'];
}

const ARMY = 0;
const HERD = 1;
const secret = new Uint8Array(32).fill(7);

/** Returns a table of 60" x 60" with these figures, with ids d1, d2 ... and s1, s2 ... in this order. */
function scene({ phase, dinosaurs, soldiers, terrain = [] }: Scene): State {
  const options: Options = {
    ...plainMatch(),
    era: 'ww2',
    table: { widthCi: 6000, heightCi: 6000, terrain: [...terrain] },
    players: [{ side: 'army' }, { side: 'dinosaurs' }],
    dinosaurs: dinosaurs.map(([kind, at, life], i) => ({
      ...{ id: `d${i + 1}`, owner: HERD, at, facing: 0, kind, ...PLAIN_DINOSAUR },
      lifePoints: life ?? null,
    })),
    soldiers: soldiers.map(([at, rank, weapon], i) => ({
      ...{ id: `s${i + 1}`, owner: ARMY, at, facing: null, order: 'fire-best' as const },
      ...{ ...PLAIN_SOLDIER, rank: rank ?? 'enlisted', weapon: weapon ?? 'rifle' },
    })),
    liftCaps: true,
    separationCi: 0,
    start: { turn: 1, phase },
  };
  expect(dinoWars.checkSetup(options)).toEqual([]);
  return dinoWars.setup(options, seededDice(secret, 0));
}

const ask = (state: State, seat: number) => propose(state as Frozen<State>, seat);
const at = (x: number, y: number): Point => ({ x, y });

/** Lets the computer play one seat until it passes, with unscripted dice. Returns its intents. */
function playOut(state: State, seat: number): string[] {
  const done: string[] = [];
  for (let step = 1; step < 100; step += 1) {
    const intent = dinoWars.awaiting(state as Frozen<State>).includes(seat) ? ask(state, seat) : null;
    if (!intent) return done;
    done.push(intent.type);
    play(dinoWars, state, seat, intent, seededDice(secret, step));
  }
  throw new Error('It never passes');
}

test('a dinosaur overruns the soldier it touches', () => {
  const state = scene({
    phase: 'dinosaur-movement',
    dinosaurs: [['allosaurus', at(3000, 3000)]],
    soldiers: [[at(3200, 3000)], [at(5000, 3000)]],
  });
  expect(ask(state, HERD)).toEqual({ type: 'overrun', figure: 'd1', target: 's1' });
});

test('a dinosaur prefers an enlisted soldier in reach to a hero in contact', () => {
  const state = scene({
    phase: 'dinosaur-movement',
    dinosaurs: [['allosaurus', at(3000, 3000)]],
    soldiers: [[at(3200, 3000), 'hero'], [at(3000, 3600)]],
  });
  const intent = ask(state, HERD);
  expect(intent?.type).toBe('move');
  play(dinoWars, state, HERD, intent as NonNullable<typeof intent>, seededDice(secret, 1));
  expect(ask(state, HERD)).toEqual({ type: 'overrun', figure: 'd1', target: 's2' });
});

test('a dinosaur goes from kill to kill while its movement lasts', () => {
  const state = scene({
    phase: 'dinosaur-movement',
    dinosaurs: [['tyrannosaurus', at(1000, 3000)]],
    soldiers: [[at(1400, 3000)], [at(1900, 3000)], [at(2400, 3000)], [at(5500, 5500)]],
  });
  const done = playOut(state, HERD);
  expect(done.filter((type) => type === 'overrun').length).toBeGreaterThanOrEqual(2);
});

test('a dinosaur finds a way round deep water', () => {
  const pond = [at(2500, 2000), at(2900, 2000), at(2900, 4000), at(2500, 4000)];
  const state = scene({
    phase: 'dinosaur-movement',
    dinosaurs: [['deinonychus', at(2000, 3000)]],
    soldiers: [[at(3400, 3000)]],
    terrain: [{ id: 'pond', kind: 'deep_water', outline: pond }],
  });
  const intent = ask(state, HERD);
  expect(intent?.type === 'move' && intent.path.length).toBeGreaterThan(1);
  expect(intent && dinoWars.check(state as Frozen<State>, HERD, intent)).toBeNull();
});

test('a dinosaur stops behind a wood if that costs no turn', () => {
  const wood = [at(1900, 2500), at(1990, 2500), at(1990, 3500), at(1900, 3500)];
  const soldiers: Scene['soldiers'] = [2800, 3000, 3200].map((y) => [at(3900, y), 'enlisted', 'automatic_rifle']);
  const herd: Scene['dinosaurs'] = [['ankylosaurus', at(1000, 3000)]];
  const bare = ask(scene({ phase: 'dinosaur-movement', dinosaurs: herd, soldiers }), HERD);
  const wooded = ask(
    scene({
      phase: 'dinosaur-movement',
      dinosaurs: herd,
      soldiers,
      terrain: [{ id: 'wood', kind: 'woods', outline: wood }],
    }),
    HERD,
  );
  expect(bare?.type === 'move' && bare.path.at(-1)?.x).toBeGreaterThan(2100);
  expect(wooded?.type === 'move' && wooded.path.at(-1)?.x).toBeLessThan(1900);
});

test('in phase 3 every dinosaur in contact attacks once', () => {
  const state = scene({
    phase: 'dinosaur-attack',
    dinosaurs: [
      ['allosaurus', at(3000, 3000)],
      ['allosaurus', at(3000, 4000)],
    ],
    soldiers: [[at(3200, 3000)], [at(3200, 4000)], [at(5500, 5500)]],
  });
  expect(playOut(state, HERD)).toEqual(['attack', 'attack']);
});

test('the army fires at the dinosaur that it can kill', () => {
  const state = scene({
    phase: 'regular-fire',
    dinosaurs: [
      ['brachiosaurus', at(3000, 3000)],
      ['allosaurus', at(3000, 4000), 2],
    ],
    soldiers: [[at(4000, 3500)], [at(4000, 3700)], [at(4000, 3300)]],
  });
  expect(ask(state, ARMY)).toMatchObject({ type: 'fire', target: 'd2' });
});

test('the army throws grenades at near targets, and fires a bazooka rather than nothing', () => {
  const near = scene({
    phase: 'regular-fire',
    dinosaurs: [['stegosaurus', at(3000, 3000)]],
    soldiers: [[at(3350, 3000)], [at(4000, 3000), 'enlisted', 'bazooka']],
  });
  const weapons = [0, 1].map((step) => {
    const intent = ask(near, ARMY);
    play(dinoWars, near, ARMY, intent as NonNullable<typeof intent>, seededDice(secret, step + 1));
    return intent?.type === 'fire' && intent.weapon;
  });
  expect(weapons.sort()).toEqual(['bazooka', 'grenade']);
});

test('soldiers move away from a dinosaur that would reach them', () => {
  const state = scene({
    phase: 'army-movement',
    dinosaurs: [['ankylosaurus', at(2000, 3000)]],
    soldiers: [[at(3100, 3000)]],
  });
  const intent = ask(state, ARMY);
  const end = intent?.type === 'move' ? intent.path.at(-1) : null;
  expect(end && distance(end, at(2000, 3000))).toBeGreaterThan(distance(at(3100, 3000), at(2000, 3000)));
});

test('an army that has seen no enemy for some turns advances', () => {
  const state = scene({
    phase: 'army-movement',
    dinosaurs: [['ankylosaurus', at(500, 500)]],
    soldiers: [[at(5500, 5500)]],
  });
  state.quietTurns = 4;
  const intent = ask(state, ARMY);
  const end = intent?.type === 'move' ? intent.path.at(-1) : null;
  expect(end && distance(end, at(500, 500))).toBeLessThan(distance(at(5500, 5500), at(500, 500)) - 400);
});

test.each([
  [2_200, true],
  [3_000, false],
])('DW-GATE-3 a hidden dinosaur with prey %i ci away leaves its hiding place: %s', (awayCi, comes) => {
  const state = scene({
    phase: 'dinosaur-movement',
    dinosaurs: [
      ['ankylosaurus', at(1000, 1000)],
      ['ankylosaurus', at(5000, 5000)],
    ],
    soldiers: [[at(1000 + awayCi, 1000)]],
  });
  const { d1, ...seen } = state.dinosaurs;
  if (d1 === undefined) throw new Error('There is nobody to hide');
  state.dinosaurs = seen;
  state.secrets = [null, { dinosaurs: { d1 }, pole: null }];
  expect(ask(state, HERD)).toMatchObject({ type: 'move', figure: comes ? 'd1' : 'd2' });
});

test('a soldier with the order `ask` gets the order `fire-best`', () => {
  const state = scene({
    phase: 'regular-fire',
    dinosaurs: [['ankylosaurus', at(3000, 3000)]],
    soldiers: [[at(4000, 3000)]],
  });
  (state.soldiers.s1 as State['soldiers'][string]).order = 'ask';
  expect(ask(state, ARMY)).toEqual({ type: 'order', figure: null, order: 'fire-best' });
});

test('the computer answers an overrun with the best weapon if it is asked', () => {
  const state = scene({
    phase: 'dinosaur-movement',
    dinosaurs: [['stegosaurus', at(3000, 3000)]],
    soldiers: [[at(3220, 3000), 'nco', 'smg'], [at(5500, 5500)]],
  });
  (state.soldiers.s1 as State['soldiers'][string]).order = 'ask';
  play(dinoWars, state, HERD, { type: 'overrun', figure: 'd1', target: 's1' }, seededDice(secret, 1));
  expect(ask(state, ARMY)).toEqual({ type: 'closingFire', figure: 's1', weapon: 'smg' });
});

test('a computer gives up with a teammate, plays on with one who takes that back, and never does either alone (DW-R-100)', () => {
  const alone = scene({
    phase: 'regular-fire',
    dinosaurs: [['allosaurus', { x: 3000, y: 3000 }]],
    soldiers: [[{ x: 3000, y: 900 }]],
  });
  const side = (resigned: boolean, mate: boolean): Frozen<State> => {
    const own = { ...(alone.players[ARMY] as State['players'][number]), resigned };
    return { ...alone, players: [own, alone.players[HERD], { ...own, resigned: mate }] } as Frozen<State>;
  };
  expect(propose(side(false, true), ARMY)).toEqual({ type: 'resign', agreed: true });
  expect(propose(side(true, false), ARMY)).toEqual({ type: 'resign', agreed: false });
  expect(propose(side(false, false), ARMY)?.type).not.toBe('resign');
  expect(propose(side(true, true), ARMY)?.type).not.toBe('resign');
});
