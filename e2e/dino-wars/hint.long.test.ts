/** A hint in DINO WARS!: its card with reasons, and one press that plans what it says without playing it. */
import { type Options, PLAIN_DINOSAUR, PLAIN_SOLDIER, plainMatch } from '@dwo/dino-wars';
import { DESKTOP, PHONE, photograph, seen } from '../browser';
import { newMatch } from '../new-match';
import { openStage } from '../stage';
import { screenOf, stateOf } from './board';
import { sit } from './gestures';

jest.setTimeout(300_000);

const stage = openStage();

/** Two riflemen with an allosaurus before them, in the step of their movement. */
const BATTLE: Options = {
  ...plainMatch(),
  era: 'ww2',
  table: { widthCi: 6000, heightCi: 4400, terrain: [] },
  players: [{ side: 'army' }, { side: 'dinosaurs' }],
  dinosaurs: [
    {
      ...{ ...PLAIN_DINOSAUR, id: 'd1', owner: 1, kind: 'allosaurus' as const },
      ...{ at: { x: 2300, y: 3000 }, facing: 270, lifePoints: null },
    },
  ],
  soldiers: [
    ['s1', 2300],
    ['s2', 2700],
  ].map(([id, x]) => ({
    ...{ id: String(id), owner: 0, at: { x: Number(x), y: 1300 }, facing: 90 },
    ...{ ...PLAIN_SOLDIER, rank: 'enlisted' as const, weapon: 'rifle' as const, order: 'fire-best' as const },
  })),
  liftCaps: true,
  separationCi: 0,
  start: { turn: 1, phase: 'army-movement' },
};

/** One rifleman at the lower edge, and the allosaurus within range. */
const LOW = BATTLE.soldiers.slice(0, 1).map((soldier) => ({ ...soldier, at: { x: 2300, y: 260 } }));
const NEAR = BATTLE.dinosaurs.map((dinosaur) => ({ ...dinosaur, at: { x: 2300, y: 1500 } }));

test.each([
  ['desk', DESKTOP],
  ['phone', PHONE],
] as const)('on a %s a hint says why, and one press plans it', async (name, size) => {
  const ann = await stage.arrive(`dw-hint-${name}`, '/', size);
  const { page } = ann;
  try {
    const id = await newMatch(stage.product, { options: BATTLE, bots: ['dinosaurs'] });
    await sit(ann, `/m/${id}`, 'army');
    await seen(ann);
    await page.getByTestId('tool-hint').click();
    const card = page.getByTestId('hint-card').first();
    await card.getByTestId('hint-sentence').waitFor();
    expect(await card.getByTestId('hint-worth').innerText()).toMatch(/bite|Chance to win/);
    await seen(ann);
    await photograph([ann]);
    const before = JSON.stringify(await stateOf(ann));
    const plans = card.getByTestId('hint-do');
    if (await plans.isVisible()) await plans.click();
    await seen(ann);
    await photograph([{ ...ann, name: `dw-hint-${name}-planned` }]);
    expect(JSON.stringify(await stateOf(ann))).toBe(before);
  } catch (error) {
    await photograph([ann]);
    throw error;
  }
});

test('on a phone held sideways the figure of a hint stands clear of its card', async () => {
  const ann = await stage.arrive('dw-hint-sideways', '/', { width: 844, height: 390 });
  const { page } = ann;
  try {
    // The rifleman at the lower edge can fire at once.
    const options = { ...BATTLE, soldiers: LOW, dinosaurs: NEAR, start: { turn: 1, phase: 'regular-fire' as const } };
    const id = await newMatch(stage.product, { options, bots: ['dinosaurs'] });
    await sit(ann, `/m/${id}`, 'army');
    await seen(ann);
    await page.getByTestId('tool-hint').click();
    await page.getByTestId('hint-worth').first().waitFor();
    await seen(ann);
    await photograph([ann]);
    const card = await page.locator('.battle__lower > .hint-card').boundingBox();
    expect((await screenOf(ann, 's1')).y).toBeLessThan(card?.y ?? 0);
  } catch (error) {
    await photograph([ann]);
    throw error;
  }
});
