/** Tests clocks, plan and warnings in a match with a delay: spectators get those of the players at that time. */
import { clocksIn, type Game, type PlanAnswer } from '@dwo/shared';
import { add, DELAY, Delayed, settled } from './delayed';
import { api, type Person, until } from './table';
import { type TallyState, tallyGame } from './tally';

const SECONDS = 600;
const QUIET = 0.3;
const OPTIONS = { options: { seconds: SECONDS } };
const game = {
  ...tallyGame(),
  plan: ({ sum }: TallyState) => ({ width: 100, height: 100, grounds: [], figures: { odd: [sum, 0, 1] } }),
} as Game;
const delayed = new Delayed(game, { limits: { quietSeconds: QUIET } });
const deadlines = ({ room }: Person) => clocksIn(room.state).map(({ deadline }) => deadline);
/** The deadlines that a person sees, moved by the delay. */
const later = (person: Person) => deadlines(person).map((deadline) => (deadline ?? Number.NaN) + DELAY * 1000);

test('a clock starts for spectators when the delay is over, with the time it had', async () => {
  const { id, ann, ben } = await delayed.match(OPTIONS);
  const watcher = await delayed.join(id);
  await settled();
  expect([deadlines(ann).length, deadlines(watcher)]).toEqual([1, []]);
  const first = later(ann);
  delayed.pass(id, DELAY + 1);
  await until(() => deadlines(watcher).length === 1);
  expect(deadlines(watcher)).toEqual(first);

  await ann.play(add(1));
  await until(() => ben.seq === 1);
  expect(later(ben)).not.toEqual(first);
  await settled();
  expect(deadlines(watcher)).toEqual(first);
  delayed.pass(id, DELAY + 1);
  await until(() => watcher.seq === 1);
  expect(deadlines(watcher)).toEqual(later(ben));
});

test('after a restart without a move spectators see the time that players had then, not the present one', async () => {
  const { id, ann, tokens } = await delayed.match(OPTIONS);
  const before = later(ann);
  delayed.pass(id, 2 * DELAY);
  await delayed.restart();
  const back = await delayed.join(id, tokens[0]);
  const watcher = await delayed.join(id);
  expect(deadlines(watcher)).toEqual(before);
  delayed.pass(id, DELAY + 1);
  await until(() => deadlines(watcher)[0] !== before[0]);
  expect(deadlines(watcher)).toEqual(later(back));
});

test.each([0, 1])(
  'after %i moves a clock stood while nobody had the match open: it is not shown as run out',
  async (moves) => {
    const { id, ann, tokens } = await delayed.match(OPTIONS);
    if (moves > 0) await ann.play(add(1));
    delayed.pass(id, 2 * DELAY);
    await delayed.restart(() => delayed.turn(10 * SECONDS));
    const back = await delayed.join(id, tokens[0]);
    const watcher = await delayed.join(id);
    await settled();
    expect([watcher.seq, deadlines(watcher)]).toEqual([moves, []]);
    expect(deadlines(back)[0]).toBeGreaterThan(delayed.now());
    delayed.pass(id, DELAY + 1);
    await until(() => deadlines(watcher).length === 1);
    expect(deadlines(watcher)).toEqual(later(back));
  },
);

test('an entry made soon after a restart reaches spectators with the clocks that it set', async () => {
  const { id, tokens } = await delayed.match(OPTIONS);
  await delayed.restart(() => delayed.turn(10 * SECONDS));
  const back = await delayed.join(id, tokens[0]);
  const watcher = await delayed.join(id);
  await back.play(add(1));
  delayed.pass(id, DELAY + 1);
  await until(() => watcher.seq === 1);
  await settled();
  expect(deadlines(watcher)).toEqual(later(back));
});

test('the plan shows what spectators see', async () => {
  const { id, ann } = await delayed.match(OPTIONS);
  const drawn = async () => (await api<PlanAnswer>(delayed.server, `/api/matches/${id}/plan`)).body;
  await ann.play(add(7));
  expect(await drawn()).toMatchObject({ seq: 0, plan: { figures: { odd: [0, 0, 1] } } });
  delayed.pass(id, DELAY + 1);
  await settled();
  expect(await drawn()).toMatchObject({ seq: 1, plan: { figures: { odd: [7, 0, 1] } } });
});

test('warnings reach spectators after the delay', async () => {
  const { id, ann } = await delayed.match(OPTIONS);
  const watcher = await delayed.join(id);
  await until(() => ann.warnings.length === 1);
  await settled();
  expect(watcher.warnings).toEqual([]);
  delayed.pass(id, DELAY + 1);
  await until(() => watcher.warnings.length > 0);
  expect(watcher.warnings[0]).toEqual(ann.warnings[0]);
});
