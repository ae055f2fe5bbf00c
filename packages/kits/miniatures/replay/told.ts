/** The choice of a hint over a moment of a record: its words, and its plan over the board, both as at the table. */
import type { Frozen, Seat, Tagged } from '@dwo/kernel';
import type { Position } from '../../replay/contract';
import type { Hinted, HintWords } from '../hints/contract';
import { ghostOf } from '../hints/lay-out';
import { hintWords } from '../hints/lines';
import { tellerOf } from '../hints/teller';
import { say } from '../hints/words';
import type { MiniaturesTable } from '../hud/contract';
import type { Ghosted } from './tape';

/** A hint for the seat that decides, from what it may see; throws for a game without hints. */
export function toldOver<S extends object, I extends Tagged, E extends Tagged, K extends string>(
  game: MiniaturesTable<S, I, E, K>,
  hinted: Hinted<I>,
  { seat, view }: Position,
  picture: Ghosted<S>,
): { readonly words: HintWords; readonly picture: Ghosted<S> } {
  const state = view as Frozen<S>;
  const teller = tellerOf(game, { view: state, seat }, hinted.instead !== undefined);
  const words = hintWords(hinted, {
    ...teller,
    told: (intent) => alone(game, { state, seat, hinted }, intent) ?? teller.told(intent),
  });
  const ghost = ghostOf(game, { state, seat }, hinted.advice.intent);
  return { words, picture: ghost === null ? picture : { ...picture, ghost } };
}

interface Asked<S extends object, I> {
  readonly state: Frozen<S>;
  readonly seat: Seat;
  readonly hinted: Hinted<I>;
}

/** The end of a step, told of the figure that did something instead; null for anything else. */
function alone<S extends object, I extends Tagged, E extends Tagged, K extends string>(
  game: MiniaturesTable<S, I, E, K>,
  { state, seat, hinted: { instead = null } }: Asked<S, I>,
  { type }: I,
): string | null {
  if (instead === null || game.end(state, seat)?.intent.type !== type) return null;
  return say('alone', { name: game.words.short(state, instead) });
}
