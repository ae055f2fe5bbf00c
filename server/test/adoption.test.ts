/** The present rules adopt a match of an earlier version only if it comes to the same end, list for list. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '@dwo/shared';
import { openJournal } from '../src/journal/open-journal';
import type { MatchRecord } from '../src/journal/records';
import { Adoption } from '../src/rooms/record/adoption';
import { tempFolder } from './table';
import { type TallyState, tallyGame } from './tally';

const folder = tempFolder();
const former = tallyGame(1) as Game;
const mark = (n: number) => ({ by: 0, n });

/** The present rules, under which the end differs by what `change` does to it. */
function present(change: (state: TallyState & { added?: number }) => void): Game {
  const game = tallyGame(2);
  const evolve: typeof game.rules.evolve = (state, event) => {
    game.rules.evolve(state, event);
    if (event.type === 'added') change(state as TallyState);
  };
  return { ...game, rules: { ...game.rules, evolve } } as Game;
}

/** Whether the present rules adopt a match of one move that was begun under the former ones. */
async function isAdopted(name: string, past: Game, now: Game): Promise<boolean> {
  const dataDir = join(folder, name.replaceAll(' ', '-'));
  mkdirSync(dataDir);
  const journal = await openJournal(
    { databaseUrl: null, dataDir, owner: 'one', isGone: async () => false },
    (error) => {
      throw error;
    },
  );
  const about = { id: 'begun', game: 'tally', version: 1, preset: 'slow', options: { seconds: null }, chairs: [] };
  await journal.createMatch({ ...about, secret: new Uint8Array(32).fill(7), createdAt: 1 });
  const lease = await journal.acquire((await journal.match('begun'))?.key ?? -1);
  await journal.saveChairs(lease, [], 2);
  const body = { type: 'add', n: 3 };
  await journal.append(lease, { n: 1, wishId: null, at: 3, kind: 'intent', seat: 0, body });
  const record = { ...((await journal.match('begun')) as MatchRecord), lease };
  const answer = await new Adoption(journal, async () => past.rules).adopt(record, now);
  const adopted = 'record' in answer;
  expect((await journal.match('begun'))?.version).toBe(adopted ? 2 : 1);
  await journal.close();
  return adopted;
}

test.each<[string, Parameters<typeof present>[0], boolean]>([
  ['the same', () => {}, true],
  ['with a field more', (state) => Object.assign(state, { added: 1 }), true],
  ['with another value', (state) => void state.sum++, false],
  ['with an element more', (state) => void state.marks.push(mark(1)), false],
  ['with an element less', (state) => void state.marks.pop(), false],
  ['with another element', (state) => void state.marks.splice(0, 1, mark(4)), false],
  ['with a list in place of an object', (state) => void state.marks.splice(0, 1, Object.assign([], mark(3))), false],
  ['without a field', (state) => void Reflect.deleteProperty(state, 'plan'), false],
])('an end that is %s', async (name, change, adopted) => {
  expect(await isAdopted(name, former, present(change))).toBe(adopted);
});

test.each([
  ['the same secrets', 3, true],
  ['other secrets', 4, false],
])('an end with %s', async (name, card, adopted) => {
  const sealing = (game: Game, hidden: number): Game => ({
    ...game,
    rules: { ...game.rules, hidden: () => ({ card: hidden }) },
  });
  expect(
    await isAdopted(
      name,
      sealing(former, 3),
      sealing(
        present(() => {}),
        card,
      ),
    ),
  ).toBe(adopted);
});
