/** Every game under a translator: nothing that it replaced stays behind, and everything that changes is translated anew. */
import { GAMES } from './addresses';
import { beginSolo, playOn } from './solo';
import { openStage } from './stage';
import { staleWords, translate } from './translator';

jest.setTimeout(200_000);

const stage = openStage();

describe.each(GAMES)('%s', (game) => {
  stage.scene('a match against the computer', async () => {
    const ann = await stage.arrive('Ann', '/');
    await beginSolo(ann, game);
    const { page } = ann;
    await page.evaluate(translate);
    expect(await page.locator('font').count()).toBeGreaterThan(10);
    await playOn(ann, 12, async () => expect(await page.evaluate(staleWords)).toEqual([]));
    // Drawers and the way home are replaced as a whole.
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    expect(await page.evaluate(staleWords)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.evaluate(staleWords)).toEqual([]);
  });
});
