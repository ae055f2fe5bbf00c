/** Finds the game that a tool is run for, by its id or by the name of its folder in `packages`. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { GameTesting } from '@dwo/shared/testing';
import { GAMES, HOSTED } from '@dwo/shelf/server';
import { misuse } from './arguments';

const PACKAGES = join(__dirname, '..', 'packages');

/** A game's `testing`, and the folder of its package. */
export interface ToolGame extends GameTesting {
  readonly folder: string;
}

function testingOf(folder: string): ToolGame | null {
  const file = join(PACKAGES, folder, 'testing', 'index.ts');
  if (!existsSync(file)) return null;
  const { testing } = require(file) as { readonly testing: GameTesting };
  return { ...testing, folder: join(PACKAGES, folder) };
}

/** The game of `--game NAME`; without a name the first hosted one. An unknown name ends the process. */
export function gameNamed(name = HOSTED[0] ?? GAMES[0]?.rules.id ?? ''): ToolGame {
  const own = testingOf(name);
  if (own !== null) return own;
  for (const folder of readdirSync(PACKAGES)) {
    const other = testingOf(folder);
    if (other?.game.rules.id === name) return other;
  }
  return misuse(`--game wants one of ${GAMES.map(({ rules }) => rules.id).join(', ')}, not '${name}'`);
}
