/** Absent players: the clock acts for them, and after two turns their side has resigned (DW-R-100). */
import type { ScriptedRolls, Seat } from '@dwo/kernel';
import {
  ARMY,
  DONE,
  dino,
  type Game,
  game as gameOf,
  ground,
  gun,
  HERD,
  move,
  optionsFor,
  rex,
  rider,
  rifle,
  type Scene,
  scene,
  vehicle,
} from '../../testing/table';
import type { Intent } from '../intents';
import { dinoWars } from '../ruleset';
import { pass, timers } from '../turn/clocks';

const LAPSE: Intent = { type: 'lapse' };

/**
 * The sides are far from each other, so the phases of fire and attack end by themselves and only the two movement phases
 * wait.
 */
function apart(about: Scene = {}, ...more: Parameters<typeof scene>[1][]): Game {
  return scene(about, rex('T', 20, 20), rifle('S', 100, 100), ...more);
}

/** Plays a turn with one intent of each side. */
function turn({ does }: Game, herd: Intent, army: Intent): void {
  does(HERD, herd);
  does(ARMY, army);
}

const ending = ({ state }: Game) => state.ending;

test('DW-R-100 only the clock of a phase acts for an awaited player', () => {
  const game = apart();
  const [clock] = timers(game.state);
  expect(pass(game.state, HERD, clock?.id)).toEqual(LAPSE);
  expect(pass(game.state, HERD)).toEqual(DONE);
  expect(game.says(ARMY, LAPSE)).toBe('DW-TURN-3 NOT_YOUR_PHASE');
  expect(game.does(HERD, LAPSE).map(({ type }) => type)).toEqual(['lapsed', 'phaseBegan', 'phaseBegan', 'phaseBegan']);
  expect(game.says(HERD, LAPSE)).toBe('DW-R-104 NOT_YOUR_PHASE');
});

test.each([
  ['army', 'dinosaurs', DONE, LAPSE],
  ['dinosaurs', 'army', LAPSE, DONE],
] as const)('DW-R-100 after two idle turns the %s have resigned', (_, winner, herd, army) => {
  const game = apart();
  turn(game, herd, army);
  expect(ending(game)).toBeNull();
  turn(game, herd, army);
  expect(ending(game)).toEqual({ winner, rule: 'DW-R-100' });
  expect(game.state.turn).toBe(3);
});

test('DW-R-100 if both sides are gone nobody wins', () => {
  const game = apart();
  turn(game, LAPSE, LAPSE);
  turn(game, LAPSE, LAPSE);
  expect(ending(game)).toEqual({ winner: null, rule: 'DW-R-100' });
});

test.each<[string, (game: Game) => void]>([
  ['ends the phase themselves', ({ does }) => does(HERD, DONE)],
  [
    'moves',
    ({ does }) => {
      does(HERD, move('T', [21, 20]));
      does(HERD, LAPSE);
    },
  ],
  [
    'ends a move',
    ({ does }) => {
      does(HERD, { type: 'endMove', figure: 'T' });
      does(HERD, LAPSE);
    },
  ],
  [
    'thinks of giving up',
    ({ does }) => {
      does(HERD, { type: 'agreeEnd', agreed: true });
      does(HERD, LAPSE);
    },
  ],
])('DW-R-100 for a player who %s in the second turn the count begins anew', (_, act) => {
  const game = apart();
  turn(game, LAPSE, DONE);
  expect(game.state.players[HERD]?.idleTurns).toBe(1);
  act(game);
  game.does(ARMY, DONE);
  expect(game.state.players[HERD]).toMatchObject({ idleTurns: 0, lapsed: false, present: false });
  turn(game, LAPSE, DONE);
  expect(ending(game)).toBeNull();
});

test.each<[string, readonly Intent[]]>([
  ['gives an order', [{ type: 'order', figure: null, order: 'hold' }]],
  ['walks', [move('S', [101, 100])]],
  ['is done', [DONE]],
])('DW-R-100 an army player who %s is not idle', (_, wishes) => {
  // The second soldier keeps the phase from ending by itself.
  const game = apart({}, rifle('S2', 90, 90));
  turn(game, DONE, LAPSE);
  game.does(HERD, DONE);
  for (const wish of wishes) game.does(ARMY, wish);
  if (game.state.phase === 'army-movement') game.does(ARMY, LAPSE);
  expect(game.state.players[ARMY]?.idleTurns).toBe(0);
});

test.each([
  ['an answer to an overrun is a sign of life', { type: 'closingFire', figure: 'S', weapon: null }, true],
  ['an answer by the clock is none', { type: 'timeOut', figure: 'S' }, false],
] as const)('DW-R-100 %s', (_, answer, present) => {
  const game = scene({}, rex('T', 20, 20), rifle('S', 22.4, 20), rifle('far', 110, 110));
  game.does(HERD, { type: 'overrun', figure: 'T', target: 'S' });
  const shot = answer.type === 'timeOut' ? [['to-hit', 6, 6] as const] : [];
  game.does(ARMY, answer, ...shot, ['to-hit', 1, 1]);
  expect(game.state.players[ARMY]?.present).toBe(present);
});

test('DW-R-100 a teammate who is not idle keeps the side in the match', () => {
  const mate: Seat = 2;
  const game = scene(
    { sides: ['army', 'dinosaurs', 'army'] },
    ...[rex('T', 20, 20), rifle('S', 100, 100), rifle('M', 90, 90, { owner: mate })],
  );
  for (let i = 0; i < 3; i++) {
    game.does(HERD, DONE);
    game.does(ARMY, LAPSE);
    game.does(mate, DONE);
  }
  expect(game.state.players[ARMY]?.idleTurns).toBe(3);
  expect(ending(game)).toBeNull();
  // The teammate has no figures left to command, so now the side is gone.
  game.does(mate, { type: 'resign', agreed: true });
  expect(ending(game)).toEqual({ winner: 'dinosaurs', rule: 'DW-R-100' });
});

test('DW-R-94 DW-R-100 a player who hides dinosaurs is never idle, because nobody may learn if these have moved', () => {
  const wood = ground('woods', [10, 100], [40, 118]);
  const hider = dino('allosaurus', 'H', 20, 110, { hidden: true });
  const about: Scene = { terrain: [wood], more: { scenario: 'gate' } };
  const options = optionsFor(about, rex('T', 60, 110), hider, rifle('S', 100, 10));
  const game = gameOf(dinoWars.setup(options, { roll: () => 1 }));
  expect(game.state.players[HERD]?.unseen.figures).toBe(1);
  turn(game, LAPSE, DONE);
  turn(game, LAPSE, DONE);
  expect(game.state.players[HERD]?.idleTurns).toBe(0);
  expect(ending(game)).toBeNull();
});

test.each<[string, Intent, ...ScriptedRolls[]]>([
  ['turns a gun', { type: 'face', figure: 'G', facing: 90 }],
  ['turns a machine gun', { type: 'turnGun', vehicle: 'V', facing: 90 }],
  ['changes a crew', { type: 'assign', weapon: 'G', crew: ['c', 'S2'] }],
  ['changes seats', { type: 'swapSeats', vehicle: 'V', seats: [0, 2] }],
  ['takes up a gun', { type: 'pickUp', figure: 'H', weapon: 'G' }, ['ammunition', 4]],
  ['lets a soldier spot', { type: 'allowSpotting', figure: 'S', allow: 'no' }],
])('DW-R-100 an army player who %s is not idle', (_, wish, ...rolls) => {
  const game = apart(
    {},
    ...[gun('lmg', 'G', 80, 80), rifle('c', 80, 81, { crewOf: 'G' }), rifle('S2', 81, 80)],
    ...[rifle('H', 79, 80, { rank: 'hero' }), vehicle('jeep', 'V', 60, 90, { mg: 'lmg' })],
    ...[rider('V', 0, 'd'), rider('V', 1, 'g'), rider('V', 2, 'p')],
  );
  turn(game, DONE, LAPSE);
  expect(game.state.players[ARMY]?.idleTurns).toBe(1);
  game.does(HERD, DONE);
  game.does(ARMY, wish, ...rolls);
  game.does(ARMY, LAPSE);
  expect(game.state.players[ARMY]?.idleTurns).toBe(0);
});

test("DW-R-100 DW-R-54 a gun that falls from a dead hero's hands is no act of the player", () => {
  const game = scene(
    {},
    ...[rex('T', 20, 20), rifle('H', 22.4, 20, { rank: 'hero', order: 'hold' }), rifle('far', 110, 110)],
    gun('lmg', 'G', 24, 20),
  );
  Object.assign(game.state.crewedWeapons.G ?? {}, { status: 'in-hands', carrier: 'H', ammunition: 3 });
  (game.state.soldiers.H as { holds: string | null }).holds = 'G';
  game.does(HERD, { type: 'overrun', figure: 'T', target: 'H' }, ['to-hit', 1, 2], ['luck', 6, 6]);
  expect(game.state.crewedWeapons.G?.status).toBe('dismantled');
  expect(game.state.players[ARMY]).toMatchObject({ present: false, acted: false });
});

test('DW-R-100 a turn of a dinosaur is an act of its player', () => {
  const game = apart();
  turn(game, LAPSE, DONE);
  game.does(HERD, { type: 'face', figure: 'T', facing: 90 });
  turn(game, LAPSE, DONE);
  expect(game.state.players[HERD]?.idleTurns).toBe(0);
});

test('DW-R-94 DW-R-100 a turn of a hidden dinosaur shows nothing', () => {
  const wood = ground('woods', [10, 100], [40, 118]);
  const hider = dino('allosaurus', 'H', 20, 110, { hidden: true });
  const options = optionsFor(
    { terrain: [wood], more: { scenario: 'gate' } },
    rex('T', 60, 110),
    hider,
    rifle('S', 100, 10),
  );
  const game = gameOf(dinoWars.setup(options, { roll: () => 1 }));
  game.does(HERD, { type: 'face', figure: 'H', facing: 90 });
  expect(game.state.players[HERD]).toMatchObject({ present: false, acted: false });
});

test('DW-R-100 a player who comes back after two idle turns no longer counts as giving up', () => {
  const mate: Seat = 2;
  const game = scene(
    { sides: ['army', 'dinosaurs', 'army'] },
    ...[rex('T', 20, 20), rifle('S', 100, 100), rifle('M', 90, 90, { owner: mate })],
  );
  for (let i = 0; i < 2; i++) {
    game.does(HERD, DONE);
    game.does(ARMY, LAPSE);
    game.does(mate, DONE);
  }
  game.does(HERD, DONE);
  game.does(ARMY, move('S', [101, 100]));
  expect(game.state.players[ARMY]?.idleTurns).toBe(2);
  game.does(mate, { type: 'resign', agreed: true });
  expect(ending(game)).toBeNull();
});
