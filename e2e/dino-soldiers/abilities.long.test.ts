/** Abilities of Dino Soldiers used by hand, each in a position with one use for it. */
import type { Browser } from 'playwright-core';
import { jungle, unit } from '../../packages/dino-soldiers/client/lessons/tables';
import { DESKTOP, openBrowser, type Person, PHONE, person, photograph, seen } from '../browser';
import { newMatch } from '../new-match';
import { type Product, startProduct } from '../product';

jest.setTimeout(240_000);

let product: Product;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct(20);
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

type Units = Parameters<typeof jungle>[2];
type Side = Parameters<typeof jungle>[0];

interface Scene {
  readonly side: Side;
  readonly rows: readonly string[];
  readonly units: Units;
  play(who: Person): Promise<void>;
  /** Lines that the log must have then. */
  readonly log: readonly RegExp[];
}

/** Presses a tile once its marks have stood there long enough to be seen. */
async function press(who: Person, tile: string): Promise<void> {
  await seen(who);
  await who.page.locator(`[data-cell="${tile}"]`).press('Enter');
}
const choose = ({ page }: Person, id: number) => page.getByTestId(`unit-${id}`).click();

/** Attacks in this way the units on these tiles. */
async function attack(who: Person, id: number, mode: string, ...tiles: readonly string[]): Promise<void> {
  await choose(who, id);
  await who.page.getByTestId(`mode-${mode}`).click();
  for (const tile of tiles) await press(who, tile);
  await who.page.getByTestId('ds-attack').click();
}

const FAR = unit('sniper', 6, 1);
const ROWS = ['oooooro', 'orrrrro'];

const scenes: Readonly<Record<string, Scene>> = {
  charge: {
    side: 'dinosaurs',
    rows: ROWS,
    units: [unit('carnotaurus', 0, 0), unit('rifleman', 2, 0), FAR],
    play: (who) => attack(who, 0, 'charge', '2,0'),
    log: [/Charge at .*Rifleman.*\. THUNDER!/, /charges on/, /Rifleman.* is dead/],
  },
  'tail sweep': {
    side: 'dinosaurs',
    rows: ROWS,
    units: [unit('ankylosaurus', 0, 0), unit('rifleman', 1, 0), unit('scout', 1, 0), FAR],
    play: (who) => attack(who, 0, 'tailSweep', '1,0'),
    log: [/Tail Sweep at .*Rifleman.*\. SWOOSH!/, /Rifleman.* is dead/],
  },
  'a way over two tiles that hurt, as agreed to': {
    side: 'dinosaurs',
    rows: ['uuuooor'],
    units: [unit('brachiosaurus', 0, 0), unit('sniper', 6, 0)],
    async play(who) {
      await choose(who, 0);
      await press(who, '2,0');
      await who.page.getByTestId('ds-risk-go').click();
    },
    log: [/Brachiosaurus.* loses 1 hit point/, /Brachiosaurus.* loses 2 hit points/],
  },
  leap: {
    side: 'dinosaurs',
    rows: ROWS,
    units: [unit('deinonychus', 0, 0), FAR],
    async play(who) {
      await choose(who, 0);
      await press(who, '4,0');
    },
    log: [/Deinonychus.* leaps/],
  },
  overflight: {
    side: 'dinosaurs',
    rows: ['oooc', 'r rc', 'rrrc'],
    units: [unit('pteranodon', 0, 1), unit('sniper', 3, 2)],
    async play(who) {
      await choose(who, 0);
      await press(who, '2,1');
    },
    log: [/flies over an obstacle/],
  },
  'fire wall': {
    side: 'soldiers',
    rows: ROWS,
    units: [unit('stegosaurus', 2, 0), unit('compsognathus', 6, 0), unit('flameTrooper', 0, 0)],
    play: (who) => attack(who, 2, 'fireWall', '2,0'),
    log: [/Fire Wall.*\. FWOOSH!/, /Stegosaurus.* loses 2 hit points/],
  },
  'covering fire at two': {
    side: 'soldiers',
    rows: ROWS,
    units: [unit('pachycephalosaurus', 3, 0), unit('stegosaurus', 3, 1), unit('machineGunner', 0, 0)],
    play: (who) => attack(who, 2, 'shoot', '3,0', '3,1'),
    log: [/RAT-TAT-TAT!/, /Pachycephalosaurus.* loses 2/, /Stegosaurus.* loses 2/],
  },
  'undo of a step over open ground': {
    side: 'soldiers',
    rows: ROWS,
    units: [unit('stegosaurus', 6, 0), unit('scout', 0, 0)],
    async play(who) {
      await choose(who, 1);
      await press(who, '1,0');
      await who.page.getByTestId('ds-card').getByText('Move 3/4').waitFor();
      await who.page.getByTestId('ds-undo').click();
      await who.page.getByTestId('ds-card').getByText('Move 4/4').waitFor();
    },
    log: [/took back|undid/i],
  },
  'a hint is laid out': {
    side: 'soldiers',
    rows: ROWS,
    units: [unit('compsognathus', 2, 0), unit('sniper', 0, 0)],
    async play(who) {
      await who.page.getByTestId('ds-hint').click();
      await who.page.getByText(/^Hint: Sniper, Shoot at Compsognathus/).waitFor();
      await who.page.getByTestId('ds-attack').click();
    },
    log: [/CRACK!/],
  },
  artillery: {
    side: 'soldiers',
    rows: ROWS,
    units: [unit('stegosaurus', 6, 0), unit('mortarCrew', 0, 0), unit('scout', 3, 0)],
    play: (who) => attack(who, 1, 'artillery', '6,0'),
    log: [/Artillery at .*Stegosaurus.*\. THOOMP!/, /Stegosaurus.* loses 2/],
  },
};

test.each(Object.entries(scenes))('%s', async (_, { side, rows, units, play, log }) => {
  const other = side === 'dinosaurs' ? 'soldiers' : 'dinosaurs';
  const id = await newMatch(product, { game: 'dino-soldiers', options: jungle(side, rows, units), bots: [other] });
  const who = await person(browser, 'Abe', DESKTOP, product.url);
  try {
    await who.page.goto(`/m/${id}`);
    await who.page.getByTestId(`side-${side}`).click();
    await who.page.getByTestId('ds-table').waitFor();
    await play(who);
    for (const line of log) await who.page.locator('.ds-log').getByText(line).first().waitFor();
    expect(who.complaints()).toEqual([]);
  } catch (error) {
    await photograph([who]);
    throw error;
  } finally {
    await who.close();
  }
});

test('on a phone the button of an attack on three units is in sight', async () => {
  const herd = ['stegosaurus', 'triceratops', 'ankylosaurus'] as const;
  const units = [...herd.map((type, i) => unit(type, 1 + i, 0)), unit('flameTrooper', 0, 0)];
  const options = jungle('soldiers', ROWS, units);
  const id = await newMatch(product, { game: 'dino-soldiers', options, bots: ['dinosaurs'] });
  const who = await person(browser, 'Pia', PHONE, product.url);
  try {
    await who.page.goto(`/m/${id}`);
    await who.page.getByTestId('side-soldiers').click();
    await who.page.getByTestId('ds-table').waitFor();
    await choose(who, herd.length);
    // The field keeps most of the screen, and the card opens by a press.
    const sheet = async () => (await who.page.locator('.ds__sheet').boundingBox())?.height ?? Number.POSITIVE_INFINITY;
    const more = who.page.getByTestId('ds-card-more');
    expect(await sheet()).toBeLessThan(0.2 * PHONE.height);
    await seen(who);
    await more.click();
    await who.page.locator('.ds-card__list').first().waitFor();
    await seen(who);
    await more.click();
    await seen(who);
    await who.page.getByTestId('mode-fireWall').click();
    await press(who, '3,0');
    const button = who.page.getByTestId('ds-attack');
    await button.waitFor();
    const { y, height } = (await button.boundingBox()) ?? { y: Number.POSITIVE_INFINITY, height: 0 };
    expect(y + height).toBeLessThanOrEqual(PHONE.height);
    const rows = await who.page.locator('.ds-aim__victim').count();
    expect(rows).toBe(herd.length);
  } catch (error) {
    await photograph([who]);
    throw error;
  } finally {
    await who.close();
  }
});
