import { noDice } from '@dwo/kernel';
import { fly } from '../../testing/flights';
import {
  ARMY,
  answer,
  attack,
  dino,
  game,
  gun,
  HERD,
  move,
  only,
  overrun,
  rex,
  rider,
  rifle,
  scene,
  table,
  vehicle,
} from '../../testing/table';
import { dinoWars } from '../ruleset';

/** Returns a jeep (radius 1.5") with a driver and a passenger, in contact with a tyrannosaurus (radius 1.9"). */
function jeep(...more: Parameters<typeof table>) {
  return table(
    rex('T', 30, 30),
    vehicle('jeep', 'J', 33.4, 30),
    rider('J', 0, 'driver'),
    rider('J', 1, 'mate'),
    ...more,
  );
}

describe('overruns of vehicles', () => {
  test('DW-OVER-2 DW-OVER-5 DW-AUTO-4 a tyrannosaurus destroys a jeep on a roll of 3', () => {
    const { state, does } = jeep(rifle('S', 60, 60));
    const events = does(HERD, overrun('T', 'J'), ['to-hit', 1, 2], ['survival', 6, 6], ['survival', 6, 2]);
    expect(only(events, 'damaged')).toEqual([{ type: 'damaged', figure: 'J', lost: 3, rule: 'DW-AUTO-4' }]);
    expect(only(events, 'overrunEnded')[0]).toMatchObject({ success: true, rule: 'DW-OVER-5' });
    expect(state.vehicles.J).toMatchObject({ alive: false, structurePoints: 0 });
    expect(state.dinosaurs.T).toMatchObject({ spentCi: 200, moveOver: false });
  });

  test('DW-OVER-7 DW-OVER-9 a tank that is only damaged stops the overrun and stays damaged', () => {
    const { state, does } = table(
      rex('T', 30, 30),
      vehicle('tank', 'K', 34.6, 30, { mg: 'lmg', cannon: true }),
      rifle('S', 60, 60),
    );
    const events = does(HERD, overrun('T', 'K'), ['to-hit', 2, 1]);
    expect(only(events, 'damaged')).toEqual([{ type: 'damaged', figure: 'K', lost: 3, rule: 'DW-DMG-9' }]);
    expect(only(events, 'overrunEnded')[0]).toMatchObject({ success: false, rule: 'DW-OVER-7' });
    expect(state.vehicles.K?.structurePoints).toBe(12);
    expect(state.dinosaurs.T?.moveOver).toBe(true);
  });

  test('DW-AUTO-4 two stars destroy a tank on a roll of 2', () => {
    const { state, does } = table(
      rex('T', 30, 30),
      vehicle('tank', 'K', 34.6, 30, { mg: 'lmg', cannon: true }),
      rifle('S', 60, 60),
    );
    does(HERD, overrun('T', 'K'), ['to-hit', 1, 1]);
    expect(state.vehicles.K?.alive).toBe(false);
  });

  test.each([
    ['jeep', 33, [1, 1], 'DW-AUTO-3', false],
    ['armored_car', 33.8, [1, 1], 'DW-AUTO-3', false],
    ['apc', 33.8, [1, 2], 'DW-DMG-9', true],
    ['half_track', 34.1, [1, 1], 'DW-AUTO-3', false],
  ] as const)(
    'DW-AUTO-3 DW-AUTO-5 one star against a %s at x = %d on a roll of %j: %s',
    (kind, x, roll, rule, alive) => {
      const { state, does } = table(dino('allosaurus', 'A', 30, 30), vehicle(kind, 'V', x, 30), rifle('S', 60, 60));
      const [damaged] = only(does(HERD, overrun('A', 'V'), ['to-hit', ...roll]), 'damaged');
      expect(damaged?.rule).toBe(rule);
      expect(state.vehicles.V?.alive).toBe(alive);
    },
  );

  test('DW-AUTO-3 DW-AUTO-5 one star has no special effect on a tank', () => {
    const { state, does } = table(
      dino('allosaurus', 'A', 30, 30),
      vehicle('tank', 'V', 34.2, 30, { mg: 'lmg', cannon: true }),
      rifle('S', 60, 60),
    );
    does(HERD, overrun('A', 'V'), ['to-hit', 1, 1]);
    expect(state.vehicles.V).toMatchObject({ alive: true, structurePoints: 12 });
  });

  test('DW-DMG-9 a vehicle at 0 structural points is destroyed, and they never fall below 0', () => {
    const { state, does } = table(
      dino('dryptosaurus', 'D', 30, 30),
      vehicle('jeep', 'J', 32.3, 30, { structurePoints: 1 }),
      rifle('S', 60, 60),
    );
    does(HERD, overrun('D', 'J'), ['to-hit', 3, 4]);
    expect(state.vehicles.J).toMatchObject({ alive: false, structurePoints: 0 });
  });

  test('DW-TRANS-7 DW-R-22 people aboard are no targets', () => {
    expect(jeep().says(HERD, overrun('T', 'driver'))).toBe('DW-TRANS-7 ABOARD');
  });

  test('DW-R-51 a hitched weapon is no target', () => {
    const truck = [vehicle('truck', 'V', 34.6, 30), gun('light_artillery', 'L', 0, 0, { at: null, hitchedTo: 'V' })];
    expect(table(rex('T', 30, 30), ...truck, rifle('S', 60, 60)).says(HERD, overrun('T', 'L'))).toBe('DW-R-51');
  });

  test('DW-OVER-1 a vehicle out of contact is refused', () => {
    const { says } = table(rex('T', 30, 30), vehicle('jeep', 'J', 34, 30), rifle('S', 60, 60));
    expect(says(HERD, overrun('T', 'J'))).toBe('DW-OVER-1 NO_CONTACT');
  });

  test('DW-OVER-2 a destroyed vehicle is refused', () => {
    const { does, says } = jeep(rifle('S', 60, 60));
    does(HERD, overrun('T', 'J'), ['to-hit', 1, 2], ['survival', 6, 6], ['survival', 6, 6]);
    expect(says(HERD, overrun('T', 'J'))).toBe('DW-OVER-2 DEAD');
  });
});

describe('attacks on crewed weapons', () => {
  const scenery = () => [
    dino('allosaurus', 'A', 30, 30),
    gun('heavy_artillery', 'H', 33.5, 30),
    rifle('near', 36, 30, { crewOf: 'H' }),
    rifle('far', 40, 30, { crewOf: 'H' }),
    rifle('guest', 33.5, 32.5),
  ];

  test('DW-CREW-10 DW-OVER-5 any hit destroys it, and its crew are ordinary soldiers', () => {
    const { state, does } = table(...scenery());
    const events = does(HERD, overrun('A', 'H'), ['to-hit', 5, 5]);
    expect(only(events, 'destroyed')).toEqual([{ type: 'destroyed', figure: 'H', by: 'A', rule: 'DW-CREW-10' }]);
    expect(only(events, 'overrunEnded')[0]).toMatchObject({ success: true });
    expect(state.crewedWeapons.H?.alive).toBe(false);
    expect(state.soldiers.near?.crewOf).toBeNull();
  });

  test('DW-CREW-11 DW-R-46 touching the weapon reaches the crew at it, and nobody else', () => {
    const { says } = table(...scenery());
    expect(says(HERD, overrun('A', 'near'))).toBe('legal');
    expect(says(HERD, overrun('A', 'far'))).toBe('DW-OVER-1 NO_CONTACT');
    expect(says(HERD, overrun('A', 'guest'))).toBe('DW-OVER-1 NO_CONTACT');
  });

  test('DW-R-46 touching a crewman reaches the weapon only under the other reading', () => {
    const figures = [
      dino('allosaurus', 'A', 38, 30),
      gun('heavy_artillery', 'H', 33.5, 30),
      rifle('near', 36, 30, { crewOf: 'H' }),
    ];
    expect(table(...figures).says(HERD, overrun('A', 'H'))).toBe('DW-OVER-1 NO_CONTACT');
    expect(scene({ variants: ['weapon_and_crew_are_one'] }, ...figures).says(HERD, overrun('A', 'H'))).toBe('legal');
  });

  test('DW-R-24 weapon and crew count as one while an answer is awaited', () => {
    const { state, does, says } = table(
      dino('allosaurus', 'B', 33.5, 33.5),
      ...scenery().filter(({ id }) => id !== 'guest'),
    );
    does(HERD, overrun('A', 'near'));
    expect(state.reactions).toHaveLength(1);
    expect(says(HERD, overrun('B', 'H'))).toBe('DW-R-24 REACTION_PENDING');
    does(ARMY, answer('near', null), ['to-hit', 6, 6]);
    expect(says(HERD, overrun('B', 'H'))).toBe('legal');
  });

  test('DW-DATK-2 DW-R-53 in phase 3 the weapon, its crew or a vehicle may be attacked', () => {
    const { state, does, says } = scene({ phase: 'dinosaur-attack' }, ...scenery(), vehicle('jeep', 'J', 30, 33));
    expect(says(HERD, attack('A', 'near'))).toBe('legal');
    expect(says(HERD, attack('A', 'J'))).toBe('legal');
    expect(says(HERD, attack('A', 'far'))).toBe('DW-DATK-2 NO_CONTACT');
    does(HERD, attack('A', 'H'), ['to-hit', 1, 1]);
    expect(state.crewedWeapons.H?.alive).toBe(false);
  });
});

describe('people of a destroyed vehicle', () => {
  const wrecked = () => {
    const played = jeep(rifle('S', 60, 60));
    played.does(HERD, overrun('T', 'J'), ['to-hit', 1, 2], ['survival', 6, 1], ['survival', 1, 2]);
    return played;
  };
  const spots = (...at: [string, number, number][]) => ({
    type: 'placeSurvivors' as const,
    vehicle: 'J',
    spots: at.map(([figure, x, y]) => ({ figure, at: { x, y } })),
  });

  test('DW-CAS-1 a roll of 7 survives, 8 does not', () => {
    const { state, does } = jeep(rifle('S', 60, 60));
    const events = does(HERD, overrun('T', 'J'), ['to-hit', 1, 2], ['survival', 6, 1], ['survival', 6, 2]);
    expect(only(events, 'survivalRolled').map(({ figure, alive }) => [figure, alive])).toEqual([
      ['driver', true],
      ['mate', false],
    ]);
    expect(only(events, 'killed')).toEqual([{ type: 'killed', figure: 'mate', by: 'T', rule: 'DW-CAS-1' }]);
    expect(state.survivors).toEqual([{ vehicle: 'J', seat: ARMY, people: ['driver'], dinosaur: 'T' }]);
  });

  test('DW-CAS-2 DW-R-57 DW-R-109 a special figure that fails rolls for luck before the next person rolls', () => {
    const { state, does } = table(
      rex('T', 30, 30),
      vehicle('jeep', 'J', 33.4, 30),
      rider('J', 0, 'lead', { rank: 'leader' }),
      rider('J', 1, 'nco', { rank: 'nco' }),
      rifle('S', 60, 60),
    );
    const events = does(
      HERD,
      overrun('T', 'J'),
      ...[['to-hit', 1, 2] as const, ['survival', 6, 6] as const, ['luck', 4, 4] as const],
      ...[['survival', 6, 6] as const, ['luck', 4, 4] as const],
    );
    expect(only(events, 'killed')).toEqual([{ type: 'killed', figure: 'nco', by: 'T', rule: 'DW-DMG-7' }]);
    expect(state.soldiers.lead?.alive).toBe(true);
  });

  test('DW-CAS-3 DW-R-22 the dinosaur goes on only when survivors are placed', () => {
    const { state, does, says } = wrecked();
    expect(dinoWars.awaiting(state)).toEqual([ARMY, HERD]);
    expect(says(HERD, { type: 'endMove', figure: 'T' })).toBe('DW-R-22 REACTION_PENDING');
    does(ARMY, spots(['driver', 3340, 3000], ['mate', 3340, 3100]));
    expect(state.soldiers.driver).toMatchObject({ aboard: null, x: 3340, y: 3000 });
    expect(state.vehicles.J?.seats.every((who) => who === null)).toBe(true);
    expect(says(HERD, { type: 'endMove', figure: 'T' })).toBe('legal');
  });

  test('DW-R-56 survivors may be overrun in turn and give closing fire', () => {
    const { state, does } = wrecked();
    does(ARMY, spots(['driver', 3240, 3000], ['mate', 3340, 3000]));
    does(HERD, overrun('T', 'driver'));
    expect(state.reactions[0]).toMatchObject({ target: 'driver', weapons: ['rifle'] });
  });

  test('DW-R-56 refused: not all of them, on one another, outside the circle, somebody else', () => {
    const { says } = wrecked();
    expect(says(ARMY, spots(['driver', 3340, 3000]))).toBe('DW-R-56');
    expect(says(ARMY, spots(['driver', 3340, 3000], ['driver', 3340, 3000]))).toBe('DW-R-56');
    expect(says(ARMY, spots(['driver', 3340, 3000], ['mate', 3390, 3000]))).toBe('DW-R-4 PATH_BLOCKED');
    expect(says(ARMY, spots(['driver', 3340, 3000], ['mate', 3341.5, 3000]))).toBe('DW-R-1');
    expect(says(ARMY, spots(['driver', 3340, 3000], ['mate', 3445, 3000]))).toBe('DW-R-56 NO_SPACE');
    expect(says(HERD, spots(['driver', 3340, 3000], ['mate', 3440, 3000]))).toBe('DW-R-56 NOT_OWNER');
  });

  test('DW-R-56 without room in the circle they are placed as near as there is', () => {
    const { does, says } = table(
      ...[rex('T', 30.2, 30), vehicle('motorcycle', 'J', 33.4, 30), rider('J', 0, 'driver'), rider('J', 1, 'mate')],
    );
    does(HERD, overrun('T', 'J'), ['to-hit', 1, 2], ['survival', 6, 1], ['survival', 1, 2]);
    expect(says(ARMY, spots(['driver', 3340, 3000], ['mate', 3470, 3000]))).toBe('DW-R-56 NO_SPACE');
    expect(says(ARMY, spots(['driver', 3340, 3000], ['mate', 3440, 3000]))).toBe('legal');
    expect(says(ARMY, spots(['driver', 3340, 2950], ['mate', 3340, 3050]))).toBe('legal');
  });

  test('DW-R-56 after 20 s the referee places survivors', () => {
    const { state, does } = wrecked();
    const timer = dinoWars.timers(state).find(({ id }) => id.includes('survivors'));
    expect(timer).toMatchObject({ seats: [ARMY], seconds: 20, running: true });
    expect(dinoWars.timers(state)[0]?.running).toBe(false);
    const wish = dinoWars.pass(state, ARMY, timer?.id);
    expect(wish.type).toBe('placeSurvivors');
    does(ARMY, wish);
    expect(state.survivors).toEqual([]);
  });

  test('DW-R-56 DW-INV-33 phase 3 does not end while survivors wait', () => {
    const { state, does } = scene(
      { phase: 'dinosaur-attack' },
      ...[rex('T', 30, 30), vehicle('jeep', 'J', 33.4, 30), rider('J', 0, 'driver'), rifle('S', 60, 60)],
    );
    does(HERD, attack('T', 'J'), ['to-hit', 1, 2], ['survival', 1, 2]);
    expect(state.phase).toBe('dinosaur-attack');
    does(ARMY, dinoWars.pass(state, ARMY));
    expect(state.phase).toBe('army-movement');
    expect(state.survivors).toEqual([]);
  });

  test('DW-R-99 survivors of two owners are placed by each owner', () => {
    const { state, does } = scene(
      { sides: ['army', 'dinosaurs', 'army'] },
      ...[
        rex('T', 30, 30),
        vehicle('jeep', 'J', 33.4, 30),
        rider('J', 0, 'driver'),
        rider('J', 1, 'mate', { owner: 2 }),
      ],
    );
    does(HERD, overrun('T', 'J'), ['to-hit', 1, 2], ['survival', 1, 1], ['survival', 1, 1]);
    expect(state.survivors.map(({ seat, people }) => [seat, people])).toEqual([
      [0, ['driver']],
      [2, ['mate']],
    ]);
    does(ARMY, dinoWars.pass(state, ARMY));
    does(2, dinoWars.pass(state, 2));
    expect(state.soldiers.mate?.aboard).toBeNull();
  });

  test('DW-R-51 a towed weapon stands where the vehicle was and is ready next turn', () => {
    const { state, does } = table(
      ...[rex('T', 30, 30), vehicle('truck', 'V', 34.6, 30), rider('V', 0, 'driver')],
      ...[gun('recoilless_rifle', 'R', 0, 0, { at: null, hitchedTo: 'V' })],
    );
    does(HERD, overrun('T', 'V'), ['to-hit', 1, 2], ['survival', 1, 1]);
    expect(state.crewedWeapons.R).toMatchObject({ status: 'set-up', x: 3460, y: 3000, readyTurn: 2, carrier: null });
    expect(state.vehicles.V?.towing).toBeNull();
    does(ARMY, dinoWars.pass(state, ARMY));
    const { x, y } = state.soldiers.driver as { x: number; y: number };
    expect(Math.sqrt((x - 3460) ** 2 + (y - 3000) ** 2)).toBeGreaterThanOrEqual(149);
  });

  test("DW-CAS-3 nobody else enters the survivors' place before they are placed", () => {
    const { does, says } = jeep(rifle('S', 60, 60), dino('coelophysis', 'C', 38, 30), dino('pterodactyl', 'P', 38, 34));
    does(HERD, overrun('T', 'J'), ['to-hit', 1, 2], ['survival', 6, 1], ['survival', 1, 2]);
    expect(says(HERD, move('C', [34, 30]))).toBe('DW-CAS-3 PATH_BLOCKED');
    expect(
      says(HERD, {
        type: 'fly',
        figure: 'P',
        path: [
          { x: 3500, y: 3400, z: 200 },
          { x: 3400, y: 3000, z: 0 },
        ],
        stopAt: null,
      }),
    ).toBe('DW-CAS-3 PATH_BLOCKED');
    expect(says(HERD, move('C', [36, 30]))).toBe('legal');
    does(ARMY, spots(['driver', 3340, 3080], ['mate', 3340, 2920]));
    expect(says(HERD, move('C', [35.5, 30]))).toBe('legal');
  });

  test("DW-CAS-3 no flyer ends its move so low over the survivors' place that they could not stand there", () => {
    const { does, says } = jeep(rifle('S', 60, 60), dino('pterodactyl', 'P', 33.4, 40, { z: 50 }));
    does(HERD, overrun('T', 'J'), ['to-hit', 1, 2], ['survival', 6, 1], ['survival', 1, 2]);
    expect(says(HERD, fly('P', [33.4, 30, 2.19]))).toBe('DW-CAS-3 PATH_BLOCKED');
    expect(says(HERD, fly('P', [33.4, 30, 2.2]))).toBe('legal');
    // The flyer may pass.
    expect(says(HERD, fly('P', [33.4, 20, 0.5]))).toBe('legal');
    does(HERD, fly('P', [33.4, 30, 2.2]));
    expect(says(ARMY, spots(['driver', 3340, 3000], ['mate', 3340, 3100]))).toBe('legal');
  });

  test('DW-R-29 an empty vehicle may be attacked', () => {
    const { state, does } = table(rex('T', 30, 30), vehicle('jeep', 'J', 33.4, 30), rifle('S', 60, 60));
    does(HERD, overrun('T', 'J'), ['to-hit', 1, 1]);
    expect(state.vehicles.J?.alive).toBe(false);
    expect(state.ending).toBeNull();
  });

  test('DW-WIN-2 DW-R-29 the army is beaten when its last soldier dies in their vehicle, although an empty one is left', () => {
    const { state, does } = table(
      rex('T', 30, 30),
      vehicle('jeep', 'J', 33.4, 30),
      rider('J', 0, 'driver'),
      vehicle('jeep', 'K', 60, 60),
    );
    does(HERD, overrun('T', 'J'), ['to-hit', 1, 2], ['survival', 6, 6]);
    expect(state.ending).toEqual({ winner: 'dinosaurs', rule: 'DW-WIN-2' });
    expect(game(state).says(HERD, { type: 'endMove', figure: 'T' })).toBe('DW-R-95 GAME_OVER');
    expect(() => dinoWars.resolve(state, HERD, { type: 'done' }, noDice, () => {})).not.toThrow();
  });
});
