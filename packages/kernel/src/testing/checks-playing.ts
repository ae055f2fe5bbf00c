/** Conformance checks of everything that changes a game. */
import { findFlaw } from '../canonical';
import { clone, frozen } from '../clone';
import { completed } from '../complete';
import { observe } from '../observe';
import { fold } from '../play';
import { replay } from '../replay';
import { verifyRecording } from '../verify';
import { checkAnswers, publicAnswers } from './checks-asking';
import { must, mustEqual } from './must';
import { carryOver, valueAt } from './paths';
import { told, type Walk, type Watcher } from './walk';

/** Options pass `checkSetup`; `setup` gives the same state each time and does not change the options. */
export function setupRepeats(walk: Walk): Watcher {
  return {
    end() {
      const refusals = walk.rules.checkSetup(walk.recording.options);
      must(refusals.length === 0, () => `The options are refused: ${JSON.stringify(refusals)}`);
      mustEqual('Setup done again', walk.setup(), walk.first);
    },
  };
}

/** Applying the events to the first state gives the state, so nothing but `evolve` writes, and it needs nothing else. */
export function eventsTellAll(walk: Walk): Watcher {
  const folded = clone(walk.first);
  return {
    after({ events, after }) {
      fold(walk.rules, folded, events);
      mustEqual('The events folded over the first state', folded, after);
    },
  };
}

/** A state that was saved as JSON and loaded plays on in the same way, so the game keeps no other memory. */
export function restartsPlayOn(walk: Walk): Watcher {
  return {
    after({ step, before, seat, intent, events, after }) {
      const fresh = JSON.parse(JSON.stringify(before)) as object;
      mustEqual('What happens after a restart', walk.resolve(step, seat, intent, fresh), events);
      mustEqual('The state after a restart', fresh, after);
    },
  };
}

/** The record, saved and loaded, leads to the same end. */
export function replaysAgree(walk: Walk): Watcher {
  return {
    end(state) {
      const read = JSON.parse(JSON.stringify(walk.recording)) as typeof walk.recording;
      mustEqual('The state after a replay', replay(walk.rules, read), state);
    },
  };
}

/**
 * For games in which some cards may stay closed for ever: the public record contains exactly the turned cards, is verified,
 * and leads to the same public view and end.
 */
export function publicRecordsAgree({ rules, recording }: Walk): Watcher {
  return {
    end(state) {
      if (rules.packs === undefined) return;
      const open = JSON.parse(JSON.stringify(completed(rules, recording))) as typeof recording;
      must(open.closed === undefined, () => 'The public record holds the key of the closed cards');
      const verdict = verifyRecording(rules, open);
      must(verdict.ok, () => `The public record is refused: ${JSON.stringify(verdict)}`);
      const again = frozen(replay(rules, open));
      const view = rules.view(again, 'spectator');
      mustEqual('What spectators see at the end of the public record', view, rules.view(state, 'spectator'));
      mustEqual('How the public record ends', rules.outcome(again), rules.outcome(state));
    },
  };
}

/** States, intents, events and outcomes are plain data: they survive JSON unchanged. */
export function allIsPlain(walk: Walk): Watcher {
  const mustBePlain = (what: string, value: unknown) => {
    const flaw = findFlaw(value, what);
    must(flaw === null, () => flaw as string);
    mustEqual(`${what}, written down and read again`, JSON.parse(JSON.stringify(value)), value);
  };
  return {
    before(state) {
      mustBePlain('the state', state);
      mustBePlain('the outcome', walk.rules.outcome(state));
      for (let seat = 0; seat < walk.seats; seat++)
        mustBePlain('what is hidden', walk.rules.hidden?.(state, seat) ?? null);
      for (const seat of walk.rules.awaiting(state)) mustBePlain('an intent', walk.intents(seat));
    },
    after({ events }) {
      mustBePlain('an event', events);
    },
  };
}

/** An observed step plays the same, reports exactly the changed paths, and can be rolled back byte for byte. */
export function stepsCanBeWatched(walk: Walk): Watcher {
  return {
    after({ step, before, seat, intent, events, after }) {
      const state = clone(before);
      const text = JSON.stringify(state);
      const intents = [intent, walk.pool.any(), walk.pool.any()].filter((one) => one !== null);
      const ask = () => [publicAnswers(walk, state), checkAnswers(walk, state, seat, intents)];
      const answered = ask();
      const { proxy, changes, rollback } = observe(state);
      walk.resolve(step, seat, intent, state, proxy);
      rollback();
      mustEqual('What is answered after a rollback', ask(), answered);
      must(JSON.stringify(state) === text, () => `After its rollback ${told(seat, intent)} has left traces`);
      mustEqual('What happens under watch', walk.resolve(step, seat, intent, state, proxy), events);
      mustEqual('The state under watch', state, after);
      const mirror = clone(before);
      for (const path of changes()) {
        const [old, now] = [valueAt(before, path), valueAt(after, path)];
        const same = old === now && typeof now !== 'object';
        must(!same, () => `The path ${path.join('.')} is named but did not change`);
        carryOver(path, after, mirror);
      }
      mustEqual('What the changed paths carry over', mirror, after);
    },
  };
}

/** After the end the outcome stays the same and no intent is legal. */
export function endsForGood(walk: Walk): Watcher {
  return {
    end(state) {
      const read = JSON.parse(JSON.stringify(state)) as object;
      mustEqual('The outcome, asked again', walk.rules.outcome(read), walk.outcome);
      const winners = walk.outcome?.winners ?? [];
      must(
        winners.every((seat) => seat >= 0 && seat < walk.seats),
        () => `Winners ${winners} are no seats`,
      );
      must(walk.outcome?.rule !== '', () => 'The outcome names no rule');
      for (let seat = 0; seat < walk.seats; seat++) {
        for (let i = 0; i < 50; i++) {
          const intent = walk.pool.any();
          const allowed = intent !== null && walk.rules.check(state, seat, intent) === null;
          must(!allowed, () => `${told(seat, intent)} is allowed after the end`);
        }
      }
    },
  };
}
