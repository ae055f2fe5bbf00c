/** Two servers of a cluster that share a journal: one deals for both, and nothing is dealt twice. */
import { dinoWarsGame } from '@dwo/dino-wars/wire';
import { type Game, gameRegistry } from '@dwo/shared';
import pino from 'pino';
import { Days, type DaysHost } from '../../src/days/days';
import { openJournal } from '../../src/journal/open-journal';
import { systemDice } from '../../src/secrets';
import { thinkingHere } from '../../src/thinking/thinkers';
import { tempFolder } from '../table';

const DAY = '2026-11-29';
const dataDir = tempFolder();
const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));
let now = Date.parse(`${DAY}T08:00:00Z`);
let draws = 0;
/** A battle of computers that play no marks, so that only the drawing takes time. */
const game = {
  ...dinoWarsGame,
  daily: 'duel',
  bot: { ...dinoWarsGame.bot, strengths: [] },
  presets: {
    duel: () => {
      draws++;
      return dinoWarsGame.presets.duel?.(systemDice(random));
    },
  },
} as unknown as Game;

test('two servers look at the same moment: one draws, and both know the same battle', async () => {
  const journal = await openJournal(
    { dataDir, owner: 'one', isGone: async () => false },
    () => {},
    () => {},
  );
  const parts = { journal, games: gameRegistry([game]), thinkers: thinkingHere(random), random, now: () => now };
  const host = {
    ...parts,
    newMatches: { create: async () => {} },
    log: pino({ level: 'silent' }),
  } as unknown as DaysHost;
  const [one, two] = [new Days(host, { matches: 0, tries: 1 }, true), new Days(host, { matches: 0, tries: 1 }, true)];
  await Promise.all([one.look(), two.look()]);
  expect(draws).toBe(2);
  const deal = await one.store.deal(DAY);
  expect(deal).toMatchObject({ day: DAY, game: 'dino-wars' });
  expect(await two.store.deal(DAY)).toEqual(deal);
  // The one that claimed tomorrow died; after a while another one draws it.
  now += 24 * 3_600_000;
  await journal.saveSetting('claim on deal of 2026-12-01', `gone ${now + 1}`);
  await two.look();
  expect(await two.store.deal('2026-12-01')).toBeNull();
  now += 2;
  await two.look();
  expect(await two.store.deal('2026-12-01')).not.toBeNull();
  await journal.close();
});
