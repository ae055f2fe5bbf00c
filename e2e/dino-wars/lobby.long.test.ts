/**
 * A lobby that changes in place: the link that was sent stays, everybody sees what changed and confirms, strangers change
 * nothing.
 */
import type { Browser } from 'playwright-core';
import { DESKTOP, openBrowser, type Person, PHONE, person, photograph, seen } from '../browser';
import { type Product, startProduct } from '../product';
import { phase, stateOf, until } from './board';

let product: Product;
let browser: Browser;
const people: Person[] = [];

beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
}, 120_000);

afterEach(async () => {
  await photograph(people);
  const complaints = people.flatMap((each) => each.complaints());
  for (const each of people.splice(0)) await each.close();
  expect(complaints).toEqual([]);
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
}, 60_000);

async function arrive(name: string, size: typeof DESKTOP, path: string): Promise<Person> {
  const each = await person(browser, `lobby-${name}`, size, product.url);
  people.push(each);
  await each.page.goto(path);
  return each;
}

/** A match with its creator in the lobby, and the link to it. */
async function friendly(): Promise<{ readonly ann: Person; readonly link: string }> {
  const ann = await arrive('Ann', DESKTOP, '/');
  await ann.page.getByRole('button', { name: /Play a friend/ }).click();
  const link = await ann.page.getByTestId('match-link').inputValue();
  await ann.page.getByLabel('Your name').fill('Ann');
  return { ann, link };
}

test('a friend with the link that was sent first sees battle and clock change, confirms, and both play', async () => {
  const { ann, link } = await friendly();
  await ann.page.getByTestId('side-army').click();
  const ben = await arrive('Ben', PHONE, link);
  await ben.page.getByTestId('whose-choice').getByText('Ann chooses what is played.').waitFor();
  await ann.page.getByTestId('way-duel').check();
  await ben.page.getByTestId('side-dinosaurs').click();
  await ann.page.getByTestId('chair-1').getByText('The dinosaurs').waitFor();
  await ann.page.getByTestId('terms').selectOption({ label: '10 minutes each' });
  await ann.page.getByTestId('delay').selectOption({ label: '3 minutes later' });

  const changes = ben.page.getByTestId('changes');
  await changes.getByText('Ann changed this match').waitFor();
  await changes.getByText('10 minutes for each player').waitFor();
  await changes.getByText('3 minutes later').waitFor();
  await ben.page.getByTestId('delay-note').getByText('3 minutes behind').waitFor();
  await ann.page.getByTestId('chair-1').getByText('has to confirm').waitFor();
  expect(ben.page.url()).toBe(link);
  await seen(ben);
  await ben.page.getByTestId('ready').click();
  await changes.waitFor({ state: 'detached' });
  await ann.page.getByTestId('start').getByText('Start the battle').waitFor();
  await seen(ann);
  await ann.page.getByTestId('start').getByText('Start the battle').click();
  for (const each of [ann, ben]) await phase(each, 'dinosaur-movement');
  expect(new URL(ann.page.url()).pathname).toBe(new URL(link).pathname);
}, 120_000);

test('six seats: an island is chosen, a chair is locked, computers take the others, and it starts', async () => {
  const { ann } = await friendly();
  const { page } = ann;
  await page.getByTestId('players-6').click();
  await page.getByTestId('chair-5').waitFor();
  await page.getByTestId('side-army').click();
  await page.getByTestId('chair-0').getByText('Ann (you)').waitFor();
  await page.getByRole('button', { name: 'Lock seat 6' }).click();
  await page.getByTestId('chair-5').getByText('Locked seat').waitFor();
  await page.getByRole('button', { name: 'Unlock seat 6' }).click();
  await page.getByTestId('fill').click();
  await page.getByTestId('start').getByText('Start the battle').waitFor();
  await seen(ann);
  await page.getByTestId('start').getByText('Start the battle').click();
  await until('the island begins', async () => !(await page.getByTestId('lobby').isVisible()));
}, 120_000);

test('four seats at the Time Gate: the computers take the others, and everybody sets up figures of their own', async () => {
  const { ann } = await friendly();
  const { page } = ann;
  await page.getByTestId('players-4').click();
  await page.getByTestId('chair-3').waitFor();
  await page.getByTestId('side-army').click();
  await page.getByTestId('chair-0').getByText('Ann (you)').waitFor();
  await photograph([{ ...ann, name: 'gate-for-four' }]);
  await page.getByTestId('fill').click();
  await page.getByTestId('start').getByText('Start the battle').waitFor();
  await seen(ann);
  await page.getByTestId('start').getByText('Start the battle').click();
  await until('the gate is set up', async () => {
    const state = await stateOf(ann);
    return state !== null && state.players.length === 4 && state.scenario === 'gate';
  });
}, 120_000);

test('a player who loses their seat to the creator watches, and is told', async () => {
  const { ann, link } = await friendly();
  await ann.page.getByTestId('side-army').click();
  await ann.page.getByTestId('hold').click();
  const ben = await arrive('Ben', PHONE, link);
  await ben.page.getByLabel('Your name').fill('Ben');
  await ben.page.getByTestId('side-dinosaurs').click();
  await ann.page.getByRole('button', { name: 'Remove Ben' }).click();
  await ben.page.getByText('given your seat away').waitFor();
  await ann.page.getByTestId('chair-1').getByText('Open seat').waitFor();
}, 120_000);

test('a custom battle is laid out and played in the match whose link was sent', async () => {
  const { ann, link } = await friendly();
  const { page } = ann;
  await page.getByTestId('change-own').click();
  await page.getByTestId('plan').waitFor();
  await page.getByRole('button', { name: 'Everything' }).click();
  await page.getByTestId('play-own').getByText('Play it in this match').click();
  await page.getByTestId('rules-in-use').getByText('Dino Rage').waitFor();
  expect(page.url()).toBe(link);
  await page.getByTestId('side-army').click();
  await page.getByTestId('bot-strength').selectOption({ index: 2 });
  await page.getByTestId('bot-side').selectOption('dinosaurs');
  await page.getByRole('button', { name: 'Put a computer on seat 2' }).click();
  await page.getByTestId('chair-1').getByText('(strong)').waitFor();
  await page.getByTestId('chair-1').getByText('The dinosaurs').waitFor();
}, 120_000);

test('a random fair battle is drawn again and again, and everybody sees what was drawn', async () => {
  const { ann, link } = await friendly();
  const ben = await arrive('Ben', PHONE, link);
  await ann.page.getByTestId('way-random').check();
  const drawn = ({ page }: Person) => page.locator('.lobby__forces').innerText();
  await ann.page.getByTestId('draw-another').waitFor();
  await ann.page.locator('.lobby__forces').waitFor();
  const first = await until('a battle is drawn', async () => (await drawn(ann)) !== '' && drawn(ann));
  await until('another battle is drawn', async () => {
    await ann.page.getByTestId('draw-another').click();
    return (await drawn(ann)) !== first;
  });
  await until('both see the same', async () => (await drawn(ann)) === (await drawn(ben)));
});
