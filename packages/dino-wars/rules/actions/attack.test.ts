import { ARMY, attack, dino, HERD, move, only, rex, rifle, scene } from '../../testing/table';
import { attackIntents } from './attack';

const PHASE = { phase: 'dinosaur-attack' } as const;
const FAR = rifle('far', 110, 110);

test('DW-DATK-1 DW-DMG-1 DW-DMG-10 a dinosaur in contact attacks once, and its hit kills', () => {
  const { state, does, says } = scene(
    PHASE,
    rex('T', 10, 10),
    rifle('S', 12.4, 10),
    rifle('S2', 7.6, 10),
    rex('U', 40, 40),
    rifle('S3', 40, 42.4),
    FAR,
  );
  expect(does(HERD, attack('T', 'S'), ['to-hit', 4, 6])).toEqual([
    {
      ...{ type: 'attacked', figure: 'T', target: 'S', overrun: false, dice: [4, 6], score: 10 },
      ...{ parts: [{ rule: 'DW-ATK-2', value: 10 }], hit: true },
    },
    { type: 'killed', figure: 'S', by: 'T', rule: 'DW-DMG-1' },
  ]);
  expect(says(HERD, attack('T', 'S2'))).toBe('DW-DATK-1 BUDGET_SPENT');
  expect(state.dinosaurs.T).toMatchObject({ attacked: true, spentCi: 0 });
});

test.each([
  ['DW-DATK-2 a figure out of contact', attack('T', 'far'), 'DW-DATK-2 NO_CONTACT'],
  ['DW-DATK-2 a dinosaur of its own side', attack('T', 'U'), 'DW-DATK-2'],
  ['DW-DATK-2 nobody', attack('T', 'nobody'), 'DW-DATK-2'],
  ['DW-SIDE-1 by a soldier', attack('S', 'S'), 'DW-SIDE-1 NOT_OWNER'],
])("%s can't be attacked", (_, intent, expected) => {
  const { says } = scene(PHASE, rex('T', 10, 10), rex('U', 10, 13.8), rifle('S', 12.4, 10), FAR);
  expect(says(HERD, intent)).toBe(expected);
});

test("DW-DATK-2 DW-DMG-12 the dead can't be attacked, and DW-R-23 several dinosaurs may attack the same soldier", () => {
  const two = [rex('T', 10, 10), rex('U', 14.8, 10)];
  const { does, says } = scene(PHASE, ...two, rifle('S', 12.4, 10), rifle('S2', 14.8, 12.4), FAR);
  does(HERD, attack('T', 'S'), ['to-hit', 6, 6]);
  expect(says(HERD, attack('U', 'S'))).toBe('legal');
  does(HERD, attack('U', 'S'), ['to-hit', 1, 1]);
  expect(says(HERD, attack('U', 'S'))).not.toBe('legal');
});

test('DW-DATK-2 the refusal says that the target is dead', () => {
  const { does, says } = scene(
    PHASE,
    rex('T', 10, 10),
    rex('U', 14.8, 10),
    rifle('S', 12.4, 10),
    rifle('S2', 14.8, 12.4),
    FAR,
  );
  does(HERD, attack('T', 'S'), ['to-hit', 1, 1]);
  expect(says(HERD, attack('U', 'S'))).toBe('DW-DATK-2 DEAD');
});

test('DW-DATK-3 DW-CLOSE-1 no closing fire answers an attack of phase 3', () => {
  const { state, does } = scene(PHASE, rex('T', 10, 10), rifle('S', 12.4, 10), FAR);
  const events = does(HERD, attack('T', 'S'), ['to-hit', 6, 6]);
  expect(only(events, 'reactionOpened')).toEqual([]);
  expect(state.soldiers.S?.shots).toEqual([]);
});

test.each([
  ['nco', 7],
  ['leader', 8],
  ['hero', 9],
] as const)('DW-DMG-2 DW-DMG-3 DW-DMG-7 a lucky %s rolls %i or less and lives', (rank, needed) => {
  const hurt = (first: number, second: number) => {
    const game = scene(PHASE, rex('T', 10, 10), rifle('S', 12.4, 10, { rank }), FAR);
    const events = game.does(HERD, attack('T', 'S'), ['to-hit', 1, 1], ['luck', first, second]);
    return { events, soldier: game.state.soldiers.S };
  };
  const lucky = hurt(needed - 4, 4);
  expect(lucky.soldier).toMatchObject({ alive: true });
  expect(lucky.events[1]).toEqual({ type: 'luckRolled', figure: 'S', dice: [needed - 4, 4], needed, lucky: true });
  const unlucky = hurt(needed - 3, 4);
  expect(unlucky.soldier).toMatchObject({ alive: false });
  expect(only(unlucky.events, 'killed')).toEqual([{ type: 'killed', figure: 'S', by: 'T', rule: 'DW-DMG-7' }]);
});

test('DW-DMG-4 DW-DMG-5 a lucky soldier is unimpaired, and needs luck again for the next hit', () => {
  const hero = rifle('S', 12.4, 10, { rank: 'hero' });
  const { state, does } = scene(PHASE, rex('T', 10, 10), rex('U', 14.8, 10), hero, FAR);
  const before = JSON.stringify(state.soldiers.S);
  does(HERD, attack('T', 'S'), ['to-hit', 1, 1], ['luck', 4, 5]);
  expect(JSON.stringify(state.soldiers.S)).toBe(before);
  does(HERD, attack('U', 'S'), ['to-hit', 1, 1], ['luck', 5, 5]);
  expect(state.soldiers.S?.alive).toBe(false);
});

test("DW-MOD-3 DW-MOD-4 nothing modifies a dinosaur's score, whatever has happened to it", () => {
  const worn = dino('triceratops', 'H', 10, 10, { lifePoints: 1, facing: 180 });
  const { does } = scene(PHASE, worn, rifle('S', 12.2, 10, { rank: 'hero' }), FAR);
  expect(does(HERD, attack('H', 'S'), ['to-hit', 5, 5])[0]).toMatchObject({ score: 9, hit: false });
});

test('DW-TURN-3 dinosaurs attack in phase 3 only', () => {
  const { says } = scene({ phase: 'dinosaur-movement' }, rex('T', 10, 10), rifle('S', 12.4, 10), FAR);
  expect(says(HERD, attack('T', 'S'))).toBe('DW-TURN-3 NOT_YOUR_PHASE');
});

test('DW-MOVE-7 DW-TURN-3 no dinosaur moves away in phase 3', () => {
  const { says } = scene(PHASE, rex('T', 10, 10), rifle('S', 12.4, 10), FAR);
  expect(says(ARMY, move('S', [15, 10]))).toBe('DW-TURN-3 NOT_YOUR_PHASE');
  expect(says(HERD, move('T', [9, 10]))).toBe('DW-TURN-3 NOT_YOUR_PHASE');
});

test('attackIntents offers one attack for each soldier in contact', () => {
  const { state } = scene(PHASE, rex('T', 10, 10), rifle('S', 12.4, 10), rifle('S2', 7.6, 10), FAR);
  expect(attackIntents(state, 'T')).toEqual([attack('T', 'S'), attack('T', 'S2')]);
  expect(attackIntents(state, 'S')).toEqual([]);
});
