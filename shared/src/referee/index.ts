/** The referee of one match, for a server and for a worker of a page without one. */
export * from './chronicle';
export * from './frames';
export * from './hands';
export * from './history-page';
export * from './referee';
export * from './steps';
