/** A browser that has deleted what the page kept: the owner of a seat is told the ways back to it, at a desk and on a phone. */
import { HOSTED } from '@dwo/shelf/server';
import { DESKTOP, PHONE, seen } from '../browser';
import { newMatch } from '../new-match';
import { openStage } from '../stage';

jest.setTimeout(180_000);

const stage = openStage({ GAMES: [...HOSTED, 'tar-pit'].join() });

for (const [where, size] of [
  ['at a desk', DESKTOP],
  ['on a phone', PHONE],
] as const) {
  stage.scene(`the owner of a seat by correspondence, ${where}`, async () => {
    const terms = { kind: 'correspondence', days: 1 };
    const id = await newMatch(stage.product, { game: 'tar-pit', preset: 'standard', terms });
    const ann = await stage.arrive('Ann', `/m/${id}`, size);
    const ben = await stage.arrive('Ben', `/m/${id}`, size);
    await ann.page.getByTestId('side-left').click();
    await ben.page.getByTestId('side-right').click();
    for (const { page } of [ann, ben]) await page.getByTestId('tar-table').waitFor();
    const { page } = ann;
    expect(await page.getByTestId('seat-again').count()).toBe(0);
    // The browser deletes everything, also what it would write when the page is left.
    await page.goto('about:blank');
    await page.context().clearCookies();
    await page.goto('/privacy');
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.goto(`/m/${id}`);
    await page.getByTestId('tar-table').waitFor();
    const ribbon = page.getByTestId('seat-again');
    await ribbon.getByText('Is one of these seats yours?').waitFor();
    await seen(ann);
    await page.screenshot({ path: `.cache/e2e/lost-${size.width}.png` });
    await ribbon.getByRole('button', { name: 'Yes, give it back' }).click();
    await ribbon.getByText(/latest mail .* link for another device .* private seat link/).waitFor();
    await seen(ann);
    await page.screenshot({ path: `.cache/e2e/lost-how-${size.width}.png` });
    await ribbon.getByRole('button', { name: 'Got it' }).click();
    await ribbon.waitFor({ state: 'detached' });
  });
}
