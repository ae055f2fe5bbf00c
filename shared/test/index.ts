/** Games with every part of the wire protocol, and random play of them, for tests. */
export { boneAuction } from './bone-auction';
export { faultsOf } from './catalogues';
export type * from './game-testing';
export { playedLesson, solvedShare, stuckLearners } from './lessons';
export { type RandomStep, randomGame } from './random-game';
export {
  playScenario,
  readScenario,
  type Scenario,
  type ScenarioAnswer,
  ScenarioMistake,
  scenarioShape,
} from './scenario';
export { toyWire } from './toy';
export { type WireSample, wireContract } from './wire-contract';
