/** One person against the computer, in any game: how a match begins, and how it goes on without anybody knowing the game. */
import type { Person } from './browser';
import { until } from './until';

/** The controls that a player presses in games of tiles and cards, in order of preference. */
const PRESSES = [
  ...['.jw__own .hand button', '.jw__choices button', '.jw__pool button'],
  '[data-testid=sure-go]',
  ...['[data-testid^=team-]', '[data-testid=ds-deploy-do]', '[data-testid^=deploy-]', '[data-testid=ds-end-turn]'],
];

/** The table of an open match. */
export const TABLE = '[data-table], [data-testid="ds-table"], [data-testid="jw-table"]';

/** Begins a match at the page for that, in its first way and on its first side. */
export async function beginSolo({ page }: Person, game: string): Promise<void> {
  await page.goto(`/${game}/play`);
  await page.locator('[data-testid^="play-"]').first().click();
  await page.locator(TABLE).first().waitFor();
}

/** The hands that games of miniatures lend to tests, by the names under which they lend them. */
type Lent = Readonly<Record<string, { playOn(decisions: number): Promise<unknown> } | undefined>>;

/** Makes the next decision of this player's seat, if there is one. */
async function decide({ page }: Person): Promise<void> {
  await page.evaluate(async (all) => {
    const { __dinoWars, __trial } = window as unknown as Lent;
    await __dinoWars?.playOn(1);
    await __trial?.playOn(1).catch(() => 0);
    const able = all.flatMap((each) => [
      ...document.querySelectorAll<HTMLButtonElement>(`${each}:not([disabled], [aria-disabled="true"])`),
    ]);
    able[0]?.click();
  }, PRESSES);
}

/** Plays until so many different pictures of the table's words have been seen; calls back after each. */
export async function playOn(who: Person, many: number, look: () => Promise<void>): Promise<void> {
  const seen = new Set<string>();
  await until(`${many} pictures of the table`, async () => {
    await decide(who);
    const words = await who.page.locator('main').first().innerText();
    if (!seen.has(words)) await look();
    return seen.add(words).size >= many;
  });
}
