/** The smallest possible game, which can be made to fail: two seats add to a sum in turns. */
import { schema, t } from '@colyseus/schema';
import type { Outcome, Refusal, Seat } from '@dwo/kernel';
import { eventCodec, type Game, uint } from '@dwo/shared';
import { z } from 'zod';

export interface TallyState {
  sum: number;
  turn: Seat;
  marks: { by: Seat; n: number }[];
  rolled: number;
  plan: number;
  over: boolean;
}

export type TallyIntent =
  | { readonly type: 'add'; readonly n: number }
  /** Writes a number down: no die, and it is still one's turn. */
  | { readonly type: 'plan'; readonly n: number }
  /** Fails at a place: while it is checked, after half of it was written, while it is seen, or while it is shown. */
  | { readonly type: 'break'; readonly where: 'check' | 'resolve' | 'see' | 'outcome' }
  | { readonly type: 'end' };

type TallyEvent =
  | { readonly type: 'added'; readonly n: number; readonly by: Seat; readonly rolled: number }
  | { readonly type: 'planned'; readonly n: number }
  | { readonly type: 'broke' }
  | { readonly type: 'ended' };

/** The options of the tally game. */
export interface TallyOptions {
  seconds: number | null;
}

const refuse = (code: string): Refusal<'TALLY-1'> => ({ rule: 'TALLY-1', code, facts: {} });

type TallyGame = Game<TallyState, TallyIntent, TallyEvent, TallyOptions, 'TALLY-1'>;

/** Throws once at a place after it was armed with that place. */
function fuse() {
  let failing: string | null = null;
  return {
    arm(where: string): void {
      failing = where;
    },
    fail(where: string): void {
      if (failing !== where) return;
      failing = null;
      throw new Error(`broken in ${where}`);
    },
  };
}

/** The rules of one version; `seconds` returns the time of a turn, or null for no clock. */
function tallyRules(version: number, seconds: () => number | null): TallyGame['rules'] {
  const { arm, fail } = fuse();
  return {
    id: 'tally',
    version,
    checkSetup: (options) => (options.seconds === 13 ? [refuse('BAD_SETUP')] : []),
    setup: () => ({ sum: 0, turn: 0, marks: [], rolled: 0, plan: 0, over: false }),
    seats: () => 2,
    awaiting: ({ turn, over }) => (over ? [] : [turn]),
    timers({ marks, turn, over }) {
      const limit = seconds();
      return limit === null || over
        ? []
        : [{ id: `turn-${marks.length}`, seats: [turn], seconds: limit, running: true }];
    },
    intents: () => [{ type: 'add', n: 1 }],
    pass: () => ({ type: 'add', n: 0 }),
    check(state, seat, intent) {
      if (intent.type === 'break') {
        arm(intent.where);
        fail('check');
      }
      return seat === state.turn ? null : refuse('NOT_YOUR_TURN');
    },
    resolve(state, seat, intent, dice, emit) {
      if (intent.type === 'end') return emit({ type: 'ended' });
      if (intent.type === 'plan') return emit({ type: 'planned', n: intent.n });
      const n = intent.type === 'add' ? intent.n : 99;
      emit({ type: 'added', n, by: seat, rolled: dice.roll(1000, 'luck') });
      if (intent.type === 'break') emit({ type: 'broke' });
      if (state.sum >= 99) fail('resolve');
    },
    evolve(state, event) {
      if (event.type === 'ended') state.over = true;
      if (event.type === 'planned') state.plan = event.n;
      if (event.type !== 'added') return;
      state.sum += event.n;
      state.rolled = event.rolled;
      state.marks.push({ by: event.by, n: event.n });
      state.turn = 1 - state.turn;
    },
    view: (state) => state,
    see(_, event) {
      fail('see');
      return event;
    },
    outcome({ over }): Outcome<'TALLY-1'> | null {
      fail('outcome');
      return over ? { winners: [], rule: 'TALLY-1', facts: {} } : null;
    },
  };
}

const intent: TallyGame['intent'] = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('add'), n: z.int().min(0).max(50) }),
  z.strictObject({ type: z.literal('plan'), n: z.int().min(0).max(50) }),
  z.strictObject({ type: z.literal('break'), where: z.enum(['check', 'resolve', 'see', 'outcome']) }),
  z.strictObject({ type: z.literal('end') }),
]);

/** Each game has its own schema class, because several games of this kind can run in one process. */
function tallySchema() {
  const Mark = schema({ by: t.uint8(), n: t.uint16() }, 'Mark');
  return schema(
    { sum: t.uint16(), turn: t.uint8(), marks: t.array(Mark), rolled: t.uint16(), plan: t.uint8(), over: t.boolean() },
    'Tally',
  );
}

/** `version` is the ruleset version; `moves` are the computer player's intents in order, null for a failure. */
export function tallyGame(version = 1, moves: (TallyIntent | null)[] = []): TallyGame {
  let seconds: number | null = null;
  return {
    rules: tallyRules(version, () => seconds),
    intent,
    options: z.strictObject({ seconds: z.int().nullable() }).transform((options) => {
      seconds = options.seconds;
      return options;
    }),
    State: tallySchema(),
    hasSecrets: false,
    events: eventCodec<TallyEvent>({
      added: { n: uint, by: uint, rolled: uint },
      planned: { n: uint },
      broke: {},
      ended: {},
    }),
    chairs: () => ['odd', 'even'],
    about: { en: { name: 'Tally', scene: 'Two count.' }, de: { name: 'Zählen', scene: 'Zwei zählen.' } },
    isOpening: ({ marks }) => marks.length < 2,
    presets: { slow: () => ({ seconds: null }), fast: () => ({ seconds: 1 }) },
    bot: {
      name: 'Clumsy',
      choose() {
        const move = moves.shift();
        if (move == null) throw new Error('the computer does not know what to do');
        return move;
      },
    },
  };
}
