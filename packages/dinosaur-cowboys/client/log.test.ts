/** Every viewer can follow a random match in the log. */
import { followings } from '@dwo/kernel/testing';
import type { LogEntry } from '@dwo/kits/shell/log-entry';
import { useLanguage } from '@dwo/kits/words/catalogue';
import { LANGUAGES } from '@dwo/shared';
import { dinosaurCowboys, type Event, RULE_IDS, type State } from '../rules';
import { testing } from '../testing';
import { go, id, scene, up } from '../testing/table';
import { recordedIn } from './log';

const player = (seat: number) => `player ${seat}`;
const isYou = (seat: number) => seat === 0;

afterEach(() => useLanguage('en'));

const SEEDS = [1, 2, 3];

function told(seed: number): readonly LogEntry[] {
  const { recording } = testing.soak(seed);
  let log: readonly LogEntry[] = [];
  if (recording === null) return log;
  for (const { seen } of followings(dinosaurCowboys, recording as never)) {
    for (const { event, state } of seen)
      log = recordedIn(log, event as Event, { state: state as State, player, isYou });
  }
  return log;
}

test.each(LANGUAGES)(
  'matches are told from set-up to end, every line cites a rule of this game, and its reader is "you" (%s)',
  async (language) => {
    await useLanguage(language);
    const lines = SEEDS.flatMap(told);
    expect(lines.length).toBeGreaterThan(100);
    expect(lines.filter(({ rule }) => !RULE_IDS.some((id) => id === rule))).toEqual([]);
    expect(lines.filter(({ text }) => text.includes('player 0'))).toEqual([]);
    expect(lines.filter(({ text }) => /\b(you|du)\b/i.test(text)).length).toBeGreaterThan(3);
    expect(lines.filter(({ text }) => /[{}]|undefined|NaN/.test(text))).toEqual([]);
    expect(lines.filter(({ text, bold }) => bold.some((name) => !text.includes(name)))).toEqual([]);
  },
);

test('dice are told as they count', () => {
  const state = scene([
    ['brother_jerrid', 10, 10],
    ['drake', 2, 2],
    ['betty_one_eye', 18, 10, [-1, 0]],
    ['malice', 40, 30],
  ]);
  up(state, 'brother_jerrid', []);
  const [attacker, target] = [id(state, 'brother_jerrid'), id(state, 'betty_one_eye')];
  const events = go(
    state,
    { type: 'attack', attacker, weapon: 'six_shooter_400kw', target },
    ['attack', 12, 9, 7, 2],
    ['bravery', 12],
  );
  let log: readonly LogEntry[] = [];
  for (const event of events) log = recordedIn(log, event, { state, player });
  expect(log.map(({ text }) => text).slice(0, 2)).toEqual([
    'Brother Jerrid attacks Betty One-Eye, 400kW Six-Shooter, needs 7. Dice, Hits in brackets: 12 (2) 9 (1) 7 (1) 2 (0)',
    '4 Hits: 8 damage to Betty One-Eye',
  ]);
});

test('DC-ACV-2 a player who finishes early is not told of a clock', () => {
  const state = scene([
    ['brother_jerrid', 10, 10],
    ['malice', 40, 30],
  ]);
  up(state, 'brother_jerrid', []);
  const before = structuredClone(state);
  const events = go(state, { type: 'endActivation' });
  const log = recordedIn([], events.find(({ type }) => type === 'idled') as Event, { state: before, player });
  expect(log.map(({ text, rule }) => [text, rule])).toEqual([['Brother Jerrid does nothing more', 'DC-ACV-2']]);
});

test('DC-ACV-2 a replay, which shows the state after the whole step, names the unit that does nothing more', () => {
  const state = scene([
    ['drake', 2, 2],
    ['malice', 40, 30],
  ]);
  const [line] = recordedIn([], { type: 'idled' }, { state, player });
  expect(line?.text).toBe('The unit does nothing more');
});

test('DC-R-19 posses that meet on no map of the book are told in a whole sentence', () => {
  const state = scene([
    ['papa_jonas', 10, 10],
    ['betty_one_eye', 40, 30],
  ]);
  const said = (map: string | null) => recordedIn([], { type: 'gathered', map } as Event, { state, player })[0]?.text;
  expect(said(null)).toBe('The posses meet on a table made for this battle');
  expect(said('dry_gulch')).toBe('The posses meet at Dry Gulch');
});

test('DC-BRV-2 a failed Bravery Test is told with its die, also when the flight comes, and its owner gets a notice', () => {
  const state = scene([
    ['brother_jerrid', 10, 10],
    ['betty_one_eye', 18, 10, [-1, 0]],
  ]);
  const entity = id(state, 'betty_one_eye');
  const events: Event[] = [
    { type: 'rolled', entity, purpose: 'bravery', need: 7, value: 4 },
    { type: 'braveryTested', entity, cause: 'damage', passed: false },
    { type: 'moved', body: entity, way: 'flight', path: [], facing: { x: 1, y: 0 }, cost: 5000 },
  ];
  let log: readonly LogEntry[] = [];
  for (const event of events) log = recordedIn(log, event, { state, player });
  expect(log.map(({ text, news }) => [text, news ?? false])).toEqual([
    ['Bravery Test of Betty One-Eye: 4, needs 7', false],
    ['Betty One-Eye will flee at their next activation: Bravery Test failed, 4 of 7', true],
    ['Betty One-Eye flees 5″: Bravery Test failed, 4 of 7', true],
  ]);
});
