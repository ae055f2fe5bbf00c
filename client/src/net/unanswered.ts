/**
 * Keeps an intent that was sent and not answered over a reload of the page. It is sent again with its id, so it is played once.
 */
import { recallInTab, rememberInTab } from '@dwo/kits/shell/storage';
import type { Request } from '@dwo/shared';

/** An intent as it goes over the connection. */
export type Wish = Request<'intent'> & { readonly id: string };

/** The intent that this tab has no answer to in a match; null if there is none. */
export function unansweredIn(matchId: string): Wish | null {
  try {
    const value: unknown = JSON.parse(recallInTab(keyOf(matchId)) ?? 'null');
    return isWish(value) ? value : null;
  } catch {
    return null;
  }
}

/** Keeps an intent until it is answered; null forgets it. */
export function keepUnanswered(matchId: string, wish: Wish | null): void {
  rememberInTab(keyOf(matchId), wish === null ? null : JSON.stringify(wish));
}

function isWish(value: unknown): value is Wish {
  const { id, intent } = (value ?? {}) as { readonly id?: unknown; readonly intent?: unknown };
  return typeof id === 'string' && typeof intent === 'object' && intent !== null;
}

function keyOf(matchId: string): string {
  return `dino-wars.unanswered.${matchId}`;
}
