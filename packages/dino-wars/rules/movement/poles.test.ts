/** The poles of the Time Gate: how they are handled, and which intents are offered. */

import { gate, HIDDEN, march, OWN, put } from '../../testing/gate';
import { ARMY, ci, type Game, ground, HERD, only, rex, rider, rifle, vehicle } from '../../testing/table';
import { dinoWars } from '../ruleset';
import type { FigureId } from '../state';

/** A and B stand left and right of the pole at (60", 12"). */
const TWO = [rifle('A', 59.2, 12), rifle('B', 60.8, 12)] as const;
const FAR = rex('T', 110, 110);

const carry = (y: number, x = 60) =>
  ({ type: 'carry', weapon: OWN, carriers: ['A', 'B'], path: [{ x: ci(x), y: ci(y) }] }) as const;

/** Lists the intents at poles that are offered to a figure. */
function offered({ state }: Game, id: FigureId): unknown[] {
  const actor = (intent: object) => ('weapon' in intent && intent.weapon === OWN ? [intent] : []);
  return dinoWars
    .intents(state, ARMY)
    .flatMap(actor)
    .filter((intent) => id === '' || JSON.stringify(intent).includes(`"${id}"`));
}

describe('carrying', () => {
  test('DW-R-92 DW-R-47 the carriers end beside the pole, face the direction of the path, and have moved', () => {
    const match = march(...TWO, FAR);
    const [carried] = only(match.does(ARMY, carry(15)), 'carried');
    expect(carried?.path).toEqual([
      { x: 6000, y: 1200 },
      { x: 6000, y: 1500 },
    ]);
    for (const { figure, at } of carried?.carriers ?? []) {
      expect(match.state.soldiers[figure]).toMatchObject({ ...at, facing: 90, moved: true, spentCi: 300 });
      expect(Math.abs(at.x - 6000)).toBeLessThanOrEqual(175);
    }
    expect(carried?.carriers.map(({ figure }) => figure)).toEqual(['A', 'B']);
    expect(match.state.poles[OWN]).toEqual({ x: 6000, y: 1500, status: 'lying', carrier: null });
  });

  test('DW-R-92 after a path of several legs they face the direction of the last', () => {
    const match = march(...TWO, FAR);
    const path = [
      { x: 6000, y: 1400 },
      { x: 6300, y: 1400 },
    ];
    match.does(ARMY, { type: 'carry', weapon: OWN, carriers: ['A', 'B'], path });
    expect(match.state.soldiers.A).toMatchObject({ facing: 0, spentCi: 500 });
    expect(match.state.poles[OWN]).toMatchObject({ x: 6300, y: 1400 });
  });

  test('DW-AMOVE-2 DW-R-92 a carrier who leaves contact with a dinosaur pays for it, the other does not', () => {
    const match = march(...TWO, rex('T', 56.8, 12));
    expect(match.says(ARMY, carry(16.01))).toBe('DW-R-92 NOT_ENOUGH_MOVEMENT');
    const events = match.does(ARMY, carry(16));
    expect(events.map(({ type }) => type)).toEqual(['leftContact', 'carried']);
    expect(only(events, 'leftContact')).toEqual([{ type: 'leftContact', figure: 'A' }]);
    expect(match.state.soldiers.A?.leftContact).toBe(true);
    expect(match.state.soldiers.B?.leftContact).toBe(false);
  });

  test('DW-OPT-TERR-2 DW-R-92 each carrier pays once for the terrain that they cross', () => {
    const terrain = [ground('woods', [50, 13], [70, 15])];
    const more = { optional: ['terrain_penalties' as const], table: { widthCi: 12000, heightCi: 12000, terrain } };
    const match = gate({ ...more, start: { turn: 1, phase: 'army-movement' } }, ...TWO, FAR);
    expect(match.says(ARMY, carry(16.01))).toBe('DW-R-92 NOT_ENOUGH_MOVEMENT');
    const events = match.does(ARMY, carry(15));
    expect(only(events, 'paidTerrain')).toEqual([
      { type: 'paidTerrain', figure: 'A', costCi: 200 },
      { type: 'paidTerrain', figure: 'B', costCi: 200 },
    ]);
    expect(match.state.soldiers.A).toMatchObject({ spentCi: 300, paidTerrain: true });
    expect(only(match.does(ARMY, carry(16)), 'paidTerrain')).toEqual([]);
  });

  test('DW-R-94 DW-R-92 carriers stop where they find the other pole', () => {
    const match = march(...TWO, FAR);
    for (const secret of match.state.secrets) if (secret?.pole) Object.assign(secret.pole, { x: 6000, y: 3400 });
    const events = match.does(ARMY, carry(18));
    expect(only(events, 'poleFound')).toEqual([{ type: 'poleFound', pole: HIDDEN, at: { x: 6000, y: 3400 } }]);
    const [carried] = only(events, 'carried');
    expect(carried?.costCi).toBeGreaterThan(0);
    expect(carried?.costCi).toBeLessThan(600);
    expect(match.state.poles[OWN]?.y).toBe(1200 + (carried?.costCi ?? 0));
    expect(match.says(ARMY, carry(18))).toBe('legal');
  });
});

describe('work at a pole', () => {
  test('DW-R-92 taking it down costs the two who do it half their movement', () => {
    const match = march(...TWO, FAR);
    put(match, OWN, 60, 12, 'set-up');
    expect(only(match.does(ARMY, { type: 'dismantle', weapon: OWN }), 'dismantled')).toEqual([
      { type: 'dismantled', weapon: OWN, by: ['A', 'B'] },
    ]);
    expect(match.state.poles[OWN]?.status).toBe('lying');
    expect([match.state.soldiers.A?.halvings, match.state.soldiers.B?.halvings]).toEqual([1, 1]);
    expect(match.says(ARMY, { type: 'setUp', weapon: OWN, facing: 0 })).toBe('legal');
  });

  test('DW-GATE-6 DW-LOAD-2 loading it beside other cargo and unloading it each slow the vehicle once', () => {
    const match = march(...TWO, vehicle('jeep', 'J', 60, 14.4), rider('J', 0, 'D'), FAR);
    match.does(ARMY, { type: 'stow', weapon: OWN, vehicle: 'J' });
    expect(match.state.vehicles.J).toMatchObject({ cargo: [OWN], loaded: true, unloaded: false });
    match.state.vehicles.J?.cargo.push('other');
    match.does(ARMY, { type: 'unstow', weapon: OWN, at: { x: 6000, y: 1265 } });
    expect(match.state.vehicles.J).toMatchObject({ cargo: ['other'], loaded: true, unloaded: true });
  });

  test.each([[{ type: 'setUp', weapon: 'no-pole', facing: 0 }], [{ type: 'dismantle', weapon: 'no-pole' }]] as const)(
    'DW-R-108 %j names something that does not exist',
    (intent) => {
      expect(march(...TWO, FAR).says(ARMY, intent)).not.toBe('legal');
    },
  );
});

describe('offers', () => {
  test('DW-GATE-6 DW-R-92 only the first soldier at a lying pole is offered to set it up and to carry it', () => {
    const match = march(...TWO, rifle('C', 30, 30), FAR);
    const offers = offered(match, '') as { type: string; carriers?: FigureId[]; path?: { y: number }[] }[];
    expect(offers.filter(({ type }) => type === 'setUp')).toEqual([{ type: 'setUp', weapon: OWN, facing: 0 }]);
    expect(offers.some(({ type }) => type === 'dismantle' || type === 'stow' || type === 'unstow')).toBe(false);
    const walks = offers.filter(({ type }) => type === 'carry');
    expect(walks.length).toBeGreaterThan(4);
    for (const walk of walks) expect(walk.carriers?.toSorted()).toEqual(['A', 'B']);
    expect(Math.max(...walks.map(({ path }) => path?.[0]?.y ?? 0))).toBe(1800);
  });

  test('DW-R-92 a pole that is set up can only be taken down', () => {
    const match = march(...TWO, FAR);
    put(match, OWN, 60, 12, 'set-up');
    expect(offered(match, '')).toEqual([{ type: 'dismantle', weapon: OWN }]);
  });

  test('DW-R-92 a lone soldier is offered nothing', () => {
    expect(offered(march(rifle('A', 59.2, 12), rifle('B', 90, 90), FAR), '')).toEqual([]);
  });

  test('DW-GATE-6 it is loaded into each vehicle in contact, and unloaded from its vehicle on four sides', () => {
    const jeep = [vehicle('jeep', 'J', 60, 14.4), rider('J', 0, 'D'), rider('J', 1, 'P')];
    const match = march(...TWO, ...jeep, vehicle('jeep', 'K', 90, 90), rider('K', 0, 'E'), FAR);
    const stows = (offered(match, '') as { type: string }[]).filter(({ type }) => type === 'stow');
    expect(stows).toEqual([{ type: 'stow', weapon: OWN, vehicle: 'J' }]);
    match.does(ARMY, { type: 'stow', weapon: OWN, vehicle: 'J' });
    // The vehicle's radius of 1.5" plus the pole's of 0.25".
    const sides = [
      { x: 6175, y: 1440 },
      { x: 6000, y: 1615 },
      { x: 5825, y: 1440 },
      { x: 6000, y: 1265 },
    ];
    expect(offered(match, '')).toEqual(sides.map((at) => ({ type: 'unstow', weapon: OWN, at })));
  });

  test('DW-GATE-1 without the gate there are no offers at poles', () => {
    const match = march(...TWO, FAR);
    match.state.scenario = 'battle';
    expect(offered(match, '')).toEqual([]);
  });
});

describe('poles beside other figures', () => {
  const near = (...more: Parameters<typeof march>) => march(...TWO, FAR, ...more);

  test('DW-R-92 a pole beside a vehicle, or a dinosaur, is carried away from it', () => {
    const match = march(rifle('A', 59.1, 12), rifle('B', 60.9, 12), FAR, vehicle('jeep', 'V', 60, 13.8));
    put(match, OWN, 60, 12.05, 'lying');
    expect(match.says(ARMY, carry(10))).toBe('legal');
    expect(match.says(ARMY, carry(16))).toBe('DW-R-5 PATH_BLOCKED');
    const pinned = march(...TWO, rex('T', 60, 14.3));
    expect(pinned.says(ARMY, carry(9))).toBe('legal');
  });

  test('DW-R-104 DW-R-92 DW-GATE-6 a soldier with no movement left may still load it: the phase waits, and it is offered', () => {
    const match = near(vehicle('jeep', 'V', 60, 20.5));
    match.does(ARMY, carry(18));
    expect(match.state.phase).toBe('army-movement');
    expect(offered(match, 'V')).toContainEqual({ type: 'stow', weapon: OWN, vehicle: 'V' });
    match.does(ARMY, { type: 'stow', weapon: OWN, vehicle: 'V' });
    // They may unload it from a vehicle with nobody in it.
    expect(match.state.phase).toBe('army-movement');
    expect(offered(match, '').some((intent) => (intent as { type: string }).type === 'unstow')).toBe(true);
  });

  test('DW-R-50 DW-R-92 a busy soldier does not help', () => {
    const match = near(vehicle('jeep', 'V', 60, 14.2));
    for (const id of ['A', 'B']) (match.state.soldiers[id] as { busy: boolean }).busy = true;
    expect(match.says(ARMY, { type: 'stow', weapon: OWN, vehicle: 'V' })).toBe('DW-GATE-6 UNDERMANNED');
    put(match, OWN, 60, 12, 'stowed');
    Object.assign(match.state.poles[OWN] ?? {}, { carrier: 'V' });
    (match.state.vehicles.V as { cargo: string[] }).cargo = [OWN];
    const unstow = { type: 'unstow', weapon: OWN, at: { x: ci(60), y: ci(12.4) } } as const;
    expect(match.says(ARMY, unstow)).toBe('DW-GATE-6 UNDERMANNED');
  });
});

test("DW-GATE-2 DW-R-10 the army's pole begins where a soldier can stand", () => {
  const match = gate(
    { table: { widthCi: 12000, heightCi: 12000, terrain: [ground('mountain', [50, 5], [70, 20])] } },
    ...TWO.map((one, i) => ({ ...one, at: { x: 1000 + 200 * i, y: 300 } })),
    FAR,
  );
  const { x, y } = match.state.poles[OWN] ?? { x: 0, y: 0 };
  expect(y < 500 || y > 2000).toBe(true);
  expect(y).toBeLessThanOrEqual(2400);
  expect(Math.abs(x - 6000)).toBeLessThanOrEqual(800);
});

test('DW-R-93 DW-R-100 a player whose soldiers have escaped still has a say: a teammate alone does not give up', () => {
  const match = gate(
    {
      start: { turn: 1, phase: 'army-movement' },
      players: [{ side: 'army' }, { side: 'dinosaurs' }, { side: 'army' }],
    },
    ...[rifle('A', 60, 99.2), rifle('M', 20, 10, { owner: 2 }), FAR],
  );
  put(match, OWN, 57, 100, 'set-up');
  match.state.poles[HIDDEN] = { x: ci(63), y: ci(100), status: 'set-up', carrier: null };
  match.does(2, { type: 'resign', agreed: true });
  match.does(ARMY, { type: 'move', figure: 'A', path: [{ x: ci(60), y: ci(101) }], stopAt: null });
  expect(match.state.soldiers.A?.absence).toBe('escaped');
  expect(match.state.ending).toBeNull();
});

test('DW-R-104 DW-R-93 a gun that has escaped keeps no phase of fire open', () => {
  const match = gate(
    { start: { turn: 1, phase: 'army-movement' }, variants: ['pivot_before_fire'] },
    ...[vehicle('jeep', 'V', 60, 97, { mg: 'hmg' }), rider('V', 0, 'd'), rider('V', 1, 'g')],
    ...[rifle('S', 60, 10), FAR],
  );
  put(match, OWN, 57, 100, 'set-up');
  match.state.poles[HIDDEN] = { x: ci(63), y: ci(100), status: 'set-up', carrier: null };
  match.does(ARMY, { type: 'move', figure: 'V', path: [{ x: ci(60), y: ci(105) }], stopAt: null });
  match.does(ARMY, { type: 'done' });
  match.does(HERD, { type: 'done' });
  expect(match.state).toMatchObject({ turn: 2, phase: 'army-movement' });
});
