import type { DiceShow } from './performance';
import { type Beat, Show, type ShowTable, type Tableau } from './show';

const ROLL: DiceShow = {
  ...{ key: 1, dice: [3, 4], needed: 7, atLeast: false, success: true, what: 'shot', by: 's1', at: 'd1' },
  ...{ outcome: [], rolling: true },
};
const NOTHING: Beat = { roll: null, outcome: null, sound: null, effects: [], board: null, log: null };
const board = (name: string) => ({ tokens: [], selected: name }) as unknown as Tableau;

/** A table that records what is done on it; waits and effects last until `pass`. */
function fakeTable(turning = 0) {
  const done: string[] = [];
  let waiting: (() => void)[] = [];
  const later = () => new Promise<void>((resolve) => waiting.push(resolve));
  const made: ShowTable = {
    board: ({ selected }) => done.push(`board ${selected}`),
    effects: (effects) => {
      done.push(effects.map(({ type }) => type).join());
      return later();
    },
    cut: () => done.push('cut'),
    look: () => turning,
    dice: ({ rolling, outcome }) => done.push(rolling ? 'rolls' : ['lies', ...outcome].join(' ')),
    log: () => done.push('log'),
    sound: (voice) => done.push(voice),
    wait: (ms) => {
      done.push(`wait ${ms}`);
      return later();
    },
    pace: () => 2,
  };
  const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
  const pass = async () => {
    const now = waiting;
    waiting = [];
    for (const each of now) each();
    await settle();
  };
  return { made, done, pass, settle };
}

test('dice tumble before anything of their result is told', async () => {
  const { made, done, pass, settle } = fakeTable();
  const shot: Beat = { ...NOTHING, roll: ROLL, log: [], board: board('a'), effects: [{ type: 'death', figure: 'd1' }] };
  const seen = new Show(made).perform([shot, { ...NOTHING, outcome: 'Life −2' }]);
  await settle();
  expect(done).toEqual(['cut', 'rolls', 'dice', 'wait 325']);
  await pass();
  expect(done.slice(4)).toEqual(['lies', 'log', 'board a', 'death']);
  await pass();
  await pass();
  expect(done.slice(8)).toEqual(['wait 210', 'lies Life −2', 'wait 130']);
  await pass();
  await expect(seen).resolves.toBe(true);
});

test('a show that is cut tells nothing more, and its promise resolves', async () => {
  const { made, done, settle } = fakeTable();
  const show = new Show(made);
  const seen = show.perform([
    { ...NOTHING, roll: ROLL },
    { ...NOTHING, board: board('b') },
  ]);
  await settle();
  show.cut();
  await expect(seen).resolves.toBe(false);
  expect(done).toEqual(['cut', 'rolls', 'dice', 'wait 325', 'cut']);
});

test('the camera is there before anything happens, and words stay to be read', async () => {
  const { made, done, pass, settle } = fakeTable(450);
  const seen = new Show(made).perform([{ ...NOTHING, board: board('a') }], true);
  await settle();
  expect(done).toEqual(['cut', 'wait 450']);
  await pass();
  expect(done.slice(2)).toEqual(['board a', 'wait 750']);
  await pass();
  await expect(seen).resolves.toBe(true);
});
