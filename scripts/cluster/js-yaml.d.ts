declare module 'js-yaml' {
  /** Parses a YAML text. */
  export function load(text: string): unknown;
}
