/** Scenarios in inches, with dice of their own: for problems, worked examples and arguments over a rule. */
export { DiceError } from './scenario/dice';
export { type DiceText, type FigureText, ScenarioError, type ScenarioText, type StepText } from './scenario/format';
export { playScenario, type ScenarioReport, type StepReport } from './scenario/play';
export type { Json } from './scenario/print';
export { scenarioOptions } from './scenario/setup';
