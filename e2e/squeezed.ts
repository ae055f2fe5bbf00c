/** Looks for pictures of the table that are drawn for another size than they are shown at. */
import type { Page } from 'playwright-core';

/** The canvases that are squeezed or stretched, as `drawn 390x570, shown 390x285`. */
export function squeezedPictures(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('canvas')]
      .filter(({ clientWidth, clientHeight }) => clientWidth > 0 && clientHeight > 0)
      .filter((canvas) => Math.abs(canvas.width / canvas.clientWidth - canvas.height / canvas.clientHeight) > 0.02)
      .map((canvas) => {
        const { width, height, clientWidth, clientHeight } = canvas;
        return `drawn ${width}x${height}, shown ${clientWidth}x${clientHeight}`;
      }),
  );
}
