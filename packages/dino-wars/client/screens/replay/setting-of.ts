/** This game's part of a replay's cast. */
import type { Cast } from '@dwo/kits/replay/contract';
import type { Names } from '../../hud/words/names';
import type { Setting } from './edition/shown';

/** The table and its figures; the cast is one of this game, for the page of another shows none of its own. */
export function settingOf(cast: Cast): Setting {
  return cast.setting as Setting;
}

/** How the figures are called. */
export function namesOf(cast: Cast): Names {
  const { figures } = settingOf(cast);
  return {
    full: (id) => figures[id]?.full ?? id,
    short: (id) => figures[id]?.short ?? id,
    size: Object.keys(figures).length,
  };
}
