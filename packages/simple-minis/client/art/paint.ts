/** The materials of the toys: plastic of the player's colour, rubber, and the stuff of gear. */
import type { Part } from '@dwo/kits/art/body-plans';
import { CREAM, INK, PLASTIC, type Plastic, RUBBER, type Rubber, type Tone } from '@dwo/kits/art/palette';
import type { DrawingOptions } from '@dwo/kits/miniatures/figure-art';
import type { PersonPart, Stuff } from './people';

const DEAD: Tone = { flat: '#E3D3A8', shade: '#B9A676', lit: '#F6EBCB' };

const STUFF: Readonly<Record<Exclude<Stuff, 'coat' | 'ink'>, string>> = {
  ...{ skin: '#E0A878', leather: '#6B4A2E', denim: '#55617E', steel: '#9AA4AC', straw: '#E2BC62', cloth: '#EADBB8' },
  ...{ fur: '#8A5A34', scarf: '#B3261E', brass: '#D7A32E', glow: '#3FD0C0', wing: '#8C1F52' },
  glass: 'rgb(190 232 240 / 42%)',
};

/** The tone of rubber, or of the player's plastic where it is null. */
export function toneOf(rubber: Rubber | null, { state, plastic }: DrawingOptions): Tone {
  if (state === 'dead') return DEAD;
  return rubber === null ? (PLASTIC[plastic as Plastic] ?? PLASTIC.green) : RUBBER[rubber];
}

function fillOf(paint: Part['paint'], { flat, shade, lit }: Tone): string {
  const fills = {
    far: shade,
    stripe: shade,
    horn: CREAM,
    teeth: CREAM,
    mouth: '#7A1220',
    over: lit,
    back: lit,
  } as const;
  return (fills as Partial<Record<Part['paint'], string>>)[paint] ?? flat;
}

/** The markup of a part of a body. */
export function painted({ paint, d }: Pick<Part, 'paint' | 'd'>, tone: Tone, outline: number): string {
  const fine = paint === 'stripe' || paint === 'teeth';
  if (paint === 'lines') {
    return `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${outline * 0.7}" stroke-linecap="round"/>`;
  }
  const ink = fine ? '' : ` stroke="${INK}" stroke-width="${2 * outline}" paint-order="stroke"`;
  return `<path d="${d}" fill="${fillOf(paint, tone)}"${ink} stroke-linejoin="round"/>`;
}

/** The markup of parts of a player's plastic and of other stuff. */
export function partsMarkup(parts: readonly PersonPart[], options: DrawingOptions): string {
  const { outline = 3, state } = options;
  const coat = toneOf(null, options);
  const fill = (stuff: Stuff) => {
    if (state === 'dead') return DEAD.flat;
    return stuff === 'coat' ? coat.flat : stuff === 'ink' ? INK : STUFF[stuff];
  };
  return parts
    .map(([stuff, d]) =>
      stuff === 'ink'
        ? `<path d="${d}" fill="${INK}"/>`
        : `<path d="${d}" fill="${fill(stuff)}" fill-rule="evenodd" stroke="${INK}" stroke-width="${outline}" stroke-linejoin="round"/>`,
    )
    .join('');
}

/** The fill of a rider's leg. */
export const legFill = ({ state }: Pick<DrawingOptions, 'state'>) => (state === 'dead' ? DEAD.flat : STUFF.denim);
