/** A small piece of terrain, as it will look on the table. */

import { useMemo } from 'preact/hooks';
import { terrainPicture } from '../terrain';
import { isMade, pieceOf } from '../terrain/piece';

const OUTLINES: Readonly<Record<'box' | 'line' | 'round', readonly (readonly [number, number])[]>> = {
  box: [
    [150, 150],
    [750, 150],
    [750, 550],
    [150, 550],
  ],
  line: [
    [100, 300],
    [450, 420],
    [800, 300],
  ],
  round: [
    [800, 350],
    [660, 530],
    [440, 590],
    [220, 520],
    [100, 350],
    [230, 190],
    [460, 110],
    [690, 190],
  ],
};

export function Swatch({ kind, line }: { readonly kind: string; readonly line: boolean }) {
  const picture = useMemo(() => {
    const shape = line ? 'line' : isMade(kind) ? 'box' : 'round';
    const outline = OUTLINES[shape].map(([x, y]) => ({ x, y }));
    const piece = terrainPicture(pieceOf({ id: 'swatch', kind, outline, line }, { widthCi: 900, heightCi: 700 }));
    return { ...piece, svg: { __html: piece.markup } };
  }, [kind, line]);
  return (
    <svg
      class="swatch"
      viewBox={`0 0 ${picture.width} ${picture.height}`}
      aria-hidden="true"
      dangerouslySetInnerHTML={picture.svg}
    />
  );
}
