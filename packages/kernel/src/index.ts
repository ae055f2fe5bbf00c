export * from './dice';
export * from './geometry';
export * from './ruleset';
