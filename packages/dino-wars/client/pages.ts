/** Addresses of this game's own pages. */
import type { Route } from '@dwo/kits/shell/router';

/** A page under `/dino-wars/`; `hash` is a rule, a packed force or table, or `own` for the battle of one's own making. */
export function gamePage(path: 'play' | 'plan' | 'forces' | 'tables' | 'rules', hash: string | null = null): Route {
  return { page: 'game', game: 'dino-wars', path, hash };
}
