/** Worked examples as small scenarios: figures, steps and their results. */
import { dinoWars } from '../rules';
import {
  type FigureText,
  playScenario,
  type ScenarioReport,
  type ScenarioText,
  type StepText,
} from '../scenarios/player';

/** Plays figures and steps. Throws if the dice do not fit. */
export function played(
  figures: readonly FigureText[],
  steps: readonly StepText[],
  more: Partial<ScenarioText> = {},
): ScenarioReport {
  const report = playScenario(dinoWars, { figures, steps, ...more });
  if (report.error !== null) throw new Error(report.error.message);
  return report;
}

/** Lists the events of one type. */
export function eventsOf(report: ScenarioReport, type: string): Record<string, unknown>[] {
  return (report.events as Record<string, unknown>[]).filter((event) => event.type === type);
}

/** Lists the codes of all refusals. */
export function codes(report: ScenarioReport): string[] {
  return (report.refusals as { code: string }[]).map(({ code }) => code);
}

/** Returns two dice with this total. */
export function pair(total: number): [number, number] {
  return [Math.min(6, total - 1), total - Math.min(6, total - 1)];
}

/** Returns a dinosaur at the origin that faces +x, and a soldier `gap` inches from its edge in that direction. */
export function facingOff(kind: string, radius: number, soldier: Partial<FigureText>, gap: number): FigureText[] {
  const x = radius + 0.5 + gap;
  return [
    { id: 'D', type: kind, pos: [0, 0], facing: 0 },
    { id: 'S', type: 'soldier', pos: [x, 0], ...soldier },
  ];
}
