/** Hints in a replay: each answer belongs to the moment that was asked about. */
import type { Frame, Position } from './contract';
import type { Advice } from './game-replay';
import { Hints } from './hint';
import { EMPTY, type Hint, patchReplay, replayStore } from './state';

const POSITION: Position = { seat: 1, view: {} };
const HERE = { picture: { of: 'here' } } as unknown as Frame;

/** A record whose computation ends when the test says so. */
function record({ present = true, position = POSITION as Position | null, broken = false } = {}) {
  const asked: { readonly signal: AbortSignal; readonly answer: (of: string) => void }[] = [];
  const shown: unknown[] = [];
  const hints = new Hints({
    game: {
      advise: (_, __, signal) =>
        new Promise<Advice>((resolve, reject) => {
          if (broken) reject(new Error('broken'));
          asked.push({ signal, answer: (of) => resolve({ picture: { of } } as unknown as Advice) });
        }),
    },
    table: { show: (picture) => void shown.push(picture) },
    present,
    settle: async () => {},
    position: async () => position,
  });
  replayStore.setState({ ...EMPTY, frame: HERE });
  return { hints, asked, shown };
}

const hint = (): Hint | null => replayStore.getState().hint;

/** Runs everything that is ready to run. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('an answer is drawn over the table; putting it away shows the table again', async () => {
  const { hints, asked, shown } = record();
  const done = hints.ask();
  expect(hint()).toEqual({ type: 'thinking' });
  await settled();
  asked[0]?.answer('advice');
  await done;
  expect(hint()).toEqual({ type: 'advice', seat: 1, advice: { picture: { of: 'advice' } } });
  hints.clear();
  expect(hint()).toBeNull();
  expect(shown).toEqual([{ of: 'advice' }, HERE.picture]);
});

test('an answer that is no longer wanted is dropped, and its computation stops', async () => {
  const { hints, asked, shown } = record();
  const done = hints.ask();
  await settled();
  hints.clear();
  expect(asked[0]?.signal.aborted).toBe(true);
  asked[0]?.answer('late');
  await done;
  expect(hint()).toBeNull();
  expect(shown).toEqual([]);
});

test('a player who asks twice gets the answer to the second question, whichever comes first', async () => {
  const { hints, asked, shown } = record();
  const first = hints.ask();
  await settled();
  hints.clear();
  const second = hints.ask();
  await settled();
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  asked[1]?.answer('second');
  await second;
  asked[0]?.answer('first');
  await first;
  expect(shown).toEqual([{ of: 'second' }]);
});

test('a question put away before the computation begins never reaches it', async () => {
  const { hints, asked } = record();
  const first = hints.ask();
  hints.clear();
  const second = hints.ask();
  await settled();
  expect(asked).toHaveLength(1);
  asked[0]?.answer('second');
  await Promise.all([first, second]);
  expect(hint()).toMatchObject({ type: 'advice' });
});

test.each([
  ['the record is of other rules', { present: false }, 'version'],
  ['nothing is left to decide', { position: null }, 'over'],
  ['the thinker breaks', { broken: true }, 'failed'],
] as const)('no hint: %s', async (_, of, why) => {
  const { hints, shown } = record(of);
  await hints.ask();
  expect(hint()).toEqual({ type: 'none', why });
  patchReplay({ n: 1 });
  hints.clear();
  expect(hint()).toBeNull();
  expect(shown).toEqual([]);
});
