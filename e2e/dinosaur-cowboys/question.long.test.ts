/** A question that follows a press: no answer comes under the finger that has pressed. */
import { DESKTOP, PHONE } from '../browser';
import { newMatch } from '../new-match';
import { openStage } from '../stage';
import { phase } from './player';

jest.setTimeout(300_000);

const stage = openStage();

const SIZES = [DESKTOP, PHONE, { width: 844, height: 390 }];

for (const size of SIZES) {
  stage.scene(
    `DC-TRT-2 at ${size.width}x${size.height} the answers about traits lie beside the last press`,
    async () => {
      const id = await newMatch(stage.product, { game: 'dinosaur-cowboys', preset: 'showdown', bots: ['other'] });
      const zoe = await stage.arrive(`Zoe-${size.width}`, `/m/${id}`, size);
      const { page } = zoe;
      await page.getByTestId('side-one').click();
      await phase(zoe, 'select');
      await page
        .getByRole('button', { name: /^Papa Jonas/ })
        .first()
        .click();
      const act = page.getByTestId('act');
      await act.waitFor();
      await page.waitForTimeout(600);
      const box = await act.boundingBox();
      if (box === null) throw new Error('There is no red button');
      const spot = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      await page.mouse.click(spot.x, spot.y);
      const answers = page.locator('.reaction__answers button');
      await answers.first().waitFor();
      for (const answer of await answers.all()) {
        const { x, y, width, height } = (await answer.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
        const isUnder = spot.x >= x && spot.x <= x + width && spot.y >= y && spot.y <= y + height;
        expect(isUnder).toBe(false);
        expect(y + height).toBeLessThan(size.height);
      }
      await page.mouse.click(spot.x, spot.y);
      await page.waitForTimeout(500);
      expect(await answers.count()).toBeGreaterThan(1);
    },
  );
}
