/** The reason for a greyed attack, and for a press on an enemy that it does not hit. */
import { frozen } from '@dwo/kernel';
import type { Figure, Mode } from '../../rules';
import { type Placed, scene, soldiersTurn } from '../../testing/table';
import { refusalText } from '../names';
import { whyGrey, whyNot } from './refused-attack';

type Rows = readonly string[];
type Of = typeof scene;

const asked = (make: Of, rows: Rows, units: readonly Placed[]) => {
  const state = frozen(make(rows, units, { oneSpecies: true }));
  const unit = state.units[0] as Figure;
  return {
    grey: (mode: Mode) => refusalText(whyGrey(state, unit, mode), state, unit),
    on: (id: number, mode: Mode | null) => {
      const no = whyNot(state, unit, state.units[id] as Figure, mode);
      return no === null ? null : refusalText(no, state, unit);
    },
  };
};

const CHARGES: readonly (readonly [string, Rows, readonly Placed[], string])[] = [
  [
    'DS-OCC-3 an own unit on the way',
    ['o', 'o', 'o'],
    [
      ['triceratops', 0, 0],
      ['compsognathus', 0, 2],
      ['rifleman', 0, 2],
    ],
    'Compsognathus stands on A3: a large unit needs the tile for itself, even in passing.',
  ],
  [
    'DS-AB-CHA-1 a spot without a tile on the way',
    ['o o'],
    [
      ['triceratops', 0, 0],
      ['rifleman', 2, 0],
    ],
    'A charge needs tiles all the way to Rifleman on C1.',
  ],
  [
    'DS-AB-CHA-1 an enemy beside every line',
    ['oo', 'oo', 'oo'],
    [
      ['pachycephalosaurus', 0, 0],
      ['rifleman', 1, 2],
    ],
    'A charge goes in a straight line: Rifleman on B3 stands beside it.',
  ],
  [
    'DS-MOV-4 an enemy on a diagonal of a unit that goes straight',
    ['oo', 'oo'],
    [
      ['triceratops', 0, 0],
      ['rifleman', 1, 1],
    ],
    'This unit moves straight only, never diagonally.',
  ],
  [
    'DS-RNG-1 an enemy farther away than it charges',
    ['oooo'],
    [
      ['triceratops', 0, 0],
      ['rifleman', 3, 0],
    ],
    'Too far: 3 tiles away, range 2.',
  ],
  [
    'DS-AB-CHA-4 an enemy on its own tile',
    ['oo'],
    [
      ['triceratops', 0, 0],
      ['rifleman', 0, 0],
    ],
    'A charge hits the tiles ahead, not its own.',
  ],
];

test.each(CHARGES)('a greyed Charge names the one condition that fails: %s', (_, rows, units, text) => {
  const { grey, on } = asked(scene, rows, units);
  expect(grey('charge')).toBe(text);
  expect(on(units.length - 1, 'charge')).toBe(text);
});

test('an own unit in the way is told before an enemy that is too far', () => {
  const { grey, on } = asked(
    scene,
    ['oooo', 'o', 'o'],
    [
      ['triceratops', 0, 0],
      ['rifleman', 3, 0],
      ['compsognathus', 0, 1],
      ['rifleman', 0, 2],
    ],
  );
  expect(grey('charge')).toMatch(/^Compsognathus stands on A2/);
  expect(on(1, null)).toBe('Too far: 3 tiles away, range 2.');
});

test('DS-HIDE-10 a tile on which all enemies hide says so', () => {
  const units: readonly Placed[] = [
    ['stegosaurus', 0, 0],
    ['rifleman', 1, 0, { hidden: 1 }],
  ];
  expect(asked(scene, ['oc'], units).grey('tailSweep')).toBe('That unit is hidden; only Sniff finds it.');
});

test('DS-ATK-2 DS-ATK-3 a used attack says that it is used', () => {
  const used: readonly Placed[] = [
    ['triceratops', 0, 0, { modes: ['charge'] }],
    ['rifleman', 1, 0],
  ];
  expect(asked(scene, ['oo'], used).grey('charge')).toBe('Each kind of attack is used once a turn.');
  const shot: readonly Placed[] = [
    ['rifleman', 0, 0, { modes: ['shoot'] }],
    ['compsognathus', 1, 0],
  ];
  expect(asked(soldiersTurn, ['oo'], shot).on(1, null)).toBe('This unit has made all its attacks (1).');
});

test('DS-AB-FIR-1 fire that ends before an enemy, or passes it, says so', () => {
  const fire = (rows: Rows, x: number, y: number) =>
    asked(soldiersTurn, rows, [
      ['flameTrooper', 0, 0],
      ['compsognathus', x, y],
    ]).on(1, 'fireWall');
  expect(fire(['oo o'], 3, 0)).toBe('The fire needs tiles all the way to Compsognathus on D1.');
  expect(fire(['ooo', 'ooo'], 2, 1)).toBe('Fire goes in a straight line: Compsognathus on C2 stands beside it.');
  expect(fire(['ooo'], 2, 0)).toBeNull();
});

test('DS-PI-6 a bound dinosaur that can not reach its prey is told about the prey', () => {
  const state = frozen(
    scene(
      ['ooo', 'ooo'],
      [
        ['troodon', 0, 0],
        ['compsognathus', 1, 1],
        ['rifleman', 0, 0],
      ],
    ),
  );
  const comp = state.units[1] as Figure;
  const no = whyGrey(state, comp, 'strike');
  expect(refusalText(no, state, comp)).toBe('Too far: 1 tile away, it reaches only its own tile.');
});
