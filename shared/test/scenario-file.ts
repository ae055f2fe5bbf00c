/** The shape of a scenario file of any game. */
import { z } from 'zod';

const prose = z.unknown().optional();
const dice = z.array(z.int().min(1)).optional();
const fields = z.record(z.string(), z.unknown());
/** Label or number of a seat, or `spectator`. */
const viewer = z.union([z.string(), z.int().min(0)]);

const stepShape = z.strictObject({
  /** Label or number of a seat, or `spectator`; by default the only awaited seat. */
  seat: viewer.optional(),
  /** `pass` is what the clock plays for a seat; `timeout` lets the running clock of the seat run out for all whom it limits. */
  intent: z.union([z.looseObject({ type: z.string() }), z.enum(['pass', 'timeout'])]).optional(),
  /** A question instead of an intent, or about the intent. It changes nothing. */
  ask: z.string().optional(),
  /** The subject of the question. */
  of: fields.optional(),
  /** The viewer from whose view `expect` is looked at; by default the whole state is. */
  view: viewer.optional(),
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
  /** The expected answer to options that may be refused; no step is played if they are. */
  setup: z.strictObject({ expect: fields }).optional(),
  /** The seed of shuffles, and of dice where none are given. */
  seed: z.int().min(0).max(255).optional(),
  /** The first dice of the set-up. */
  lots: dice,
  /** The cards of a pack by slot, such as a deal of Poker; the slots that are left get the cards that are left. */
  packs: z.record(z.string(), z.array(z.union([z.string(), z.int()]))).optional(),
  /**
   * Parts of the state that differ from the state after the set-up. A list is replaced as a whole, or some of its items by
   * index.
   */
  state: fields.optional(),
  dice,
  steps: z.array(stepShape).max(500).default([]),
  final: fields.optional(),
  /** Whether the answer contains the state before the first step and after each. */
  states: z.boolean().optional(),
  /** The viewers whose views of every state, and of the events, are in the answer. */
  views: z.array(viewer).optional(),
  id: prose,
  title: prose,
  rules: z.array(z.string()).optional(),
  note: prose,
});
/** A scenario file. */
export type Scenario = z.infer<typeof scenarioShape>;
/** One step of a scenario file. */
export type ScenarioStep = Scenario['steps'][number];

/** An error in a scenario file; each line of the message begins with the field. */
export class ScenarioMistake extends Error {}

/** Reads a scenario file; throws a ScenarioMistake if it is not valid. */
export function readScenario(text: string): Scenario {
  const { data, error } = scenarioShape.safeParse(parsed(text));
  if (error === undefined && (data.steps.length > 0 || data.setup !== undefined)) return data;
  if (error === undefined)
    throw new ScenarioMistake('steps: at least one is needed, unless `setup` is expected to be refused');
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
export function fieldAt(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}
