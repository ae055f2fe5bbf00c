/** Danger before a move: who could bite at the end of a planned path, the safest spot, the dangers to all, the card of an enemy. */
import { type Options, PLAIN_DINOSAUR, PLAIN_SOLDIER, plainMatch } from '@dwo/dino-wars';
import { DESKTOP, type Person, PHONE, person, photograph, type Size, seen } from '../browser';
import { newMatch } from '../new-match';
import { openStage } from '../stage';
import { phase, screenOf, stateOf, until } from './board';
import { sit } from './gestures';

/** A rifleman whom two dinosaurs reach only if he goes north; a third is too far away. */
const BATTLE: Options = {
  ...plainMatch(),
  era: 'ww2',
  table: { widthCi: 6000, heightCi: 4400, terrain: [] },
  players: [{ side: 'army' }, { side: 'dinosaurs' }],
  dinosaurs: (
    [
      ['d1', 'tyrannosaurus', 2000, 3300],
      ['d2', 'allosaurus', 2600, 3300],
      ['d3', 'allosaurus', 5700, 4100],
    ] as const
  ).map(([id, kind, x, y]) => {
    return { ...PLAIN_DINOSAUR, id, owner: 1, kind, at: { x, y }, facing: 270, lifePoints: null };
  }),
  soldiers: [
    ...[
      ['s1', 2300, 1300],
      ['s2', 700, 400],
    ].map(([id, x, y]) => ({
      ...{ id: String(id), owner: 0, at: { x: Number(x), y: Number(y) }, facing: 90 },
      ...{ ...PLAIN_SOLDIER, rank: 'enlisted' as const, weapon: 'rifle' as const, order: 'fire-best' as const },
    })),
  ],
  liftCaps: true,
  separationCi: 0,
  start: { turn: 1, phase: 'army-movement' },
};

const stage = openStage();

jest.setTimeout(300_000);

async function playing(
  name: string,
  size: Size,
  act: (ann: Person) => Promise<void>,
  options: Options = BATTLE,
): Promise<void> {
  const ann = await person(stage.browser, name, size, stage.product.url);
  try {
    const id = await newMatch(stage.product, { options, bots: ['dinosaurs'] });
    await sit(ann, `/m/${id}`, 'army');
    await phase(ann, options.start.phase);
    await act(ann);
    expect(ann.complaints()).toEqual([]);
  } catch (error) {
    await photograph([ann]);
    throw error;
  } finally {
    await ann.close();
  }
}

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
  expect(await line(ann).textContent()).toMatch(/^Two could bite you here: Tyrannosaurus \d+%, Allosaurus.* \d+%/);
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

test('by mouse: a plan tells who could bite at its end, and the safest spot is one press away', () =>
  playing('danger-desk', DESKTOP, async (ann) => {
    const { page } = ann;
    const from = await screenOf(ann, 's1');
    await page.mouse.click(from.x, from.y);
    await planned(ann, async () => {
      const to = await north(ann);
      await page.mouse.move(to.x, to.y);
      await page.mouse.click(to.x, to.y);
    });
  }));

test('by touch: the same', () =>
  playing('danger-phone', PHONE, async (ann) => {
    const { page } = ann;
    await page.keyboard.press('n');
    await until('he is selected', async () => ((await line(ann).count()) > 0 ? true : null));
    await seen(ann);
    const to = await north(ann);
    await planned(ann, () => page.touchscreen.tap(to.x, to.y));
  }));

test('the mouse over an enemy shows its card, and X the dangers to all, which are off at first', () =>
  playing('danger-card', DESKTOP, async (ann) => {
    const { page } = ann;
    const tool = page.getByTestId('tool-danger');
    expect(await tool.getAttribute('aria-pressed')).toBe('false');
    const enemy = await screenOf(ann, 'd1');
    await page.mouse.move(enemy.x, enemy.y);
    const card = page.getByTestId('danger-card');
    await card.waitFor();
    expect(await card.textContent()).toMatch(/Tyrannosaurus.*life.*Moves.*Could bite.*What hurts it/);
    await page.keyboard.press('x');
    await until('the danger is shown', async () =>
      (await tool.getAttribute('aria-pressed')) === 'true' ? true : null,
    );
    await tool.click();
    expect(await tool.getAttribute('aria-pressed')).toBe('false');
  }));

/** Five riflemen before a dinosaur that the first hit kills. */
const LINE: Options = {
  ...BATTLE,
  dinosaurs: BATTLE.dinosaurs
    .filter(({ id }) => id !== 'd1')
    .map((each) => (each.id === 'd2' ? { ...each, at: { x: 2300, y: 2200 }, lifePoints: 1 } : each)),
  soldiers: [0, 1, 2, 3, 4].map((i) => ({
    ...{ id: `r${i}`, owner: 0, at: { x: 2000 + i * 150, y: 1300 }, facing: 90 },
    ...{ ...PLAIN_SOLDIER, rank: 'enlisted' as const, weapon: 'rifle' as const, order: 'fire-best' as const },
  })),
  start: { turn: 1, phase: 'regular-fire' },
};

test('a volley has one card and one confirmation, and stops when its target is down', () =>
  playing(
    'volley',
    DESKTOP,
    async (ann) => {
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
    },
    LINE,
  ));
