/** The controls that a player needs often in a battle against the computer: undo, camera, and group selection. */
import { type Options, PLAIN_DINOSAUR, PLAIN_SOLDIER, plainMatch } from '@dwo/dino-wars';
import { DESKTOP, type Person, PHONE, person, photograph, type Size } from '../browser';
import { newMatch } from '../new-match';
import { openStage } from '../stage';
import { phase, screenOf, stateOf, until } from './board';
import { choose, sit } from './gestures';

const SQUAD = ['s1', 's2', 's3', 's4'];
/** Four riflemen in a row, so close that those behind must wait for those in front; the herd is far away. */
const BATTLE: Options = {
  ...plainMatch(),
  era: 'ww2',
  table: { widthCi: 4000, heightCi: 3600, terrain: [] },
  players: [{ side: 'army' }, { side: 'dinosaurs' }],
  dinosaurs: [
    { ...PLAIN_DINOSAUR, id: 'd1', owner: 1, kind: 'allosaurus', at: { x: 3700, y: 3300 }, facing: 270, lifePoints: 4 },
  ],
  soldiers: SQUAD.map((id, i) => ({
    ...{ id, owner: 0, at: { x: 1400, y: 1000 + i * 150 }, facing: 90 },
    ...{ ...PLAIN_SOLDIER, rank: 'enlisted' as const, weapon: 'rifle' as const, order: 'fire-best' as const },
  })),
  liftCaps: true,
  separationCi: 0,
  start: { turn: 1, phase: 'army-movement' },
};

const stage = openStage();
const people: Person[] = [];

jest.setTimeout(300_000);

/** A player of the army, alone against the computer. */
async function begin(name: string, size: Size, options = BATTLE): Promise<Person> {
  const ann = await person(stage.browser, name, size, stage.product.url);
  people.push(ann);
  const id = await newMatch(stage.product, { options, bots: ['dinosaurs'] });
  await sit(ann, `/m/${id}`, 'army');
  await phase(ann, options.start.phase);
  return ann;
}

const places = async (ann: Person) => {
  const state = await stateOf(ann);
  return SQUAD.map((id) => [state?.soldiers[id]?.x ?? 0, state?.soldiers[id]?.y ?? 0] as const);
};

const marched = (ann: Person) =>
  until('all have gone', async () => ((await places(ann)).every(([, y], i) => y > 1100 + i * 150) ? true : null));

async function looking(name: string, size: Size, act: (ann: Person) => Promise<void>, options = BATTLE): Promise<void> {
  const ann = await begin(name, size, options);
  try {
    await act(ann);
    expect(ann.complaints()).toEqual([]);
  } catch (error) {
    await photograph([ann]);
    throw error;
  }
  await ann.close();
}

test('against the computer no clock runs', () =>
  looking('clockless', DESKTOP, async (ann) => {
    expect(await ann.page.locator('.hud-clock__time').count()).toBe(0);
  }));

test('by mouse: a box with Shift chooses, one drag shows every way, Move sends all, Ctrl+Z takes the last move back', () =>
  looking('mouse', DESKTOP, async (ann) => {
    const { mouse, keyboard } = ann.page;
    const before = await places(ann);
    const [low, high] = [await screenOf(ann, 's1'), await screenOf(ann, 's4')];
    const [left, right] = [Math.min(low.x, high.x) - 30, Math.max(low.x, high.x) + 30];
    const [top, bottom] = [Math.min(low.y, high.y) - 30, Math.max(low.y, high.y) + 30];
    await keyboard.down('Shift');
    await mouse.move(left, top);
    await mouse.down();
    await mouse.move(right, bottom, { steps: 6 });
    await photograph([ann]);
    await mouse.up();
    await keyboard.up('Shift');
    await ann.page.getByText('4 figures chosen').first().waitFor();
    const front = await screenOf(ann, 's4');
    const step = { x: high.x - low.x, y: high.y - low.y };
    await mouse.move(front.x, front.y);
    await mouse.down();
    await mouse.move(front.x + step.x / 2, front.y + step.y / 2, { steps: 6 });
    await mouse.up();
    await ann.page.getByText('4 figures: all go the whole way').first().waitFor();
    await ann.page.screenshot({ path: '.cache/e2e/group-desk.png' });
    await ann.page.keyboard.press('Control+z');
    await ann.page.getByText('4 figures chosen').first().waitFor();
    await mouse.move(front.x, front.y);
    await mouse.down();
    await mouse.move(front.x + step.x / 2, front.y + step.y / 2, { steps: 6 });
    await mouse.up();
    await ann.page.getByTestId('act').click();
    await marched(ann);
    await keyboard.press('Control+z');
    // The last to move was the one at the back.
    await until('s1 is back', async () => ((await places(ann))[0]?.[1] === before[0]?.[1] ? true : null));
    await ann.page.getByTestId('tool-undo').click();
    await until('s2 is back', async () => ((await places(ann))[1]?.[1] === before[1]?.[1] ? true : null));
  }));

test('by thumb: Group, taps on cards and figures, a tap on the ground, Move, Undo', () =>
  looking('thumb', PHONE, async (ann) => {
    await ann.page.getByTestId('tool-group').tap();
    for (const figure of SQUAD) await choose(ann, figure);
    const [low, high] = [await screenOf(ann, 's1'), await screenOf(ann, 's4')];
    const to = { x: (low.x + high.x) / 2 + (high.x - low.x) / 2, y: (low.y + high.y) / 2 + (high.y - low.y) / 2 };
    await ann.page.touchscreen.tap(to.x + 60, to.y);
    await ann.page.locator('[data-testid="act"]:not([aria-disabled="true"])').waitFor();
    await ann.page.screenshot({ path: '.cache/e2e/group-phone.png' });
    await ann.page.getByTestId('act').tap();
    await until('all have gone', async () => ((await places(ann)).every(([x]) => x !== 1400) ? true : null));
    const went = await places(ann);
    await ann.page.getByTestId('tool-undo').tap();
    await until('one is back', async () =>
      (await places(ann)).filter(([x]) => x === 1400).length === 1 ? true : null,
    );
    expect(went).not.toEqual(await places(ann));
  }));

test('by keyboard: M, Tab, arrows, F; + and 0 move the camera', () =>
  looking('keys', DESKTOP, async (ann) => {
    await ann.page.locator('[data-table]').focus();
    const { keyboard } = ann.page;
    const apart = async () => {
      const [a, b] = [await screenOf(ann, 's1'), await screenOf(ann, 's4')];
      return Math.hypot(a.x - b.x, a.y - b.y);
    };
    await keyboard.press('0');
    const far = await until('the whole table', async () => (await apart()) || null);
    await keyboard.press('+');
    await until('closer', async () => ((await apart()) > far * 1.2 ? true : null));
    await keyboard.press('-');
    await ann.page.getByTestId('tool-whole-table').click();
    await ann.page.locator('[data-table]').focus();
    await keyboard.press('m');
    for (let tab = 0; tab < 4; tab++) await keyboard.press('Tab');
    await ann.page.getByText('4 figures chosen').first().waitFor();
    const way = (await screenOf(ann, 's4')).y < (await screenOf(ann, 's1')).y - 10 ? 'ArrowUp' : 'ArrowRight';
    for (let tap = 0; tap < 3; tap++) await keyboard.press(way);
    await keyboard.press('f');
    await marched(ann);
  }));

test('an arrow at the edge leads to the nearest enemy, as long as none is in sight', () =>
  looking('arrow', DESKTOP, async (ann) => {
    const { page } = ann;
    const arrow = page.getByTestId('enemy-pointer');
    await choose(ann, 's1');
    for (let step = 0; step < 4; step++) await page.keyboard.press('+');
    await arrow.waitFor();
    expect(await arrow.getAttribute('aria-label')).toContain('Allosaurus');
    await photograph([ann]);
    await arrow.click();
    await arrow.waitFor({ state: 'detached' });
    await screenOf(ann, 'd1');
  }));

/** A table that is so wide that it lies on its side on an upright phone, with an enemy in range. */
const WIDE: Options = {
  ...BATTLE,
  table: { widthCi: 6000, heightCi: 4800, terrain: [] },
  dinosaurs: BATTLE.dinosaurs.map((each) => ({ ...each, at: { x: 2000, y: 1800 } })),
  start: { turn: 1, phase: 'regular-fire' },
};

test('on a phone the table stays as it lies when the odds open, and turns with the phone', () =>
  looking(
    'turned',
    PHONE,
    async ({ page, ...ann }) => {
      const isUpright = () =>
        page.evaluate(() => {
          const { left = 0, right = 0, top = 0, bottom = 0 } = window.__dinoWars?.table() ?? {};
          return right - left > bottom - top;
        });
      const height = () => page.evaluate(() => document.querySelector('[data-table]')?.clientHeight ?? 0);
      expect(await isUpright()).toBe(false);
      const before = await height();
      await choose({ page, ...ann }, 's1');
      await page.locator('[data-table]').focus();
      await page.keyboard.press('ArrowRight');
      await page.getByTestId('odds').waitFor();
      // A view that is less than two thirds as high as before is what used to turn the table.
      expect(before / (await height())).toBeGreaterThan(1.5);
      expect(await isUpright()).toBe(false);
      await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
      await until('the table lies along the phone', isUpright);
      await page.setViewportSize(PHONE);
      await until('the table lies along the phone again', async () => !(await isUpright()));
    },
    WIDE,
  ));
