export { type ScriptedDice, type ScriptedRolls, scriptedDice } from '../scripted';
export * from './conformance';
export { deepFreeze } from './deep-freeze';
export { Random, secretOf } from './random';
export { disguiseToy } from './toy-disguise';
export { toyGame } from './toy-game';
export * as toySecrets from './toy-secrets';
export * from './toy-types';
export { type Failure, Walk, type WalkSettings } from './walk';
