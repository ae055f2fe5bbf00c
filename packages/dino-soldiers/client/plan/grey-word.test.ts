import { frozen } from '@dwo/kernel';
import type { Figure, Mode } from '../../rules';
import { type Placed, scene } from '../../testing/table';
import { GREY_WORDS, greyWord } from './grey-word';

type Row = readonly [rule: string, rows: readonly string[], units: readonly Placed[], mode: Mode, word: string];

const ROWS: readonly Row[] = [
  [
    'DS-ATK-2 all attacks made',
    ['o'],
    [
      ['compsognathus', 0, 0, { modes: ['strike'] }],
      ['rifleman', 0, 0],
    ],
    'strike',
    'spent',
  ],
  [
    'DS-AB-TRA-1 nobody to trample',
    ['oo'],
    [
      ['triceratops', 0, 0],
      ['rifleman', 1, 0],
    ],
    'trample',
    'here',
  ],
  [
    'DS-RNG-1 an enemy on the next tile',
    ['oo'],
    [
      ['triceratops', 0, 0],
      ['rifleman', 1, 0],
    ],
    'strike',
    'here',
  ],
  [
    'DS-RNG-1 an enemy too far for a charge',
    ['oooo'],
    [
      ['triceratops', 0, 0],
      ['rifleman', 3, 0],
    ],
    'charge',
    'reach',
  ],
  [
    'DS-MOV-4 an enemy on a diagonal',
    ['oo', 'oo'],
    [
      ['triceratops', 0, 0],
      ['rifleman', 1, 1],
    ],
    'charge',
    'line',
  ],
  [
    'DS-OCC-3 an own unit on the way',
    ['o', 'o', 'o'],
    [
      ['triceratops', 0, 0],
      ['compsognathus', 0, 2],
      ['rifleman', 0, 2],
    ],
    'charge',
    'room',
  ],
  [
    'no enemy on the field',
    ['oo'],
    [
      ['triceratops', 0, 0],
      ['rifleman', null, null],
    ],
    'charge',
    'other',
  ],
];

test.each(ROWS)('%s', (_, rows, units, mode, word) => {
  const state = frozen(scene(rows, units, { oneSpecies: true }));
  expect(greyWord(state, state.units[0] as Figure, mode)).toBe(word);
  expect(GREY_WORDS).toContain(word);
});
