/** The ground of the test game, with a piece of every kind beside the field of play. */
import { size } from './uses';

const square = (x: number, y: number, half: number) => [
  { x: x - half, y: y - half },
  { x: x + half, y: y - half },
  { x: x + half, y: y + half },
  { x: x - half, y: y + half },
];

/** Pieces beside the field of play, which the rules of this game leave out. */
const DRESSING = [
  {
    id: 'wall',
    kind: 'wall',
    outline: [
      { x: 150, y: 1000 },
      { x: 500, y: 1000 },
      { x: 500, y: 1300 },
    ],
    line: true,
  },
  {
    id: 'fence',
    kind: 'fence',
    outline: [
      { x: 900, y: 1150 },
      { x: 1500, y: 1250 },
    ],
    line: true,
  },
  {
    id: 'low',
    kind: 'low-wall',
    outline: [
      { x: 1800, y: 950 },
      { x: 2250, y: 1150 },
    ],
    line: true,
  },
  { id: 'tree', kind: 'tree', outline: square(300, 1550, 60) },
  { id: 'nest', kind: 'nest', outline: square(900, 1600, 130) },
  { id: 'wreck', kind: 'wreck', outline: square(1500, 800, 140) },
  { id: 'rocks', kind: 'rocks', outline: square(2100, 1600, 180) },
  { id: 'waste', kind: 'wasteland', outline: square(900, 750, 220) },
] as const;

/** The ground of the test game. */
export const GROUND = {
  ...size(),
  terrain: DRESSING,
  look: 'sand',
} as const;
