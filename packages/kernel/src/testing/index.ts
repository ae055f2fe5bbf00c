export { type ScriptedDice, type ScriptedRolls, scriptedDice } from '../scripted';
export { deepFreeze } from './deep-freeze';
