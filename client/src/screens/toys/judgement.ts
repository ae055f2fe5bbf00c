/** What the referee says to a choice of toys, in sentences. Pure. */
import { dinoWars, isFair, type Options, PARAMETERS, pointsOfForces, type Side } from '@dwo/dino-wars';
import type { Frozen, Refusal } from '@dwo/kernel';
import { refusalSentence } from '../../hud/refusals';
import { count } from '../../hud/words';

export interface Reason {
  readonly rule: string;
  readonly text: string;
}

export interface Judgement {
  readonly points: Readonly<Record<Side, number>>;
  readonly figures: Readonly<Record<Side, number>>;
  /** Herd points for each army point, "2.05"; null while one side is empty. */
  readonly ratio: string | null;
  /** About twice the points for the dinosaurs (DW-PTS-6, DW-R-70). */
  readonly fair: boolean;
  /** What to do about the balance. */
  readonly advice: string;
  /** Why it can't be played; empty if it can. */
  readonly reasons: readonly Reason[];
}

/** Points, balance, and every reason against playing this. */
export function judge(options: Frozen<Options>): Judgement {
  const points = pointsOfForces(options);
  const fair = points.army > 0 && isFair(points);
  return {
    points,
    figures: { army: options.soldiers.length, dinosaurs: options.dinosaurs.length },
    ratio: points.army === 0 || points.dinosaurs === 0 ? null : (points.dinosaurs / points.army).toFixed(2),
    fair,
    advice: adviceFor(points, fair),
    reasons: reasonsFor(dinoWars.checkSetup(options)),
  };
}

/** Refusals as sentences, none told twice. */
export function reasonsFor(refusals: readonly Refusal[]): readonly Reason[] {
  const reasons = new Map<string, Reason>();
  for (const refusal of refusals) {
    const text = refusalSentence(refusal, { state: null, names: null }, () => null);
    if (!reasons.has(text)) reasons.set(text, { rule: refusal.rule, text });
  }
  return [...reasons.values()];
}

function adviceFor({ army, dinosaurs }: Record<Side, number>, fair: boolean): string {
  if (army === 0) return 'Put some soldiers on the table.';
  const { least, most } = PARAMETERS.fairRatioTenths;
  const [from, to] = [Math.ceil((army * least) / 10), Math.floor((army * most) / 10)];
  if (fair) return 'Twice the points for the dinosaurs: a fair fight.';
  const wanted = from >= to ? count(2 * army, 'point') : `${from} to ${to} points`;
  const odds = dinosaurs * 10 < army * least ? 'Easy for the army' : 'Hard for the army';
  return `${odds}: against ${count(army, 'point')}, a fair herd has ${wanted}.`;
}
