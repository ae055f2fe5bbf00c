/** The colours: one flat, one shade and one lit edge for every material that a figure is made of. */

/** The flat colour of a material, its shade (lower right) and its lit edge (upper left), as CSS colours. */
export interface Tone {
  readonly flat: string;
  readonly shade: string;
  readonly lit: string;
}

/** Outline, text and the top bar. */
export const INK = '#1E1812';
/** Light text, dice, teeth. */
export const CREAM = '#FFF6DE';
/** Danger, and the one button to press. */
export const POSTER_RED = '#B3261E';
/** Life points, "can act", rank signs. */
export const GOLD = '#FFC93C';
/** The current phase, and bursts. */
export const MUSTARD = '#FFD34D';

/** Rubber colours. They belong to a species, never to a side. */
export const RUBBER = {
  red: { flat: '#D8432B', shade: '#962315', lit: '#F2755A' },
  violet: { flat: '#8A58C2', shade: '#57318A', lit: '#B48BE2' },
  blue: { flat: '#3F7FC4', shade: '#234F88', lit: '#78B0E8' },
  orange: { flat: '#EE8A22', shade: '#AE5710', lit: '#FFB65E' },
  brown: { flat: '#B9793F', shade: '#794820', lit: '#DEA56B' },
  teal: { flat: '#1FA08E', shade: '#0E655B', lit: '#5BCFBD' },
  yellow: { flat: '#EBBB1D', shade: '#A87C08', lit: '#FFDF6B' },
  magenta: { flat: '#D23F83', shade: '#8C1F52', lit: '#F07FB2' },
  olive: { flat: '#6FA03A', shade: '#426519', lit: '#9FCB63' },
  sky: { flat: '#5FA9C9', shade: '#33708C', lit: '#9AD4EC' },
  pink: { flat: '#F08A86', shade: '#B4504F', lit: '#FFBDB6' },
  lime: { flat: '#A8C62F', shade: '#6B8212', lit: '#D3EA6C' },
  navy: { flat: '#4A62B0', shade: '#2A3C78', lit: '#7F96DC' },
  mint: { flat: '#57B88A', shade: '#2C7A58', lit: '#9BE0BE' },
  bone: { flat: '#F4E7C8', shade: '#C9B184', lit: '#FFF9EA' },
} as const satisfies Record<string, Tone>;

/** Name of a rubber colour. */
export type Rubber = keyof typeof RUBBER;

/** Colours of plastic. */
export const PLASTIC = {
  green: { flat: '#5B7F35', shade: '#35501B', lit: '#8DB35A' },
  grey: { flat: '#7F8C94', shade: '#4B575F', lit: '#B4BFC6' },
  blue: { flat: '#3E6FA8', shade: '#22456F', lit: '#7BA6D8' },
  tan: { flat: '#B08D4F', shade: '#735827', lit: '#DCBF88' },
  red: { flat: '#A8483C', shade: '#6B2F2F', lit: '#D98478' },
  violet: { flat: '#77599B', shade: '#4A3368', lit: '#AC90CC' },
} as const satisfies Record<string, Tone>;

/** Name of a plastic colour. */
export type Plastic = keyof typeof PLASTIC;

/**
 * The two makes of figures: rubber has a toothed base and egg-shaped plates, plastic a smooth base and shields. Each lists the
 * plates and emblems of the first to the sixth player.
 */
export const MAKES = {
  rubber: [
    { emblem: 'claw', plate: '#B3261E' },
    { emblem: 'egg', plate: '#6B3A8F' },
    { emblem: 'horn', plate: '#0E655B' },
    { emblem: 'tooth', plate: '#7A4A12' },
    { emblem: 'leaf', plate: '#3F6212' },
    { emblem: 'wave', plate: '#234F88' },
  ],
  plastic: [
    { emblem: 'star', plate: '#2F4A1C' },
    { emblem: 'bar', plate: '#4B575F' },
    { emblem: 'diamond', plate: '#22456F' },
    { emblem: 'ring', plate: '#6B2F2F' },
    { emblem: 'cross', plate: '#735827' },
    { emblem: 'moon', plate: '#4A3368' },
  ],
} as const;

/** Name of a make. */
export type Make = keyof typeof MAKES;

/** Plastic colours in the order of the players. */
export const PLASTICS: readonly Plastic[] = ['green', 'grey', 'blue', 'red', 'tan', 'violet'];
