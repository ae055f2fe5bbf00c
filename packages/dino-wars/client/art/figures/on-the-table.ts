/** The figures in the form that a table of miniatures needs. */

import { CANOPY, canopyMarkup } from '@dwo/kits/art/figures/canopy';
import type { Plastic } from '@dwo/kits/art/palette';
import type { FigureArt as TableArt } from '@dwo/kits/miniatures/figure-art';
import { type FigureArt, figureArt, figureMetrics, figureSvg, gunInDrawing, outlineFor } from './index';

export const FIGURES: TableArt = {
  known: figureArt,
  metrics: (name, options) => figureMetrics(name as FigureArt, options as Parameters<typeof figureMetrics>[1]),
  svg: (name, { plastic, ...options }) =>
    figureSvg(name as FigureArt, { ...options, ...(plastic === undefined ? {} : { plastic: plastic as Plastic }) }),
  outline: outlineFor,
  gun: gunInDrawing,
  canopy: { ...CANOPY, markup: canopyMarkup },
};
