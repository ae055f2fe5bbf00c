/** A custom battle: two forces, a table, and the rules. Stored on this machine. */
import {
  type ArmyForce,
  checkForce,
  dinoWars,
  ERAS,
  type Ground,
  type HerdForce,
  isFair,
  muster,
  OPTIONAL_RULE_IDS,
  type Options,
  PARAMETERS,
  PLACING_KINDS,
  pointsOfForce,
  SCALE_DIVISORS,
  SCENARIO_GROUNDS,
  SCENARIOS,
  type Side,
  VARIANT_IDS,
} from '@dwo/dino-wars';
import { readDocument } from '@dwo/kits/documents/documents';
import type { Reason } from '@dwo/kits/documents/reasons';
import { recall, remember } from '@dwo/kits/shell/storage';
import { balanceOf, type ForceSheet, isEvenAsMeasured } from '../../hud/presets';
import { say } from '../../words';
import { FORCE, GROUND } from '../shelf/documents';
import { named } from '../shelf/ready';
import { type Agreement, BY_THE_BOOK, sidesOf, TEAM_SIZES } from './agreement';
import { reasonsFor } from './reasons';

/** Everything of a custom battle. */
export interface BattlePlan {
  readonly army: ArmyForce;
  readonly herd: HerdForce;
  readonly ground: Ground;
  readonly agreement: Agreement;
}

/** The options of a match by this plan. */
export function optionsOf({ army, herd, ground, agreement }: BattlePlan): Options {
  const { optional, variants, scale, players, ...rest } = agreement;
  const { widthCi, heightCi, terrain, armyZoneCi } = ground;
  const plan = {
    ...rest,
    optional: [...optional],
    variants: [...variants],
    scale: { ...scale },
    armyZoneCi,
    table: { widthCi, heightCi, terrain },
    forces: [army, herd],
  };
  return muster(plan, sidesOf({ players }));
}

/** The verdict on a plan. */
export interface Judgement {
  readonly points: Readonly<Record<Side, number>>;
  readonly figures: Readonly<Record<Side, number>>;
  /** Herd points for each army point; null if a side is empty. */
  readonly ratio: number | null;
  /** Whether the dinosaurs have about twice the points (DW-PTS-6, DW-R-70). */
  readonly fair: boolean;
  /** The advice on the balance, as a sentence. */
  readonly advice: string;
  /** Why it can't be played; empty if it can. */
  readonly reasons: readonly Reason[];
}

/** Judges a plan: points, balance, and every reason why it can't be played. */
export function judge(plan: BattlePlan): Judgement {
  const points = { army: pointsOfForce(plan.army), dinosaurs: pointsOfForce(plan.herd) };
  const fair = points.army > 0 && isFair(points);
  const { army, herd, agreement } = plan;
  const forces = [army, herd].flatMap((force) => reasonsFor(checkForce(force, agreement), force));
  // The faults of forces are listed already, with the name of the line.
  const told = new Set(forces.map(({ rule }) => rule));
  const rest = reasonsFor(dinoWars.checkSetup(optionsOf(plan)), null, plan.ground).filter(
    ({ rule }) => !told.has(rule),
  );
  return {
    points,
    figures: { army: armyFigures(army), dinosaurs: herd.herd.reduce((sum, line) => sum + line.count, 0) },
    ratio: points.army === 0 || points.dinosaurs === 0 ? null : points.dinosaurs / points.army,
    fair,
    advice: adviceFor(points, { fair, scenario: agreement.scenario }),
    reasons: [...forces, ...rest],
  };
}

/** The number of figures in an army, crews included. */
export function armyFigures({ squad, vehicles, weapons }: ArmyForce): number {
  const people =
    squad.reduce((sum, line) => sum + line.count, 0) + vehicles.reduce((sum, { crew }) => sum + crew.length, 0);
  return people + vehicles.length + weapons.length;
}

/**
 * The plan with other rules. Another scenario brings its own table and its usual setup (DW-ISLE-1, DW-ISLE-7, DW-R-105,
 * DW-GATE-1).
 */
export function withAgreement(plan: BattlePlan, agreement: Agreement): BattlePlan {
  const { scenario } = agreement;
  if (scenario === plan.agreement.scenario || scenario === 'battle') return { ...plan, agreement };
  const placing = scenario === 'island' ? 'alternate' : 'deliberate';
  return { ...plan, ground: named<Ground>(SCENARIO_GROUNDS[scenario]), agreement: { ...agreement, placing } };
}

/** The points of a fair herd against an army of this many points: "36 to 44 points". */
export function fairHerd(army: number): string {
  const { least, most } = PARAMETERS.fairRatioTenths;
  const [from, to] = [Math.ceil((army * least) / 10), Math.floor((army * most) / 10)];
  return from >= to ? say('count.points', { points: 2 * army }) : say('plan.fair', { from, to });
}

function adviceFor(
  { army, dinosaurs }: Record<Side, number>,
  { fair, scenario }: Pick<ForceSheet, 'fair' | 'scenario'>,
): string {
  if (army === 0) return say('plan.advice.nobody');
  const sheet = { fair, scenario, points: { army, dinosaurs } };
  if (fair || isEvenAsMeasured(sheet)) return balanceOf(sheet);
  const odds = dinosaurs * 10 < army * PARAMETERS.fairRatioTenths.least ? 'easy' : 'hard';
  return say(`plan.advice.${odds}`, { points: say('count.points', { points: army }), fair: fairHerd(army) });
}

const KEY = 'dino-wars.plan';

/** Stores a plan for the next visit. */
export function rememberPlan(plan: BattlePlan): void {
  remember(KEY, JSON.stringify(plan));
}

/** The plan of the last visit; invalid parts are taken from `otherwise`. */
export function knownPlan(otherwise: BattlePlan): BattlePlan {
  return readPlan(recall(KEY), otherwise);
}

/** Reads a stored plan part by part. */
export function readPlan(text: string | null, otherwise: BattlePlan): BattlePlan {
  const read = objectIn(text);
  const force = (value: unknown) => {
    const reading = readDocument(FORCE, value);
    return 'document' in reading ? reading.document : null;
  };
  const [army, herd] = [force(read.army), force(read.herd)];
  const ground = readDocument(GROUND, read.ground);
  return {
    army: army?.side === 'army' ? army : otherwise.army,
    herd: herd?.side === 'dinosaurs' ? herd : otherwise.herd,
    ground: 'document' in ground ? ground.document : otherwise.ground,
    agreement: readAgreement(read.agreement),
  };
}

function readAgreement(value: unknown): Agreement {
  const read = isObject(value) ? value : {};
  const scale = isObject(read.scale) ? read.scale : {};
  const players = isObject(read.players) ? read.players : {};
  const one = <T>(all: readonly T[], wanted: unknown, otherwise: T): T =>
    all.find((each) => each === wanted) ?? otherwise;
  const many = <T>(all: readonly T[], wanted: unknown): readonly T[] =>
    Array.isArray(wanted) ? all.filter((each) => wanted.includes(each)) : [];
  return {
    era: one(ERAS, read.era, BY_THE_BOOK.era),
    optional: many(OPTIONAL_RULE_IDS, read.optional),
    variants: many(VARIANT_IDS, read.variants),
    scale: { lengths: one(SCALE_DIVISORS, scale.lengths, 1), bases: one(SCALE_DIVISORS, scale.bases, 1) },
    scenario: one(SCENARIOS, read.scenario, BY_THE_BOOK.scenario),
    placing: one(PLACING_KINDS, read.placing, BY_THE_BOOK.placing),
    liftCaps: read.liftCaps === true,
    players: { army: one(TEAM_SIZES, players.army, 1), dinosaurs: one(TEAM_SIZES, players.dinosaurs, 1) },
    tankPlayer: read.tankPlayer === true,
  };
}

function objectIn(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
