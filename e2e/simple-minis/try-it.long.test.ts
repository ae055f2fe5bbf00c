/** Trying another decision from a review: the same dice to come, and whether the new idea did better. */
import type { Recording } from '../../packages/kernel/src';
import { standingIntents } from '../../packages/kernel/src';
import { type Intent, memberOf, type Options, type Position, type ProfileId } from '../../packages/simple-minis/rules';
import { usualOptions } from '../../packages/simple-minis/wire';
import { type Person, PHONE, photograph, seen } from '../browser';
import { newMatch } from '../new-match';
import { openStage } from '../stage';
import { until } from '../until';
import { playOn, stateOf, takeSeat } from './player';

jest.setTimeout(400_000);

const stage = openStage({ GAMES: 'dino-wars,simple-minis', BOT_DELAY_MS: '5' });
const { arrive, people } = stage;

const figure = (profile: ProfileId, seat: number, x: number, y: number): Position['figures'][number] => ({
  ...memberOf(profile),
  ...{ seat, x: 1000 * x, y: 1000 * y, facingX: 0, facingY: seat === 0 ? 1 : -1, riding: null, asleep: false },
});

/** The last two rounds of a small battle: everybody is in range. */
const OPTIONS: Options = {
  ...{ ...usualOptions('open_battle', 2), forces: ['frontier_ranch', 'saurian_pack'], clocks: null },
  position: {
    ...{ round: 4, step: 'distance', first: 0, features: null },
    figures: [
      figure('gunslinger', 0, 30, 6),
      figure('brawler', 0, 34, 8),
      figure('cowhand', 0, 38, 6),
      figure('poacher_chief', 1, 31, 14),
      figure('raptor', 1, 35, 13),
      figure('spitter', 1, 42, 14),
    ],
  },
};

/** Plays a person's seat to the end of the match. */
async function playOut(each: Person): Promise<void> {
  await until('the match is over', async () => {
    await playOn(each, 40);
    return (await stateOf(each))?.phase === 'over';
  });
}

/** A finished match whose first decision was to leave out three shots. */
async function finished(): Promise<string> {
  const id = await newMatch(stage.product, { game: 'simple-minis', options: OPTIONS, bots: ['two'] });
  const ann = await arrive('Ann', `/m/${id}`);
  await takeSeat(ann, 'one');
  await until('the battle begins', async () => (await stateOf(ann)) !== null);
  await ann.page.locator('[data-table] canvas').waitFor();
  await seen(ann);
  await until('the step is ended', async () => {
    await ann.page.keyboard.press('e');
    await ann.page.waitForTimeout(400);
    return (await stateOf(ann))?.phase !== 'distance' || (await stateOf(ann))?.asked !== 0;
  });
  await playOut(ann);
  return id;
}

const recordOf = async (id: string) =>
  (await (await fetch(`${stage.product.url}/api/matches/${id}/record`)).json()) as Recording<Intent, Options>;

test('a decision is tried again with the same dice, and its review says whether the new idea did better', async () => {
  const id = await finished();
  try {
    const record = await recordOf(id);
    const at = standingIntents(record).findIndex(({ seat }) => seat === 0);
    expect(standingIntents(record)[at]?.intent.type).toBe('endStep');
    const ben = await arrive('Ben', `/r/${id}#why0`, PHONE);
    const again = ben.page.getByTestId('review-try').first();
    await again.waitFor({ timeout: 180_000 });
    await seen(ben);
    // The better choice is shown at its moment, in words and as a plan.
    await ben.page.getByRole('button', { name: 'Show it' }).first().click();
    const better = ben.page.locator('[data-testid="hint"][data-hint="advice"]');
    await better.waitFor();
    expect(await better.innerText()).toMatch(/^Better for [\s\S]+\n[\s\S]+The step was ended/);
    expect(Number(await ben.page.getByTestId('where').getAttribute('data-n'))).toBe(at);
    await seen(ben);
    await ben.page.keyboard.press('w');
    await again.waitFor();
    const asked = ben.page.waitForRequest((request) => request.method() === 'POST' && /matches$/.test(request.url()));
    await again.click();
    expect((await asked).postDataJSON().fork).toMatchObject({ match: id, dice: 'same' });
    await until('the table is set', async () => (await stateOf(ben)) !== null);
    await ben.page.getByText('A new try, with the same luck to come.').first().waitFor();

    // Another decision than that of the match: to shoot instead of ending the step.
    const wish = { fork: { match: id, entries: at, dice: 'same' }, bots: ['two'] };
    const fork = await newMatch(stage.product, wish);
    const cat = await arrive('Cat', `/m/${fork}`);
    await takeSeat(cat, 'one');
    await until('the battle goes on', async () => (await stateOf(cat)) !== null);
    await playOut(cat);
    const { origin, dice } = await recordOf(fork);
    expect([dice, origin?.ahead?.length]).toEqual(['by-occasion', standingIntents(record).length - at]);
    await cat.page.goto(`/r/${fork}#why0`);
    const idea = cat.page.getByTestId('review-idea');
    await idea.waitFor({ timeout: 120_000 });
    expect(await idea.innerText()).toMatch(
      /In 100 tries with the same luck for both, your new decision wins \d+%; .+ wins \d+%/,
    );
  } catch (error) {
    await photograph(people);
    throw error;
  }
});
