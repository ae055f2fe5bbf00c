/** Addresses of this game's pages. */
import type { Route } from '@dwo/kits/shell/router';

/** A page under `/dino-wars/`; `hash` is a rule id, an encoded force or table, or `own` for the custom battle. */
export function gamePage(path: 'play' | 'plan' | 'forces' | 'tables' | 'rules', hash: string | null = null): Route {
  return { page: 'game', game: 'dino-wars', path, hash };
}
