/** Converts a scenario to the options of a match. */
import type { Frozen } from '@dwo/kernel';
import { OPTIONAL_RULE_IDS, OPTIONAL_RULES, type OptionalRule, VARIANT_IDS } from '../../rules/data/optional-rules';
import { TERRAIN_KINDS } from '../../rules/data/terrain';
import { type Options, PLACING_KINDS } from '../../rules/set-up/options';
import { plainMatch } from '../../rules/set-up/plain';
import {
  PHASES,
  type Phase,
  POLE_STATUSES,
  type Pole,
  SCALE_DIVISORS,
  SCENARIOS,
  type ScaleDivisor,
  SIDES,
  type State,
  type Terrain,
} from '../../rules/state';
import { figuresOf } from './figures';
import { type FigureText, ScenarioError, type ScenarioText, type TerrainText, word } from './format';
import { type Origin, toCi, toPoint } from './measure';

const MARGIN_CI = 4800;

/** Returns a phase from its name or its number from 1 to 5. */
export function phaseNamed(given: string | number, path: string): Phase {
  const phase = typeof given === 'number' ? PHASES[given - 1] : word(given, PHASES, path);
  if (phase === undefined) throw new ScenarioError(path, `there is no phase ${given}; they are 1 to ${PHASES.length}`);
  return phase;
}

function terrainTexts(scenario: ScenarioText): readonly TerrainText[] {
  return [...(scenario.terrain ?? []), ...(scenario.table?.terrain ?? [])];
}

/** Returns the point of the origin and the size of the table. */
function layOut(scenario: ScenarioText): {
  readonly origin: Origin;
  readonly widthCi: number;
  readonly heightCi: number;
} {
  if (scenario.table) {
    const [left, low] = scenario.table.origin ?? [0, 0];
    const { width, height } = scenario.table;
    return { origin: { x: 0 - toCi(left), y: 0 - toCi(low) }, widthCi: toCi(width), heightCi: toCi(height) };
  }
  const spots = [
    ...scenario.figures.flatMap(({ pos }) => (pos === undefined ? [] : [pos])),
    ...scenario.steps.flatMap((step) => step.path ?? []),
    ...terrainTexts(scenario).flatMap((terrain) => terrain.outline),
  ];
  if (spots.length === 0) throw new ScenarioError('table', 'is needed if nobody has a place');
  const xs = spots.map(([x]) => toCi(x));
  const ys = spots.map(([, y]) => toCi(y));
  const origin = { x: MARGIN_CI - Math.min(...xs), y: MARGIN_CI - Math.min(...ys) };
  return {
    origin,
    widthCi: Math.max(...xs) + origin.x + MARGIN_CI,
    heightCi: Math.max(...ys) + origin.y + MARGIN_CI,
  };
}

/** Returns the name of the field that describes a piece of terrain, by its index. */
function terrainPath(scenario: ScenarioText, place: number): string {
  const first = scenario.terrain?.length ?? 0;
  return place < first ? `terrain[${place}]` : `table.terrain[${place - first}]`;
}

/** Returns the name of the field that describes a piece of terrain, by its id; null if there is none. */
export function pathOfTerrain(scenario: ScenarioText, id: string): string | null {
  const place = terrainTexts(scenario).findIndex((terrain, i) => (terrain.id ?? `t${i + 1}`) === id);
  return place < 0 ? null : terrainPath(scenario, place);
}

function terrainOf(scenario: ScenarioText, origin: Origin): Terrain[] {
  return terrainTexts(scenario).map((terrain, i) => ({
    id: terrain.id ?? `t${i + 1}`,
    kind: word(terrain.kind, TERRAIN_KINDS, `${terrainPath(scenario, i)}.kind`),
    outline: terrain.outline.map((corner) => toPoint(corner, origin)),
  }));
}

/** Returns an optional rule by its id or its name. */
function optionalRule(given: string, path: string): OptionalRule {
  const named = OPTIONAL_RULE_IDS.find((id) => OPTIONAL_RULES[id].name.toLowerCase() === given.toLowerCase());
  return named ?? word(given, OPTIONAL_RULE_IDS, path);
}

function divisor(given: number | undefined, path: string): ScaleDivisor {
  const found = SCALE_DIVISORS.find((one) => one === (given ?? 1) || 1 / one === given);
  if (found === undefined) throw new ScenarioError(path, `${given} is none of ${SCALE_DIVISORS.join(', ')}`);
  return found;
}

function scaleOf({ scale }: ScenarioText): Options['scale'] {
  if (typeof scale === 'number') return { lengths: divisor(scale, 'scale'), bases: 1 };
  return { lengths: divisor(scale?.lengths, 'scale.lengths'), bases: divisor(scale?.bases, 'scale.bases') };
}

/** Returns the rules of a battle. */
export function battleOf(scenario: ScenarioText): Pick<Options, 'era' | 'optional' | 'variants' | 'scenario'> {
  const { optional = [], variants = [], scenario: kind = 'battle' } = rulesOf(scenario, { x: 0, y: 0 });
  return { era: scenario.era ?? 'ww2', optional, variants, scenario: kind };
}

/** Returns the options that concern the rules. */
function rulesOf(scenario: ScenarioText, origin: Origin): Partial<Options> {
  const all = scenario.options?.length === 1 && scenario.options[0]?.toLowerCase() === 'all';
  return {
    optional: all
      ? [...OPTIONAL_RULE_IDS]
      : (scenario.options ?? []).map((name, i) => optionalRule(name, `options[${i}]`)),
    variants: (scenario.variants ?? []).map((name, i) => word(name, VARIANT_IDS, `variants[${i}]`)),
    scale: scaleOf(scenario),
    scenario: word(scenario.scenario ?? 'battle', SCENARIOS, 'scenario'),
    placing: word(scenario.placing ?? 'server', PLACING_KINDS, 'placing'),
    spots: (scenario.spots ?? []).map((spot) => toPoint(spot, origin)),
    ...(scenario.army_zone === undefined ? {} : { armyZoneCi: toCi(scenario.army_zone) }),
  };
}

/**
 * Returns the options that a scenario describes, without limits on quotas or distances at the set-up, and its origin on the
 * table.
 */
export function scenarioOptions(scenario: ScenarioText): { readonly options: Options; readonly origin: Origin } {
  const { origin, widthCi, heightCi } = layOut(scenario);
  const sides = (scenario.players ?? SIDES).map((side, i) => word(side, SIDES, `players[${i}]`));
  const era = scenario.era ?? 'ww2';
  const options: Options = {
    ...plainMatch(),
    ...rulesOf(scenario, origin),
    era,
    table: { widthCi, heightCi, terrain: terrainOf(scenario, origin) },
    players: sides.map((side) => ({ side })),
    ...figuresOf(scenario.figures, { origin, sides, era }),
    ...{ liftCaps: true, separationCi: toCi(scenario.separation ?? 0) },
    start: { turn: scenario.start?.turn ?? 1, phase: phaseNamed(scenario.start?.phase ?? 1, 'start.phase') },
  };
  return { options, origin };
}

/**
 * Puts the poles of a file where it says, in place of those that the set-up has chosen. Only scenarios may do this, because
 * the options of a match can't say it.
 */
export function placePoles(state: State, figures: readonly FigureText[], origin: Origin): void {
  const poles = figures.filter(isPole);
  if (poles.length === 0) return;
  state.poles = {};
  for (const secret of state.secrets) if (secret !== null) secret.pole = null;
  for (const [i, { id, pos, aboard, hidden, status }] of poles.entries()) {
    const at = pos === undefined ? { x: 0, y: 0 } : toPoint(pos, origin);
    const carrier = aboard ?? null;
    const told = word(status ?? 'lying', POLE_STATUSES, `poles[${i}].status`);
    const pole: Pole = { ...at, status: carrier === null ? told : 'stowed', carrier };
    if (hidden) hide(state, id, pole);
    else state.poles[id] = pole;
    if (carrier !== null) state.vehicles[carrier]?.cargo.push(id);
  }
}

/** Every dinosaur player knows of the hidden pole. */
function hide(state: State, id: string, pole: Frozen<Pole>): void {
  state.secrets = state.players.map(({ side }, seat) => {
    if (side === 'army') return null;
    return { dinosaurs: state.secrets[seat]?.dinosaurs ?? {}, pole: { id, ...pole } };
  });
}

/** Whether a figure of the file is a pole of the Time Gate. */
function isPole({ type }: FigureText): boolean {
  return type.toLowerCase() === 'pole';
}
