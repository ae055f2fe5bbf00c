/** A match between computers, set up for whoever wants to watch when nobody plays. */
import type { Frozen } from '@dwo/kernel';
import { createMatch } from '@dwo/kits/shell/api';
import { go } from '@dwo/kits/shell/router';
import { STANDARD } from '@dwo/shared';
import { boxOf, gameClient } from '../shelf';

/** Sets up a battle in which a computer plays each seat, and goes there. Throws an ApiError. */
export async function watchComputers(game: string): Promise<void> {
  const client = await gameClient(game);
  if (client === null) throw new Error(`There is no game ${game}`);
  const preset = boxOf(game).firstPreset;
  const options = client.game.presets[preset]?.({ roll: () => 1 });
  const bots = options === undefined ? [] : [...client.game.chairs(options as Frozen<unknown>)];
  go({ page: 'match', id: await createMatch({ game, preset, bots, terms: STANDARD, visibility: 'open' }) });
}
