/**
 * Drawings that are fetched after the words: a page can be read and used before its pictures are here. Every picture has its
 * size from the start, so nothing moves when it arrives.
 */
import type { FigureProps } from '@dwo/kits/game-client';
import { useEffect, useState } from 'preact/hooks';
import { SIZES } from './sizes';

type Drawings = typeof import('./drawings');

let drawings: Drawings | null = null;
const fetched = import('./drawings').then((all) => {
  drawings = all;
});
// The next page tries again; a missing picture blocks nothing.
fetched.catch(() => undefined);

/** The drawings; null until they are fetched. */
export function useDrawings(): Drawings | null {
  const [, setCame] = useState(drawings !== null);
  useEffect(() => {
    if (drawings === null) void fetched.then(() => setCame(true)).catch(() => undefined);
  }, []);
  return drawings;
}

/** A figure in the space that it will fill. */
export function BoxFigure(props: FigureProps) {
  const drawn = useDrawings();
  if (drawn !== null) return <drawn.Figure {...props} />;
  const { art, width, height } = props;
  const [wide, high] = art in SIZES ? SIZES[art as keyof typeof SIZES] : [width, height];
  const scale = Math.min(width / wide, height / high);
  const size = { width: Math.round(wide * scale), height: Math.round(high * scale) };
  return (
    <span class="figure" aria-hidden="true">
      <svg {...size} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true" />
    </span>
  );
}
