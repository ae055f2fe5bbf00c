import {
  ARMY,
  answer,
  armed,
  DONE,
  dino,
  fire,
  type Game,
  ground,
  HERD,
  only,
  overrun,
  rex,
  rifle,
  scene,
  table,
} from '../../testing/table';
import type { HandWeapon } from '../data/weapons';
import { bestWeapon, closingWeapons } from '../fire/closing';
import { screenedBy } from '../fire/line-of-sight';
import { dinoWars } from '../ruleset';
import type { Soldier } from '../state';
import { pass, timers } from '../turn/clocks';
import { awaiting } from '../turn/turn';

const FAR = rifle('far', 110, 110);
const SPARE = rex('spare', 10, 110);
const TIME_OUT = { type: 'timeOut', figure: 'S' } as const;

describe('weapons', () => {
  test.each<[string, HandWeapon, HandWeapon[]]>([
    ['DW-CLOSE-5 a rifle', 'rifle', ['rifle']],
    ['DW-CLOSE-5 an assault rifle', 'assault_rifle', ['assault_rifle']],
    ['DW-CLOSE-5 a submachine gun', 'smg', ['smg']],
    ['DW-CLOSE-5 a pistol', 'pistol', ['pistol']],
    ['DW-R-19 a flamethrower', 'flamethrower', ['flamethrower']],
    ['DW-CLOSE-5 an automatic rifle', 'automatic_rifle', ['automatic_rifle']],
    ['DW-R-19 a bazooka', 'bazooka', ['bazooka']],
  ])('%s may answer an overrun, but a grenade may not', (_, weapon, expected) => {
    const { state } = table(rex('T', 10, 10), armed(weapon, 'S', 12.4, 10));
    expect(closingWeapons(state, 'S', 'T')).toEqual(expected);
  });

  test('DW-R-15 DW-SPEC-1 a special figure chooses a weapon, in the order of the table', () => {
    const { state } = table(rex('T', 10, 10), armed('bazooka', 'S', 12.4, 10, { rank: 'nco' }));
    expect(closingWeapons(state, 'S', 'T')).toEqual(['rifle', 'bazooka']);
  });

  test('DW-CLOSE-5 closing fire needs no line of sight', () => {
    const wall = ground('mountain', [9.5, 5], [9.7, 20]);
    const { state, does } = scene({ terrain: [wall] }, rex('T', 8.6, 12), rifle('S', 11, 12), FAR, SPARE);
    expect(screenedBy(state, state.soldiers.S as Soldier, 'T')).toBe('mountain');
    does(HERD, overrun('T', 'S'));
    expect(does(ARMY, answer('S', 'rifle'), ['to-hit', 1, 1], ['to-hit', 6, 6])[1]).toMatchObject({ hit: true });
  });
});

describe('the answer', () => {
  function asked(...more: Parameters<typeof table>): Game {
    const game = table(rex('T', 10, 10, { facing: 180 }), armed('smg', 'S', 12.4, 10, { rank: 'nco' }), FAR, ...more);
    game.does(HERD, overrun('T', 'S'));
    return game;
  }

  test('DW-CLOSE-2 DW-CLOSE-3 DW-CLOSE-10 a soldier fires at their attacker before it attacks', () => {
    const events = asked().does(ARMY, answer('S', 'smg'), ['to-hit', 4, 5], ['to-hit', 6, 6]);
    expect(events.slice(0, 4)).toEqual([
      { type: 'reactionClosed', target: 'S', weapon: 'smg', late: false },
      {
        ...{
          type: 'shot',
          figure: 'S',
          target: 'T',
          weapon: 'smg',
          window: 'closing',
          spotter: null,
          dice: [4, 5],
          score: 9,
        },
        parts: [
          { rule: 'DW-ATK-2', value: 8 },
          { rule: 'DW-MOD-1', value: 1 },
        ],
        hit: true,
      },
      { type: 'wounded', figure: 'T', lost: 2, rule: 'DW-DMG-8' },
      expect.objectContaining({ type: 'attacked', overrun: true }),
    ]);
  });

  test('DW-CLOSE-4 a soldier may hold fire', () => {
    const events = asked().does(ARMY, answer('S', null), ['to-hit', 6, 6]);
    expect(only(events, 'shot')).toEqual([]);
  });

  test.each([
    ['DW-CLOSE-5 a grenade', answer('S', 'grenade'), 'DW-CLOSE-5'],
    ['DW-CLOSE-5 a weapon that the soldier does not have', answer('S', 'bazooka'), 'DW-CLOSE-5'],
    ['DW-CLOSE-1 a soldier who is only in contact', answer('S2', 'rifle'), 'DW-CLOSE-1'],
    ['DW-CLOSE-1 the clock for a soldier who is not asked', { type: 'timeOut', figure: 'S2' }, 'DW-CLOSE-1'],
    ['DW-SIDE-1 nobody', answer('nobody', 'rifle'), 'DW-SIDE-1 NOT_OWNER'],
  ] as const)('%s gives no answer', (_, intent, expected) => {
    expect(asked(rifle('S2', 10, 12.4)).says(ARMY, intent)).toBe(expected);
  });

  test('DW-CLOSE-4 DW-CLOSE-3 only the owner answers', () => {
    expect(asked().says(HERD, answer('S', 'smg'))).toBe('DW-SIDE-1 NOT_OWNER');
  });

  test('DW-CLOSE-10 DW-R-21 the dinosaur shows the soldier its front', () => {
    const { does } = table(dino('triceratops', 'H', 10, 10, { facing: 180 }), rifle('S', 12.2, 10), FAR, SPARE);
    does(HERD, overrun('H', 'S'));
    const [shot] = only(does(ARMY, answer('S', 'rifle'), ['to-hit', 3, 4], ['to-hit', 6, 6]), 'shot');
    expect(shot).toMatchObject({ score: 6, hit: false, parts: [{}, { rule: 'DW-ARM-2', value: -1 }] });
  });

  test('DW-R-14 every player who is asked has a clock, and the phase stands still (DW-R-100)', () => {
    const { state } = asked();
    expect(awaiting(state)).toEqual([ARMY, HERD]);
    expect(timers(state)).toEqual([
      { id: '1/dinosaur-movement', seats: [HERD], seconds: 240, running: false },
      { id: '1/T/S', seats: [ARMY], seconds: 20, running: true },
    ]);
    expect(pass(state, ARMY)).toEqual(TIME_OUT);
  });

  test('DW-R-17 every pending overrun has a clock of its own, and the one whose clock runs out is answered', () => {
    const men = [rifle('S', 12.4, 10), rifle('S2', 42.4, 40)];
    const { state, does } = table(rex('T', 10, 10), rex('U', 40, 40), ...men, FAR);
    does(HERD, overrun('T', 'S'));
    does(HERD, overrun('U', 'S2'));
    expect(timers(state)).toMatchObject([{ running: false }, { id: '1/T/S' }, { id: '1/U/S2', seats: [ARMY] }]);
    expect(pass(state, ARMY)).toEqual({ type: 'timeOut', figure: 'S' });
    expect(pass(state, ARMY, '1/U/S2')).toEqual({ type: 'timeOut', figure: 'S2' });
    expect(pass(state, HERD, '1/dinosaur-movement')).toEqual({ type: 'lapse' });
  });
});

describe('orders', () => {
  test.each([
    ['fire-best', 1],
    ['hold', 0],
  ] as const)('DW-R-17 the order %s is carried out at once', (order, shots) => {
    const { does } = table(rex('T', 10, 10), rifle('S', 12.4, 10, { order }), FAR, SPARE);
    const rolls = [...Array(shots).fill(['to-hit', 6, 6]), ['to-hit', 6, 6]];
    const events = does(HERD, overrun('T', 'S'), ...rolls);
    expect(only(events, 'shot')).toHaveLength(shots);
    expect(only(events, 'reactionOpened')).toEqual([]);
  });

  test('DW-R-17 a timeout fires the best weapon, and after two timeouts nobody waits until the turn ends', () => {
    const men = [7.6, 12.4].map((x, i) => rifle(i === 0 ? 'S' : 'S2', x, 10));
    const { state, does } = table(rex('T', 10, 10), ...men, rifle('S3', 10, 12.4), FAR);
    does(HERD, overrun('T', 'S'));
    const events = does(ARMY, pass(state, ARMY), ['to-hit', 6, 6], ['to-hit', 1, 1]);
    expect(events[0]).toEqual({ type: 'reactionClosed', target: 'S', weapon: 'rifle', late: true });
    does(HERD, overrun('T', 'S2'));
    does(ARMY, { type: 'timeOut', figure: 'S2' }, ['to-hit', 6, 6], ['to-hit', 1, 1]);
    expect(state.players[ARMY]?.timeouts).toBe(2);
    expect(only(does(HERD, overrun('T', 'S3'), ['to-hit', 6, 6], ['to-hit', 1, 1]), 'shot')).toHaveLength(1);
    does(HERD, DONE);
    does(ARMY, DONE);
    expect(state).toMatchObject({ turn: 2, players: [{ timeouts: 0 }, {}] });
  });

  test('DW-R-17 the second timeout in a row also answers everything else that is pending, for the whole turn', () => {
    const men = [0, 1, 2, 3].map((i) => rifle(i === 0 ? 'S' : `S${i + 1}`, 12.4, 10 + 20 * i));
    const herd = [0, 1, 2, 3].map((i) => rex(`T${i}`, 10, 10 + 20 * i));
    const { state, does } = table(...herd, ...men, rifle('S5', 10, 72.4), FAR);
    does(HERD, overrun('T0', 'S'));
    does(HERD, overrun('T1', 'S2'));
    does(HERD, overrun('T2', 'S3'));
    does(ARMY, TIME_OUT, ['to-hit', 6, 6], ['to-hit', 6, 6]);
    expect(state.reactions).toHaveLength(2);
    const misses = Array(4).fill(['to-hit', 6, 6]);
    const closed = only(does(ARMY, { type: 'timeOut', figure: 'S3' }, ...misses), 'reactionClosed');
    expect(closed).toMatchObject([
      { target: 'S3', late: true },
      { target: 'S2', late: true, weapon: 'rifle' },
    ]);
    expect(state).toMatchObject({ reactions: [], players: [{ timeouts: 2 }, {}] });
    expect(only(does(HERD, overrun('T3', 'S4'), ['to-hit', 6, 6], ['to-hit', 1, 1]), 'shot')).toHaveLength(1);
    expect(only(does(HERD, overrun('T3', 'S5'), ['to-hit', 6, 6], ['to-hit', 1, 1]), 'shot')).toHaveLength(1);
  });

  test('DW-R-17 an answer by hand does not undo two timeouts in a row before the turn ends', () => {
    const { state } = table(rex('T', 10, 10), rifle('S', 12.4, 10), FAR);
    const closed = (late: boolean) =>
      dinoWars.evolve(state, { type: 'reactionClosed', target: 'S', weapon: 'rifle', late });
    const seen = [true, false, true, true, false, true].map((late) => {
      closed(late);
      return state.players[ARMY]?.timeouts;
    });
    expect(seen).toEqual([1, 0, 1, 2, 2, 2]);
  });

  test('DW-R-17 an answer in time ends a row of timeouts', () => {
    const { state, does } = table(rex('T', 10, 10), rifle('S', 7.6, 10), rifle('S2', 12.4, 10), FAR);
    does(HERD, overrun('T', 'S'));
    does(ARMY, TIME_OUT, ['to-hit', 6, 6], ['to-hit', 1, 1]);
    does(HERD, overrun('T', 'S2'));
    does(ARMY, answer('S2', null), ['to-hit', 1, 1]);
    expect(state.players[ARMY]?.timeouts).toBe(0);
  });

  test.each([
    ['more damage at the same chance', 'tyrannosaurus', 15, ['rifle', 'smg'], 'smg'],
    ['higher chance times damage', 'tyrannosaurus', 15, ['pistol', 'flamethrower'], 'flamethrower'],
    ['15 of 36 times 3 against 26 of 36 times 2', 'tyrannosaurus', 15, ['smg', 'flamethrower'], 'smg'],
    ['an automatic kill counts the life points that are left', 'tyrannosaurus', 15, ['smg', 'bazooka'], 'bazooka'],
    [
      '52 of 36 each: one of the 15 throws kills, and 10 are left to kill',
      'tyrannosaurus',
      10,
      ['smg', 'bazooka'],
      'smg',
    ],
    ['53 against 52, with 11 left', 'tyrannosaurus', 11, ['smg', 'bazooka'], 'bazooka'],
    ['few life points are left', 'coelophysis', 1, ['smg', 'bazooka'], 'smg'],
    ['the first of two equal weapons', 'tyrannosaurus', 15, ['rifle', 'pistol'], 'rifle'],
    ['armour counts', 'ankylosaurus', 12, ['rifle', 'flamethrower'], 'flamethrower'],
  ] as const)('DW-R-17 the best weapon: %s', (_, kind, lifePoints, weapons, expected) => {
    const { state } = table(dino(kind, 'D', 50, 50, { lifePoints }), rifle('S', 20, 20));
    expect(bestWeapon(state, 'S', 'D', weapons)).toBe(expected);
  });

  test('DW-R-17 a figure ordered to hold fire holds it, although two clocks have run out', () => {
    const { state, does } = table(rex('T', 10, 10), rifle('S', 12.4, 10, { order: 'hold' }), FAR);
    (state.players[ARMY] as { timeouts: number }).timeouts = 2;
    expect(only(does(HERD, overrun('T', 'S'), ['to-hit', 1, 1]), 'shot')).toEqual([]);
  });

  test('DW-R-17 without weapons the best is none', () => {
    const { state } = table(rex('D', 50, 50), rifle('S', 20, 20));
    expect(bestWeapon(state, 'S', 'D', [])).toBeNull();
  });
});

describe('afterwards', () => {
  function closed(weapon: HandWeapon, more = {}): Game {
    const game = table(rex('T', 10, 10), armed(weapon, 'S', 12.4, 10, more), FAR);
    game.does(HERD, overrun('T', 'S'));
    game.does(ARMY, answer('S', weapon), ['to-hit', 6, 6], ['to-hit', 6, 6]);
    game.does(HERD, DONE);
    return game;
  }

  test('DW-BUDGET-2 closing and regular fire go together', () => {
    const { state, does } = closed('rifle');
    expect(state.phase).toBe('regular-fire');
    does(ARMY, fire('S', 'rifle', 'T'), ['to-hit', 6, 6]);
    expect(state.soldiers.S?.shots).toEqual(['closing', 'regular']);
  });

  test('DW-BUDGET-4 DW-R-25 after closing fire with a rifle a soldier may throw a grenade', () => {
    expect(closed('rifle').says(ARMY, fire('S', 'grenade', 'T'))).toBe('legal');
  });

  test.each(['flamethrower', 'bazooka'] as const)(
    'DW-BUDGET-5 DW-BUDGET-3 DW-R-19 closing fire with a %s is the whole fire of a turn',
    (weapon) => {
      const { state } = closed(weapon);
      expect(state.phase).toBe('dinosaur-attack');
      const again = closed(weapon, { rank: 'hero' });
      expect(again.state.phase).toBe('dinosaur-attack');
    },
  );

  test('DW-BUDGET-5 the refusal names this rule while others still fire', () => {
    const { does, says } = table(rex('T', 10, 10), armed('bazooka', 'S', 12.4, 10), rifle('S2', 10, 20));
    does(HERD, overrun('T', 'S'));
    does(ARMY, answer('S', 'bazooka'), ['to-hit', 6, 6], ['to-hit', 6, 6]);
    does(HERD, DONE);
    expect(says(ARMY, fire('S', 'grenade', 'T'))).toBe('DW-BUDGET-5 BUDGET_SPENT');
    expect(says(ARMY, fire('S', 'bazooka', 'T'))).toBe('DW-BUDGET-5 BUDGET_SPENT');
  });
});
