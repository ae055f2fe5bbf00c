/** How this browser joins a match. */
import { knownMe } from '@dwo/kits/shell/me';
import { tokenFor } from '@dwo/kits/shell/tokens';
import type { JoinOptions } from '@dwo/shared';
import { isOverlay } from './overlay';

/** The options with which this browser joins a match. */
export function joining(matchId: string): JoinOptions {
  // A player who streams has this page beside the page of their own seat, and it must show no more than spectators see.
  if (isOverlay()) return { matchId };
  const token = tokenFor(matchId);
  return { matchId, token, me: knownMe() };
}
