/** The rules of released versions, as they were. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '@dwo/shared';

/** Kept in the product; a released bundle never changes. */
export const BUNDLES = join(__dirname, '../../rules-bundles');

/** The rules of this version of a game; null if they are not kept. */
export type FormerRules = (game: string, version: number) => Promise<Game['rules'] | null>;

export const formerRules: FormerRules = async (game, version) => {
  const file = join(BUNDLES, `${game}-${version}.mjs`);
  if (!existsSync(file)) return null;
  const { rules } = (await import(file)) as { readonly rules: Game['rules'] };
  return rules;
};
