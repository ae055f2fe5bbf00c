import { clone, frozen, matchDice, play } from '@dwo/kernel';
import { secretOf } from '@dwo/kernel/testing';
import { lossOf, outcomeOf } from '../../bot/foresight/outcome';
import { asKnown, reachOf, sumOf } from '../../bot/foresight/reach';
import { type Attack, dinoSoldiers, type Figure, type Mode, type Now, type Target } from '../../rules';
import { playerOf } from '../../testing/duel';
import { QUICK } from '../../testing/presets';
import {
  attack,
  charge,
  copy,
  DINOSAURS,
  go,
  hp,
  type Placed,
  SOLDIERS,
  scene,
  soldiersTurn,
  tile,
} from '../../testing/table';
import { threatsOf } from './aiming';

const attackOf = (unit: number, mode: Mode, at: Target) => attack(unit, mode, at) as Attack;
const seen = (rows: readonly string[], units: readonly Placed[], seat = DINOSAURS) =>
  dinoSoldiers.view(frozen(scene(rows, units)), seat) as Now;

describe('a charge has the outcome that was shown', () => {
  const BYSTANDER: Placed = ['sniper', 4, 1];
  test.each<[what: string, rows: readonly string[], units: readonly Placed[]]>([
    ['over two tiles', ['oooo>', 'ooooo'], [['triceratops', 0, 0], ['gunJeep', 1, 0], ['rifleman', 2, 0], BYSTANDER]],
    [
      'stopped by rough ground',
      ['oroo>', 'ooooo'],
      [['pachycephalosaurus', 0, 0], ['rifleman', 1, 0], ['gunJeep', 2, 0], BYSTANDER],
    ],
    ['hurt by the ground, less its armour', ['omoo>', 'ooooo'], [['triceratops', 0, 0], ['rifleman', 2, 0], BYSTANDER]],
    ['dead on the way', ['omoo>', 'ooooo'], [['pachycephalosaurus', 0, 0, { hp: 3 }], ['rifleman', 1, 0], BYSTANDER]],
    [
      'over friends too',
      ['oooo>', 'ooooo'],
      [['pachycephalosaurus', 0, 0], ['dilophosaurus', 1, 0], ['rifleman', 2, 0], BYSTANDER],
    ],
  ])('%s', (_, rows, units) => {
    const state = scene(rows, [...units, ['compsognathus', 0, 1, { alpha: true }]]);
    const rush = attackOf(0, 'charge', charge(1, 0, 2));
    const { blows, own, line, unknown } = outcomeOf(dinoSoldiers.view(frozen(state), DINOSAURS) as Now, rush);
    const events = go(state, rush);
    const hit = events.flatMap((event) => (event.type === 'hit' ? [event.unit] : []));
    expect(blows.map(({ victim }) => victim.id)).toEqual(hit);
    for (const { victim, damage, dies } of blows) {
      expect([victim.id, damage]).toEqual([victim.id, lossOf(events, victim.id)]);
      expect(dies).toBe(state.units[victim.id]?.place === 'dead');
    }
    expect(own.ground + own.counter).toBe(lossOf(events, 0));
    expect(own.dies).toBe(state.units[0]?.place === 'dead');
    expect(line).toEqual(events.flatMap((event) => (event.type === 'moved' ? [event.tile] : [])));
    expect(unknown).toBe(false);
  });

  test('DS-AB-CHA-3 face-down tiles make the outcome uncertain, and nothing about them is shown', () => {
    const units: readonly Placed[] = [
      ['pachycephalosaurus', 0, 0, { alpha: true }],
      ['gunJeep', 2, 0],
    ];
    const rush = attackOf(0, 'charge', charge(1, 0, 2));
    const [open, mined] = [outcomeOf(seen(['oOoo>'], units), rush), outcomeOf(seen(['oMoo>'], units), rush)];
    expect(open).toMatchObject({ unknown: true, own: { ground: 0 } });
    expect(mined).toEqual(open);
  });
});

test('every attack of whole matches has the outcome that was shown', () => {
  const player = playerOf('easy');
  let compared = 0;
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const dice = (step: number) => matchDice(secretOf(seed), [null, null], step);
    const state = dinoSoldiers.setup(frozen({ ...QUICK, sideAssignment: 'choice' as const }), dice(0));
    for (let step = 1; state.ending === null; step++) {
      const [seat = 0] = dinoSoldiers.awaiting(frozen(state));
      const view = clone(dinoSoldiers.view(frozen(state), seat)) as Now;
      const intent = player.choose(view, seat, dice(100_000 + step));
      const said = intent.type === 'attack' ? outcomeOf(view, intent) : null;
      const events = play(dinoSoldiers, state, seat, intent, dice(step));
      if (intent.type !== 'attack' || said === null || said.unknown || said.blows.some(({ waits }) => waits)) continue;
      const dead = (id: number) => events.some((event) => event.type === 'died' && event.unit === id);
      for (const { victim, damage, dies } of said.blows) {
        const taken = dead(victim.id) ? victim.hp : lossOf(events, victim.id);
        expect([victim.id, damage, dies]).toEqual([victim.id, taken, dead(victim.id)]);
      }
      expect([said.own.ground + said.own.counter, said.own.dies]).toEqual([
        lossOf(events, intent.unit),
        dead(intent.unit),
      ]);
      compared += said.blows.length;
    }
  }
  expect(compared).toBeGreaterThan(50);
});

test('DS-AB-CTR-1 the damage of Counter to the attacker is shown before the attack', () => {
  const state = frozen(
    soldiersTurn(
      ['ooo>'],
      [
        ['rifleman', 1, 0],
        ['stegosaurus', 1, 0],
      ],
    ),
  );
  const { blows, own } = outcomeOf(state, attackOf(0, 'shoot', { kind: 'single', unit: 1 }));
  expect(blows).toMatchObject([{ damage: 1, dies: false }]);
  expect(own).toEqual({ ground: 0, counter: 1, dies: true });
});

test('a threat counts the intended targets of an attack, never friends beside them', () => {
  const state = seen(
    ['ooo>'],
    [
      ['stegosaurus', 0, 0],
      ['gunJeep', 1, 0],
      ['compsognathus', 1, 0, { alpha: true }],
    ],
  );
  const sweep = attackOf(0, 'tailSweep', tile(1, 0));
  expect(outcomeOf(state, sweep).blows.map(({ victim }) => victim.id)).toEqual([1, 2]);
  expect([...threatsOf(state, [sweep])]).toEqual([[1, { damage: 1, dies: false }]]);
});

test('DS-TER-6 DS-AB-FIR-4 DS-AB-ARM-1 the parts of the harm of a way add up to the loss by the rules', () => {
  const state = soldiersTurn(
    ['omp>'],
    [
      ['gunJeep', 0, 0],
      ['compsognathus', 3, 0],
    ],
  );
  Object.assign(state.tiles[1] ?? {}, { burns: 2, heat: 2 });
  const before = frozen(copy(state));
  const jeep = before.units[0] as Figure;
  const way = reachOf(before, SOLDIERS, jeep).find((each) => each.tile === 2);
  expect(way?.harms).toEqual([
    [
      { what: 'ground', tile: 1, n: 3, rule: 'DS-TER-6' },
      { what: 'armour', tile: 1, n: -1, rule: 'DS-AB-ARM-1' },
      { what: 'fire', tile: 1, n: 2, rule: 'DS-AB-FIR-4' },
      { what: 'armour', tile: 1, n: -1, rule: 'DS-AB-ARM-1' },
    ],
    [
      { what: 'ground', tile: 2, n: 2, rule: 'DS-TER-6' },
      { what: 'armour', tile: 2, n: -1, rule: 'DS-AB-ARM-1' },
    ],
  ]);
  expect(sumOf(way?.harms.flat() ?? [])).toBe(way?.harm);
  // A known loss of hit points does not stop the way, any other loss does.
  way?.moves.forEach((move, n) => {
    go(state, move);
    expect(asKnown(way, jeep, state.units[0] as Figure, n + 1)).toBe(true);
    expect(asKnown(way, jeep, { ...(state.units[0] as Figure), hp: hp(state, 0) - 1 }, n + 1)).toBe(false);
  });
  expect(hp(state, 0)).toBe(jeep.hp - (way?.harm ?? 0));
});
