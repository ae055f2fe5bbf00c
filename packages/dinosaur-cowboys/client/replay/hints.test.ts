/** Hints in replays: for the seat that decides, in the words of the table, and drawn over the moment. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hinted } from '@dwo/kits/miniatures/hints/contract';
import { hintWords } from '@dwo/kits/miniatures/hints/lines';
import { tellerOf } from '@dwo/kits/miniatures/hints/teller';
import { toldOver } from '@dwo/kits/miniatures/replay/told';
import { dinosaurCowboys, type Intent, type Now } from '../../rules';
import { MINIATURES } from '../table';
import { edition } from './edition';

const FILE = join(__dirname, '../../fixtures/finished-c-10.json');

async function played() {
  const { recording } = JSON.parse(readFileSync(FILE, 'utf8')) as { readonly recording: unknown };
  const tape = await edition.open(recording);
  while (tape.advance(50));
  return tape;
}

/** A hint, or with `instead` the better choice of a review. */
const hinted = (intent: Intent, instead?: string): Hinted<Intent> => ({
  ...(instead === undefined ? {} : { instead }),
  advice: { intent, chance: { share: 0.6, error: 0.02 }, next: null, odds: {}, evaluated: 1 },
  risks: [],
  final: true,
});

test('a hint is asked for the seat that decides, in its own view, and for nobody at the end', async () => {
  const tape = await played();
  for (let n = 0; n < tape.played; n += 5) {
    const due = tape.position?.(n, 'everything') ?? null;
    const state = tape.frame(n, 'everything').picture as Now;
    if (due === null) throw new Error(`Nobody decides at ${n}`);
    expect(dinosaurCowboys.awaiting(state)).toContain(due.seat);
    expect(due.view).toEqual(dinosaurCowboys.view(state, due.seat));
    expect(due.hidden).toBeUndefined();
  }
  expect(tape.position?.(tape.played, 'everything')).toBeNull();
});

test('a hint has the words of the table, and its plan lies over the moment, which stays as it was', async () => {
  const tape = await played();
  let [attacks, moves] = [0, 0];
  for (let n = 0; n < tape.played && attacks * moves === 0; n += 1) {
    const due = tape.position?.(n, 'everything') ?? null;
    if (due === null) continue;
    const { picture } = tape.frame(n, 'everything');
    const view = due.view as Now;
    for (const intent of dinosaurCowboys.intents(view, due.seat)) {
      if (intent.type !== 'attack' && intent.type !== 'move') continue;
      const answer = hinted(intent);
      const told = toldOver(MINIATURES, answer, due, picture);
      const { ghost, ...state } = told.picture;
      expect(state).toEqual(picture);
      expect(told.words).toEqual(hintWords(answer, tellerOf(MINIATURES, { view, seat: due.seat })));
      if (ghost === undefined) continue;
      attacks += intent.type === 'attack' && ghost.aim !== null ? 1 : 0;
      moves += intent.type === 'move' && ghost.way !== null ? 1 : 0;
      break;
    }
  }
  expect([attacks > 0, moves > 0]).toEqual([true, true]);
});

test('a review in which the end of a step was better names the figure that is better left alone', async () => {
  const tape = await played();
  let told = 0;
  for (let n = 0; n < tape.played; n += 1) {
    const due = tape.position?.(n, 'everything') ?? null;
    const { picture } = tape.frame(n, 'everything');
    const end = due === null ? null : (MINIATURES.end(due.view as Now, due.seat)?.intent ?? null);
    if (due === null || end === null) continue;
    const [name = ''] = [MINIATURES.words.short(due.view as Now, '0')];
    expect(toldOver(MINIATURES, hinted(end, '0'), due, picture).words.does).toBe(
      `Do nothing with ${name}, and end the step.`,
    );
    expect(toldOver(MINIATURES, hinted(end), due, picture).words.does).not.toContain('Do nothing');
    told += 1;
  }
  expect(told).toBeGreaterThan(0);
});
