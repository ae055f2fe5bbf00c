/** A second link in the same tab: every page that reads the fragment of its address shows what the new one names. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, pathsOf } from './addresses';
import { type Person, seen } from './browser';
import { newMatch } from './new-match';
import { sharedLink } from './own-parts';
import { openStage } from './stage';
import { until } from './until';

jest.setTimeout(300_000);

const stage = openStage();
const { arrive, scene } = stage;

/** Opens another link to the page that is shown, as a press on a link elsewhere does. */
const follow = ({ page }: Person, fragment: string) =>
  page.evaluate((to) => {
    location.hash = to;
  }, fragment);

scene('a second link from a mail asks its own question, and its button acts on it', async () => {
  const ann = await arrive('Ann', '/mine#mail-off=first');
  const { page } = ann;
  const asked = page.getByTestId('arrival').getByRole('status');
  await asked.waitFor();
  const before = await asked.innerText();
  await follow(ann, 'mail-on=second');
  await until('the question is another one', async () => (await asked.innerText()) !== before);
  ann.excuse(/Failed to load resource/);
  await seen(ann);
  const sent = page.waitForRequest((request) => request.method() === 'POST' && /mail/.test(request.url()));
  await page.getByTestId('arrival').getByRole('button').first().click();
  const request = await sent;
  expect([new URL(request.url()).pathname, request.postDataJSON()]).toEqual([
    expect.stringMatching(/confirm/),
    expect.objectContaining({ token: 'second' }),
  ]);
  // A third of the same kind begins anew: nothing of the one before is left.
  await page.getByTestId('arrival').getByRole('alert').waitFor();
  await follow(ann, 'mail-on=third');
  await page.getByTestId('arrival').getByRole('alert').waitFor({ state: 'detached' });
});

scene('a second link to a day or a person asks for that one', async () => {
  const ann = await arrive('Ann', '/');
  ann.excuse(/Failed to load resource/);
  for (const [path, first, second] of [
    ['/daily', '2026-01-01', '2026-01-02'],
    ['/ratings', 'firsthandle', 'secondhandle'],
  ] as const) {
    const asksFor = (what: string) => ann.page.waitForRequest((request) => request.url().includes(what));
    await Promise.all([asksFor(first), ann.page.goto(`${path}#${first}`)]);
    await Promise.all([asksFor(second), follow(ann, second)]);
  }
});

scene('a second seat link to a match takes that seat', async () => {
  const ann = await arrive('Ann', '/');
  const id = await newMatch(stage.product, { preset: 'duel' });
  await ann.page.goto(`/m/${id}`);
  await ann.page.getByTestId('match-link').waitFor();
  const token = 'x'.repeat(43);
  await follow(ann, `seat=${token}`);
  await until('the link is used up', async () => new URL(ann.page.url()).hash === '');
});

/** The ids of the first and the last rule of a game. */
function rulesOf(game: string): readonly [string, string] {
  const text = readFileSync(join(__dirname, '..', 'packages', game, 'RULES.md'), 'utf8');
  const ids = [...text.matchAll(/^[-*]?\s*\**`?([A-Z]{2}(?:-[A-Z0-9]+)+[a-z]?)`?\**/gm)].map(([, id = '']) => id);
  return [ids[0] ?? '', ids.at(-1) ?? ''];
}

/** The button of a page of documents that begins with an empty one. */
const BARE = '[data-testid="new-army"], [data-testid="new-table"], [data-testid="empty"], [data-testid="empty-box"]';

describe.each(GAMES)('%s', (game) => {
  scene('rules', async () => {
    const [first, second] = rulesOf(game);
    const ann = await arrive('Ann', `/${game}/rules#${first}`);
    const chosen = ann.page.locator('.rules__rule--chosen');
    await until('the first rule is chosen', async () => (await chosen.getAttribute('id')) === first);
    await follow(ann, second);
    await until('the second rule is chosen', async () => (await chosen.getAttribute('id')) === second);
    await until('it is in sight', () =>
      chosen.evaluate((rule) => {
        const { top, bottom } = rule.getBoundingClientRect();
        return top < innerHeight && bottom > 0;
      }),
    );
  });

  scene('figures', async () => {
    const ann = await arrive('Ann', `/${game}/figures`);
    const tiles = ann.page.locator('a.beast-tile');
    await tiles.first().waitFor();
    const [first = '', second = ''] = await tiles.evaluateAll((all) =>
      [all[0], all.at(-1)].map((tile) => tile?.getAttribute('href') ?? ''),
    );
    const shown = ann.page.locator('a.beast-tile[aria-current="true"]');
    for (const which of [first, second]) {
      await follow(ann, which);
      await until(`${which} is shown`, async () => (await shown.getAttribute('href')) === which);
    }
  });

  const own = pathsOf(game).filter((path) => !['learn', 'rules', 'figures', 'plan'].includes(path));
  for (const path of own) {
    scene(path, async () => {
      const maker = await arrive('Maker', `/${game}/${path}`);
      const links: string[] = [];
      for (const name of ['First', 'Second']) {
        // The second has less in it than what is chosen of the first.
        if (name === 'Second') await maker.page.locator(BARE).first().click();
        await maker.page.getByTestId('document-name').fill(name);
        links.push(new URL(await sharedLink(maker)).hash);
        await maker.page.reload();
      }
      const [first = '', second = ''] = links;
      const ann = await arrive('Ann', `/${game}/${path}${first}`);
      const name = ann.page.getByTestId('document-name');
      await until('the first is open', async () => (await name.inputValue()) === 'First');
      const figures = ann.page.locator('[data-testid^="figure-"]');
      if ((await figures.count()) > 1) await figures.last().click();
      await follow(ann, second);
      await until('the second is open', async () => (await name.inputValue()) === 'Second');
      await follow(ann, 'AAAA');
      await ann.page.getByText(/This link is damaged/).waitFor();
      expect(await name.inputValue()).toBe('Second');
    });
  }

  if (own.length > 0) {
    scene('the way to a match of one’s own', async () => {
      const ann = await arrive('Ann', `/${game}/play`);
      const chosen = ann.page.locator('[data-testid^="way-"]:checked');
      await until('a match of the game is chosen', async () => (await chosen.count()) === 1);
      await follow(ann, 'own');
      await until('it is not any more', async () => (await chosen.count()) === 0);
    });
  }
});
