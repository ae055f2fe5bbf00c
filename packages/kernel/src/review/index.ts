export * from './advice';
export * from './books';
export * from './common-dice';
export * from './evaluator';
export * from './judge';
export * from './moments';
export * from './review';
export * from './shares';
export { FRESH, Trial } from './trial';
