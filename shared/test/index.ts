/** Games with every part of the wire protocol, and random play of them, for tests. */
export { boneAuction } from './bone-auction';
export { faultsOf } from './catalogues';
export type * from './game-testing';
export { hollowGoals, playedLesson, solvedShare, stuckLearners } from './lessons';
export { everyKindIsFound, mostOf, type Planter } from './planted';
export { testPositions } from './positions';
export { type RandomStep, randomGame } from './random-game';
export { playScenario } from './scenario';
export { expectableIn, type ScenarioAnswer } from './scenario-answer';
export { readScenario, type Scenario, ScenarioMistake, scenarioShape } from './scenario-file';
export { type Asked, QUESTIONS, type Question, type RefereeParts } from './scenario-questions';
export { toyWire } from './toy';
export { type WireSample, wireContract } from './wire-contract';
