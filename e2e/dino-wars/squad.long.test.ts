/** A squad in a browser: it is set up in a line on a desk, and one of a crowd is chosen by a finger and by the keyboard. */
import { type Options, PLAIN_DINOSAUR, PLAIN_SOLDIER, plainMatch } from '@dwo/dino-wars';
import { DESKTOP, type Person, PHONE, person, photograph, type Size, seen } from '../browser';
import { newMatch } from '../new-match';
import { openStage } from '../stage';
import { phase, screenOf, stateOf, until } from './board';
import { sit } from './gestures';

const NOWHERE = { at: null, facing: null };

/** Six riflemen, five of them so near to each other that a finger covers them, and a giant that stands before them. */
function battle(places: readonly (readonly [number, number])[] | null): Options {
  return {
    ...plainMatch(),
    era: 'ww2',
    table: { widthCi: 6000, heightCi: 4400, terrain: [] },
    players: [{ side: 'army' }, { side: 'dinosaurs' }],
    dinosaurs: [
      {
        ...{ ...PLAIN_DINOSAUR, id: 'd1', owner: 1, kind: 'tyrannosaurus', lifePoints: null },
        ...(places === null ? NOWHERE : { at: { x: 2420, y: 1020 }, facing: 270 }),
      },
    ],
    soldiers: Array.from({ length: 6 }, (_, i) => {
      const [x, y] = places?.[i] ?? [0, 0];
      const at = places === null ? NOWHERE : { at: { x, y }, facing: 90 };
      const plain = { ...PLAIN_SOLDIER, rank: 'enlisted' as const, weapon: 'rifle' as const };
      return { ...plain, id: `s${i + 1}`, owner: 0, order: 'fire-best' as const, ...at };
    }),
    liftCaps: true,
    separationCi: 0,
    ...(places === null ? { placing: 'deliberate' as const } : {}),
    start: { turn: 1, phase: places === null ? 'dinosaur-movement' : 'army-movement' },
  };
}

const CROWD = battle([
  [2300, 1300],
  [2410, 1300],
  [2520, 1310],
  [2350, 1400],
  [2470, 1400],
  [700, 600],
]);

const stage = openStage();

jest.setTimeout(300_000);

async function playing(name: string, size: Size, options: Options, act: (ann: Person) => Promise<void>): Promise<void> {
  const ann = await person(stage.browser, name, size, stage.product.url);
  try {
    await sit(ann, `/m/${await newMatch(stage.product, { options, bots: ['dinosaurs'] })}`, 'army');
    await act(ann);
    expect(ann.complaints()).toEqual([]);
  } catch (error) {
    await photograph([ann]);
    throw error;
  } finally {
    await ann.close();
  }
}

const chosen = ({ page }: Person) =>
  page.locator('[data-testid="tray"] [aria-pressed="true"]').getAttribute('data-figure');

test('a squad is set up in a line by two presses', () =>
  playing('lining-up', DESKTOP, battle(null), async (ann) => {
    const { page } = ann;
    await page.locator('[data-choice="Place the rest"]').waitFor();
    await seen(ann);
    await page.locator('[data-choice="In a line"]').click();
    const act = page.getByTestId('act').and(page.locator('[data-act="Place 6!"]'));
    await act.waitFor();
    await seen(ann);
    await act.click();
    const soldiers = await until('six places', async () => {
      const all = Object.values((await stateOf(ann))?.soldiers ?? {});
      return all.length === 6 && all.every(({ absence }) => absence === null) ? all : null;
    });
    expect(new Set(soldiers.map(({ y }) => y)).size).toBe(1);
    expect(soldiers.every(({ facing }) => facing === 90)).toBe(true);
    await page.getByTestId('set-up-keys').waitFor({ state: 'detached' });
  }));

test('a finger on a crowd is asked whom it means', () =>
  playing('crowd-phone', PHONE, CROWD, async (ann) => {
    const { page } = ann;
    await phase(ann, 'army-movement');
    // The camera comes to rest.
    await page.waitForTimeout(3000);
    const at = await screenOf(ann, 's2');
    await page.touchscreen.tap(at.x, at.y);
    const fan = page.getByTestId('fan');
    await fan.waitFor();
    expect(await fan.locator('[data-fan]').count()).toBeGreaterThanOrEqual(3);
    for (const card of await fan.locator('[data-fan]').all()) {
      const box = await card.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await seen(ann);
    await fan.locator('[data-fan="s4"]').click();
    await fan.waitFor({ state: 'detached' });
    await until('the fourth is chosen', async () => (await chosen(ann)) === 's4');
  }));

test('the keyboard opens the fan round the selected figure, goes through it, and closes it', () =>
  playing('crowd-desk', DESKTOP, CROWD, async (ann) => {
    const { page } = ann;
    await phase(ann, 'army-movement');
    await page.locator('[data-figure="s2"]').click();
    await seen(ann);
    await page.locator('[data-table]').focus();
    const fan = page.getByTestId('fan');
    await page.keyboard.press('k');
    await fan.waitFor();
    await page.keyboard.press('Escape');
    await fan.waitFor({ state: 'detached' });
    expect(await chosen(ann)).toBe('s2');
    await page.keyboard.press('k');
    await fan.waitFor();
    await page.keyboard.press('ArrowRight');
    const other = await page.evaluate(() => document.activeElement?.getAttribute('data-fan'));
    expect(other).not.toBe('s2');
    await seen(ann);
    await page.keyboard.press('Enter');
    await until('the other is chosen', async () => (await chosen(ann)) === other);
  }));
