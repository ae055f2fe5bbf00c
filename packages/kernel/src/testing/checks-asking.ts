/** Conformance checks of the questions to a game, which must not change it. */
import { findFlaw, samePlain } from '../canonical';
import { clone } from '../clone';
import type { Seat, Tagged } from '../ruleset';
import { must, mustEqual } from './must';
import { told, type Walk, type Watcher } from './walk';

const MOST_INTENTS = 200;

/** All intents of a short list; an evenly spaced sample of a long one. */
function some(intents: readonly Tagged[]): readonly Tagged[] {
  const every = Math.ceil(intents.length / MOST_INTENTS);
  return every <= 1 ? intents : intents.filter((_, i) => i % every === 0);
}

/** Every intent that `intents` offers passes `check`. */
export function offersAreLegal(walk: Walk): Watcher {
  const { rules } = walk;
  return {
    before(state) {
      for (const seat of rules.awaiting(state)) {
        for (const intent of some(walk.intents(seat))) {
          const refusal = rules.check(state, seat, intent);
          must(refusal === null, () => `${told(seat, intent)} is offered but refused: ${JSON.stringify(refusal)}`);
        }
      }
    },
  };
}

/** Without an outcome some seat is awaited and has a legal intent; with one no seat is awaited. */
export function neverStuck(walk: Walk): Watcher {
  const { rules, seats } = walk;
  return {
    before(state) {
      const awaited = rules.awaiting(state);
      if (rules.outcome(state) !== null) {
        must(awaited.length === 0, () => `It is over, but seats ${awaited} are awaited`);
        return;
      }
      must(awaited.length > 0, () => 'Nobody is awaited, but it is not over');
      must(new Set(awaited).size === awaited.length, () => `A seat is awaited twice: ${awaited}`);
      for (const seat of awaited) {
        must(Number.isInteger(seat) && seat >= 0 && seat < seats, () => `There is no seat ${seat}`);
        must(walk.intents(seat).length > 0, () => `Seat ${seat} is awaited but can do nothing`);
      }
    },
  };
}

/** `pass` of an awaited seat is legal, for each of its timers and without one. */
export function passIsLegal({ rules }: Walk): Watcher {
  return {
    before(state) {
      const passes = (seat: Seat, intent: Tagged) => {
        const refusal = rules.check(state, seat, intent);
        must(refusal === null, () => `${told(seat, intent)} is the pass, but refused: ${JSON.stringify(refusal)}`);
      };
      for (const seat of rules.awaiting(state)) passes(seat, rules.pass(state, seat));
      for (const { id, seats } of rules.timers(state))
        for (const seat of seats) passes(seat, rules.pass(state, seat, id));
    },
  };
}

/** A timer has a unique id, whole seconds above 0, and runs only for seats that owe a decision. */
export function clocksCount({ rules }: Walk): Watcher {
  return {
    before(state) {
      const timers = rules.timers(state);
      const awaited = rules.awaiting(state);
      must(
        new Set(timers.map(({ id }) => id)).size === timers.length,
        () => `A clock twice: ${JSON.stringify(timers)}`,
      );
      for (const timer of timers) {
        const sound = Number.isSafeInteger(timer.seconds) && timer.seconds > 0 && timer.id !== '';
        must(sound, () => `There is the clock ${JSON.stringify(timer)}`);
        const owed = timer.seats.every((seat) => awaited.includes(seat));
        must(owed, () => `Only seats ${awaited} are awaited, but there is the clock ${JSON.stringify(timer)}`);
      }
    },
  };
}

/** A few intents for a seat, most of them illegal. */
export function tries(walk: Walk, state: object, seat: Seat): Tagged[] {
  const found = [walk.pool.any(), walk.pool.any(), walk.pool.any(), walk.pool.any()];
  if (walk.rules.awaiting(state).includes(seat)) found.push(walk.random.pick(walk.intents(seat)));
  return found.filter((intent) => intent !== null);
}

/** All answers that a seat can get. */
export interface Answers {
  readonly public: unknown;
  readonly own: unknown;
  readonly checks: unknown;
}

/** The answers that are the same for every seat. */
export function publicAnswers({ rules }: Walk, state: object): unknown {
  return { awaited: rules.awaiting(state), clocks: rules.timers(state), outcome: rules.outcome(state) };
}

/** The answers of `check` to a seat for each of these intents. */
export function checkAnswers({ rules }: Walk, state: object, seat: Seat, intents: readonly Tagged[]): unknown {
  return intents.map((intent) => rules.check(state, seat, intent));
}

/** All answers that a seat can get. */
export function answers(walk: Walk, state: object, seat: Seat, intents: readonly Tagged[]): Answers {
  const awaited = walk.rules.awaiting(state).includes(seat);
  // Many checks need the intents of the present state, so the walk asks for them once.
  const offers = () => (state === walk.still ? walk.intents(seat) : walk.rules.intents(state, seat));
  return {
    public: publicAnswers(walk, state),
    own: awaited ? [offers(), walk.rules.pass(state, seat)] : null,
    checks: checkAnswers(walk, state, seat, intents),
  };
}

/** No question writes to a state or an intent, and a second call gives the same answer. */
export function askingChangesNothing(walk: Walk): Watcher {
  return {
    before(state) {
      const open = clone(state);
      for (let seat = 0; seat < walk.seats; seat++) {
        const intents = tries(walk, state, seat);
        const asked = clone(intents);
        const first = answers(walk, open, seat, intents);
        walk.rules.view(open, seat);
        must(samePlain(open, state), () => `Asking for seat ${seat} changed the state`);
        must(samePlain(intents, asked), () => `Checking changed one of the intents ${JSON.stringify(asked)}`);
        mustEqual(`Asked twice for seat ${seat}`, answers(walk, state, seat, intents), first);
      }
    },
  };
}

/** A refusal is plain data and names a rule. */
export function refusalsNameRules(walk: Walk): Watcher {
  return {
    before(state) {
      for (let seat = 0; seat < walk.seats; seat++) {
        for (const intent of tries(walk, state, seat)) {
          const refusal = walk.rules.check(state, seat, intent);
          if (refusal === null) continue;
          const flaw = findFlaw(refusal, 'the refusal');
          must(flaw === null, () => `${told(seat, intent)}: ${flaw}`);
          const named = typeof refusal.rule === 'string' && refusal.rule !== '' && typeof refusal.code === 'string';
          must(named, () => `${told(seat, intent)} is refused without a rule: ${JSON.stringify(refusal)}`);
        }
      }
    },
  };
}
