import { DESKTOP, openBrowser, PHONE, person } from '../e2e/browser';
import { startProduct } from '../e2e/product';
async function main() {
  const product = await startProduct();
  const browser = await openBrowser();
  try {
    const ann = await person(browser, 'Ann', DESKTOP, product.url);
    await ann.page.goto('/');
    await ann.page.getByRole('button', { name: /Play a friend/ }).click();
    const link = await ann.page.getByTestId('match-link').inputValue();
    await ann.page.getByLabel('Your name').fill('Ann');
    await ann.page.screenshot({ path: '/tmp/meeting/1-ann.png' });
    await ann.page.getByTestId('side-army').click();
    const ben = await person(browser, 'Ben', PHONE, product.url);
    await ben.page.goto(link);
    await ben.page.getByTestId('whose-choice').waitFor();
    await ann.page.getByTestId('preset-duel').check();
    await ann.page.waitForTimeout(500);
    await ann.page.screenshot({ path: '/tmp/meeting/2-ann.png', fullPage: true });
    await ben.page.getByLabel('Your name').fill('Ben');
    await ben.page.getByTestId('side-dinosaurs').click();
    await ben.page.waitForTimeout(1500);
    await ann.page.screenshot({ path: '/tmp/meeting/3-ann.png', fullPage: true });
    await ben.page.screenshot({ path: '/tmp/meeting/3-ben.png' });
    console.log(ann.complaints(), ben.complaints());
    await ann.page.getByTestId('terms').selectOption({ label: 'Quick' }, { timeout: 4000 }).catch(() => {});
    await ann.page.waitForTimeout(1000);
    await ann.page.screenshot({ path: '/tmp/meeting/4-ann.png' });
    await ben.page.screenshot({ path: '/tmp/meeting/4-ben.png' });
    await ben.page.locator('.lobby__scroll').evaluate((e) => e.scrollTo(0, 700)).catch(() => {});
    await ben.page.screenshot({ path: '/tmp/meeting/4-ben-b.png' });
    await ben.page.getByTestId('ready').click({ timeout: 4000 }).catch(() => {});
    await ann.page.getByTestId('preset-island').check({ timeout: 4000 }).catch(() => {});
    await ann.page.waitForTimeout(1500);
    await ann.page.screenshot({ path: '/tmp/meeting/5-ann.png' });
    await ann.page.locator('.lobby__scroll').evaluate((e) => e.scrollTo(0, 500)).catch(() => {});
    await ann.page.screenshot({ path: '/tmp/meeting/5-ann-b.png' });
    await ann.page.setViewportSize({ width: 390, height: 844 });
    await ann.page.waitForTimeout(500);
    for (const [i, y] of [0, 700, 1400, 2100].entries()) {
      await ann.page.locator('.lobby__scroll').evaluate((e, to) => e.scrollTo(0, to), y).catch(() => {});
      await ann.page.screenshot({ path: `/tmp/meeting/6-ann-${i}.png` });
    }
    console.log(ann.complaints(), ben.complaints());
  } finally {
    console.log(product.log().split('\n').filter((line) => /error|warn|mishap/i.test(line)).slice(0, 10).join('\n'));
    await browser.close();
    await product.stop();
  }
}
void main();
