/** The rules of released versions, as they were. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '@dwo/shared';

const PACKAGES = join(__dirname, '../../packages');

/** The folder of each game's bundles, by the game's id; kept in the product, for a released bundle never changes. */
export const BUNDLES: ReadonlyMap<string, string> = new Map(
  readdirSync(PACKAGES)
    .map((game) => [game, join(PACKAGES, game, 'edition', 'bundles')] as const)
    .filter(([, folder]) => existsSync(folder)),
);

/** The rules of this version of a game; null if they are not kept. */
export type FormerRules = (game: string, version: number) => Promise<Game['rules'] | null>;

export const formerRules: FormerRules = async (game, version) => {
  const folder = BUNDLES.get(game);
  if (folder === undefined) return null;
  const file = join(folder, `${game}-${version}.mjs`);
  if (!existsSync(file)) return null;
  const { rules } = (await import(file)) as { readonly rules: Game['rules'] };
  return rules;
};
