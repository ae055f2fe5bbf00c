/** Hints in a replay: each answer belongs to the moment that was asked about. */
import type { Judgement, Tagged } from '@dwo/kernel';
import type { Frame, Position, Viewpoint } from './contract';
import { Hints } from './hint';
import { EMPTY, type Hint, patchReplay, replayStore } from './state';

const POSITION: Position = { seat: 1, view: { of: 'seat 1' } };
const HERE = { picture: { of: 'here' } } as unknown as Frame;

/** A worker that answers when the test says so. */
class Thinker {
  onmessage = (_: { readonly data: string }) => {};
  onerror = (_: { readonly message: string }) => {};
  question: unknown = null;
  ended = false;

  constructor(private readonly broken: boolean) {}

  postMessage(question: unknown): void {
    this.question = question;
    if (this.broken) this.onerror({ message: 'broken' });
  }

  answer(choice: string): void {
    this.onmessage({ data: choice });
  }

  terminate(): void {
    this.ended = true;
  }
}

/** A record whose computation ends when the test says so. */
function record({ present = true, position = POSITION as Position | null, broken = false, rough = '' } = {}) {
  const asked: Thinker[] = [];
  const shown: unknown[] = [];
  const attended: unknown[] = [];
  const viewpoints: Viewpoint[] = [];
  const hints = new Hints({
    game: {
      hints: {
        thinker: () => {
          const thinker = new Thinker(broken);
          asked.push(thinker);
          return thinker as unknown as Worker;
        },
        isFinal: (choice) => choice !== rough,
        better: ({ better }) => better?.type,
        told: (choice) => ({ picture: { of: choice }, Reason: () => null }),
      },
    },
    table: { show: (picture) => void shown.push(picture), attend: (picture) => void attended.push(picture) },
    present,
    settle: async () => {},
    position: async ({ viewpoint }) => {
      viewpoints.push(viewpoint);
      return position;
    },
  });
  replayStore.setState({ ...EMPTY, frame: HERE });
  return { hints, asked, shown, attended, viewpoints };
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
  expect(asked[0]?.question).toEqual(POSITION);
  expect(hint()).toMatchObject({ type: 'advice', seat: 1, advice: { picture: { of: 'advice' } } });
  hints.clear();
  expect(hint()).toBeNull();
  expect(shown).toEqual([{ of: 'advice' }, HERE.picture]);
});

test('a rough answer is shown until a better one follows, and stays if none comes', async () => {
  const { hints, asked, shown } = record({ rough: 'rough' });
  const done = hints.ask();
  await settled();
  asked[0]?.answer('rough');
  expect(hint()).toMatchObject({ type: 'advice', advice: { picture: { of: 'rough' } } });
  expect(asked[0]?.ended).toBe(false);
  asked[0]?.answer('better');
  await done;
  expect(asked[0]?.ended).toBe(true);
  hints.clear();
  const again = hints.ask();
  await settled();
  asked[1]?.answer('rough');
  asked[1]?.onerror({ message: 'broken', preventDefault() {} } as never);
  await again;
  expect(hint()).toMatchObject({ type: 'advice', advice: { picture: { of: 'rough' } } });
  expect(shown).toEqual([{ of: 'rough' }, { of: 'better' }, HERE.picture, { of: 'rough' }]);
});

test('a rough answer that was put away is not followed by a better one', async () => {
  const { hints, asked, shown } = record({ rough: 'rough' });
  const done = hints.ask();
  await settled();
  asked[0]?.answer('rough');
  hints.clear();
  asked[0]?.answer('better');
  await done;
  expect(hint()).toBeNull();
  expect(shown).toEqual([{ of: 'rough' }, HERE.picture]);
});

test('an answer that is no longer wanted is dropped, and its computation stops', async () => {
  const { hints, asked, shown } = record();
  const done = hints.ask();
  await settled();
  hints.clear();
  await done;
  expect(asked[0]?.ended).toBe(true);
  asked[0]?.answer('late');
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
  expect(asked.map(({ ended }) => ended)).toEqual([true, false]);
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
  ['nothing is weighed here', { position: null }, 'even'],
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

test('no hint is worked out for a seat whose hand one does not see', async () => {
  const { hints, asked, shown } = record({ position: { ...POSITION, hidden: true } });
  await hints.ask();
  expect(hint()).toEqual({ type: 'hidden', seat: 1 });
  expect([asked, shown]).toEqual([[], []]);
});

test('at the end nothing is left to decide', async () => {
  const { hints } = record({ position: null });
  replayStore.setState({ frame: { ...HERE, ending: { winner: null, rule: 'TAR-1', reason: 'Over.' } } });
  await hints.ask();
  expect(hint()).toEqual({ type: 'none', why: 'over' });
});

test('the better choice of a review is drawn over its moment, as its player saw it, and nothing is computed', async () => {
  const { hints, asked, shown, attended, viewpoints } = record();
  const judgement = { n: 5, seat: 1, better: { type: 'fire' } } as Judgement<Tagged>;
  await hints.better(judgement);
  expect(asked).toEqual([]);
  expect(viewpoints).toEqual([1]);
  expect(hint()).toMatchObject({ type: 'advice', seat: 1, advice: { picture: { of: 'fire' } }, judgement });
  expect([shown, attended]).toEqual([[{ of: 'fire' }], [{ of: 'fire' }]]);
});

test('another moment that is shown meanwhile gets no better choice of an old one', async () => {
  const { hints, shown } = record();
  const done = hints.better({ n: 5, seat: 1, better: { type: 'fire' } } as Judgement<Tagged>);
  hints.clear();
  await done;
  expect(hint()).toBeNull();
  expect(shown).toEqual([]);
});
