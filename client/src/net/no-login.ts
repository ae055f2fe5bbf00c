/**
 * Colyseus stores a login, which this site does not have, and fails in a browser that refuses storage. It prefers the storage of
 * the engine Cocos Creator, so this gives it one that stores nothing. Import it before the first client is made.
 */
const storage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
Object.assign(globalThis, { cc: { sys: { localStorage: storage } } });
