/** A small piece of terrain, as it will look on the table. */

import { useMemo } from 'preact/hooks';
import { terrainPicture } from '../terrain';
import { isMade, pieceOf } from '../terrain/piece';

const OUTLINES: Readonly<Record<'box' | 'round', readonly (readonly [number, number])[]>> = {
  box: [
    [150, 150],
    [750, 150],
    [750, 550],
    [150, 550],
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

export function Swatch({ kind }: { readonly kind: string }) {
  const picture = useMemo(() => {
    const shape = isMade(kind) ? 'box' : 'round';
    const outline = OUTLINES[shape].map(([x, y]) => ({ x, y }));
    const piece = terrainPicture(pieceOf({ id: 'swatch', kind, outline }, { widthCi: 900, heightCi: 700 }));
    return { ...piece, svg: { __html: piece.markup } };
  }, [kind]);
  return (
    <svg
      class="swatch"
      viewBox={`0 0 ${picture.width} ${picture.height}`}
      aria-hidden="true"
      dangerouslySetInnerHTML={picture.svg}
    />
  );
}
