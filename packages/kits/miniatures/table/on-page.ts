/** The board on the page, for keys and buttons that stand elsewhere. There is one at a time. */
import type { Scene } from '../model';

let scene: Scene | null = null;

/** Sets the board on the page; null when it is removed. */
export function putOnPage(next: Scene | null): void {
  scene = next;
}

/** The board on the page; null if there is none. */
export function boardOnPage(): Scene | null {
  return scene;
}

/** The place of a figure on the board's canvas; null if it is out of view. */
export function placeOnBoard(figure: string): { readonly x: number; readonly y: number } | null {
  return scene?.screenOf(figure) ?? null;
}
