/** For tests of whatever speaks over the wire: games that need every part of it, and random play of them. */
export { boneAuction } from './bone-auction';
export { faultsOf } from './catalogues';
export type * from './game-testing';
export { playedLesson, solvedShare } from './lessons';
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
