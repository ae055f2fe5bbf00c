/** The key under which a proxy of a state returns its plain object. */
export const RAW = Symbol('raw');

/** Returns the plain object behind a proxy made by `observe`; any other object is returned unchanged. */
export function raw<T extends object>(value: T): T {
  return (value as { readonly [RAW]?: T })[RAW] ?? value;
}
