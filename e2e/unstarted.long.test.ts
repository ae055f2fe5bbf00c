/** The page under a path of another site, where none of its files arrive: it says so in place of staying white. */
import { openStage } from './stage';

jest.setTimeout(120_000);

const stage = openStage();

stage.scene('a page whose files do not arrive says that it needs a host name of its own', async () => {
  const ann = await stage.arrive('Ann', '/');
  const { page } = ann;
  const said = page.locator('.unstarted').first();
  await page.locator('main').first().waitFor();
  expect(await said.isVisible()).toBe(false);
  ann.excuse(/Failed to load resource|MIME type/);
  const start = await (await fetch(stage.product.url)).text();
  await page.route('**/*', (route) => {
    const isPage = new URL(route.request().url()).pathname === '/games/';
    return isPage ? route.fulfill({ contentType: 'text/html', body: start }) : route.fulfill({ status: 404, body: '' });
  });
  await page.goto('/games/');
  await said.waitFor();
  expect(await said.innerText()).toContain('needs a host name of its own');
});
