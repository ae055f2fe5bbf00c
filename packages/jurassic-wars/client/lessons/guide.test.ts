import { frozen, type Seat } from '@dwo/kernel';
import { defaults, jurassicWars, type State, VERSIONS } from '../../rules';
import { cardDice, dealt, does } from '../../testing/table';
import { say } from '../words';
import { guideKey } from './guide';

const WAIT = 'guide.wait';

/** Plays the first legal intent of every awaited seat and collects the sentences that they are told before it, by phase. */
function toldIn(state: State): Record<string, string | null> {
  const told: Record<string, string | null> = {};
  for (let step = 1; state.ending === null && state.combats < 2; step++) {
    const [seat = 0] = jurassicWars.awaiting(frozen(state));
    told[state.phase] = guideKey(frozen(state), seat);
    const [first] = jurassicWars.intents(frozen(state), seat);
    if (first !== undefined) does(state, seat, first, cardDice(1, step));
  }
  return told;
}

const FROM_HAND = { lead: 'guide.lead', oppose: 'guide.oppose', commit: 'guide.commit' };
const TOLD: Readonly<Record<(typeof VERSIONS)[number], Record<string, string | null>>> = {
  standard: FROM_HAND,
  whist: { bid: 'guide.bid', ...FROM_HAND },
  underdog: FROM_HAND,
  poker: { declare: 'guide.declare', lead: 'guide.lead', oppose: 'guide.oppose' },
  dinosaursWild: {
    pickAttacker: 'guide.pickAttacker',
    pickOpponent: 'guide.pickOpponent',
    commit: 'guide.commit',
  },
  carnivoresUnleashed: { turnUp: 'guide.turnUp' },
};

test.each(VERSIONS)('each decision of the first combats of %s has its sentence', (version) => {
  const told = toldIn(dealt(defaults(version, version === 'carnivoresUnleashed' ? 2 : 4), 5));
  expect(told).toEqual(TOLD[version]);
  const keys = Object.values(told).filter((key) => key !== null);
  for (const key of keys) expect(say(key as Parameters<typeof say>[0], { known: 'false' })).not.toBe(key);
});

test('a game without hands has no line above a hand, and its coach speaks from the first combat on', () => {
  const state = frozen(dealt(defaults('carnivoresUnleashed', 2)));
  const told = [0, 1, 2].map((combats) => guideKey({ ...state, combats }, 0));
  expect(told).toEqual(['guide.turnUp', 'guide.turnUp', 'guide.end.watch']);
  for (const key of told) expect(say(key as Parameters<typeof say>[0])).not.toMatch(/your hand/);
  expect(say('guide.end', { hand: 'false' })).not.toMatch(/hand/);
  const guesses = frozen(dealt({ ...defaults('carnivoresUnleashed', 2), predictions: true }));
  expect(guideKey(guesses, 0)).toBe('guide.predict');
});

test('the coach speaks to players who wait only in the standard game, and ends after two combats', () => {
  const state = frozen(dealt(defaults('standard', 2)));
  const [lead = 0] = jurassicWars.awaiting(state);
  const other: Seat = 1 - lead;
  expect(guideKey(state, other)).toBe(WAIT);
  expect(guideKey({ ...state, combats: 2 }, lead)).toBe('guide.end');
  expect(guideKey({ ...state, combats: 2 }, other)).toBeNull();
  expect(guideKey({ ...state, combats: 3 }, lead)).toBeNull();
  expect(guideKey({ ...state, round: 2 }, lead)).toBeNull();
  const whist = frozen(dealt(defaults('whist', 3)));
  const [bidder = 0] = jurassicWars.awaiting(whist);
  expect(guideKey(whist, (bidder + 1) % 3)).toBeNull();
});

test('the rule of a combat is told while the first combats are fought', () => {
  const state = frozen(dealt(defaults('standard', 2)));
  const told = { step: 'rolled', roll: {} as never, ties: 0 } as const;
  expect([0, 1, 2].map((combats) => guideKey({ ...state, combats, told }, 0))).toEqual([
    'guide.fight',
    'guide.fight',
    null,
  ]);
  expect(say('guide.fight', { single: 'false' })).toMatch(/as many dice as it is behind/);
  expect(say('guide.fight', { single: 'true' })).toMatch(/loses one die/);
});
