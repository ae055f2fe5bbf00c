/** The referee of one match, wherever it runs: at the server, or in a worker of a page without one. */
export * from './chronicle';
export * from './frames';
export * from './history-page';
export * from './referee';
export * from './steps';
