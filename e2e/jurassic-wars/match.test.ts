/** Cards for two to five at the same table as every other: from the link to the replay, against people and computers. */
import { seriousFindingsOf } from '../axe';
import { DESKTOP, type Person, PHONE, person, photograph, seen } from '../browser';
import { newMatch } from '../new-match';
import { until } from '../until';
import { arrive, openTable, playOn, seated } from './player';

jest.setTimeout(420_000);

const table = openTable();

test('two players and a spectator play Carnivores Unleashed to its end and check the record', async () => {
  const id = await newMatch(table.product, { game: 'jurassic-wars', preset: 'unleashed-2' });
  const ann = await arrive(table, 'Ann', id, { ...DESKTOP, speed: 'instant' });
  const ben = await arrive(table, 'Ben', id, { ...PHONE, speed: 'instant' });
  const eve = await arrive(table, 'Eve', id, { ...DESKTOP, speed: 'instant' });
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
    await photograph(table.people);
    throw error;
  }
});

test('two people play the standard game to its end, and the replay gives hints', async () => {
  const id = await newMatch(table.product, { game: 'jurassic-wars', preset: 'standard-2' });
  const both = await seated(table, ['Amy', 'Bob'], id);
  await Promise.all(both.map(playOn));
  const { page } = both[0] as Person;
  await page.goto(`/r/${id}`);
  await page.getByTestId('hint-ask').click();
  await page.locator('[data-hint=advice]').waitFor();
  expect(await page.getByTestId('hint-sentence').innerText()).toMatch(/^Play .+%/);
  expect(await page.locator('.jw__seats .dcard--marked').count()).toBe(1);
  expect(await seriousFindingsOf(page)).toEqual([]);
  // A spectator is not told what the seat that decides holds.
  await page.getByTestId('viewpoint').selectOption('spectator');
  await seen({ page });
  await page.getByTestId('hint-ask').click();
  await page.locator('[data-hint=hidden]').waitFor();
  expect(await page.locator('.dcard--marked').count()).toBe(0);
});

test('a combat is told in order: cards, dice, result, and only then the log', async () => {
  const id = await newMatch(table.product, { game: 'jurassic-wars', preset: 'unleashed-2', bots: ['herbivores'] });
  const ivy = await arrive(table, 'Ivy', id, DESKTOP);
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
  const id = await newMatch(table.product, { game: 'jurassic-wars', preset, bots: ['seat-2'] });
  const ned = await arrive(table, `Ned ${preset}`, id, PHONE);
  const { page } = ned;
  await page.getByTestId('side-random').click();
  await page.getByTestId('jw-table').waitFor();
  await page.evaluate(() => {
    const deeds = '[data-testid=raised-go], .jw__own .hand button:not([disabled]), .jw__pool button:not([disabled])';
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

test('cards that the server refuses to show stay chosen', async () => {
  const id = await newMatch(table.product, { game: 'jurassic-wars', preset: 'whist-2', bots: ['seat-2'] });
  const uma = await arrive(table, 'Uma', id, { ...PHONE, speed: 'instant' });
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
  const hal = await person(table.browser, 'Hal', DESKTOP, table.product.url);
  table.people.push(hal);
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
    await page.getByTestId('chair-1').locator('.lobby__tool').last().waitFor();
    await seen(hal);
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
    await photograph(table.people);
    throw error;
  }
});
