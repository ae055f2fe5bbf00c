/** The faces around the table, drawn over one head: hats, hair, glasses and beards. */

import type { Person } from '../../wire/persons';

/** How a face looks at the combat that has just been fought. */
export type Mood = 'calm' | 'glad' | 'sad';

/** A part of a face, painted in its order. */
interface FacePart {
  readonly d: string;
  readonly fill: string;
  /** The colour of its outline; ink if left out. */
  readonly line?: string;
}

/** One face; only faces of computers have names. */
export interface Look {
  readonly name: Person | null;
  readonly skin: string;
  readonly coat: string;
  readonly parts: readonly FacePart[];
}

const HELMET = 'M12 19 Q11 6 24 6 Q37 6 36 19 Z';
const BRIM = 'M8 19 Q24 14.5 40 19 Q40 21 37 20.8 Q24 17 11 20.8 Q8 21 8 19 Z';
const GLASSES = 'M16 21 h7 v4.5 h-7 Z M25.5 21 h7 v4.5 h-7 Z M23 22.5 h2.5';

/** All faces. */
export const FACES: readonly Look[] = [
  {
    name: 'bones',
    skin: '#f0c49a',
    coat: '#fff6de',
    parts: [
      { d: 'M13 21 Q9 10 18 7 Q24 4 31 7 Q39 10 35 21 Q33 14 28 12 Q20 15 15 13 Z', fill: '#d9d2c0' },
      { d: GLASSES, fill: 'rgb(255 246 222 / 45%)' },
      { d: 'M18 29 Q24 26.5 30.5 29 Q28 31 24.3 29.8 Q21 31 18 29 Z', fill: '#d9d2c0' },
    ],
  },
  {
    name: 'ruby',
    skin: '#e0a878',
    coat: '#b3261e',
    parts: [
      { d: 'M13 30 Q8 18 13 10 Q20 4 29 6 Q40 9 36 30 Q34 22 32 16 Q24 17 18 13 Q14 20 13 30 Z', fill: '#962315' },
      { d: 'M12 14 Q24 8.5 36 14 L36.5 17 Q24 11.5 11.5 17 Z', fill: '#ffd34d' },
    ],
  },
  {
    name: 'quill',
    skin: '#c98b5c',
    coat: '#234f88',
    parts: [
      { d: HELMET, fill: '#3f7fc4' },
      { d: BRIM, fill: '#1e1812' },
      { d: 'M24 8.5 l1.3 2.6 2.9 .4 -2.1 2 .5 2.9 -2.6 -1.4 -2.6 1.4 .5 -2.9 -2.1 -2 2.9 -.4 Z', fill: '#ffd34d' },
      { d: 'M17 30 Q15 38 24.2 40 Q33 38 31.5 30 Q28 27.5 24.2 29 Q20 27.5 17 30 Z', fill: '#5a3212' },
    ],
  },
  {
    name: 'moss',
    skin: '#f0c49a',
    coat: '#4f7f2f',
    parts: [
      { d: 'M9 18 Q15 16 16 9 Q24 4 32 9 Q33 16 39 18 Q24 22 9 18 Z', fill: '#b9793f' },
      { d: 'M15.8 14.5 Q24 17 32.3 14.5', fill: 'none' },
      { d: 'M16 27 Q15 41 24 42 Q33.5 41 32.5 27 Q29 34 24.2 29 Q19 34 16 27 Z', fill: '#f3e3bd' },
    ],
  },
  {
    name: 'nora',
    skin: '#8a5a38',
    coat: '#8a58c2',
    parts: [
      {
        d: 'M12.5 24 Q7 12 16 7 Q24 2.5 32 7 Q41 12 35.5 24 Q34.5 15 30 13 Q24 16 18 13 Q13.5 15 12.5 24 Z',
        fill: '#1e1812',
      },
      { d: 'M14 14 Q24 8 34 14 L34 17.5 Q24 12 14 17.5 Z', fill: '#33474a' },
      { d: 'M17 12.5 h6 v4 h-6 Z M25 12.5 h6 v4 h-6 Z', fill: '#5fa9c9' },
    ],
  },
  {
    name: null,
    skin: '#f0c49a',
    coat: '#ee8a22',
    parts: [{ d: 'M13 20 Q12 7 24 7 Q37 7 35 20 Q31 12 22 13.5 Q16 14 13 20 Z', fill: '#7a4a20' }],
  },
  {
    name: null,
    skin: '#c98b5c',
    coat: '#1fa08e',
    parts: [
      { d: 'M13 32 Q8 18 14 10 Q24 3 34 10 Q40 18 35.5 32 Q35 20 31 13 Q22 17 17 14 Q14 22 13 32 Z', fill: '#3a2414' },
    ],
  },
  {
    name: null,
    skin: '#e0a878',
    coat: '#3e6fa8',
    parts: [
      { d: 'M12 19 Q12 7 24 7 Q36 7 36 19 Q24 15.5 12 19 Z', fill: '#d8432b' },
      { d: 'M33 17.5 Q41 17 42 20 Q38 21.5 33.5 20 Z', fill: '#962315' },
    ],
  },
  {
    name: null,
    skin: '#8a5a38',
    coat: '#ebbb1d',
    parts: [
      {
        d: 'M12 22 Q8 14 13 10 Q16 4 22 6 Q28 3 32 8 Q39 11 36 22 Q34 15 30 13.5 Q24 16 18 13.5 Q14 15 12 22 Z',
        fill: '#1e1812',
      },
      { d: GLASSES, fill: 'rgb(255 246 222 / 35%)' },
    ],
  },
];
