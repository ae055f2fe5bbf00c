/** The box of the game that a page is about, for the components on it. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { GameBox } from '../game-client';
import type { Route } from './router';

export const BoxContext = createContext<GameBox | null>(null);

/** The box of the present game; throws outside a game's page. */
export function useBox(): GameBox {
  const box = useContext(BoxContext);
  if (box === null) throw new Error('This component belongs to the page of a game');
  return box;
}

/** The front page of a box: a game with a lid has its own, the first game's is the title. */
export function homeOf({ id, lid }: Pick<GameBox, 'id' | 'lid'>): Route {
  return lid === undefined ? { page: 'title' } : { page: 'game', game: id, path: '', hash: null };
}
