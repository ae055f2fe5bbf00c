/** Cards for two to five at the same table as every other: from the link to the replay, against people and computers. */
import { defaults } from '@dwo/jurassic-wars';
import type { Browser } from 'playwright-core';
import { seriousFindingsOf } from '../axe';
import { DESKTOP, openBrowser, type Person, PHONE, person, photograph } from '../browser';
import { newMatch } from '../new-match';
import { type Product, startProduct } from '../product';
import { until } from '../until';

jest.setTimeout(420_000);

let product: Product;
let browser: Browser;
const people: Person[] = [];

beforeAll(async () => {
  product = await startProduct(20);
  browser = await openBrowser();
});

afterEach(async () => {
  const gone = people.splice(0);
  for (const each of gone) await each.close();
  expect(gone.flatMap((each) => each.complaints())).toEqual([]);
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

/** Nobody here waits for dice to tumble, unless the test is about that. */
async function arrive(name: string, id: string, size = DESKTOP, speed = 'instant'): Promise<Person> {
  const somebody = await person(browser, name, size, product.url);
  people.push(somebody);
  await somebody.page.addInitScript((wish) => {
    localStorage.setItem('dino-wars.settings', JSON.stringify({ speed: wish }));
  }, speed);
  await somebody.page.goto(`/m/${id}`);
  return somebody;
}

/** Presses whatever can be pressed first, again and again, inside the page; four people at once would wait long for a driver. */
async function playOn({ name, page }: Person): Promise<void> {
  await page.getByTestId('jw-table').waitFor();
  await page.evaluate(() => {
    const deeds =
      '.jw__own .hand button:not([disabled]), .jw__choices button:not([disabled], [aria-disabled=true]), .jw__pool button:not([disabled])';
    setInterval(() => document.querySelector<HTMLElement>(deeds)?.click(), 30);
  });
  await until(`${name} sees the result`, async () => page.getByTestId('jw-verdict').isVisible(), 300_000);
}

/** Sits people down in turn, every other one at a phone. */
async function seated(names: readonly string[], id: string): Promise<Person[]> {
  const all: Person[] = [];
  for (const [i, name] of names.entries()) {
    const one = await arrive(name, id, i % 2 === 0 ? DESKTOP : PHONE);
    await one.page.getByTestId('side-random').click();
    all.push(one);
  }
  return all;
}

test('two players and a spectator play Carnivores Unleashed to its end and check the record', async () => {
  const id = await newMatch(product, { game: 'jurassic-wars', preset: 'unleashed-2' });
  const ann = await arrive('Ann', id);
  const ben = await arrive('Ben', id, PHONE);
  const eve = await arrive('Eve', id);
  try {
    // JW-CU-2: a player may ask for the carnivores.
    await ann.page.getByTestId('side-carnivores').click();
    await ben.page.getByTestId('side-random').click();
    for (const { page } of [ann, ben, eve]) await page.getByTestId('jw-table').waitFor();
    await Promise.all([playOn(ann), playOn(ben)]);
    expect(await eve.page.locator('.hand__card').count()).toBe(0);
    await eve.page.goto(`/r/${id}`);
    await eve.page.getByTestId('jw-replay').waitFor();
    // All cards of this version are open by now, so the match can be gone on with.
    await eve.page.getByTestId('fork').click();
    await eve.page.getByTestId('fork-computer-carnivores').waitFor();
    await eve.page.keyboard.press('Escape');
    await eve.page.getByTestId('scrub').press('End');
    await eve.page.getByTestId('curtain').waitFor();
    await eve.page.getByRole('button', { name: 'Check the record' }).click();
    await eve.page.getByTestId('proof').waitFor();
    expect(await eve.page.getByTestId('proof').getAttribute('data-verdict')).toBe('good');
  } catch (error) {
    await photograph(people);
    throw error;
  }
});

test.each([
  ['standard-2', 'advice'],
  // Cards that lie face down are all alike.
  ['wild-2', 'none'],
])('two people play %s to its end, and in the replay the first hint is: %s', async (preset, hint) => {
  const id = await newMatch(product, { game: 'jurassic-wars', preset });
  const both = await seated([`Amy ${preset}`, `Bob ${preset}`], id);
  await Promise.all(both.map(playOn));
  const { page } = both[0] as Person;
  await page.goto(`/r/${id}`);
  await page.getByTestId('hint-ask').click();
  await page.locator(`[data-hint=${hint}]`).waitFor();
  if (hint === 'none') return;
  expect(await page.getByTestId('hint-sentence').innerText()).toMatch(/^Play .+%/);
  expect(await page.locator('.jw__seats .dcard--marked').count()).toBe(1);
  expect(await seriousFindingsOf(page)).toEqual([]);
  // A spectator is not told what the seat that decides holds.
  await page.getByTestId('viewpoint').selectOption('spectator');
  await page.getByTestId('hint-ask').click();
  await page.locator('[data-hint=hidden]').waitFor();
  expect(await page.locator('.dcard--marked').count()).toBe(0);
});

test.each([
  ['whist-4', {}],
  // Everybody deals once: twice would show nothing else.
  ['poker-4', { options: { ...defaults('poker', 4), handsPerDealer: 1 } }],
] as const)('four browsers play %s to the end, and all see the same result', async (preset, changed) => {
  const id = await newMatch(product, { game: 'jurassic-wars', preset, ...changed });
  const looker = await arrive(`Ed ${preset}`, id);
  await looker.page.getByTestId('side-random').waitFor();
  // Only Carnivores Unleashed has sides.
  await until('the sides of the match are known', async () => {
    return (await looker.page.getByTestId('side-carnivores').count()) === 0;
  });
  const four = await seated(
    ['Ada', 'Bo', 'Cy', 'Di'].map((name) => `${name} ${preset}`),
    id,
  );
  try {
    await Promise.all(four.map(playOn));
    const first = ({ page }: Person) => page.locator('.jw__first').innerText();
    const results = await Promise.all(four.map(first));
    // Folded hands of Poker stay closed for ever, so nobody goes on with such a match.
    await looker.page.goto(`/r/${id}`);
    await looker.page.getByTestId('jw-replay').waitFor();
    expect(await looker.page.getByTestId('fork').count()).toBe(preset === 'poker-4' ? 0 : 1);
    // Everybody is told who they are.
    expect(new Set(results.map((text) => text.replace(' (you)', ''))).size).toBe(1);
  } catch (error) {
    await photograph(four);
    throw error;
  }
});

test('a combat is told in order: cards, dice, result, and only then the log', async () => {
  const id = await newMatch(product, { game: 'jurassic-wars', preset: 'unleashed-2', bots: ['herbivores'] });
  const ivy = await arrive('Ivy', id, DESKTOP, 'normal');
  const { page } = ivy;
  await page.getByTestId('side-random').click();
  await page.getByTestId('jw-table').waitFor();
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const note = () => {
      const step = document.querySelector<HTMLElement>('[data-testid=arena]')?.dataset.step ?? '';
      const told = document.querySelector('.jw__log')?.textContent?.includes('beats') === true;
      const now = `${step}${told ? ' told' : ''}`;
      if (seen.at(-1) !== now) seen.push(now);
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await page.getByRole('button', { name: 'Ready' }).click();
  await page.locator('[data-testid=arena][data-step=over]').waitFor();
  const seen = await page.evaluate(() => (window as unknown as { readonly seen: readonly string[] }).seen);
  const steps = seen.filter((step) => step !== '' && !step.startsWith('over'));
  expect(steps).toEqual(['faced', 'rolled', 'won told']);
});

test.each(['standard-2', 'wild-2'])('a phone shows the whole table of %s', async (preset) => {
  const id = await newMatch(product, { game: 'jurassic-wars', preset, bots: ['seat-2'] });
  const ned = await arrive(`Ned ${preset}`, id, PHONE, 'normal');
  const { page } = ned;
  await page.getByTestId('side-random').click();
  await page.getByTestId('jw-table').waitFor();
  await page.evaluate(() => {
    const deeds = '.jw__own .hand button:not([disabled]), .jw__pool button:not([disabled])';
    setInterval(() => document.querySelector<HTMLElement>(deeds)?.click(), 100);
  });
  await page.locator('.jw__commit, [data-testid=arena][data-step=faced]').first().waitFor();
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('.jw__stage, .jw__middle')]
      .filter((each) => each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1)
      .map(
        (each) =>
          `${each.className} ${each.scrollWidth}x${each.scrollHeight} of ${each.clientWidth}x${each.clientHeight}`,
      ),
  );
  expect(cut).toEqual([]);
});

test.each([
  ['whist-3', ['seat-2', 'seat-3']],
  ['underdog-3', ['seat-2', 'seat-3']],
] as const)('one person plays %s against computers to the end', async (preset, bots) => {
  const id = await newMatch(product, { game: 'jurassic-wars', preset, bots: [...bots] });
  const zoe = await arrive(`Zoe ${preset}`, id, PHONE);
  await zoe.page.getByTestId('side-random').click();
  await zoe.page.getByTestId('jw-table').waitFor();
  await playOn(zoe);
});

test('cards that the server refuses to show stay chosen', async () => {
  const id = await newMatch(product, { game: 'jurassic-wars', preset: 'whist-2', bots: ['seat-2'] });
  const uma = await arrive('Uma', id, PHONE);
  const { page } = uma;
  await page.getByTestId('side-random').click();
  await page.getByTestId('jw-table').waitFor();
  const chosen = page.locator('.hand [aria-pressed=true]');
  for (const at of [0, 2, 4, 6]) await page.locator('.hand__card').nth(at).click();
  expect(await chosen.count()).toBe(4);
  await page.evaluate(() => {
    const send = WebSocket.prototype.send;
    // The first choice on its way, whose cards come last, names one of them twice.
    WebSocket.prototype.send = function (message) {
      const bytes = new Uint8Array(message as ArrayBuffer);
      const isChoice = new TextDecoder('latin1').decode(bytes).includes('reveal');
      if (isChoice) {
        bytes[bytes.length - 1] = bytes[bytes.length - 2] ?? 0;
        WebSocket.prototype.send = send;
      }
      send.call(this, bytes);
    };
  });
  await page.getByRole('button', { name: 'Show them' }).click();
  await until('the refusal is told', async () => {
    return (await page.getByTestId('jw-prompt').textContent())?.includes('exactly 4') === true;
  });
  expect(await chosen.count()).toBe(4);
  // Two presses closer than this would be a double click.
  await page.waitForTimeout(300);
  await page.getByRole('button', { name: 'Show them' }).click();
  await page.getByRole('button', { name: 'Ready' }).waitFor();
});

test('a host chooses a variation, sits down with a computer and is given a hint', async () => {
  const hal = await person(browser, 'Hal', DESKTOP, product.url);
  people.push(hal);
  const { page } = hal;
  try {
    await page.goto('/');
    await page.getByTestId('box-jurassic-wars').click();
    await page.getByRole('button', { name: 'Play a friend' }).click();
    await page.getByText('30 seconds for a dinosaur, 15 for a combat card.').waitFor();
    // The standard game has no sides to choose from, for computers neither.
    await until('the sides are known', async () => (await page.getByTestId('bot-side').count()) === 0);
    await page.locator('.jw-variations summary').click();
    await page.getByTestId('jw-option-timeline').selectOption('rotating');
    await page.locator('.jw-agreed li', { hasText: 'Changes after every combat' }).waitFor();
    await page.getByTestId('side-random').click();
    await page.getByTestId('chair-1').locator('.lobby__tool').last().click();
    await page.getByRole('button', { name: 'Start the battle' }).click();
    await page.getByTestId('jw-hint').click();
    await until('the computer advises', async () => {
      return /^Hint: .+%/.test((await page.getByTestId('jw-prompt').textContent()) ?? '');
    });
    expect(await page.locator('.hand__card--marked').count()).toBe(1);
    // The own combat cards are in sight before they are asked for.
    expect(await page.locator('.jw__holds').count()).toBeGreaterThan(0);
    await page.keyboard.press('?');
    await page.getByTestId('keys').waitFor();
  } catch (error) {
    await photograph(people);
    throw error;
  }
});
