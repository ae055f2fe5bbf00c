/** Tests that every check of the suite fails for a game that breaks its promise. */
import { frozen, thaw } from '../clone';
import { derived } from '../derived';
import type { Dice } from '../dice';
import { showTo } from '../packs';
import { raw } from '../raw';
import type { Frozen, Outcome } from '../ruleset';
import { CHECKS, type ConformanceSettings, findFailures, WALK_CHECK } from './conformance';
import { disguiseToy } from './toy-disguise';
import { toyGame } from './toy-game';
import type { ToyEvent, ToyOptions, ToyRuleset, ToySecret, ToyState } from './toy-types';

const options: ToyOptions = { rounds: 3, fame: 50, bidSeconds: 30 };
type Now = Frozen<ToyState>;
type Settings = ConformanceSettings<ToyState, ToyEvent>;

const writable = (state: Now) => state as ToyState;

const CLOCK = { id: 'x', seats: [], seconds: 5, running: true };

/** The check that must fail, a description of the fault, and the faulty part of the game. */
const broken: [check: string, what: string, part: Partial<ToyRuleset>, settings?: Settings][] = [
  [WALK_CHECK, 'a game goes on for ever', {}, { mostSteps: 5 }],
  [
    WALK_CHECK,
    'setup writes to the options',
    {
      setup(given, dice) {
        (given as ToyOptions).rounds = 1;
        return toyGame.setup(given, dice);
      },
    },
  ],
  [
    WALK_CHECK,
    'evolve keeps part of an event and writes to it later',
    {
      evolve(state, event) {
        toyGame.evolve(state, event);
        if (event.type === 'shown') (state as ToyState & { last: number[] }).last = event.cards as number[];
        if (event.type === 'roundBegan') (state as ToyState & { last: number[] }).last.push(0);
      },
    },
  ],
  [
    WALK_CHECK,
    'evolve rolls',
    (() => {
      let kept: Dice | null = null;
      return {
        resolve(state, seat, intent, dice, emit) {
          kept = dice;
          toyGame.resolve(state, seat, intent, dice, emit);
        },
        evolve(state, event) {
          toyGame.evolve(state, event);
          kept?.roll(6, 'chance');
        },
      } satisfies Partial<ToyRuleset>;
    })(),
  ],
  [
    'offered intents are legal',
    'a card is offered that is not in hand',
    { intents: (state, seat) => [...toyGame.intents(state, seat), { type: 'bid', card: 99 }] },
  ],
  [
    'nobody is ever stuck',
    'nobody is awaited in the second round',
    { awaiting: (state) => (state.round === 2 ? [] : toyGame.awaiting(state)) },
  ],
  [
    'nobody is ever stuck',
    'somebody is awaited after the end',
    { awaiting: (state) => (state.ending === null ? toyGame.awaiting(state) : [0]) },
  ],
  [
    'nobody is ever stuck',
    'a seat is awaited twice',
    { awaiting: (state) => [...toyGame.awaiting(state), ...toyGame.awaiting(state)] },
  ],
  [
    'nobody is ever stuck',
    'a seat is awaited that is not there',
    { awaiting: (s) => toyGame.awaiting(s).map((n) => n + 1) },
  ],
  [
    'nobody is ever stuck',
    'a seat is awaited that can do nothing',
    { intents: (state, seat) => (state.stage === 'doubt' ? [] : toyGame.intents(state, seat)) },
  ],
  ['a pass is always legal', 'the pass is a card not in hand', { pass: () => ({ type: 'bid', card: 99 }) }],
  [
    'timers are valid',
    'a clock of half a second',
    { timers: () => [{ id: 'x', seats: [], seconds: 0.5, running: true }] },
  ],
  ['timers are valid', 'a clock twice', { timers: () => [CLOCK, CLOCK] }],
  ['timers are valid', 'a clock for a seat that owes nothing', { timers: () => [{ ...CLOCK, seats: [0, 1, 2] }] }],
  [
    'a pass is always legal',
    'the pass of a clock is a card not in hand',
    { pass: (state, seat, timer) => (timer === undefined ? toyGame.pass(state, seat) : { type: 'bid', card: 99 }) },
  ],
  [
    'questions neither roll nor write',
    'check writes',
    {
      check(state, seat, intent) {
        if (!Object.isFrozen(state)) writable(state).round++;
        return toyGame.check(state, seat, intent);
      },
    },
  ],
  [
    'questions neither roll nor write',
    'view writes',
    {
      view(state, viewer) {
        if (!Object.isFrozen(state)) writable(state).round++;
        return toyGame.view(state, viewer);
      },
    },
  ],
  [
    'questions neither roll nor write',
    'check writes to the intent',
    {
      check(state, seat, intent) {
        if (!Object.isFrozen(intent)) Object.assign(intent, { asked: 1 });
        return toyGame.check(state, seat, intent);
      },
    },
  ],
  [
    'questions neither roll nor write',
    'check remembers',
    (() => {
      let asked = 0;
      return {
        check(state, seat, intent) {
          const refusal = toyGame.check(state, seat, intent);
          return refusal === null ? null : { ...refusal, facts: { asked: asked++ } };
        },
      } satisfies Partial<ToyRuleset>;
    })(),
  ],
  [
    'questions neither roll nor write',
    'check rolls',
    (() => {
      let kept: Dice | null = null;
      return {
        setup(given, dice) {
          kept = dice;
          return toyGame.setup(given, dice);
        },
        check(state, seat, intent) {
          const refusal = toyGame.check(state, seat, intent);
          if (refusal !== null) kept?.roll(6, 'chance');
          return refusal;
        },
      } satisfies Partial<ToyRuleset>;
    })(),
  ],
  [
    'refusals name their rule',
    'a refusal names no rule',
    {
      check(state, seat, intent) {
        const refusal = toyGame.check(state, seat, intent);
        return refusal === null ? null : { ...refusal, rule: '' as 'BONE-2' };
      },
    },
  ],
  [
    'refusals name their rule',
    'a refusal holds a fraction',
    {
      check(state, seat, intent) {
        const refusal = toyGame.check(state, seat, intent);
        return refusal === null ? null : { ...refusal, facts: { share: 0.5 } };
      },
    },
  ],
  ['setup is repeatable', 'the options are refused', { checkSetup: () => [{ rule: 'BONE-8', code: '', facts: {} }] }],
  [
    'setup is repeatable',
    'setup remembers',
    (() => {
      let games = 0;
      return {
        setup: (given, dice) => ({ ...toyGame.setup(given, dice), games: games++ }),
      } satisfies Partial<ToyRuleset>;
    })(),
  ],
  [
    'the events are complete',
    'resolve writes',
    {
      resolve(state, seat, intent, dice, emit) {
        writable(state).round += 0;
        (state.players[seat] as { shown: number | null }).shown = -1;
        toyGame.resolve(state, seat, intent, dice, emit);
      },
    },
  ],
  [
    'a restarted game plays on in the same way',
    'evolve remembers outside the state',
    (() => {
      const bids = new WeakMap<object, number>();
      return {
        evolve(state, event) {
          toyGame.evolve(state, event);
          const count = (bids.get(raw(state)) ?? 0) + 1;
          bids.set(raw(state), count);
          (state as ToyState & { count: number }).count = count;
        },
      } satisfies Partial<ToyRuleset>;
    })(),
  ],
  [
    'a replay leads to the same end',
    'chance comes from elsewhere',
    (() => {
      let bids = 0;
      return {
        evolve(state, event) {
          toyGame.evolve(state, event);
          (state as ToyState & { count: number }).count = bids++;
        },
      } satisfies Partial<ToyRuleset>;
    })(),
  ],
  [
    'everything is plain data',
    'the state holds undefined',
    { setup: (given, dice) => ({ ...toyGame.setup(given, dice), oops: undefined }) },
  ],
  [
    'everything is plain data',
    'an event holds a fraction',
    {
      resolve(state, seat, intent, dice, emit) {
        toyGame.resolve(state, seat, intent, dice, (event) =>
          emit(event.type === 'shown' ? { ...event, cards: [0.5, 1, 2] } : event),
        );
      },
    },
  ],
  [
    'everything is plain data',
    'an intent holds -0',
    { intents: (state, seat) => toyGame.intents(state, seat).map((intent) => ({ ...intent, zero: -0 })) },
  ],
  [
    'steps can be observed and rolled back',
    'evolve writes past the watch',
    {
      evolve(state, event) {
        toyGame.evolve(raw(state), event);
      },
    },
  ],
  [
    'steps can be observed and rolled back',
    'evolve tells proxies from plain objects',
    {
      evolve(state, event) {
        toyGame.evolve(state, event);
        state.players = state.players.map((player) => (raw(player) === player ? player : { ...player, points: 0 }));
      },
    },
  ],
  [
    'steps can be observed and rolled back',
    'a cache is not brought back',
    (() => {
      const bids = derived(
        (state: Now) => ({ made: state.players.filter(({ bid }) => bid).length }),
        () => () => {},
      );
      return {
        check(state, seat, intent) {
          const refusal = toyGame.check(state, seat, intent);
          return refusal === null ? null : { ...refusal, facts: { made: bids(state).made } };
        },
        evolve(state, event) {
          toyGame.evolve(state, event);
          const kept = bids.peek(frozen(state));
          if (kept !== null && event.type === 'bidLaid') kept.made++;
          if (kept !== null && event.type === 'roundBegan') kept.made = 0;
        },
      } satisfies Partial<ToyRuleset>;
    })(),
  ],
  [
    'nothing happens after the end',
    'the outcome is asked to change',
    (() => {
      let asked = 0;
      return {
        outcome: (state): Outcome<'BONE-8'> | null =>
          state.ending === null ? null : { winners: [], rule: 'BONE-8', facts: { asked: asked++ } },
      } satisfies Partial<ToyRuleset>;
    })(),
  ],
  [
    'nothing happens after the end',
    'an intent is allowed after the end',
    {
      check: (state, seat, intent) =>
        intent.type === 'note' && state.ending !== null ? null : toyGame.check(state, seat, intent),
    },
  ],
  [
    'a seat gets its answers from its view',
    'a refusal knows the cards of others',
    {
      check(state, seat, intent) {
        const refusal = toyGame.check(state, seat, intent);
        if (refusal?.code !== 'NOT_IN_HAND' || intent.type !== 'bid') return refusal;
        const holder = state.secrets.findIndex((secret) => secret?.hand.includes(intent.card));
        return { ...refusal, facts: { holder } };
      },
    },
  ],
  [
    'the public record leads to the same public end',
    'a round is counted that only the first seat may know of',
    {
      packs: () => [{ id: 'rounds', cards: [1] }],
      setup(given, dice) {
        const state = toyGame.setup(given, dice);
        return { ...state, round: showTo(0, dice, 'rounds', 0) === null ? 2 : 1 };
      },
    },
  ],
  [
    'secrets of no seat are in no view',
    'spectators see which lots are to come',
    {
      view: (state, viewer) => ({
        ...toyGame.view(state, viewer),
        closed: viewer === 'spectator' ? state.closed : null,
      }),
    },
  ],
  [
    'secrets stay hidden',
    'a clock runs for as long as the next lot has letters',
    {
      timers: (state) =>
        toyGame.timers(state).map((timer) => ({ ...timer, seconds: 30 + (state.closed?.lots[0]?.length ?? 0) })),
    },
  ],
  [
    'a view of a view is the same',
    'a view counts',
    { view: (state, viewer) => ({ ...toyGame.view(state, viewer), round: state.round + 1 }) },
  ],
  [
    'a view of a view is the same',
    'spectators see a hand',
    { view: (state, viewer) => toyGame.view(state, viewer === 'spectator' ? 0 : viewer) },
  ],
  [
    'a seat sees events from its view',
    'what a viewer sees depends on what he does not',
    {
      see(state, event, viewer) {
        const seen = toyGame.see(state, event, viewer);
        return event.type === 'bidLaid' && state.secrets.every((secret) => secret !== null)
          ? { ...event, card: 0 }
          : seen;
      },
    },
  ],
  [
    'secrets stay hidden',
    'the view shows the highest card of all hands',
    {
      view(state, viewer) {
        const best = Math.max(0, ...state.secrets.flatMap((secret) => secret?.hand ?? []));
        return { ...toyGame.view(state, viewer), best };
      },
    },
  ],
  [
    'secrets stay hidden',
    'the clock shows a note',
    {
      timers: (state) =>
        toyGame.timers(state).map((timer) => ({ ...timer, seconds: 30 + (state.secrets[1]?.note ?? 0) })),
    },
  ],
  ['events keep secrets', 'everybody sees what is bid', { see: (_, event) => event }, { disguise: disguiseToy }],
  [
    'events keep secrets',
    'a note is noticed',
    {
      see: (state, event, viewer) =>
        event.type === 'noted' ? { ...event, card: 0 } : toyGame.see(state, event, viewer),
    },
    {
      disguise(state, viewer, below) {
        const other = disguiseToy(state, viewer, below);
        for (const secret of other.secrets) (secret as ToySecret).note = null;
        return other;
      },
    },
  ],
  [
    'seen events can be followed',
    'a bid needs the cards of everybody',
    {
      evolve(state, event) {
        if (event.type === 'bidLaid' && state.secrets.includes(null)) throw new Error('There is no hand');
        toyGame.evolve(state, event);
      },
    },
  ],
  [
    'invariants hold',
    'a game breaks a law of its own',
    {},
    {
      invariant(_, __, after) {
        const cards = thaw<ToyState>(after).secrets.flatMap((secret) => secret?.hand ?? []);
        if (cards.length < 10) throw new Error('Cards are lost');
      },
    },
  ],
];

const cases = broken.map(([check, what, part, settings]) => ({ check, what, part, settings }));

test.each(cases)('$check: fails when $what', ({ check, part, settings }) => {
  const failures = findFailures({ ...toyGame, ...part }, options, { games: 10, mostSteps: 300, ...settings });
  expect([...failures.keys()]).toContain(check);
  expect(failures.get(check)?.[0]?.message).toMatch(/^seed \d+, /);
});

test('every check is tested', () => {
  const seen = new Set(broken.map(([check]) => check));
  expect(Object.keys(CHECKS).filter((name) => !seen.has(name))).toEqual([]);
});

test('the intact game passes', () => {
  const found = findFailures(toyGame, options, { games: 20, mostSteps: 300, disguise: disguiseToy });
  expect([...found.values()].flat()).toEqual([]);
});

test('a walk with the same seed is the same', () => {
  const part: Partial<ToyRuleset> = { pass: () => ({ type: 'bid', card: 99 }) };
  const find = () => findFailures({ ...toyGame, ...part }, options, { games: 3, seed: 40 });
  expect(find()).toEqual(find());
});
