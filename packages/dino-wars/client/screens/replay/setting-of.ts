/** The game's own part of a replay's cast. */
import type { Cast } from '@dwo/kits/replay/contract';
import type { Names } from '../../hud/words/names';
import type { Setting } from './edition/shown';

/** The table and its figures. The cast must be one of this game: another game's page never asks. */
export function settingOf(cast: Cast): Setting {
  return cast.setting as Setting;
}

/** The names of the figures. */
export function namesOf(cast: Cast): Names {
  const { figures } = settingOf(cast);
  return {
    full: (id) => figures[id]?.full ?? id,
    short: (id) => figures[id]?.short ?? id,
    size: Object.keys(figures).length,
  };
}
