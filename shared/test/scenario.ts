/**
 * A question about the rules as a file: a state, steps, dice, and the expected results. It works for every game;
 * docs/REFEREE.md describes it.
 */
import {
  attempt,
  type Dice,
  type Frozen,
  frozen,
  type Outcome,
  type Refusal,
  type Seat,
  seededDice,
  type Tagged,
  thaw,
} from '@dwo/kernel';
import { z } from 'zod';
import type { Game } from '../src/game';
import { compare, type Fields, isFields, type Mismatch } from './expectations';

const prose = z.unknown().optional();
const dice = z.array(z.int().min(1)).optional();
const fields = z.record(z.string(), z.unknown());

const stepShape = z.strictObject({
  /** Label or number of a seat; by default the only awaited one. */
  seat: z.union([z.string(), z.int().min(0)]).optional(),
  /** `pass` is what the clock plays for a seat. */
  intent: z.union([z.looseObject({ type: z.string() }), z.literal('pass')]),
  dice,
  expect: fields.optional(),
  note: prose,
});

/** The shape of a scenario file. */
export const scenarioShape = z.strictObject({
  game: z.string().optional(),
  /** The name of a preset; by default the game's first one. */
  preset: z.string().optional(),
  /** Options that differ from those of the preset. */
  options: fields.optional(),
  /** The seed of shuffles, and of dice where none are given. */
  seed: z.int().min(0).max(255).optional(),
  /**
   * Parts of the state that differ from the state after the set-up. A list is replaced as a whole, or some of its items by
   * index.
   */
  state: fields.optional(),
  dice,
  steps: z.array(stepShape).min(1).max(500),
  final: fields.optional(),
  /** Whether the answer contains the state after each step. */
  states: z.boolean().optional(),
  id: prose,
  title: prose,
  rules: z.array(z.string()).optional(),
  note: prose,
});
/** A scenario file. */
export type Scenario = z.infer<typeof scenarioShape>;
type Step = z.infer<typeof stepShape>;

/** An error in a scenario file; each line of the message begins with the field. */
export class ScenarioMistake extends Error {}

/** A step in the answer. */
export interface ToldStep {
  readonly step: number;
  readonly seat: Seat;
  readonly intent: Tagged;
  readonly refusal: Refusal | null;
  readonly events: readonly Tagged[];
  /** The dice given for the step that were not rolled. */
  readonly diceLeft: readonly number[];
  readonly state?: object;
}

/** The answer to a scenario. */
export interface ScenarioAnswer {
  readonly steps: readonly ToldStep[];
  readonly state: object;
  readonly outcome: Outcome | null;
  readonly mismatches: readonly Mismatch[];
  /** Unknown expectations, as `STEP: NAME`. */
  readonly unchecked: readonly string[];
  /** Why the play stopped early; null if it did not. */
  readonly error: { readonly step: number; readonly message: string } | null;
}

/** The given dice ran out, or one has a face that the rolled die does not have. */
class DiceTrouble extends Error {}

/** Reads a scenario file; throws a ScenarioMistake if it is not valid. */
export function readScenario(text: string): Scenario {
  const { data, error } = scenarioShape.safeParse(parsed(text));
  if (error === undefined) return data;
  throw new ScenarioMistake(
    error.issues.map(({ path, message }) => `${fieldAt(path) || 'file'}: ${message}`).join('\n'),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ScenarioMistake(`file: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** A path in the form that a reader of the file knows: `steps[0].seat`. */
function fieldAt(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

/** Plays a scenario; throws a ScenarioMistake for values that this game does not have. */
export function playScenario(game: Game, file: Scenario): ScenarioAnswer {
  const chance = seeded(file.seed ?? 1);
  const options = optionsOf(game, file, chance);
  const state = game.rules.setup(options, chance);
  if (file.state !== undefined) merge(state as Fields, file.state, 'state');
  const labels = game.chairs(options);
  const stock = file.dice === undefined ? null : [...file.dice];
  const steps: ToldStep[] = [];
  const found: { mismatches: Mismatch[]; unchecked: string[] } = { mismatches: [], unchecked: [] };
  const end = (error: ScenarioAnswer['error']): ScenarioAnswer => ({
    ...{ steps, state: thaw(frozen(state)), outcome: game.rules.outcome(frozen(state)), ...found, error },
  });
  for (const [place, step] of file.steps.entries()) {
    const seat = seatOf(game, labels, state, step, place);
    const intent = intentOf(game, state, seat, step, place);
    const own = step.dice === undefined ? stock : [...step.dice];
    let tried: ReturnType<typeof attempt>;
    try {
      tried = attempt(game.rules, state, seat, intent, own === null ? chance : listed(own, chance));
    } catch (error) {
      if (error instanceof DiceTrouble) return end({ step: place + 1, message: `step ${place + 1}: ${error.message}` });
      throw error;
    }
    const told: ToldStep = {
      ...{ step: place + 1, seat, intent, refusal: tried.refusal, events: tried.events ?? [] },
      diceLeft: step.dice === undefined ? [] : (own ?? []),
      ...(file.states === true ? { state: thaw(frozen(state)) } : {}),
    };
    steps.push(told);
    compare(step.expect, place + 1, factsOf(game, labels, state, told), state, found);
  }
  compare(file.final, 'final', factsOf(game, labels, state, null), state, found);
  return end(null);
}

function seeded(seed: number): Dice {
  // The slots of packs depend on the seed.
  return Object.assign(seededDice(new Uint8Array(32).fill(seed), 0), {
    turn: (_: string, slot: number) => ((slot + seed) % 20) + 1,
  });
}

/** Dice that show the given faces in order; shuffles of packs don't use them. */
function listed(left: number[], chance: Dice): Dice {
  return {
    ...chance,
    roll(sides, why) {
      const face = left.shift();
      if (face === undefined) throw new DiceTrouble(`no die is left for ${why} (d${sides})`);
      if (face > sides) throw new DiceTrouble(`a d${sides} for ${why} can't show ${face}`);
      return face;
    },
  };
}

function optionsOf(game: Game, file: Scenario, chance: Dice): Frozen<unknown> {
  const name = file.preset ?? Object.keys(game.presets)[0] ?? '';
  const preset = Object.hasOwn(game.presets, name) ? game.presets[name] : undefined;
  if (preset === undefined) throw new ScenarioMistake(`preset: there is no ${name}`);
  const { data, error } = game.options.safeParse({ ...(preset(chance) as object), ...file.options });
  if (error !== undefined) {
    throw new ScenarioMistake(
      error.issues.map(({ path, message }) => `${fieldAt(['options', ...path])}: ${message}`).join('\n'),
    );
  }
  const refusals = game.rules.checkSetup(data as Frozen<unknown>);
  if (refusals.length === 0) return data as Frozen<unknown>;
  throw new ScenarioMistake(
    refusals.map(({ rule, code, facts }) => `options: ${rule} ${code} ${JSON.stringify(facts)}`).join('\n'),
  );
}

function seatOf(game: Game, labels: readonly string[], state: object, { seat }: Step, place: number): Seat {
  const field = `steps[${place}].seat`;
  if (typeof seat === 'number') {
    if (seat < labels.length) return seat;
    throw new ScenarioMistake(`${field}: there are ${labels.length} seats, from 0`);
  }
  if (seat !== undefined) {
    const at = labels.indexOf(seat);
    if (at >= 0) return at;
    throw new ScenarioMistake(`${field}: ${JSON.stringify(seat)} is none of ${labels.join(', ')}`);
  }
  const awaited = game.rules.awaiting(frozen(state));
  const [only] = awaited;
  if (awaited.length === 1 && only !== undefined) return only;
  throw new ScenarioMistake(`${field}: ${awaited.length} seats could be meant`);
}

function intentOf(game: Game, state: object, seat: Seat, { intent }: Step, place: number): Tagged {
  if (intent === 'pass') return game.rules.pass(frozen(state), seat);
  const { data, error } = game.intent.safeParse(intent);
  if (error === undefined) return data;
  throw new ScenarioMistake(
    error.issues.map(({ path, message }) => `${fieldAt(['steps', place, 'intent', ...path])}: ${message}`).join('\n'),
  );
}

/** Merges a patch into a state; only existing fields can be changed. A list can be patched by index: `{"0": ...}`. */
function merge(into: Fields, patch: Fields, field: string): void {
  for (const [key, value] of Object.entries(patch)) {
    if (!Object.hasOwn(into, key)) throw new ScenarioMistake(`${field}.${key}: the state has no such field`);
    const old = into[key];
    if (typeof old === 'object' && old !== null && isFields(value)) merge(old as Fields, value, `${field}.${key}`);
    else into[key] = structuredClone(value);
  }
}

/** The facts that a step may expect besides parts of the state. */
function factsOf(game: Game, labels: readonly string[], state: object, told: ToldStep | null): Fields {
  const now = frozen(state);
  const outcome = game.rules.outcome(now);
  const general = {
    awaiting: game.rules.awaiting(now).map((seat) => labels[seat]),
    winner: outcome === null ? null : outcome.winners.map((seat) => labels[seat]).join(' and ') || 'nobody',
    ending: outcome?.rule ?? null,
  };
  if (told === null) return general;
  const { refusal, events, diceLeft } = told;
  return {
    ...general,
    accepted: refusal === null,
    legal: refusal === null,
    rejected: refusal?.code ?? false,
    rule: refusal?.rule ?? null,
    facts: refusal?.facts ?? null,
    events: events.map(({ type }) => type),
    dice_left: diceLeft.length,
  };
}
