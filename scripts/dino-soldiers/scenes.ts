/** Positions with a use for each ability, and what a person presses in them. */
import type { Page } from 'playwright-core';
import { jungle, unit } from '../../packages/dino-soldiers/client/lessons/tables';

type Step = (page: Page) => Promise<unknown>;

/** A position, and what is pressed in it. */
export interface Scene {
  readonly side: 'dinosaurs' | 'soldiers';
  readonly options: object;
  /** A picture is taken after each step. */
  readonly steps: readonly Step[];
}

const look: Step = (page) => page.waitForTimeout(300);
const choose =
  (id: number): Step =>
  (page) =>
    page.getByTestId(`unit-${id}`).click();
const press =
  (tile: string): Step =>
  (page) =>
    page.locator(`[data-cell="${tile}"]`).press('Enter');
const mode =
  (name: string): Step =>
  (page) =>
    page.getByTestId(`mode-${name}`).click();
const attack: Step = async (page) => {
  await page.getByTestId('ds-attack').click();
  await page.waitForTimeout(150);
};
const endTurn: Step = async (page) => {
  await page.getByTestId('ds-end-turn').click();
  await page.waitForTimeout(300);
  const sure = page.getByTestId('sure-go');
  if ((await sure.count()) > 0) await sure.click();
};
const all =
  (...steps: readonly Step[]): Step =>
  async (page) => {
    for (const step of steps) await step(page);
  };

const ROWS = ['oOr<Co', 'o oRoU', 'crouCr', 'OcuR o', 'Rc>crU'];
const alpha = (each: ReturnType<typeof unit>) => ({ ...each, alpha: true });
const hidden = (each: ReturnType<typeof unit>) => ({ ...each, hidden: 2 });

/** Both sides in the middle of a fight; ids in their order. */
const FIGHT = [
  alpha(unit('tyrannosaurus', 2, 2)),
  unit('velociraptor', 2, 1),
  unit('velociraptor', 2, 1),
  unit('brachiosaurus', 4, 1),
  unit('triceratops', 3, 0),
  unit('pteranodon', 1, 2),
  unit('deinonychus'),
  unit('compsognathus'),
  unit('rifleman', 2, 4),
  unit('rifleman', 2, 4),
  unit('sergeant', 2, 4),
  unit('rocketGunner', 2, 4),
  hidden(unit('sniper', 1, 4)),
  unit('flameTrooper', 1, 3),
  unit('rifleman', 2, 2),
  unit('gunJeep', 5, 3),
  unit('machineGunner', 0, 2),
  unit('mortarCrew'),
  unit('captain'),
];

const at = (side: Scene['side'], units: readonly ReturnType<typeof unit>[], rows = ROWS, more: object = {}) => {
  return { side, options: { ...jungle(side, rows, units), ...more } };
};

/** The scenes by name. */
export const SCENES: Readonly<Record<string, Scene>> = {
  'fight-dinosaurs': {
    ...at('dinosaurs', FIGHT),
    steps: [look, choose(0), mode('bite'), all(press('2,2'), look), attack, all(choose(0), mode('tailSweep'))],
  },
  'fight-soldiers': {
    ...at('soldiers', FIGHT),
    steps: [look, choose(11), press('2,2'), attack, choose(16), choose(17)],
  },
  risk: { ...at('dinosaurs', FIGHT), steps: [all(choose(0), press('3,2')), press('3,2')] },
  people: {
    ...at('soldiers', FIGHT),
    steps: [
      (page) => page.getByRole('button', { name: /^Men[uü]$/ }).click(),
      (page) => page.getByTestId('people-open').click(),
      all(
        (page) => page.getByTestId('ask-pause').click(),
        (page) => page.getByTestId('table-cards').locator('.table-card').waitFor(),
      ),
    ],
  },
  flip: { ...at('soldiers', FIGHT), steps: [choose(15), press('5,4'), look] },
  hide: {
    ...at('soldiers', [unit('stegosaurus', 3, 0), unit('rifleman', 2, 4), unit('scout', 2, 4), unit('sniper', 0, 2)]),
    steps: [all(choose(1), press('3,4')), all(choose(2), press('3,4')), endTurn, all(choose(1), look)],
  },
  'area-attack': {
    ...at('soldiers', [
      unit('troodon', 2, 2),
      unit('pachycephalosaurus', 2, 2),
      unit('rifleman', 2, 2),
      unit('grenadier', 2, 4),
    ]),
    steps: [all(choose(3), mode('shoot')), press('2,2'), attack],
  },
  'covering-fire': {
    ...at('soldiers', [unit('pachycephalosaurus', 2, 1), unit('stegosaurus', 2, 2), unit('machineGunner', 2, 4)]),
    steps: [all(choose(2), mode('shoot'), press('2,1')), press('2,2'), attack],
  },
  'fire-wall': {
    ...at('soldiers', [unit('stegosaurus', 2, 2), unit('compsognathus', 5, 0), unit('flameTrooper', 2, 4)]),
    steps: [all(choose(2), mode('fireWall')), press('2,2'), attack],
  },
  artillery: {
    ...at('soldiers', [unit('stegosaurus', 3, 0), unit('mortarCrew', 2, 4), unit('scout', 2, 1)]),
    steps: [all(choose(1), mode('artillery')), press('3,0'), attack],
  },
  charge: {
    ...at('dinosaurs', [
      unit('carnotaurus', 2, 0),
      unit('rifleman', 2, 1),
      unit('rifleman', 2, 2),
      unit('sniper', 2, 4),
    ]),
    steps: [all(choose(0), mode('charge')), press('2,2'), attack],
  },
  trample: {
    ...at('dinosaurs', [
      unit('triceratops', 2, 2),
      unit('rifleman', 2, 2),
      unit('captain', 2, 2),
      unit('sniper', 2, 4),
    ]),
    steps: [all(choose(0), mode('trample')), attack],
  },
  leap: { ...at('dinosaurs', [unit('deinonychus', 2, 2), unit('sniper', 2, 4)]), steps: [choose(0), press('2,0')] },
  overflight: {
    ...at('dinosaurs', [unit('pteranodon', 2, 1), unit('sniper', 2, 4)]),
    steps: [choose(0), press('0,1')],
  },
  instinct: {
    ...at('dinosaurs', [
      unit('troodon', 2, 2),
      unit('dilophosaurus', 2, 1),
      unit('rifleman', 3, 2),
      unit('sniper', 2, 4),
    ]),
    steps: [all(choose(0), look), mode('claw'), press('2,4')],
  },
  dodge: {
    ...at('soldiers', [
      unit('velociraptor', 2, 2),
      unit('velociraptor', 2, 2),
      unit('rifleman', 2, 4),
      unit('rifleman', 2, 4),
      unit('rifleman', 2, 4),
    ]),
    steps: [
      all(choose(2), mode('shoot'), press('2,2')),
      attack,
      all(choose(3), mode('shoot'), press('2,2'), attack),
      endTurn,
    ],
  },
  strict: {
    ...at('soldiers', [unit('stegosaurus', 2, 2), unit('rifleman', 2, 4)], ROWS, { shoutMode: 'strict' }),
    steps: [
      all(choose(1), mode('shoot'), press('2,2')),
      all((page) => page.locator('.ds-shout--small').first().click(), look),
    ],
  },
  hint: {
    ...at('soldiers', FIGHT),
    steps: [
      all(
        (page) => page.getByTestId('ds-hint').click(),
        (page) => page.getByText(/^Hint:|^Tipp:/).waitFor(),
      ),
    ],
  },
  end: {
    ...at('soldiers', [unit('compsognathus', 2, 2), unit('sniper', 2, 4), unit('sniper', 2, 4)]),
    steps: [
      all(choose(1), press('2,2'), attack, look, endTurn),
      (page) => page.getByTestId('ds-over').waitFor(),
      async (page) => {
        await page.locator('.ds-over a').click();
        await page.getByTestId('ds-replay').waitFor();
      },
      (page) => page.getByTestId('scrub').press('Home'),
    ],
  },
};
