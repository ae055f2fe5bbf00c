import { useMemo } from 'preact/hooks';
import { type FigureOptions, figureArt, figureMetrics, figureSvg, outlineFor } from './figures';

interface FigureProps {
  /** Name of a drawing; an unknown one shows the rifleman. */
  readonly art: string;
  /** The box that the drawing is fitted into, in px. */
  readonly width: number;
  readonly height: number;
  readonly state?: FigureOptions['state'];
  readonly plastic?: FigureOptions['plastic'];
  readonly flip?: boolean;
  /** Spoken name; without it the figure is decoration. */
  readonly label?: string;
}

/** A figure in a card, scaled to fit, with the outline for its size. */
export function Figure({
  art: name,
  width,
  height,
  state = 'normal',
  plastic = 'green',
  flip = false,
  label,
}: FigureProps) {
  const markup = useMemo(() => {
    const art = figureArt(name);
    const box = figureMetrics(art, { state });
    const scale = Math.min(width / box.width, height / box.height);
    const size = { width: Math.round(box.width * scale), height: Math.round(box.height * scale) };
    return figureSvg(art, { outline: outlineFor(scale), state, plastic, flip, size });
  }, [name, width, height, state, plastic, flip]);
  const drawing = <span class="figure" aria-hidden="true" dangerouslySetInnerHTML={{ __html: markup }} />;
  if (!label) return drawing;
  return (
    <span role="img" aria-label={label}>
      {drawing}
    </span>
  );
}
