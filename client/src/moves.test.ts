import { dinoWars, PLAIN_DINOSAUR, PLAIN_SOLDIER, plainMatch } from '@dwo/dino-wars';
import { type Ruleset, seededDice } from '@dwo/kernel';
import { isMyMove, myMoves, seatToActFor, standsIn } from '@dwo/kits/shell/moves';

const at = (x: number, y: number) => ({ at: { x, y }, facing: 90 });
const soldier = { ...PLAIN_SOLDIER, rank: 'enlisted', weapon: 'rifle', order: 'ask' } as const;
/** Two players of the army, of whom the first has only figures that are done. */
const state = dinoWars.setup(
  {
    ...plainMatch(),
    era: 'ww2',
    table: { widthCi: 4000, heightCi: 3600, terrain: [] },
    players: [{ side: 'army' }, { side: 'army' }, { side: 'dinosaurs' }],
    dinosaurs: [{ ...PLAIN_DINOSAUR, id: 'd1', owner: 2, kind: 'allosaurus', ...at(1200, 2400), lifePoints: null }],
    soldiers: [
      { ...soldier, id: 's1', owner: 0, ...at(900, 600) },
      { ...soldier, id: 's2', owner: 1, ...at(2900, 600) },
    ],
    liftCaps: true,
    separationCi: 0,
    start: { turn: 1, phase: 'army-movement' },
  },
  seededDice(new Uint8Array(32), 0),
);
const rules: Ruleset = dinoWars as unknown as Ruleset;
const oneDone = { ...state, players: state.players.map((player, seat) => ({ ...player, done: seat === 0 })) };

test('a player of two seats is to move while either is awaited', () => {
  expect(dinoWars.awaiting(state)).toEqual([0, 1]);
  expect(myMoves({ rules, state, seat: 0, seats: [0, 1] })).toEqual([0, 1]);
  expect(isMyMove({ rules, state: oneDone, seat: 0, seats: [0, 1] })).toBe(true);
  expect(isMyMove({ rules, state: oneDone, seat: 0, seats: [0] })).toBe(false);
  expect(isMyMove({ rules, state, seat: null, seats: [] })).toBe(false);
  expect(isMyMove({ rules, state, seat: 2, seats: [2] })).toBe(false);
  expect(isMyMove(null)).toBe(false);
});

test('he acts for the one that is awaited, and stays where he is while that is', () => {
  expect(seatToActFor({ rules, state: oneDone, seat: 0, seats: [0, 1] })).toBe(1);
  expect(seatToActFor({ rules, state, seat: 0, seats: [0, 1] })).toBe(0);
  expect(seatToActFor({ rules, state, seat: 1, seats: [0, 1] })).toBe(1);
  expect(seatToActFor({ rules, state, seat: 2, seats: [2] })).toBe(2);
  expect(seatToActFor({ rules, state, seat: null, seats: [] })).toBeNull();
});

test('a substitute is told so, a teammate and an owner are not', () => {
  const lobby = (holder: string) => ({ chairs: [{ holder }] }) as unknown as Parameters<typeof standsIn>[0]['lobby'];
  expect(['substitute', 'mate', ''].map((holder) => standsIn({ lobby: lobby(holder), seat: 0 }))).toEqual([
    ...[true, false, false],
  ]);
  expect(standsIn({ lobby: lobby('substitute'), seat: null })).toBe(false);
});
