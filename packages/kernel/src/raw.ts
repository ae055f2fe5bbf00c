/** Asks a proxy of a state for what it stands for. */
export const RAW = Symbol('raw');

/** The plain object behind a proxy made by `observe`; anything else is returned as it is. */
export function raw<T extends object>(value: T): T {
  return (value as { readonly [RAW]?: T })[RAW] ?? value;
}
