/** The notes for the story, against random matches. */
import { followings } from '@dwo/kernel/testing';
import { ownersOf } from '@dwo/kits/miniatures/hud/owners';
import type { LogEntry } from '@dwo/kits/shell/log-entry';
import { type StoryWords, storyOf, type Tale, withTales } from '@dwo/kits/story/tale';
import { dinosaurCowboys, type Event, type State, sure } from '../rules';
import { testing } from '../testing';
import { go, id, scene, up } from '../testing/table';
import { recordedIn } from './log';
import { ENDING, talesOf } from './story';
import { MINIATURES } from './table';

const ENTRY: LogEntry = {
  ...{ key: 1, kind: 'deed', by: 'referee', text: '', bold: [], notes: [], rule: '' },
  ...{ figures: [], seats: [], kill: false },
};

const SEEDS = Array.from({ length: 20 }, (_, at) => at + 1);

interface Told {
  readonly tales: readonly Tale[];
  readonly state: State;
}

/** The notes in a spectator's log of a random match, and its last state; null if the match could not be set up. */
function told(seed: number): Told | null {
  const { recording } = testing.soak(seed);
  if (recording === null) return null;
  let log: readonly LogEntry[] = [];
  let last: State | null = null;
  for (const { seen, viewer } of followings(dinosaurCowboys, recording as never)) {
    if (viewer !== 'spectator') continue;
    for (const { event, state } of seen) {
      last = state as State;
      log = recordedIn(log, event as Event, { state: last, player: (seat) => `player ${seat}` });
    }
  }
  const tales = log.flatMap(({ tale }) => (tale ?? []) as readonly Tale[]);
  return last === null ? null : { tales, state: last };
}

const MATCHES = SEEDS.flatMap((seed) => told(seed) ?? []);

test('everybody who is lost at the end has fallen in the story, and nobody else', () => {
  expect(MATCHES.length).toBeGreaterThan(5);
  for (const { tales, state } of MATCHES) {
    const fallen = tales.flatMap((tale) => (tale.type === 'fell' ? tale.figure : []));
    const seats = [...new Set(state.entities.flatMap(({ seat }) => seat ?? []))];
    const lost = seats.flatMap((seat) => ENDING.muster(state, seat).lost);
    expect(fallen.filter((figure) => state.entities[Number(figure)]?.seat != null).sort()).toEqual([...lost].sort());
  }
});

test('the turning point names who lost each figure, though the fallen stand on no table', () => {
  const turnings = MATCHES.flatMap(({ state, tales }) => {
    const words: StoryWords = {
      ...{ round: ENDING.round, name: (id) => id, player: (seat) => `Player ${seat}`, fighters: [], tip: null },
      ...{ owner: ownersOf(MINIATURES, state), areFoes: () => true, feat: () => '' },
    };
    const log = tales.filter(({ type }) => type !== 'scored');
    return storyOf([withTales(ENTRY, log)], words).flatMap(({ id, text }) => (id === 'turning' ? text : []));
  });
  expect(turnings.length).toBeGreaterThan(1);
  for (const turning of turnings) {
    expect(turning).toMatch(/Player [01] lost/);
    expect(turning).not.toMatch(/fell|Fallen/);
  }
});

test('hits come as often as the story expects them', () => {
  const throws = MATCHES.flatMap(({ tales }) => tales.flatMap((tale) => (tale.type === 'threw' ? tale : [])));
  const sum = (of: (each: (typeof throws)[number]) => number) => throws.reduce((all, each) => all + of(each), 0);
  const [hits, expected] = [sum((each) => each.hits), sum((each) => each.expected)];
  expect(throws.length).toBeGreaterThan(40);
  // Four times the root of the mean is more than chance allows.
  expect(Math.abs(hits - expected)).toBeLessThan(4 * Math.sqrt(expected));
});

test('DC-TRT-14 DC-LDR-2 dice that are rolled again are throws of the attacker', () => {
  const state = scene([
    ['betty_one_eye', 10, 10],
    ['malice', 40, 30],
    ['trismash', 18, 10, [-1, 0]],
    ['hemmings', 44, 2],
  ]);
  up(state, 'betty_one_eye', []);
  const [attacker, target] = [id(state, 'betty_one_eye'), id(state, 'trismash')];
  const weapon = sure(sure(state.entities[attacker]).weapons[0]).id;
  const events = go(state, { type: 'attack', attacker, weapon, target }, ['attack', 2, 2, 2, 2, 2, 2]);
  const used: Event = { type: 'luckyUsed', entity: target, dice: [12, 12] };
  dinosaurCowboys.evolve(state, used);
  const [rolled, again] = [...events, used]
    .flatMap((event) => talesOf(event, state))
    .filter(({ type }) => type === 'threw');
  expect(rolled).toMatchObject({ by: `${attacker}`, hits: 0 });
  expect(again).toMatchObject({ by: `${attacker}`, seat: state.entities[attacker]?.seat });
  const one: Event = { type: 'yeehawUsed', seat: 0, die: 0, value: 12 };
  dinosaurCowboys.evolve(state, one);
  expect(talesOf(one, state)).toMatchObject([{ by: `${attacker}`, type: 'threw' }]);
});

test('DC-C-10 a point for the claim turns the match before losses do', () => {
  const state = scene([
    ['betty_one_eye', 24, 18],
    ['malice', 40, 30],
    ['trismash', 44, 10, [-1, 0]],
    ['hemmings', 44, 2],
  ]);
  state.options.scenario = 'claim';
  const betty = `${id(state, 'betty_one_eye')}`;
  const seat = state.entities[Number(betty)]?.seat ?? 0;
  const [tale] = talesOf({ type: 'claimScored', seat }, state);
  expect(tale).toMatchObject({ type: 'scored', seat, points: 1, by: [betty] });
  const startHp = Math.max(...state.entities.map((entity) => entity.startHp));
  expect((tale as { worth: number }).worth).toBeGreaterThan(startHp * state.entities.length);
  const facts = { figures: 'Betty', name: 'Kim', who: 'other' } as const;
  expect(ENDING.feat?.({ id: 'claim', seat, points: 2, by: [betty], count: 2 }, facts)).toBe(
    'Betty held the claim: 2 points for Kim',
  );
});

test('DC-TRT-11 the tip names a trait that any activation could have used, of a figure that stands', () => {
  const state = scene([
    ['papa_jonas', 10, 10],
    ['mama_hanna', 14, 10],
    ['brother_jerrid', 18, 10],
    ['betty_one_eye', 40, 30],
  ]);
  const seat = state.entities[id(state, 'mama_hanna')]?.seat ?? 0;
  const named = () => ENDING.tip?.(state, seat) ?? null;
  expect(named()).toMatch(/never used Rapid Fire/);
  for (const { traits } of state.entities) for (const trait of traits) trait.used = trait.id === 'rapid_fire';
  expect(named()).toBeNull();
  for (const entity of state.entities) {
    for (const trait of entity.traits) trait.used = false;
    entity.inPlay = false;
  }
  expect(named()).toBeNull();
});
