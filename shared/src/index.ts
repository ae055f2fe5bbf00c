export * from './codec';
export * from './games';
export * from './match-state';
export * from './messages';
export * from './mirror';
export * from './wire';
