import { dinoWars } from '@dwo/dino-wars';
import type { Bot, Dice, Frozen, Seat, Tagged } from '@dwo/kernel';
import { dinoWarsBot } from './dino-wars';

export { dinoWarsBot } from './dino-wars';
export { randomBot } from './random';

const BOTS: Readonly<Record<string, Bot>> = { [dinoWars.id]: dinoWarsBot as Bot };

/** The computer player of a game; null if it has none. */
export function botFor(gameId: string): Bot | null {
  return Object.hasOwn(BOTS, gameId) ? (BOTS[gameId] as Bot) : null;
}

/** What the computer player of a game does for an awaited seat; throws if the game has none. */
export function chooseIntent(gameId: string, view: Frozen<object>, seat: Seat, dice: Dice): Tagged {
  const bot = botFor(gameId);
  if (!bot) throw new Error(`No computer player for ${gameId}`);
  return bot.choose(view, seat, dice);
}
