/**
 * The rulebook's sample army against its sample herd with every optional rule, by two people in browsers of their own. They set
 * up, jump, fly, spot, ride and dismantle a gun by hand; then the computer plays for them until one side is gone.
 */
import {
  dinoWars,
  type FigureId,
  muster,
  OPTIONAL_RULE_IDS,
  type Options,
  READY_GROUNDS,
  type State,
  WORKED_ARMY,
  WORKED_HERD,
} from '@dwo/dino-wars';
import type { Frozen, Point } from '@dwo/kernel';
import type { Browser } from 'playwright-core';
import { DESKTOP, openBrowser, type Person, person, photograph } from '../browser';
import { newMatch } from '../new-match';
import { type Product, startProduct } from '../product';
import { agree, phase, screenOf, stateOf, until } from './board';
import { act, choose, drag, endPhase, sit } from './gestures';

/** The setting that shows events at once: thousands of effects would take too long. */
const SETTINGS = ['dino-wars.settings', JSON.stringify({ speed: 'instant' })] as const;

const MOST_PHASES = 2000;
/** Intents of one seat at a time, before boards are compared again. */
const MOST_WISHES = 200;

/** The places of the figures that are used by hand; all others are placed by their player or the server. */
const PLACES: Readonly<Record<FigureId, readonly [x: number, y: number]>> = {
  ...{ v1: [5400, 1300], v2: [4700, 1200], w1: [3900, 1200], w2: [2100, 1150] },
  ...{
    s24: [3820, 1060],
    s25: [3980, 1060],
    s26: [2020, 1010],
    s27: [2180, 1010],
    s16: [4340, 1200],
    s10: [3200, 1300],
  },
  // As near to the army as allowed, so that no other dinosaur is in front of them.
  ...{ d6: [2450, 3620], d12: [3600, 3740] },
};

function battle(): Options {
  const [jungle] = READY_GROUNDS;
  if (jungle === undefined) throw new Error('There is no ground to play on');
  const { widthCi, heightCi, terrain } = jungle;
  const options = muster({
    era: 'ww2',
    table: { widthCi, heightCi, terrain },
    forces: [WORKED_ARMY, WORKED_HERD],
    liftCaps: false,
    optional: [...OPTIONAL_RULE_IDS],
    placing: 'deliberate',
    separationCi: 2400,
    armyZoneCi: 1800,
  });
  for (const figure of [...options.vehicles, ...options.crewedWeapons, ...options.soldiers, ...options.dinosaurs]) {
    const place = PLACES[figure.id];
    if (place === undefined) continue;
    figure.at = { x: place[0], y: place[1] };
    figure.facing = figure.id.startsWith('d') ? 270 : 90;
  }
  for (const soldier of options.soldiers) {
    if (['s20', 's21', 's22', 's23'].includes(soldier.id)) soldier.paratrooper = true;
    if (soldier.id === 's17') soldier.sniper = true;
    if (soldier.id === 's18') soldier.highCalibre = true;
    if (soldier.id === 's10') soldier.order = 'ask';
  }
  return options;
}

let product: Product;
let browser: Browser;
let ann: Person;
let ben: Person;
let match: string;

jest.setTimeout(900_000);

let broken: string | null = null;

/** One step of the match; the first that fails fails the rest at once. */
function step(name: string, act: () => Promise<void>): void {
  test(name, async () => {
    if (broken) throw new Error(`The step before failed: ${broken}`);
    broken = name;
    try {
      await act();
    } catch (error) {
      await photograph([ann, ben]);
      throw error;
    }
    broken = null;
  });
}

const everybody = () => agree(product, match, [ann, ben]);

beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
  [ann, ben] = await Promise.all([
    person(browser, 'Ann', DESKTOP, product.url),
    person(browser, 'Ben', DESKTOP, product.url),
  ]);
  for (const { page } of [ann, ben])
    await page.addInitScript(([key, text]) => localStorage.setItem(key, text), SETTINGS);
  match = await newMatch(product, { options: battle() });
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

/** Two figures of each side that are far apart from the beginning, in their player's view. */
const MARKS = { army: ['v1', 'w2'], dinosaurs: ['d6', 'd12'] } as const;

/** The point of a person's window for a place on the table, computed from two of their own figures. */
async function windowPlace(who: Person, at: Point): Promise<Point> {
  const [one, other] = MARKS[who === ann ? 'army' : 'dinosaurs'];
  const [a, b] = [PLACES[one] ?? [0, 0], PLACES[other] ?? [0, 0]];
  const [from, to] = [await screenOf(who, one), await screenOf(who, other)];
  const scale = (from.x - to.x) / (a[0] - b[0]);
  return { x: from.x + (at.x - a[0]) * scale, y: from.y - (at.y - a[1]) * scale };
}

async function clickTable(who: Person, at: Point): Promise<void> {
  const { x, y } = await windowPlace(who, at);
  await who.page.mouse.move(x, y);
  await who.page.mouse.click(x, y);
}

async function stands(who: Person, what: string, check: (state: State) => boolean): Promise<void> {
  await until(what, async () => {
    const state = await stateOf(who);
    return state !== null && check(state);
  });
}

/** Leaves the rest of the setup to the server. */
async function placedEnough(who: Person, over: (state: State) => boolean): Promise<void> {
  await until(`${who.name} has placed everybody`, async () => {
    const state = await stateOf(who);
    if (state !== null && over(state)) return true;
    const button = who.page.getByTestId('end-phase');
    if (await button.isVisible()) await button.click({ timeout: 1_000 }).catch(() => {});
    return false;
  });
}

step('two sit down, and the army sets its hero up where it clicks', async () => {
  await sit(ann, `/m/${match}`, 'army');
  await sit(ben, `/m/${match}`, 'dinosaurs');
  await stands(ann, 'the set-up begins', ({ placing }) => placing?.side === 'army');
  await ann.page.locator('[data-table] canvas').waitFor();
  await choose(ann, 's6');
  await clickTable(ann, { x: 3000, y: 900 });
  await stands(ann, 's6 has a place', ({ soldiers }) => soldiers.s6?.absence === null);
  await everybody();
  await placedEnough(ann, ({ placing }) => placing?.side !== 'army');
});

step('the herd sets a tyrannosaur up, the paratroopers jump', async () => {
  await stands(ben, 'the dinosaurs place', ({ placing }) => placing?.side === 'dinosaurs');
  await choose(ben, 'd1');
  await clickTable(ben, { x: 4300, y: 4700 });
  await stands(ben, 'd1 has a place', ({ dinosaurs }) => dinosaurs.d1?.absence === null);
  const { x = 0, y = 0 } = (await stateOf(ben))?.dinosaurs.d1 ?? {};
  // Placed by its player, not by the server after a timeout.
  expect(Math.hypot(x - 4300, y - 4700)).toBeLessThan(50);
  await placedEnough(ben, ({ placing }) => placing?.side !== 'dinosaurs');
  await stands(ann, 'it is time to jump', ({ placing, drop }) => placing !== null && drop?.at === null);
  await act(ann);
  await stands(ann, 'they have jumped', ({ drop, placing }) => placing === null || drop === null || drop.tried === 0);
  await everybody();
  await placedEnough(ann, ({ placing }) => placing === null);
  for (const each of [ann, ben]) await phase(each, 'dinosaur-movement');
  await everybody();
});

step('phase 1: a pterodactyl takes off', async () => {
  await choose(ben, 'd12');
  await ben.page.locator('[data-choice="Take off"]').click();
  await ben.page.getByTestId('ladder').getByRole('button', { name: '12"' }).click();
  // The dice decide where paratroopers land, so one place or the other may be taken.
  const places = [2700, 2400, 2100].flatMap((y) => [3600, 3300, 3900].map((x) => ({ x, y })));
  const ready = ben.page.locator('[data-testid="act"]:not([aria-disabled="true"])');
  for (const place of places) {
    await clickTable(ben, place);
    const found = await ready.waitFor({ timeout: 2_000 }).then(
      () => true,
      () => false,
    );
    if (found) break;
  }
  await act(ben);
  await stands(ben, 'd12 is in the air', ({ dinosaurs }) => (dinosaurs.d12?.z ?? 0) === 1200);
  await everybody();
  await endPhase(ben, 'dinosaur-movement');
});

step('phase 2: the mortar fires at what it does not see, for somebody spots', async () => {
  await phase(ann, 'regular-fire');
  await choose(ann, 'w2');
  const prey = await screenOf(ann, 'd6');
  await ann.page.mouse.click(prey.x, prey.y);
  expect(await ann.page.getByTestId('odds').textContent()).toMatch(/DW-IND-3/);
  await ann.page.getByTestId('spotters').locator('.chip[aria-pressed="false"]').first().click();
  await act(ann);
  await stands(ann, 'the mortar has fired', ({ crewedWeapons }) => crewedWeapons.w2?.shots.length === 1);
  expect(Object.values((await stateOf(ann))?.soldiers ?? {}).filter(({ spotted }) => spotted)).toHaveLength(1);
  await everybody();
  await endPhase(ann, 'regular-fire');
  await endPhase(ben, 'dinosaur-attack');
});

step('phase 4: a soldier is dropped on the truck, a machine gun is taken apart', async () => {
  await phase(ann, 'army-movement');
  await choose(ann, 's16');
  await drag(ann, 's16', 'v2');
  await stands(ann, 's16 is in the truck', ({ soldiers }) => soldiers.s16?.aboard === 'v2');
  // The soldier can do nothing more, so the next figure is selected.
  await choose(ann, 's16');
  expect(await ann.page.getByTestId('seats').textContent()).toMatch(/Driver/);
  await choose(ann, 'w1');
  await ann.page.locator('[data-choice="Take apart"]').click();
  await stands(ann, 'the gun is apart', ({ crewedWeapons }) => crewedWeapons.w1?.status === 'dismantled');
  await choose(ann, 'v2');
  expect(await ann.page.getByTestId('reckoning').textContent()).toMatch(/18".*½ \(loading\).*9"/);
  await everybody();
});

step('the battle goes on to the end, both boards always at one', async () => {
  const people = [ann, ben];
  for (const { page } of people) await page.setViewportSize({ width: 640, height: 480 });
  for (let turns = 0; turns < MOST_PHASES; turns += 1) {
    await everybody();
    const state = await stateOf(ann);
    if (state === null || state.ending !== null) break;
    const [seat = 0] = dinoWars.awaiting(state as Frozen<State>);
    const player = people[seat] as Person;
    await player.page.evaluate((most) => window.__dinoWars?.playOn(most), MOST_WISHES);
  }
  expect((await stateOf(ben))?.ending).not.toBeNull();
  for (const each of people) await each.page.locator('.results').waitFor();
});

step('nobody’s browser complained', async () => {
  expect([...ann.complaints(), ...ben.complaints()]).toEqual([]);
});
