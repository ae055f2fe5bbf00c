/** What a scenario says should be so after a step, compared with what is. */
import type { Frozen } from '@dwo/kernel';
import { allowanceCi } from '../allowance';
import { contacts } from '../contact';
import type { Event } from '../events';
import { dinosaurOf, figureOf } from '../figures';
import type { No } from '../refusal';
import type { State } from '../state';
import type { Json } from './print';

/** What a step came to. */
export interface Seen {
  readonly state: Frozen<State>;
  readonly events: readonly Event[];
  readonly refusal: No | null;
  /** The figure the step was about. */
  readonly who: string | null;
}

/** An expectation that was not met. */
export interface Mismatch {
  readonly key: string;
  readonly expected: Json;
  readonly actual: Json;
}

/** Lengths may differ by what rounding path legs up can add. */
const SLACK_IN = 0.021;

function dead(state: Frozen<State>): string[] {
  const figures = [...Object.entries(state.dinosaurs), ...Object.entries(state.soldiers)];
  return figures.flatMap(([id, figure]) => (figure.alive ? [] : [id]));
}

type Rolled = Extract<Event, { type: 'shot' | 'attacked' }>;

/** The latest attack of this figure, else the latest of all. */
function rolled({ events, who }: Seen): Rolled | undefined {
  const attacks = events.filter((event): event is Rolled => event.type === 'shot' || event.type === 'attacked');
  return attacks.findLast((attack) => attack.figure === who) ?? attacks[attacks.length - 1];
}

function allowanceIn(state: Frozen<State>, who: string): number | null {
  return figureOf(state, who) === null ? null : allowanceCi(state, who) / 100;
}

/** Reads of one field what it is now; undefined for a field nobody knows. */
type Reading = (seen: Seen, who: string) => Json | undefined;

const READINGS: Readonly<Record<string, Reading>> = {
  accepted: ({ refusal }) => refusal === null,
  legal: ({ refusal }) => refusal === null,
  rejected: ({ refusal }) => refusal?.code ?? null,
  rule: ({ refusal }) => refusal?.rule ?? null,
  spent_in: ({ state }, who) => (figureOf(state, who)?.spentCi ?? Number.NaN) / 100,
  facing: ({ state }, who) => figureOf(state, who)?.facing ?? null,
  allowance_in: ({ state }, who) => allowanceIn(state, who),
  contact_with: ({ state }, who) => contacts(state, who),
  reaction_to: ({ state }) => state.reactions[0]?.target ?? null,
  closing_options: ({ state }) => [...(state.reactions[0]?.weapons ?? [])],
  closing_fire: ({ state, events }) => state.reactions.length > 0 || events.some((event) => event.type === 'shot'),
  score: (seen) => rolled(seen)?.score ?? null,
  hit: (seen) => rolled(seen)?.hit ?? null,
  dead: ({ state }) => dead(state),
  may_continue: ({ state }, who) => !(dinosaurOf(state, who)?.moveOver ?? true),
  move_ended: ({ state }, who) => dinosaurOf(state, who)?.moveOver ?? null,
  phase: ({ state }) => state.phase,
  turn: ({ state }) => state.turn,
  winner: ({ state }) => state.ending?.winner ?? null,
  ending: ({ state }) => state.ending?.rule ?? null,
};

/** `T_lp`, `T_spent_in`: readings of a figure named in the key. */
function readNamed({ state }: Seen, key: string): Json | undefined {
  const life = /^(.+)_lp$/.exec(key)?.[1];
  const dinosaur = life === undefined ? null : dinosaurOf(state, life);
  if (dinosaur !== null) return dinosaur.lifePoints;
  const spent = /^(.+)_spent_in$/.exec(key)?.[1];
  const figure = spent === undefined ? null : figureOf(state, spent);
  return figure === null ? undefined : figure.spentCi / 100;
}

function same(expected: unknown, actual: Json): boolean {
  if (typeof expected === 'number' && typeof actual === 'number') return Math.abs(expected - actual) <= SLACK_IN;
  if (Array.isArray(expected) && Array.isArray(actual)) {
    return [...expected].sort().join() === [...actual].sort().join();
  }
  return expected === actual;
}

/** Compares a step with its expectations: those not met, and the names of those nobody knows how to look at. */
export function compare(
  expected: Readonly<Record<string, unknown>>,
  seen: Seen,
): { readonly mismatches: readonly Mismatch[]; readonly unchecked: readonly string[] } {
  const mismatches: Mismatch[] = [];
  const unchecked: string[] = [];
  for (const [key, wanted] of Object.entries(expected)) {
    if (key === 'note') continue;
    if (key === 'alive' && Array.isArray(wanted)) {
      const gone = dead(seen.state);
      const missing = wanted.filter((id) => gone.includes(id) || figureOf(seen.state, String(id)) === null);
      if (missing.length > 0) mismatches.push({ key, expected: wanted as Json, actual: { dead: missing } });
      continue;
    }
    if (key === 'game_over') {
      const over = seen.state.ending !== null;
      if (over !== Boolean(wanted)) mismatches.push({ key, expected: wanted as Json, actual: over });
      continue;
    }
    const reading = Object.hasOwn(READINGS, key) ? READINGS[key] : undefined;
    const actual = reading ? reading(seen, seen.who ?? '') : readNamed(seen, key);
    if (actual === undefined) unchecked.push(key);
    else if (!same(wanted, actual)) mismatches.push({ key, expected: wanted as Json, actual });
  }
  return { mismatches, unchecked };
}
