/** Reads a scenario file: checks its shape, and names the field in every error. */
import { z } from 'zod';
import { ASKS, type ScenarioText } from '../../packages/dino-wars/scenarios/player';

const inches = z.number().min(-1000).max(1000);
const spot = z.union(
  [
    z.tuple([inches, inches]),
    z.strictObject({ x: inches, y: inches }).transform(({ x, y }): [number, number] => [x, y]),
  ],
  'a point is [x, y], in inches from -1000 to 1000',
);
const spot3 = z.union(
  [
    z.tuple([inches, inches]),
    z.tuple([inches, inches, inches]),
    z.strictObject({ x: inches, y: inches }).transform(({ x, y }): [number, number] => [x, y]),
    z.strictObject({ x: inches, y: inches, z: inches }).transform(({ x, y, z: up }): Height => [x, y, up]),
  ],
  'a point is [x, y], or [x, y, z] for a flyer, in inches from -1000 to 1000',
);
type Height = [number, number, number];
const id = z
  .string()
  .regex(/^[A-Za-z][\w-]{0,23}$/, 'an id is a letter, then letters, digits, - and _, at most 24 in all');
const degrees = z.number().min(-3600).max(3600);
const phase = z.union([z.int().min(1).max(5), z.string()]);
const turn = z.int().min(1).max(9999);
const dice = z.array(z.union([z.int(), z.array(z.int())]));
const facts = z.record(z.string(), z.unknown());
const prose = z.unknown().optional();

const terrain = z.strictObject({ id: id.optional(), kind: z.string(), outline: z.array(spot).min(3) });

const seat = z.union([z.string(), z.int().min(0)]);

const count = z.int().min(0).max(1000);

const squad = z.strictObject({
  count: count.optional(),
  rank: z.string().optional(),
  weapon: z.string().optional(),
  sniper: z.boolean().optional(),
  high_caliber: z.boolean().optional(),
  elite: z.boolean().optional(),
  paratrooper: z.boolean().optional(),
  serves: count.optional(),
  rides: count.optional(),
  note: prose,
});

const ride = z.strictObject({
  type: z.string(),
  count: z.int().min(1).max(1000).optional(),
  mounts: z.array(z.string()).optional(),
  size: z.string().optional(),
  crew: z.array(z.string()).optional(),
  tows: count.optional(),
  note: prose,
});

const force = z.union([
  z.string(),
  z.strictObject({
    soldiers: z.array(squad).optional(),
    vehicles: z.array(ride).optional(),
    weapons: z.array(z.string()).optional(),
    herd: z.record(z.string(), count).optional(),
    note: prose,
  }),
]);

const figure = z.strictObject({
  id,
  type: z.string(),
  pos: spot3.optional(),
  facing: degrees.optional(),
  facing_deg: degrees.optional(),
  owner: z.int().min(0).optional(),
  order: z.string().optional(),
  dead: z.boolean().optional(),
  escaped: z.boolean().optional(),
  lp: z.int().min(0).optional(),
  young: z.strictObject({ lp: z.int().min(1), damage: z.int().min(0) }).optional(),
  z: inches.optional(),
  hidden: z.boolean().optional(),
  rank: z.string().optional(),
  weapon: z.string().optional(),
  crew_of: id.optional(),
  aboard: id.optional(),
  seat: seat.optional(),
  sniper: z.boolean().optional(),
  high_caliber: z.boolean().optional(),
  elite: z.boolean().optional(),
  paratrooper: z.boolean().optional(),
  mounts: z.array(z.string()).optional(),
  gun_facing: degrees.optional(),
  sp: z.int().min(1).optional(),
  size: z.string().optional(),
  crew: z.union([z.boolean(), z.array(id)]).optional(),
  hitched_to: id.optional(),
  loaded: z.boolean().optional(),
  cannon_loaded: z.boolean().optional(),
  wounded: z.boolean().optional(),
  grenade: z.boolean().optional(),
  immobile: z.boolean().optional(),
  status: z.string().optional(),
  r: z.number().optional(),
  note: prose,
});

const put = z.strictObject({ figure: id, at: spot });

const wish = {
  figure: id.nullish(),
  who: id.optional(),
  dino: id.optional(),
  soldier: id.optional(),
  hero: id.optional(),
  firer: id.optional(),
  vehicle: id.optional(),
  target: id.optional(),
  path: z.array(spot3).optional(),
  stopAt: id.nullish(),
  stopAtContactWith: id.optional(),
  weapon: z.string().nullish(),
  spotter: id.nullish(),
  facing: degrees.optional(),
  facing_deg: degrees.optional(),
  angle: degrees.optional(),
  direction: degrees.optional(),
  at: spot3.optional(),
  pos: spot3.optional(),
  from: spot.optional(),
  z: inches.optional(),
  spots: z.array(put).optional(),
  place: seat.nullish(),
  seats: z.array(z.int().min(0)).length(2).optional(),
  crew: z.array(z.union([id, put])).optional(),
  carriers: z.array(id).optional(),
  board: z.array(id).optional(),
  order: z.string().optional(),
  allow: z.string().optional(),
  agreed: z.boolean().optional(),
};

/** Inside an intent, `seat` is a place in a vehicle, as in the game's own intents. */
const intent = z.union([z.string(), z.strictObject({ type: z.string(), seat: seat.nullish(), ...wish })]);

const step = z.strictObject({
  seat: seat.optional(),
  phase: phase.optional(),
  turn: turn.optional(),
  roll: z.string().optional(),
  dice: dice.optional(),
  expect: facts.optional(),
  run: z.string().optional(),
  ask: z.enum(ASKS).optional(),
  force: force.optional(),
  forces: z.array(force).optional(),
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
  figures: z.array(figure).min(1).optional(),
  start: z
    .union([
      phase.transform((name) => ({ phase: name })),
      z.strictObject({ turn: turn.optional(), phase: phase.optional() }),
    ])
    .optional(),
  steps: z.array(step),
  dice: dice.optional(),
  final: facts.optional(),
  options: z.array(z.string()).optional(),
  variants: z.array(z.string()).optional(),
  scale: z
    .union([z.number(), z.strictObject({ lengths: z.number().optional(), bases: z.number().optional() })])
    .optional(),
  scenario: z.string().optional(),
  placing: z.string().optional(),
  spots: z.array(spot).optional(),
  drawn: z.array(z.int().min(1).max(100)).optional(),
  states: z.boolean().optional(),
  army_zone: z.number().min(0).optional(),
  separation: z.number().min(0).optional(),
  ...{ id: prose, kind: prose, title: prose, rules: prose, note: prose },
});

/** The shape is wrong: one line for each error, beginning with the field. */
export class FileError extends Error {}

function fieldName(path: readonly PropertyKey[]): string {
  const name = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  return name.replace(/^\./, '') || 'file';
}

type Issue = z.core.$ZodIssue;

/** Of several shapes that do not fit, the errors of the one that fits longest: its error lies deepest. */
function nearest(issue: Issue): readonly Issue[] {
  if (issue.code !== 'invalid_union' || issue.message !== 'Invalid input') return [issue];
  const shapes = issue.errors.filter((errors) =>
    errors.some(({ path, code }) => path.length > 0 || code !== 'invalid_type'),
  );
  const [first] = shapes;
  if (first === undefined) return [{ ...issue, message: `expected ${issue.errors.map(wantedOf).join(' or ')}` }];
  return first.flatMap((inner) => nearest({ ...inner, path: [...issue.path, ...inner.path] }));
}

function wantedOf(errors: readonly Issue[]): string {
  const [first] = errors;
  return first?.code === 'invalid_type' ? shapeNamed(String(first.expected)) : (first?.message ?? 'something else');
}

function shapeNamed(expected: string): string {
  return { int: 'whole number', record: 'object', array: 'list' }[expected] ?? expected;
}

/** The error, in words for people who write files. */
function inWords({ message }: Issue): string {
  const [, expected, received] = /^Invalid input: expected (\w+), received (\w+)$/.exec(message) ?? [];
  if (expected === undefined || received === undefined) return message;
  if (received === 'undefined') return `is needed: a ${shapeNamed(expected)}`;
  return `expected ${shapeNamed(expected)}, not ${shapeNamed(received)}`;
}

/** The JSON schema of a file, for editors and for programs that write files. */
export function scenarioSchema(): object {
  return { title: 'A scenario for the referee of DINO WARS!', ...z.toJSONSchema(file, { io: 'input' }) };
}

/** Whether a file must have figures: they may be left out only if everything that it asks is about forces. */
function needsFigures(json: unknown): boolean {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return false;
  const { figures, steps } = json as { readonly figures?: unknown; readonly steps?: unknown };
  if (figures !== undefined) return false;
  const asks = (step: unknown) =>
    typeof step === 'object' &&
    step !== null &&
    'ask' in step &&
    ['points', 'quotas', 'balance'].includes(String(step.ask));
  return !Array.isArray(steps) || steps.length === 0 || !steps.every(asks);
}

/** Reads a scenario from the text of a file. Throws a `FileError`. */
export function readScenario(text: string): ScenarioText {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new FileError(`file: not JSON: ${error instanceof Error ? error.message : error}`);
  }
  if (needsFigures(json)) throw new FileError('figures: are needed; only a file that just asks about forces has none');
  const read = file.safeParse(json);
  if (!read.success) {
    const issues = read.error.issues.flatMap(nearest);
    throw new FileError(issues.map((issue) => `${fieldName(issue.path)}: ${inWords(issue)}`).join('\n'));
  }
  const steps = read.data.steps.map((one) => {
    if (typeof one.intent !== 'object') return { ...one, intent: one.intent };
    const { type, seat: place, ...fields } = one.intent;
    return { ...one, ...(place === undefined ? {} : { place }), ...fields, intent: type };
  });
  return { ...read.data, figures: read.data.figures ?? [], steps };
}
