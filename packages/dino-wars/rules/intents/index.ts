/** The intents of a player. They are only shapes; `check` decides if an intent is allowed. */
export type * from './crews';
export { FIELDS, type FieldKind, fieldsOf, INTENT_TYPES, type Kinds, OF_THE_CLOCK } from './fields';
export type * from './fire';
export type * from './intent';
export type * from './moves';
export type * from './set-up';
export type * from './talk';
export type * from './vehicles';
