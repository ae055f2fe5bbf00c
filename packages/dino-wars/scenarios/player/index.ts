/** Scenarios in inches, with dice of their own: for problems, worked examples and arguments over a rule. */
export { DiceError } from './dice';
export {
  ASKS,
  type DiceText,
  type FigureText,
  type ForceText,
  ScenarioError,
  type ScenarioText,
  type StepText,
} from './format';
export { playScenario } from './play';
export type { Json } from './print';
export type { ScenarioReport, StepReport } from './report';
export { scenarioOptions } from './setup';
