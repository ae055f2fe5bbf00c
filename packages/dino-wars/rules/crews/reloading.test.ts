import {
  ARMY,
  DONE,
  dino,
  fire,
  type Game,
  gun,
  HERD,
  move,
  only,
  rex,
  rider,
  rifle,
  scene,
  vehicle,
} from '../../testing/table';

const BIG = dino('brachiosaurus', 'B', 50, 60);
const FAR = [dino('brachiosaurus', 'W', 110, 110), rifle('far', 100, 110)];

/** Returns an unloaded heavy machine gun with this many soldiers at it, at the start of turn 1. */
function empty(men = 2, about: Parameters<typeof scene>[0] = {}, ...more: Parameters<typeof scene>[1][]): Game {
  const places = [
    [30, 61.3],
    [30, 58.7],
    [28.7, 60],
  ] as const;
  const crew = places.slice(0, men).map(([x, y], i) => rifle(`c${i + 1}`, x, y, { crewOf: 'G' }));
  const game = scene(about, BIG, ...FAR, gun('hmg', 'G', 30, 60), ...crew, ...more);
  if (game.state.crewedWeapons.G) game.state.crewedWeapons.G.loaded = false;
  return game;
}

/** Plays on to this phase without any acts. */
function until(game: Game, phase: Game['state']['phase'], turn: number): void {
  while (game.state.phase !== phase || game.state.turn !== turn) {
    const dinosaurs = game.state.phase === 'dinosaur-movement' || game.state.phase === 'dinosaur-attack';
    game.does(dinosaurs ? HERD : ARMY, DONE);
  }
}

test('DW-CREW-4 DW-R-45 a full turn with its minimum crew at it loads a weapon when phase 5 ends', () => {
  const game = empty();
  until(game, 'secondary-fire', 1);
  expect(game.state.crewedWeapons.G?.loaded).toBe(false);
  expect(only(game.does(ARMY, DONE), 'reloaded')).toEqual([{ type: 'reloaded', figure: 'G' }]);
  expect(game.state.crewedWeapons.G?.loaded).toBe(true);
  until(game, 'regular-fire', 2);
  expect(game.says(ARMY, fire('G', 'hmg', 'B'))).toBe('legal');
});

test('DW-CREW-4 fewer than the minimum crew do not load it', () => {
  const game = empty(1);
  const events = game.does(HERD, DONE);
  expect(only(events, 'reloadBroken')).toEqual([{ type: 'reloadBroken', figure: 'G' }]);
  until(game, 'dinosaur-movement', 2);
  expect(game.state.crewedWeapons.G).toMatchObject({ loaded: false, reloading: true });
});

test('DW-CREW-4 DW-CREW-3 the turn of its last shot does not count', () => {
  const game = scene(
    { phase: 'regular-fire' },
    BIG,
    ...FAR,
    gun('hmg', 'G', 30, 60),
    rifle('c1', 30, 61.3, { crewOf: 'G' }),
    rifle('c2', 30, 57.6, { crewOf: 'G' }),
  );
  expect(only(game.does(ARMY, fire('G', 'hmg', 'B'), ['to-hit', 6, 6]), 'emptied')).toHaveLength(1);
  until(game, 'army-movement', 1);
  game.does(ARMY, move('c2', [30, 58.7]));
  until(game, 'dinosaur-movement', 2);
  expect(game.state.crewedWeapons.G?.loaded).toBe(false);
  until(game, 'dinosaur-movement', 3);
  expect(game.state.crewedWeapons.G?.loaded).toBe(true);
});

test('DW-R-45 a crewman who leaves in phase 4 breaks the loading off, even after coming back', () => {
  const game = empty();
  until(game, 'army-movement', 1);
  expect(only(game.does(ARMY, move('c1', [30, 63])), 'reloadBroken')).toHaveLength(1);
  game.does(ARMY, move('c1', [30, 61.3]));
  until(game, 'dinosaur-movement', 2);
  expect(game.state.crewedWeapons.G?.loaded).toBe(false);
});

test('DW-R-45 a soldier beyond the minimum crew may leave', () => {
  const game = empty(3);
  until(game, 'army-movement', 1);
  game.does(ARMY, move('c3', [25, 60]));
  until(game, 'dinosaur-movement', 2);
  expect(game.state.crewedWeapons.G?.loaded).toBe(true);
});

test("DW-R-45 a crewman's own shot breaks the loading off, but not under the other reading", () => {
  const near = rex('T', 40, 61);
  const strict = empty(2, {}, near);
  until(strict, 'regular-fire', 1);
  expect(only(strict.does(ARMY, fire('c1', 'rifle', 'T'), ['to-hit', 6, 6]), 'reloadBroken')).toHaveLength(1);
  const mild = empty(2, { variants: ['reloaders_fire'] }, near);
  until(mild, 'regular-fire', 1);
  mild.does(ARMY, fire('c1', 'rifle', 'T'), ['to-hit', 6, 6]);
  until(mild, 'dinosaur-movement', 2);
  expect(mild.state.crewedWeapons.G?.loaded).toBe(true);
  const third = empty(3, {}, near);
  until(third, 'regular-fire', 1);
  third.does(ARMY, fire('c3', 'rifle', 'T'), ['to-hit', 6, 6]);
  until(third, 'dinosaur-movement', 2);
  expect(third.state.crewedWeapons.G?.loaded).toBe(true);
});

test('DW-R-45 closing fire is before phase 2 and does not count', () => {
  const game = empty();
  game.state.soldiers.c1?.shots.push('closing');
  until(game, 'dinosaur-movement', 2);
  expect(game.state.crewedWeapons.G?.loaded).toBe(true);
});

test('DW-R-45 a weapon that a dinosaur touches is not loaded', () => {
  const game = empty(2, {}, rex('T', 32.7, 60));
  until(game, 'dinosaur-movement', 2);
  expect(game.state.crewedWeapons.G?.loaded).toBe(false);
});

test('DW-R-45 a weapon whose crewman dies is not loaded', () => {
  const game = empty(2, {}, rex('T', 31.6, 63.1));
  until(game, 'dinosaur-attack', 1);
  game.does(HERD, { type: 'attack', figure: 'T', target: 'c1' }, ['to-hit', 1, 1]);
  until(game, 'dinosaur-movement', 2);
  expect(game.state.crewedWeapons.G?.loaded).toBe(false);
});

test('DW-R-45 DW-R-54 a dismantled gun is not loaded; a gun that was loaded again has a new load', () => {
  const game = empty();
  until(game, 'army-movement', 1);
  expect(only(game.does(ARMY, { type: 'dismantle', weapon: 'G' }), 'reloadBroken')).toHaveLength(1);
  const other = empty();
  if (other.state.crewedWeapons.G) other.state.crewedWeapons.G.ammunition = 0;
  until(other, 'dinosaur-movement', 2);
  expect(other.state.crewedWeapons.G).toMatchObject({ loaded: true, ammunition: null });
});

test('DW-R-29 DW-R-44 a cannon needs both gunners to be loaded', () => {
  const tank = (seats: number[]) => {
    const people = seats.map((seat) => rider('V', seat, `p${seat}`));
    const game = scene({}, BIG, ...FAR, vehicle('tank', 'V', 30, 60, { mg: 'lmg', cannon: true }), ...people);
    if (game.state.vehicles.V?.cannon) game.state.vehicles.V.cannon.loaded = false;
    until(game, 'dinosaur-movement', 2);
    return game.state.vehicles.V?.cannon?.loaded;
  };
  expect(tank([2, 3])).toBe(true);
  expect(tank([0, 1, 2])).toBe(false);
});

test('DW-R-45 a destroyed weapon is not loaded', () => {
  const game = empty(2, {}, rex('T', 32.7, 60));
  until(game, 'dinosaur-attack', 1);
  game.does(HERD, { type: 'attack', figure: 'T', target: 'G' }, ['to-hit', 1, 1]);
  until(game, 'secondary-fire', 1);
  expect(only(game.does(ARMY, DONE), 'reloaded')).toEqual([]);
});

test('DW-R-45 DW-R-29 a gunner who has fired their own weapon does not load a cannon, whatever seat they came from', () => {
  const game = scene(
    {},
    ...[BIG, ...FAR, vehicle('half_track', 'V', 32, 61, { cannon: true }), rider('V', 0, 'd')],
    ...[rider('V', 1, 'g1'), rider('V', 2, 'g2'), rifle('p', 32, 64.1)],
  );
  const cannon = () => game.state.vehicles.V?.cannon as { loaded: boolean; reloading: boolean };
  cannon().loaded = false;
  until(game, 'regular-fire', 1);
  game.does(ARMY, fire('p', 'rifle', 'B'), ['to-hit', 6, 6]);
  until(game, 'army-movement', 1);
  game.does(ARMY, { type: 'board', figure: 'p', vehicle: 'V', seat: 3, path: [] });
  expect(cannon().reloading).toBe(true);
  game.does(ARMY, { type: 'swapSeats', vehicle: 'V', seats: [2, 3] });
  expect(cannon()).toMatchObject({ loaded: false, reloading: false });
});
