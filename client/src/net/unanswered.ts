/** Keeps what was wished for and not answered yet over a reload of the page; asked again by its id, it is played once. */
import type { Request } from '@dwo/shared';

/** An intent as it goes over the connection. */
export type Wish = Request<'intent'> & { readonly id: string };

/** The wish this tab had no answer to in a match; null if there is none. */
export function unansweredIn(matchId: string): Wish | null {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(matchId)) ?? 'null');
    return isWish(value) ? value : null;
  } catch {
    return null;
  }
}

/** Remembers a wish until it is answered: then null. */
export function keepUnanswered(matchId: string, wish: Wish | null): void {
  try {
    if (wish === null) window.sessionStorage.removeItem(keyOf(matchId));
    else window.sessionStorage.setItem(keyOf(matchId), JSON.stringify(wish));
  } catch {
    // Full or forbidden: then a reload in this very moment loses it.
  }
}

function isWish(value: unknown): value is Wish {
  const { id, intent } = (value ?? {}) as { readonly id?: unknown; readonly intent?: unknown };
  return typeof id === 'string' && typeof intent === 'object' && intent !== null;
}

function keyOf(matchId: string): string {
  return `dino-wars.unanswered.${matchId}`;
}
