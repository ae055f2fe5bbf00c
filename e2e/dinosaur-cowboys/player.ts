/** A person at a table of Dinosaur Cowboys in a browser: what they see, and how they act by hand. */
import { type Person, seen } from '../browser';
import { until } from '../until';

/** The phase that is on show, once everything was told; and whether this person decides. */
export function now({ page }: Person): Promise<{ phase: string; mine: boolean; turn: number }> {
  return until('the board to be in step', () =>
    page.evaluate(() => {
      const state = window.__trial?.idle() ? window.__trial.state() : null;
      if (state == null) return null;
      const { phase, asked, turn } = state as { phase: string; asked: number; turn: number };
      return { phase, mine: asked === window.__trial?.seat(), turn };
    }),
  );
}

export async function phase(somebody: Person, wanted: string): Promise<void> {
  await until(`${somebody.name} sees ${wanted}`, async () => (await now(somebody)).phase === wanted);
  await seen(somebody);
}

/** Presses an answer of the window that is open. */
export async function reply(somebody: Person, word: string): Promise<void> {
  const button = somebody.page.locator('.reaction__answers button:not([data-waits])', { hasText: word }).first();
  await button.waitFor();
  await seen(somebody);
  await button.click();
}

/** Gives everybody a place in the own strip and confirms. */
export async function setUp(somebody: Person): Promise<void> {
  await until(`${somebody.name} sets up`, async () => {
    const { phase: step, mine } = await now(somebody);
    return step === 'deploy' && mine;
  });
  const { page } = somebody;
  const rest = page.locator('[data-choice="Place the rest"]').first();
  await rest.waitFor();
  await seen(somebody);
  await rest.click();
  await until('a whole posse', async () => (await page.getByTestId('act').getAttribute('aria-disabled')) !== 'true');
  await seen(somebody);
  await page.getByTestId('act').click();
}

/** Waits until a unit acts, and declares no traits where that is asked: where it gains nothing, the table answers by itself. */
export async function actsNow(somebody: Person): Promise<void> {
  const answer = somebody.page.locator('.reaction__answers button:not([data-waits])').first();
  await until('the unit acts', async () => {
    const { phase: step } = await now(somebody);
    if (step === 'traits' && (await answer.isVisible())) await answer.click({ timeout: 2_000 }).catch(() => {});
    return step === 'phases';
  });
}

/** Activates a unit, walks towards the nearest enemy, and ends the activation. The log is read on the desk of `reader`. */
export async function walkOnce(somebody: Person, reader: Person): Promise<void> {
  const { page } = somebody;
  await seen(somebody);
  if ((await page.getByTestId('act').count()) === 0) await page.keyboard.press('n');
  await page.getByTestId('act').waitFor();
  await seen(somebody);
  await page.getByTestId('act').click();
  await actsNow(somebody);
  await seen(somebody);
  await page.keyboard.press('ArrowRight');
  // A desk shows the notes on a move in a panel, a phone in a line.
  await page.getByTestId('plan-notes').or(page.getByTestId('notes-line')).first().waitFor();
  await page.getByTestId('act').click();
  await until('the walk', async () => /moves/.test(await reader.page.getByRole('log').first().innerText()));
  await seen(somebody);
  // The key asks once where the unit could still act, and is pressed again if the page was busy.
  await until('the next unit', async () => {
    const { phase, mine } = await now(somebody);
    if (phase !== 'phases' || !mine) return true;
    await page.keyboard.press('e');
    await page.waitForTimeout(400);
    return false;
  });
  await seen(somebody);
}

/** Plays on until the match is over. */
export async function playOut(players: readonly Person[]): Promise<void> {
  await until(
    'the match is over',
    async () => {
      await Promise.all(players.map(({ page }) => page.evaluate(() => window.__trial?.playOn(40))));
      const first = players[0];
      const state = await first?.page.evaluate(() => window.__trial?.state() as { phase?: string } | null);
      return state?.phase === 'over';
    },
    420_000,
  );
}
