/** Every viewer can follow a random match in the log. */
import { followings } from '@dwo/kernel/testing';
import type { LogEntry } from '@dwo/kits/shell/log-entry';
import { type Event, RULE_IDS, type State, simpleMinis } from '../rules';
import { testing } from '../testing';
import { at, inStep, scene } from '../testing/table';
import { recordedIn } from './log';

const player = (seat: number) => `player ${seat}`;
const isYou = (seat: number) => seat === 0;

test('a match is told from its set-up to its end, every line cites a rule of this game, and its reader is "you"', () => {
  const { recording } = testing.soak(4);
  if (recording === null) throw new Error('The match could not be set up');
  let log: readonly LogEntry[] = [];
  for (const { seen } of followings(simpleMinis, recording as never)) {
    for (const { event, state } of seen)
      log = recordedIn(log, event as Event, { state: state as State, player, isYou });
  }
  expect(log.length).toBeGreaterThan(10);
  expect(log.filter(({ rule }) => !RULE_IDS.some((id) => id === rule))).toEqual([]);
  expect(log.filter(({ text }) => /[{}]|undefined/.test(text))).toEqual([]);
  const texts = log.map(({ text }) => text);
  expect(texts).toContainEqual(expect.stringMatching(/\b[Yy]ou\b/));
  expect(texts.filter((text) => text.includes('player 0'))).toEqual([]);
});

test('VS-R-46 a step says who is passed over in it, and that nobody has anything to do', () => {
  const told = (step: 'distance' | 'skill', gap: number) => {
    const guns = [at('cowhand', 0, 20, 20), at('brawler', 1, 20 + gap, 20, { facingX: -1 })];
    const state = inStep(step, scene(guns));
    return recordedIn([], { type: 'stepBegan', step }, { state, player, isYou }).at(-1);
  };
  expect(told('skill', 30)).toMatchObject({
    text: 'Step: Skills. Nobody has anything to do in it: on to the next',
    rule: 'VS-R-46',
  });
  expect(told('distance', 6)?.text).toBe('Step: Shooting. Nothing to do: player 1');
});

test('VS-SKL-3 VS-ARM-1 a bonus is told with its die', () => {
  const state = scene([at('scout', 0, 20, 20), at('steam_wagon', 1, 40, 20)]);
  const told = (event: Event) => recordedIn([], event, { state, player }).at(-1)?.text;
  expect(
    told({ type: 'skillRolled', figure: 0, task: 'liftEgg', object: null, die: 3, bonus: 1, need: 4, success: true }),
  ).toContain('3 with a bonus of 1, needs 4');
  expect(told({ type: 'armorRolled', figure: 1, die: 3, bonus: 1, need: 4, saved: true })).toContain(
    '3 with a bonus of 1, needs 4',
  );
});
