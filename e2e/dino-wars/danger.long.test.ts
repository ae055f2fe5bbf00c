/** Danger before a move: who could bite at the end of a planned path, the safest spot, the dangers to all, the card of an enemy. */
import { DESKTOP, type Person, PHONE, type Size, seen } from '../browser';
import { openStage } from '../stage';
import { dinosaur, openBattle, openField, rifleman } from './battle';
import { restingAt, screenOf, stateOf, until } from './board';

/** A rifleman whom two dinosaurs reach only if he goes north; a third is too far away. */
const BATTLE = openField(
  {
    dinosaurs: [
      dinosaur('d1', 'tyrannosaurus', { x: 2000, y: 3300 }),
      dinosaur('d2', 'allosaurus', { x: 2600, y: 3300 }),
      dinosaur('d3', 'allosaurus', { x: 5700, y: 4100 }),
    ],
    soldiers: [rifleman('s1', { x: 2300, y: 1300 }), rifleman('s2', { x: 700, y: 400 })],
  },
  'army-movement',
);

const stage = openStage();

jest.setTimeout(300_000);

const opened = (name: string, size: Size, options = BATTLE) => openBattle(stage, { name, size, options });

const line = ({ page }: Person) => page.getByTestId('danger');
const count = (ann: Person, wanted: number) =>
  until(`${wanted} threaten`, async () => {
    const [one] = await line(ann).all();
    return one !== undefined && (await one.getAttribute('data-count')) === `${wanted}` ? true : null;
  });

/** A place north of the soldier, as far as half his move, in px of the window. */
async function north(ann: Person): Promise<{ x: number; y: number }> {
  const [soldier, prey] = [await screenOf(ann, 's1'), await screenOf(ann, 'd1')];
  const share = 0.22;
  return { x: soldier.x + (prey.x - soldier.x) * share, y: soldier.y + (prey.y - soldier.y) * share };
}

async function planned(ann: Person, act: () => Promise<void>): Promise<void> {
  await act();
  await count(ann, 2);
  expect(await line(ann).textContent()).toMatch(
    /^Two could bite you here in their next move: Tyrannosaurus \d+%, Allosaurus.* \d+%/,
  );
  await seen(ann);
  await ann.page.getByTestId('safest').click();
  await count(ann, 0);
  expect(await line(ann).textContent()).toContain('Nobody could bite you here.');
  await seen(ann);
  await ann.page.getByTestId('act').click();
  const moved = await until('he has gone', async () => {
    const soldier = (await stateOf(ann))?.soldiers.s1;
    return soldier !== undefined && soldier.spentCi > 0 ? soldier : null;
  });
  expect(moved.y).toBeLessThan(1400);
}

stage.scene('by mouse: a plan tells who could bite at its end, and the safest spot is one press away', async () => {
  const ann = await opened('danger-desk', DESKTOP);
  const { page } = ann;
  const from = await screenOf(ann, 's1');
  await page.mouse.click(from.x, from.y);
  await planned(ann, async () => {
    const to = await north(ann);
    await page.mouse.move(to.x, to.y);
    await page.mouse.click(to.x, to.y);
  });
});

stage.scene('by touch: the same', async () => {
  const ann = await opened('danger-phone', PHONE);
  const { page } = ann;
  await page.keyboard.press('n');
  await until('he is selected', async () => ((await line(ann).count()) > 0 ? true : null));
  await seen(ann);
  const to = await north(ann);
  await planned(ann, () => page.touchscreen.tap(to.x, to.y));
});

stage.scene('the mouse over an enemy shows its card, and X the dangers to all, which are off at first', async () => {
  const ann = await opened('danger-card', DESKTOP);
  const { page } = ann;
  const tool = page.getByTestId('tool-danger');
  expect(await tool.getAttribute('aria-pressed')).toBe('false');
  const enemy = await screenOf(ann, 'd1');
  await page.mouse.move(enemy.x, enemy.y);
  const card = page.getByTestId('danger-card');
  await card.waitFor();
  expect(await card.textContent()).toMatch(/Tyrannosaurus.*life.*Reaches Ruiz: bite .*In danger from.*Moves/);
  await page.keyboard.press('x');
  await until('the danger is shown', async () => ((await tool.getAttribute('aria-pressed')) === 'true' ? true : null));
  await tool.click();
  expect(await tool.getAttribute('aria-pressed')).toBe('false');
});

/** The distance in px that a figure has moved in the window, once its camera rests. */
async function shift(ann: Person, figure: string, from: { x: number; y: number }): Promise<number> {
  const now = await restingAt(ann, figure);
  return Math.hypot(now.x - from.x, now.y - from.y);
}

stage.scene('by touch: a tapped enemy stays under the finger, and its card says whom it reaches', async () => {
  const ann = await opened('danger-tapped', PHONE);
  const { page } = ann;
  const enemy = await restingAt(ann, 'd1');
  await page.touchscreen.tap(enemy.x, enemy.y);
  const next = page.getByTestId('danger-next');
  await next.waitFor();
  expect(await next.textContent()).toMatch(/^Reaches .*: bite \d+% DW-OVER-1/);
  expect(await shift(ann, 'd1', enemy)).toBeLessThan(12);
  // Choosing a soldier opens more of the sheet, and moves the table as little.
  const soldier = await restingAt(ann, 's1');
  await page.touchscreen.tap(soldier.x, soldier.y);
  await line(ann).waitFor();
  expect(await shift(ann, 's1', soldier)).toBeLessThan(12);
  const box = await page.locator('.phone-sheet').boundingBox();
  expect((await restingAt(ann, 's1')).y).toBeLessThan(box?.y ?? 0);
});

stage.scene(
  'a planned move tells its targets, an enemy at which it is aimed whom it reaches, and a group its dangers',
  async () => {
    const ann = await opened('danger-plans', DESKTOP);
    const { page } = ann;
    const from = await screenOf(ann, 's1');
    await page.mouse.click(from.x, from.y);
    const enemy = await screenOf(ann, 'd1');
    await page.mouse.click(enemy.x, enemy.y);
    await page.getByTestId('danger-next').waitFor();
    expect(await page.getByTestId('outlook').textContent()).toMatch(/In range from here|No target in range from here/);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.keyboard.press('m');
    for (const id of ['s1', 's2']) {
      const at = await screenOf(ann, id);
      await page.mouse.click(at.x, at.y);
    }
    const to = await north(ann);
    await page.mouse.click(to.x, to.y);
    const group = page.getByTestId('group-danger');
    await group.waitFor();
    expect(await group.textContent()).toMatch(/^\d of 2 could be bitten here, worst .* \d+% by /);
  },
);

/** Five riflemen before a dinosaur that the first hit kills. */
const LINE = openField(
  {
    dinosaurs: [
      { ...dinosaur('d2', 'allosaurus', { x: 2300, y: 2200 }), lifePoints: 1 },
      dinosaur('d3', 'allosaurus', { x: 5700, y: 4100 }),
    ],
    soldiers: [0, 1, 2, 3, 4].map((i) => rifleman(`r${i}`, { x: 2000 + i * 150, y: 1300 })),
  },
  'regular-fire',
);

stage.scene('a volley has one card and one confirmation, and stops when its target is down', async () => {
  const ann = await opened('volley', DESKTOP, LINE);
  const { page } = ann;
  await page.keyboard.press('n');
  await page.getByTestId('volley-all').waitFor();
  await seen(ann);
  await page.keyboard.press('v');
  await page.getByTestId('volley-odds').waitFor();
  expect(await page.getByTestId('volley-card').textContent()).toMatch(/5 shots.*Allosaurus.*% *to kill/);
  await seen(ann);
  await page.getByTestId('act').click();
  const after = await until('the volley is over', async () => {
    const state = await stateOf(ann);
    const fired = Object.values(state?.soldiers ?? {}).filter(({ shots }) => shots.length > 0).length;
    return state?.dinosaurs.d2?.alive === false || fired === 5 ? { state, fired } : null;
  });
  await page.waitForTimeout(1500);
  const last = Object.values((await stateOf(ann))?.soldiers ?? {}).filter(({ shots }) => shots.length > 0).length;
  // No shot follows the one that kills.
  expect(last).toBe(after.fired);
});

/** A rifleman whom a dinosaur reaches unless he goes far to the south. */
const BESIDE = openField(
  {
    dinosaurs: [dinosaur('d1', 'tyrannosaurus', { x: 3000, y: 3750 })],
    soldiers: [rifleman('s1', { x: 3000, y: 2200 }), rifleman('s2', { x: 700, y: 400 })],
  },
  'army-movement',
);

stage.scene('the end of a move that the table plans comes into view, on a phone held sideways too', async () => {
  const ann = await opened('danger-lying', { width: 844, height: 390 }, BESIDE);
  const { page } = ann;
  await page.keyboard.press('n');
  await page.getByTestId('safest').waitFor();
  const at = await restingAt(ann, 's1');
  // The table is dragged down until he stands at its lower edge.
  const { mouse } = page;
  const [x, y] = [at.x < 422 ? at.x + 250 : at.x - 250, 90];
  await mouse.move(x, y);
  await mouse.down();
  await mouse.move(x, y + 250 - at.y, { steps: 8 });
  await mouse.up();
  await restingAt(ann, 's1');
  await seen(ann);
  const close = await tableOf(ann);
  await page.getByTestId('safest').click();
  await page.locator('[data-testid="act"]:not([aria-disabled="true"])').waitFor();
  await restingAt(ann, 's1');
  const after = await tableOf(ann);
  await page.getByTestId('act').click();
  const end = await until('he has gone', async () => {
    const soldier = (await stateOf(ann))?.soldiers.s1;
    return soldier !== undefined && soldier.spentCi > 0 ? soldier : null;
  });
  const host = await page.locator('[data-table]').boundingBox();
  const low = (host?.y ?? 0) + (host?.height ?? 0);
  const down = ({ top, bottom }: typeof after) => bottom - (end.y / 4400) * (bottom - top);
  expect(down(close)).toBeGreaterThan(low);
  expect(down(after)).toBeLessThan(low);
});

/** The edges of the table in the window, in px. */
const tableOf = (ann: Person) => until('the table', () => ann.page.evaluate(() => window.__dinoWars?.table() ?? null));
