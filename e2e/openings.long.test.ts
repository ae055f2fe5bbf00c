/** The dice of a set-up are seen by those who sit down at a fresh match. */
import type { Page } from 'playwright-core';
import { coveredButtons } from './covered';
import { TABLE } from './solo';
import { squeezedPictures } from './squeezed';
import { openStage } from './stage';

jest.setTimeout(180_000);

const stage = openStage();

const LYING = { width: 844, height: 390 };
const UPRIGHT = { width: 390, height: 844 };
const WIDE = { width: 1280, height: 800 };

/** Games whose set-up throws dice or draws lots: a way to play them, and where these lie. */
const OPENINGS = [
  ['dino-soldiers', 'standard', '[data-testid="ds-lot"][data-lies="true"]'],
  ['jurassic-wars', 'wild', '[data-testid="start-roll"][data-lies="true"]'],
  ['dinosaur-cowboys', 'quick', '.dice .tin__felt'],
  ['simple-minis', 'quick', '.dice .tin__felt'],
] as const;

/** Dice that cover a button, in the words of `coveredButtons`. */
const COVERS = /: (?:dice|tin|start-roll|ds-lot|hit-)/;

/** The dice that show a result; the tin of a wide table holds two dice before the first roll. */
const lie = (page: Page, dice: string) =>
  page.locator(dice).and(page.locator(':not(.dice__felt--rolling, .dice__felt--empty)')).first();

const EACH = OPENINGS.flatMap((opening) =>
  [UPRIGHT, LYING, WIDE].flatMap((size) => [true, false].map((motion) => [...opening, { ...size, motion }] as const)),
);

test.each(EACH)('%s, %s: the dice of the set-up (%s) lie on the table once at %j', async (game, way, dice, size) => {
  const { page } = await stage.arrive(`${game} ${size.width} ${size.motion}`, `/${game}/play`, size);
  await page.getByTestId(`way-${way}`).click();
  await page.getByTestId('play-random').click();
  await page.locator(TABLE).first().waitFor();
  await lie(page, dice).waitFor();
  expect((await coveredButtons(page)).filter((covered) => COVERS.test(covered))).toEqual([]);
  await page.reload();
  await page.locator(TABLE).first().waitFor();
  await page.waitForTimeout(4_000);
  expect(await lie(page, dice).isVisible()).toBe(false);
});

test.each([
  ['simple-minis', 'capture_the_egg'],
  ['dinosaur-cowboys', 'quick'],
  ['dino-wars', 'quick'],
])('%s, %s: the table of a fresh match is not squeezed on a phone', async (game, way) => {
  const { page } = await stage.arrive(`${game} ${way}`, `/${game}/play`, { ...UPRIGHT, motion: true });
  await page.getByTestId(`way-${way}`).click();
  await page.getByTestId('play-random').or(page.getByTestId('play-army')).first().click();
  await page.locator(TABLE).first().waitFor();
  await page.waitForTimeout(3_000);
  expect(await squeezedPictures(page)).toEqual([]);
});
