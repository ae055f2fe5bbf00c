/** Hints in replays of the games of miniatures: their card has the words of the table, and the choice lies on the board as a plan; and the dice. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameNamed } from '../../scripts/game';
import { contestOf } from '../../scripts/review/contest';
import { DESKTOP, PHONE, photograph, seen } from '../browser';
import { openStage } from '../stage';
import { until } from '../until';

jest.setTimeout(300_000);

const stage = openStage();
const folder = mkdtempSync(join(tmpdir(), 'dwo-hints-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A record of computers, in a file. */
function film(name: string, preset: string): string {
  const record = contestOf(gameNamed(name).game, { preset, seed: 3, strengths: ['easy', 'easy'] });
  const file = join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify(record));
  return file;
}

test.each([
  ['simple-minis', 'quick', 'desk', DESKTOP],
  ['simple-minis', 'quick', 'phone', PHONE],
  ['dinosaur-cowboys', 'showdown', 'desk', DESKTOP],
  ['dinosaur-cowboys', 'showdown', 'phone', PHONE],
  ['dino-wars', 'duel', 'desk', DESKTOP],
  ['dino-wars', 'duel', 'phone', PHONE],
] as const)('in a replay of %s (%s) on a %s', async (game, preset, name, size) => {
  const ann = await stage.arrive(`replay-hint-${game}-${name}`, '/replay', size);
  const { page } = ann;
  try {
    await page.getByTestId('record-file').setInputFiles(film(game, preset));
    const where = page.getByTestId('where');
    await where.waitFor();
    const scrub = page.getByTestId('scrub');
    await until('the record is played', async () => Number(await scrub.getAttribute('max')) > 10);
    await page.locator('[data-table] canvas').waitFor();
    const middle = Math.floor(Number(await scrub.getAttribute('max')) / 3);
    await scrub.fill(String(middle));
    await until('the middle', async () => Number(await where.getAttribute('data-n')) === middle);
    await seen(ann);
    await page.getByTestId('hint-ask').click();
    const hint = page.getByTestId('hint');
    await page.locator('[data-hint="advice"]').waitFor({ timeout: 60_000 });
    expect(await hint.getByTestId('hint-sentence').innerText()).toMatch(/\w+ .*\.$/);
    await seen(ann);
    await photograph([ann]);
    await page.keyboard.press('ArrowRight');
    await hint.waitFor({ state: 'hidden' });
    // The film goes on: its dice fall, and say by name who rolls them.
    await page.getByTestId('play').click();
    const roller = page.locator('.dice :is(.dice__who, .dice__what)');
    await page.locator('.dice .dice__lines').waitFor({ timeout: 120_000 });
    expect(await roller.innerText()).toMatch(/[A-Z]\w+/);
  } catch (error) {
    await photograph([ann]);
    throw error;
  }
});
