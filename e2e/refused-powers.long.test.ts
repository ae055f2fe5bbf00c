/** Every game in a browser that refuses all that it may refuse, with a server and without one. */
import { GAMES } from './addresses';
import { photograph, seen } from './browser';
import { ALL_REFUSALS, refuse, speaksPlainly } from './refusing';
import { beginSolo, playOn, TABLE } from './solo';
import { openStage } from './stage';

jest.setTimeout(200_000);

const stage = openStage();

describe.each(GAMES)('%s', (game) => {
  stage.scene('is played', async () => {
    const ann = await stage.arrive('Ann', '/');
    ann.excuse(/WebGL/);
    await refuse(ann, ALL_REFUSALS);
    await beginSolo(ann, game);
    await playOn(ann, 6, () => speaksPlainly(ann));
  });

  stage.scene('is played while the server is silent', async () => {
    const ann = await stage.arrive('Ann', '/');
    ann.excuse(/WebGL|Failed to load resource/);
    // A referee on this device is a worker.
    await refuse(
      ann,
      ALL_REFUSALS.filter(([, name]) => name !== 'Worker'),
    );
    await ann.page.goto(`/${game}/play`);
    const side = ann.page.locator('[data-testid^="play-"]').first();
    await side.waitFor();
    await ann.page.route('**/api/**', (route) => route.abort());
    await side.click();
    await ann.page.locator(TABLE).first().waitFor();
    expect(new URL(ann.page.url()).pathname).toMatch(/^\/m\/device-/);
    await playOn(ann, 6, () => speaksPlainly(ann));
    await photograph([{ ...ann, name: `refused-${game}` }]);
  });
});

stage.scene('pictures that the browser did not decode at first are drawn at another try', async () => {
  const ann = await stage.arrive('Ann', '/');
  await ann.page.addInitScript(() => {
    const { decode } = HTMLImageElement.prototype;
    const refused = new WeakSet<HTMLImageElement>();
    HTMLImageElement.prototype.decode = function (this: HTMLImageElement) {
      if (refused.has(this)) return decode.call(this);
      refused.add(this);
      return Promise.reject(new DOMException('', 'EncodingError'));
    };
  });
  await beginSolo(ann, 'dino-wars');
  await seen(ann);
  await photograph([{ ...ann, name: 'refused-pictures' }]);
});

stage.scene('while the server is silent, a browser that starts no worker says what is missing', async () => {
  const ann = await stage.arrive('Ann', '/');
  ann.excuse(/WebGL|Failed to load resource/);
  await refuse(ann, ALL_REFUSALS);
  await ann.page.goto('/dino-wars/play');
  const side = ann.page.locator('[data-testid^="play-"]').first();
  await side.waitFor();
  await ann.page.route('**/api/**', (route) => route.abort());
  await side.click();
  await ann.page.getByText('this browser does not let the page compute in the background').waitFor();
  await speaksPlainly(ann);
  await photograph([{ ...ann, name: 'refused-workers' }]);
});
