/** The danger of the next turn, against what the rules then allow. */
import { finish, frozen } from '@dwo/kernel';
import { dataOf, type State, sideOf } from '../../rules';
import { attack, endTurn, go, no, scene, soldiersTurn } from '../../testing/table';
import { dangerTo, hurtingAt } from './danger';

const raw = (state: State, side: 'dinosaurs' | 'soldiers') => finish(dangerTo(frozen(state), side));
/** By tile index: the ids of the units that could hit there. */
const danger = (state: State, side: 'dinosaurs' | 'soldiers') =>
  new Map([...raw(state, side)].map(([tile, feared]) => [tile, feared.map(({ id }) => id)]));

test('DS-RNG-2 DS-MOV-1 a biter threatens the tiles that it can walk to, and no others', () => {
  const state = soldiersTurn(
    ['oooooooo'],
    [
      ['velociraptor', 0, 0],
      ['rifleman', 7, 0],
    ],
  );
  const { move, modes } = dataOf({ type: 'velociraptor' });
  const far = move + Math.max(...modes.map(({ range }) => range ?? 0));
  expect([...danger(state, 'soldiers').keys()].sort()).toEqual(Array.from({ length: far + 1 }, (_, x) => x));
});

test('DS-RNG-1 DS-LOS-2 a shooter threatens what it sees in its range, after its move', () => {
  const state = scene(
    ['ooo', 'o o', 'ooo'],
    [
      ['compsognathus', 0, 0],
      ['rifleman', 2, 2, { points: 0, modes: ['shoot'] }],
    ],
  );
  // Its points and attacks come back with its turn (DS-TURN-2).
  expect(danger(state, 'dinosaurs').get(0)).toEqual([1]);
});

test('DS-RES-1 DS-RES-3 a unit in reserve threatens from its Starting Tile, for others can make room', () => {
  const at = (units: Parameters<typeof scene>[1]) => danger(scene(['<oooo>'], units), 'dinosaurs');
  expect(
    at([
      ['compsognathus', 0, 0],
      ['sniper', null, null],
    ]).get(0),
  ).toEqual([1]);
  expect(
    at([
      ['compsognathus', 0, 0],
      ['gunJeep', 5, 0],
      ['sniper', null, null],
    ]).get(0),
  ).toContain(2);
});

test('DS-ATK-5 a unit that can be attacked after the turn was in danger before it', () => {
  const state = soldiersTurn(
    ['oooooo', 'o oooo', 'oooo o', 'oooooo'],
    [
      ['velociraptor', 0, 0],
      ['carnotaurus', 5, 3],
      ['rifleman', 1, 0],
      ['sniper', 3, 3],
    ],
    { oneSpecies: true },
  );
  const told = danger(state, 'soldiers');
  go(state, endTurn);
  for (const { id, modes } of [0, 1].map((id) => ({ id, modes: ['strike', 'bite', 'claw', 'charge'] as const }))) {
    for (const unit of state.units.filter((each) => sideOf(each) === 'soldiers')) {
      const can = modes.some((mode) => no(state, attack(id, mode, unit.id)) === null);
      if (can) expect(told.get(unit.tile ?? -1)).toContain(id);
    }
  }
  expect(told.get(state.units[2]?.tile ?? -1)).toContain(0);
});

test('DS-DEP-1 DS-GEN-2 dinosaurs that have deployed near by threaten the Starting Tile of the soldiers before these deploy', () => {
  const deploying = (rows: readonly string[]) =>
    scene(
      rows,
      [
        ['velociraptor', 0, 0],
        ['rifleman', null, null],
      ],
      { phase: 'deploy' },
    );
  expect(danger(deploying(['<oo>']), 'soldiers').get(3)).toEqual([0]);
  expect(danger(deploying(['<oooooooooooo>']), 'soldiers').get(13)).toBeUndefined();
});

test('DS-DMG-3 DS-AB-LEA-1 an enemy whose damage Armour stops is no danger, unless a leader or a weapon gets through', () => {
  const feared = (rows: readonly string[], foes: Parameters<typeof scene>[1], victim = 'triceratops' as const) => {
    const state = scene(rows, [[victim, 0, 0], ...foes]);
    return hurtingAt(raw(state, 'dinosaurs'), 0, [state.units[0] ?? { type: victim }]);
  };
  expect(feared(['ooo'], [['rifleman', 2, 0]])).toEqual([]);
  expect(
    feared(
      ['ooo'],
      [
        ['rifleman', 2, 0],
        ['sniper', 2, 0],
      ],
    ),
  ).toEqual([2]);
  // The leader adds to others only, and only from a tile that both can reach.
  expect(
    feared(
      ['oooo'],
      [
        ['rifleman', 2, 0],
        ['sergeant', 3, 0],
      ],
    ),
  ).toEqual([1]);
  expect(
    feared(
      ['oooooooooo'],
      [
        ['rifleman', 2, 0],
        ['sergeant', 9, 0],
      ],
    ),
  ).toEqual([]);
});
