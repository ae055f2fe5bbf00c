declare module 'js-yaml' {
  /** The value a YAML text stands for. */
  export function load(text: string): unknown;
}
