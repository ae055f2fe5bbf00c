/** The rules of released versions. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '@dwo/shared';

const PACKAGES = join(__dirname, '../../packages');

/** The folder of each game's bundles, by game id. They are part of the product, because a released bundle never changes. */
export const BUNDLES: ReadonlyMap<string, string> = new Map(
  readdirSync(PACKAGES)
    .map((game) => [game, join(PACKAGES, game, 'edition', 'bundles')] as const)
    .filter(([, folder]) => existsSync(folder)),
);

/** Loads the rules of a version of a game; null if they are not stored. */
export type FormerRules = (game: string, version: number) => Promise<Game['rules'] | null>;

/** Loads rules from the bundles; each bundle is loaded once. */
export const formerRules: FormerRules = async (game, version) => {
  const folder = BUNDLES.get(game);
  if (folder === undefined) return null;
  const file = join(folder, `${game}-${version}.mjs`);
  if (!existsSync(file)) return null;
  const { rules } = (await import(file)) as { readonly rules: Game['rules'] };
  return rules;
};
