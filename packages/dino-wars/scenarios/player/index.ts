/** Scenarios in inches with scripted dice, for problems, worked examples and questions about a rule. */
export { DiceError } from './dice';
export { expectableIn } from './expect';
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
