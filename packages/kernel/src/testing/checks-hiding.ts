/** Conformance checks that no viewer learns what they must not know. */
import { samePlain } from '../canonical';
import { clone } from '../clone';
import type { Hidden, Seat, Viewer } from '../ruleset';
import { answers, publicAnswers, tries } from './checks-asking';
import { mustEqual } from './must';
import { told, type Walk, type Watcher } from './walk';

/**
 * Makes a state that differs from this one only in what the viewer must not know and that could be played on; null if there
 * is none now. `below(n)` draws an integer from 0 to n - 1.
 */
export type Disguise = (state: object, seat: Viewer, below: (n: number) => number) => object | null;

function viewers(walk: Walk): Viewer[] {
  return [...Array.from({ length: walk.seats }, (_, seat): Seat => seat), 'spectator'];
}

/** A seat gets the same answers from its view as from the whole state: refusals and offers reveal nothing. */
export function viewsAnswerAlike(walk: Walk): Watcher {
  return {
    before(state) {
      for (let seat = 0; seat < walk.seats; seat++) {
        const intents = tries(walk, state, seat);
        const view = walk.rules.view(state, seat);
        const whole = answers(walk, state, seat, intents);
        mustEqual(`What seat ${seat} is answered on its view`, answers(walk, view, seat, intents), whole);
      }
      const outside = walk.rules.view(state, 'spectator');
      mustEqual('What spectators are answered on their view', publicAnswers(walk, outside), publicAnswers(walk, state));
    },
  };
}

/** The view of a view is the same view, and a spectator sees no more than any seat. */
export function viewsRepeat({ rules, seats }: Walk): Watcher {
  return {
    before(state) {
      const outside = rules.view(state, 'spectator');
      mustEqual('The view of a view of spectators', rules.view(outside, 'spectator'), outside);
      for (let seat = 0; seat < seats; seat++) {
        const view = rules.view(state, seat);
        mustEqual(`The view of seat ${seat}, viewed again`, rules.view(view, seat), view);
        mustEqual(`What spectators see in the view of seat ${seat}`, rules.view(view, 'spectator'), outside);
      }
    },
  };
}

/** Seeing a seen event changes nothing, and a seat sees the same from its view as from the whole state. */
export function eventsAreSeenFromViews(walk: Walk): Watcher {
  return {
    after({ after, events }) {
      for (const viewer of viewers(walk)) {
        const view = walk.rules.view(after, viewer);
        for (const event of events) {
          const seen = walk.rules.see(after, event, viewer);
          if (seen === null) continue;
          mustEqual(`${event.type} as ${viewer} sees it, seen again`, walk.rules.see(after, seen, viewer), seen);
          mustEqual(`${event.type} as ${viewer} sees it from his view`, walk.rules.see(view, seen, viewer), seen);
        }
      }
    },
  };
}

/** Every viewer can apply the events that they see to what they knew before: nothing in them needs more than that. */
export function seenEventsCanBeFollowed(walk: Walk): Watcher {
  const { rules } = walk;
  return {
    after({ before, after, events }) {
      for (const viewer of viewers(walk)) {
        const known = clone(rules.view(before, viewer));
        for (const event of events) {
          const seen = rules.see(after, event, viewer);
          if (seen !== null) follow(() => rules.evolve(known, seen), `${seen.type} as ${viewer} sees it`);
        }
      }
    },
  };
}

function follow(evolve: () => void, what: string): void {
  try {
    evolve();
  } catch (error) {
    throw new Error(`${what} can't be followed: ${error instanceof Error ? error.message : error}`);
  }
}

/** Secrets that no seat owns are in no view. */
export function nobodysSecretsAreInNoView(walk: Walk): Watcher {
  return {
    before(state) {
      if ((state as Hidden).closed === undefined) return;
      for (const viewer of viewers(walk)) {
        const { closed } = walk.rules.view(state, viewer) as Hidden;
        mustEqual(`What no seat owns, in the view of ${viewer}`, closed, null);
      }
    },
  };
}

/** The same state with every number and string changed in what the viewer must not know. Null if there is nothing hidden. */
function scramble(state: object, viewer: Viewer): object | null {
  const { secrets = [], closed = null } = state as Hidden;
  const others = secrets.some((secret, seat) => seat !== viewer && secret !== null);
  if (!others && closed === null) return null;
  return {
    ...clone(state),
    ...(others ? { secrets: secrets.map((secret, seat) => (seat === viewer ? secret : garble(secret))) } : {}),
    ...(closed === null ? {} : { closed: garble(closed) }),
  };
}

function garble(value: unknown): unknown {
  if (typeof value === 'number') return value + 1_000_003;
  if (typeof value === 'string') return `${value}?`;
  if (typeof value === 'boolean') return !value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(garble);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, garble(inner)]));
}

/** In two states that differ only in what a viewer must not know, the viewer sees the same and gets the same answers. */
export function secretsStayHidden(walk: Walk): Watcher {
  const { rules } = walk;
  return {
    before(state) {
      for (const viewer of viewers(walk)) {
        const other = scramble(state, viewer);
        if (other === null) continue;
        mustEqual(`The view of ${viewer} with other secrets`, rules.view(other, viewer), rules.view(state, viewer));
        mustEqual('What all may know, with other secrets', publicAnswers(walk, other), publicAnswers(walk, state));
        if (viewer === 'spectator') continue;
        const intents = tries(walk, state, viewer);
        const told = answers(walk, state, viewer, intents);
        mustEqual(`What seat ${viewer} is answered with other secrets`, answers(walk, other, viewer, intents), told);
      }
    },
  };
}

/**
 * If a viewer can tell neither two states apart nor the results of the same kind of step in them, the viewer has seen the
 * same events.
 */
export function eventsKeepSecrets(walk: Walk, disguise: Disguise): Watcher {
  const { rules, random } = walk;
  return {
    after({ step, before, after, seat, intent, events }) {
      for (const viewer of viewers(walk)) {
        if (viewer === seat) continue;
        const other = disguise(before, viewer, (n) => random.below(n));
        if (other === null) continue;
        mustEqual(`The view of ${viewer} of a disguised state`, rules.view(other, viewer), rules.view(before, viewer));
        const like = rules.intents(other, seat).filter(({ type }) => type === intent.type);
        if (like.length === 0) continue;
        const twin = random.pick(like);
        const otherEvents = walk.resolve(step, seat, twin, other);
        if (!samePlain(rules.view(other, viewer), rules.view(after, viewer))) continue;
        const seen = events.map((event) => rules.see(after, event, viewer)).filter((event) => event !== null);
        const otherSeen = otherEvents.map((event) => rules.see(other, event, viewer)).filter((event) => event !== null);
        mustEqual(`What ${viewer} notices of ${told(seat, intent)} and ${told(seat, twin)}`, otherSeen, seen);
      }
    },
  };
}
