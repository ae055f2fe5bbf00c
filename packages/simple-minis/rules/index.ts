/** Very Simple Miniatures: the ruleset, its tables, and the questions that client, computer players and scenarios ask of it. */
export { ACTIONS } from './actions';
export { contactWith } from './actions/mounts';
export { samplesFor } from './actions/moves';
export * from './bodies';
export * from './chain';
export * from './data/figures';
export * from './data/limits';
export * from './data/maps';
export * from './data/own-tables';
export * from './data/ready-forces';
export * from './data/scenarios';
export * from './data/terrain';
export * from './data/words';
export {
  bestOf,
  convoyOf,
  drinkersOf,
  endScores,
  garrisonOf,
  hasEscaped,
  holdsOut,
  poolHolder,
  stoppedScore,
} from './ending';
export type { Aimed, Deployed, Emit, Event } from './events';
export { hasMoved, isStep } from './first-checks';
export { leaders, nextSeat, orderFrom } from './flow';
export * from './forces';
export * from './ground';
export * from './intents';
export * from './items';
export { leavingScores } from './leaving';
export * from './looking';
export * from './moving';
export * from './orders';
export { featuresOf, tableFaults, wildOn, zoneGroups } from './own-table';
export { optionFaults } from './position';
export { FIRST_READINGS, READINGS } from './readings';
export { CODES, type Code, type No } from './refusal';
export { isInRect } from './room';
export { RULE_IDS, type RuleId } from './rule-ids';
export { orderAlone, simpleMinis } from './ruleset';
export * from './skills';
export * from './spreading';
export * from './state';
export * from './strike';
export { endTowards, preyOf, wildOnes } from './wild';
export * from './zones';
