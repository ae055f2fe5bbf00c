/** A person at a table of Very Simple Miniatures in a browser: what they see, and how they act by hand. */
import type { Trial } from '@dwo/kits/miniatures/trial';
import type { State } from '@dwo/simple-minis';
import type { Options, Standing } from '../../packages/simple-minis/rules';
import { matchOf } from '../../packages/simple-minis/testing/presets';
import { type Person, type Size, seen } from '../browser';
import { newMatch } from '../new-match';
import type { Stage } from '../stage';
import { until } from '../until';

type Viewer = Pick<Person, 'name' | 'page'>;
type Step = NonNullable<Options['position']>['step'];
type Asked = { readonly __trial?: Trial<State> };

/** The state that a page has received; null before the match begins. */
export function stateOf({ page }: Viewer): Promise<State | null> {
  return page.evaluate(() => ((window as unknown as Asked).__trial?.state() as State | null) ?? null);
}

/** The seat of a page; null for a spectator. */
export function seatOf({ page }: Viewer): Promise<number | null> {
  return page.evaluate(() => (window as unknown as Asked).__trial?.seat() ?? null);
}

/** The hash of the state that a page has received. */
export function hashOf({ page }: Viewer): Promise<string | null> {
  return page.evaluate(() => (window as unknown as Asked).__trial?.hash() ?? null);
}

/** Lets the computer play a person's seat for some intents; returns how many it made. */
export function playOn({ page }: Viewer, most: number): Promise<number> {
  return page.evaluate((count) => (window as unknown as Asked).__trial?.playOn(count) ?? 0, most);
}

/** Takes a seat in the lobby. */
export async function takeSeat({ page }: Viewer, side: string): Promise<void> {
  const card = page.getByTestId(`side-${side}`);
  await card.waitFor();
  await page.waitForTimeout(600);
  await card.click();
}

/** A person against the computer in the middle of an open battle, with nothing on the table but these figures. */
export interface Middle {
  readonly name: string;
  readonly size: Size;
  readonly step: Step;
  readonly figures: readonly Standing[];
}

/** Opens such a match in round 1 and waits until the person sees its table. */
export async function openMiddle(stage: Stage, { name, size, step, figures }: Middle): Promise<Person> {
  const position = { round: 1, step, first: 0, features: [], figures: [...figures] };
  const options: Options = { ...matchOf('open_battle'), everyoneActs: false, position };
  const id = await newMatch(stage.product, { game: 'simple-minis', options, bots: ['two'] });
  const somebody = await stage.arrive(name, `/m/${id}`, size);
  await takeSeat(somebody, 'one');
  await until('the battle begins', async () => (await stateOf(somebody)) !== null);
  await somebody.page.locator('[data-table] canvas').waitFor();
  await seen(somebody);
  return somebody;
}

/** Waits until this person decides, or the match is over; returns the state. */
export async function turnOf(person: Viewer): Promise<State> {
  const seat = await seatOf(person);
  return until(`${person.name} decides`, async () => {
    const state = await stateOf(person);
    return state !== null && (state.asked === seat || state.phase === 'over') ? state : null;
  });
}

/** Answers a question below the table by its first answer. */
export async function answerFirst({ page }: Viewer): Promise<void> {
  const asked = page.getByTestId('reactions');
  await asked.waitFor();
  await page.waitForTimeout(600);
  await asked.locator('.reaction__answers button:not([data-waits])').first().click();
  await asked.waitFor({ state: 'hidden' });
}

/** Sets up the whole force of a person, once the zones are settled. */
export async function setUp(each: Viewer): Promise<void> {
  await until('the zones are settled', async () => {
    const state = await stateOf(each);
    if (state?.phase === 'zone' && state.asked === (await seatOf(each))) await answerFirst(each);
    return state?.phase === 'deploy' && state.asked === (await seatOf(each));
  });
  await each.page.waitForTimeout(600);
  await each.page.locator('[data-choice="Place the rest"]').click();
  await each.page.waitForTimeout(600);
  await each.page.getByTestId('act').click();
  await until('the set-up is done', async () => {
    const state = await stateOf(each);
    return state?.phase !== 'deploy' || state.asked !== (await seatOf(each));
  });
}

/** Acts with every figure that can: towards the nearest enemy, or at the first target; then ends the step. */
export async function playStep(person: Viewer, state: State): Promise<void> {
  const { page } = person;
  if (state.phase === 'first') return answerFirst(person);
  const seat = await seatOf(person);
  const own = state.figures.filter((figure) => figure.seat === seat && figure.place === 'table');
  for (const { id } of own) {
    const card = page.locator(`[data-figure="${id}"]`);
    if (!(await isStill(person, state)) || (await card.count()) === 0) continue;
    await card.click();
    await page.locator('[data-table]').focus();
    await page.keyboard.press('ArrowRight');
    const act = page.getByTestId('act');
    if ((await act.count()) === 0 || (await act.getAttribute('aria-disabled')) === 'true') continue;
    const before = await hashOf(person);
    await page.keyboard.press('f');
    await until('the act is played', async () => (await hashOf(person)) !== before);
  }
  // The key asks once where figures could still act, and is pressed again if the page was busy.
  await until('the step is ended', async () => {
    if (!(await isStill(person, state))) return true;
    await page.waitForTimeout(300);
    await page.keyboard.press('e');
    await page.waitForTimeout(300);
    return !(await isStill(person, state));
  });
}

/** Whether this person is still asked for the same step. */
async function isStill(person: Viewer, { phase, round }: State): Promise<boolean> {
  const now = await stateOf(person);
  return now?.phase === phase && now.round === round && now.asked === (await seatOf(person));
}
