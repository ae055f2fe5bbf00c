/** The board of a table of miniatures, drawn with PixiJS behind the interface in `model.ts`. */
import { say } from '../words';
import { Board } from './board';
import type { BoardOptions } from './board-view';
import { Canvas, notice } from './canvas';
import type { Scene } from './model';
import { fontOf } from './pictures/picture';

export type { FigureArt } from './figure-art';
export type * from './model';

/** The longest time that the first frame waits for fonts. */
const FONTS_MS = 700;

async function fontsReady(): Promise<void> {
  if (!document.fonts) return;
  const wanted = (['read', 'shout'] as const).map((face) => document.fonts.load(fontOf(face, 18), '0123456789'));
  const patience = new Promise<void>((resolve) => setTimeout(resolve, FONTS_MS));
  await Promise.race([Promise.allSettled(wanted), patience]);
}

/**
 * Opens a board in a positioned element and fills it. Rejects if the browser has no WebGL, and writes the reason into the
 * element unless somebody listens for `gone`.
 */
export async function createScene(canvasHost: HTMLElement, options: BoardOptions): Promise<Scene> {
  try {
    const [canvas] = await Promise.all([Canvas.open(canvasHost, options.gone), fontsReady()]);
    return new Board(canvas, options);
  } catch (error) {
    if (options.gone === undefined) notice(canvasHost, say('board.undrawn'));
    throw error;
  }
}
