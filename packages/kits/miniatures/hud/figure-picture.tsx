/** A figure in a card. */
import { useMemo } from 'preact/hooks';
import type { Plastic } from '../../art/palette';
import { useFace } from './context';

interface FigurePictureProps {
  /** The name of a drawing of the game. */
  readonly art: string;
  /** The box that the drawing is fitted into, in px. */
  readonly width: number;
  readonly height: number;
  readonly dead?: boolean;
  /** The colour of its player's plastic. */
  readonly plastic?: Plastic | undefined;
}

/** The drawing, scaled to fit, with the outline for its size. */
export function FigurePicture({ art: name, width, height, dead = false, plastic = 'green' }: FigurePictureProps) {
  const { art } = useFace().game;
  const markup = useMemo(() => {
    const known = art.known(name);
    const state = dead ? 'dead' : 'normal';
    const box = art.metrics(known, { state });
    const scale = Math.min(width / box.width, height / box.height);
    const size = { width: Math.round(box.width * scale), height: Math.round(box.height * scale) };
    return art.svg(known, { outline: art.outline(scale), state, plastic, size });
  }, [art, name, width, height, dead, plastic]);
  return <span class="figure" aria-hidden="true" dangerouslySetInnerHTML={{ __html: markup }} />;
}
