/** A person's gestures at the table, by the controls that the page has for everybody. */
import type { Phase } from '@dwo/dino-wars';
import { type Person, seen } from '../browser';
import { screenOf, stateOf, until } from './board';

/** Opens a match's link and takes a chair under a name. */
export async function sit(person: Person, link: string, side: 'army' | 'dinosaurs'): Promise<void> {
  await person.page.goto(link);
  await takeChair(person, side);
}

/** Takes a chair in the lobby of a match under a name. */
export async function takeChair({ page, name }: Person, side: 'army' | 'dinosaurs'): Promise<void> {
  await page.getByTestId('lobby').waitFor();
  await page.getByLabel('Your name').fill(name);
  await page.getByTestId(`side-${side}`).click();
}

/** Selects a figure by its card. */
export async function choose({ page }: Person, figure: string): Promise<void> {
  const card = page.locator(`[data-figure="${figure}"]`);
  if ((await card.getAttribute('aria-pressed')) !== 'true') await card.click();
}

/** Waits until the camera rests. */
async function atRest({ page, name }: Person): Promise<void> {
  const edges = () => page.evaluate(() => JSON.stringify(window.__dinoWars?.table() ?? null));
  await until(`${name}'s camera rests`, async () => {
    const before = await edges();
    await page.waitForTimeout(150);
    return (await edges()) === before;
  });
}

/** Shows the whole table and waits until it is there. On a phone the button for it is folded up. */
export async function wholeTable(person: Person): Promise<void> {
  const { page } = person;
  const button = page.getByTestId('tool-whole-table');
  const fold = page.getByTestId('tool-zoom');
  // A press that comes too early counts for nothing.
  const wasThere = await button.isVisible();
  await until('the button for the whole table', async () => {
    if (await button.isVisible()) return true;
    await seen({ page });
    await fold.click();
    return button.isVisible();
  });
  if (!wasThere) await seen({ page });
  await button.click();
  if (await fold.isVisible()) await fold.click();
  await atRest(person);
}

/** Drags a figure on the table towards another one, by a share of the distance. */
export async function drag(person: Person, figure: string, towards: string, share = 1): Promise<void> {
  const inSight = ([one, other]: readonly [string, string]) =>
    window.__dinoWars?.screenOf(one) != null && window.__dinoWars.screenOf(other) != null;
  if (!(await person.page.evaluate(inSight, [figure, towards] as const))) await wholeTable(person);
  const from = await screenOf(person, figure);
  const to = await screenOf(person, towards);
  const { mouse } = person.page;
  await mouse.move(from.x, from.y);
  await mouse.down();
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await mouse.move(from.x + (to.x - from.x) * part * share, from.y + (to.y - from.y) * part * share, { steps: 3 });
  }
  await mouse.up();
}

/** By touch, sends the first of these figures that has a path towards one of the others; returns its id. */
export async function walkTowards(
  person: Person,
  figures: readonly string[],
  others: readonly string[],
): Promise<string> {
  const { page, name } = person;
  return until(`one of ${figures} finds a way`, async () => {
    for (const figure of figures) {
      await choose(person, figure);
      // A figure in a crowd was brought closer.
      await wholeTable(person);
      for (const other of others) {
        if (!(await tap(person, other))) continue;
        const ready = page.locator('[data-testid="act"]:not([aria-disabled="true"])');
        if (!(await ready.isVisible())) continue;
        await ready.click();
        await until(`${name}'s ${figure} moves`, async () => {
          const state = await stateOf(person);
          return ((state?.dinosaurs[figure] ?? state?.soldiers[figure])?.spentCi ?? 0) > 0;
        });
        return figure;
      }
    }
    return null;
  });
}

/** Taps a figure on the table; false if something covers it. */
async function tap({ page }: Person, figure: string): Promise<boolean> {
  const place = await page.evaluate((id) => {
    const at = window.__dinoWars?.screenOf(id) ?? null;
    return at && document.elementFromPoint(at.x, at.y)?.closest('[data-table]') ? at : null;
  }, figure);
  if (place) await page.touchscreen.tap(place.x, place.y);
  return place !== null;
}

/** Presses the red button. */
export async function act({ page }: Person): Promise<void> {
  await page.locator('[data-testid="act"]:not([aria-disabled="true"])').click();
}

/** Ends the phase, however many figures could still act; done when the page shows that it is over. */
export async function endPhase(person: Person, now: Phase): Promise<void> {
  await until(`${person.name} ends ${now}`, async () => {
    const state = await stateOf(person);
    if (state?.phase !== now || state.ending) return true;
    const button = person.page.getByTestId('end-phase');
    if (await button.isVisible()) await button.click({ timeout: 1_000 }).catch(() => {});
    return false;
  });
}

/** Fires every shot that the person's soldiers have in this phase; soldiers without a target are skipped. */
export async function fireAtWill(person: Person, soldiers: readonly string[], now: Phase): Promise<void> {
  for (const soldier of soldiers) {
    const state = await stateOf(person);
    if (state?.phase !== now || state.ending || !state.soldiers[soldier]?.alive) continue;
    await choose(person, soldier);
    await person.page.locator('[data-table]').focus();
    await person.page.keyboard.press('ArrowRight');
    const loaded = person.page.locator('[data-testid="act"]:not([aria-disabled="true"])');
    if (!(await loaded.isVisible())) continue;
    const shots = state.soldiers[soldier].shots.length;
    await person.page.keyboard.press('f');
    await until(`${soldier} has fired`, async () => {
      const after = await stateOf(person);
      const spent = (after?.soldiers[soldier]?.shots.length ?? 0) > shots;
      return spent || after?.phase !== now || after.ending !== null;
    });
  }
}
