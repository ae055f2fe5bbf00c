/** Width and height of the figures that the shell shows, in the units of their drawings. */
export const SIZES = {
  allosaurus: [203.05, 132.16],
  brachiosaurus: [250, 182],
  coelophysis: [228, 108.11],
  parasaurolophus: [204, 142],
  'soldier-leader': [60, 76.6],
  'soldier-nco': [73.3, 76.6],
  'soldier-rifle': [78.3, 76.6],
  stegosaurus: [220, 126],
  triceratops: [212, 106],
  tyrannosaurus: [238.34, 193],
} as const satisfies Record<string, readonly [number, number]>;
