/** The choice of a hint over a moment of a record: its words, and its plan over the board, both as at the table. */
import type { Frozen, Tagged } from '@dwo/kernel';
import type { Position } from '../../replay/contract';
import type { Hinted, HintWords } from '../hints/contract';
import { ghostOf } from '../hints/lay-out';
import { hintWords } from '../hints/lines';
import { tellerOf } from '../hints/teller';
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
  const words = hintWords(hinted, tellerOf(game, { view: state, seat }));
  const ghost = ghostOf(game, { state, seat }, hinted.advice.intent);
  return { words, picture: ghost === null ? picture : { ...picture, ghost } };
}
