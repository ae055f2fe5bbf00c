/** Reads a scenario file: shape only, every error with the name of its field. */
import { z } from 'zod';
import type { ScenarioText } from '../packages/dino-wars/src/scenario';

const inches = z.number().min(-1000).max(1000);
const spot = z.union(
  [
    z.tuple([inches, inches]),
    z.strictObject({ x: inches, y: inches }).transform(({ x, y }): [number, number] => [x, y]),
  ],
  'a point is [x, y], in inches from -1000 to 1000',
);
const id = z
  .string()
  .regex(/^[A-Za-z][\w-]{0,39}$/, 'an id is a letter, then letters, digits, - and _, at most 40 in all');
const degrees = z.number().min(-3600).max(3600);
const phase = z.union([z.int().min(1).max(5), z.string()]);
const turn = z.int().min(1).max(9999);
const dice = z.array(z.union([z.int(), z.array(z.int())]));
const facts = z.record(z.string(), z.unknown());
const prose = z.unknown().optional();

const terrain = z.strictObject({ id: id.optional(), kind: z.string(), outline: z.array(spot).min(3) });

const figure = z.strictObject({
  id,
  type: z.string(),
  pos: spot,
  facing: degrees.optional(),
  facing_deg: degrees.optional(),
  lp: z.int().min(1).optional(),
  rank: z.string().optional(),
  weapon: z.string().optional(),
  order: z.string().optional(),
  owner: z.int().min(0).optional(),
  r: z.number().optional(),
  note: prose,
});

const wish = {
  figure: id.nullish(),
  who: id.optional(),
  target: id.optional(),
  path: z.array(spot).optional(),
  stopAt: id.nullish(),
  stopAtContactWith: id.optional(),
  weapon: z.string().nullish(),
  facing: degrees.optional(),
  facing_deg: degrees.optional(),
  angle: degrees.optional(),
  order: z.string().optional(),
  agreed: z.boolean().optional(),
};

const intent = z.union([z.string(), z.strictObject({ type: z.string(), ...wish })]);

const step = z.strictObject({
  seat: z.union([z.string(), z.int().min(0)]).optional(),
  phase: phase.optional(),
  turn: turn.optional(),
  roll: z.string().optional(),
  dice: dice.optional(),
  expect: facts.optional(),
  intent: intent.optional(),
  note: prose,
  ...wish,
});

const file = z.strictObject({
  era: z.enum(['ww2', 'modern']).optional(),
  table: z
    .strictObject({
      width: z.number().positive(),
      height: z.number().positive(),
      origin: spot.optional(),
      terrain: z.array(terrain).optional(),
    })
    .optional(),
  terrain: z.array(terrain).optional(),
  players: z.array(z.string()).min(2).optional(),
  figures: z.array(figure).min(1),
  start: z
    .union([
      phase.transform((name) => ({ phase: name })),
      z.strictObject({ turn: turn.optional(), phase: phase.optional() }),
    ])
    .optional(),
  steps: z.array(step),
  dice: dice.optional(),
  final: facts.optional(),
  options: z.array(z.never('optional rules are not played here')).optional(),
  ...{ id: prose, kind: prose, title: prose, rules: prose, note: prose },
});

/** The shape was wrong; one line an error, each beginning with the field. */
export class FileError extends Error {}

function fieldName(path: readonly PropertyKey[]): string {
  const name = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  return name.replace(/^\./, '') || 'file';
}

/** A scenario from the text of a file. Throws a `FileError`. */
export function readScenario(text: string): ScenarioText {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new FileError(`file: not JSON: ${error instanceof Error ? error.message : error}`);
  }
  const read = file.safeParse(json);
  if (!read.success) {
    throw new FileError(read.error.issues.map((issue) => `${fieldName(issue.path)}: ${issue.message}`).join('\n'));
  }
  const steps = read.data.steps.map((one) => {
    if (typeof one.intent !== 'object') return { ...one, intent: one.intent };
    const { type, ...fields } = one.intent;
    return { ...one, ...fields, intent: type };
  });
  return { ...read.data, steps };
}
