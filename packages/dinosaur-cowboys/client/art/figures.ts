/** The drawings of people and of beasts with their riders. */
import { type Beast, figurineOf, figurines } from '@dwo/kits/art/figurines';
import { PEOPLE, WORN } from './people';

const BEASTS: Readonly<Record<string, Beast>> = {
  drake: {
    ...{ plan: 'hadrosaur', rubber: 'yellow', reins: 'M180 54Q160 66 128 56' },
    seats: [
      [108, 58],
      [72, 72],
    ],
    blanket: 'M136 50Q108 48 66 72L74 98Q104 84 132 82Z',
  },
  old_knocker: {
    ...{ plan: 'bonehead', rubber: 'brown', reins: 'M172 56Q150 64 122 46' },
    seats: [
      [110, 48],
      [74, 58],
    ],
    blanket: 'M128 40Q96 42 58 58L64 82Q94 70 126 70Z',
  },
  trismash: {
    ...{ plan: 'ceratopsian', rubber: 'teal', reins: 'M184 70Q150 62 126 30' },
    seats: [
      [116, 22],
      [84, 24],
      [54, 38],
    ],
    blanket: 'M128 20Q84 6 42 40L50 64Q88 50 124 56Z',
  },
  malice: {
    ...{ plan: 'raptor', rubber: 'violet', reins: 'M182 30Q150 40 126 34' },
    seats: [
      [118, 34],
      [84, 32],
    ],
    blanket: 'M134 30Q104 34 68 26L70 46Q104 58 132 52Z',
  },
};

/** Lengths of the models in ci, by size. */
export const LENGTHS = { character: null, medium: 880, large: 1240 } as const;

/** The name of a drawing: that of an entity, those who ride it, and the seat whose colour they wear. */
export const artOf = figurineOf;

/** The drawings of everybody. */
export const FIGURES = figurines({ people: PEOPLE, beasts: BEASTS, worn: WORN, standIn: 'brother_jerrid' });
