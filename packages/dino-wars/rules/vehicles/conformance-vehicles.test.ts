import { conformance } from '@dwo/kernel/testing';
import { armed, dino, ground, gun, optionsFor, rex, rider, rifle, vehicle } from '../../testing/table';
import { dinoWars } from '../ruleset';

/** Vehicles of all kinds among dinosaurs: people in and out, weapons towed and to be towed, on broken ground. */
const CONVOY = optionsFor(
  {
    terrain: [ground('woods', [25, 25], [35, 35]), ground('building', [45, 20], [50, 25])],
    optional: ['ramming_move', 'terrain_penalties', 'dino_rage'],
    sides: ['army', 'dinosaurs', 'army'],
  },
  ...[
    rex('T', 30, 20),
    dino('triceratops', 'H', 40, 32),
    dino('deinonychus', 'D', 50, 44),
    dino('allosaurus', 'A', 60, 30),
  ],
  ...[vehicle('jeep', 'J', 33.4, 20, { mg: 'lmg' }), rider('J', 0, 'j1'), rider('J', 1, 'j2'), rider('J', 2, 'j3')],
  ...[vehicle('truck', 'V', 44.4, 32), rider('V', 0, 'v1', { rank: 'nco' }), rider('V', 1, 'v2', { crewOf: 'L' })],
  ...[rider('V', 2, 'v3', { crewOf: 'L', owner: 0 }), rider('V', 3, 'guest', { owner: 2 })],
  gun('recoilless_rifle', 'L', 0, 0, { at: null, hitchedTo: 'V' }),
  ...[vehicle('half_track', 'B', 55, 50, { cannon: true, owner: 2 }), rider('B', 0, 'b1', { owner: 2 })],
  ...[gun('light_artillery', 'G', 59.1, 50, { owner: 2 })],
  ...[0, 1, 2].map((i) => rifle(`g${i}`, 61.3, 48.4 + 1.6 * i, { crewOf: 'G', owner: 2 })),
  ...[vehicle('motorcycle', 'M', 20, 40), rider('M', 0, 'm1'), armed('bazooka', 'z', 24, 40)],
);

conformance(dinoWars, { convoy: CONVOY }, { games: 1 });
