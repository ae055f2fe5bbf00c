/** The button that begins a finished match again from the same side, for a person who played computers alone. */
import type { HalvesShown } from '@dwo/shared';
import { leadsToOtherHalf } from '../shell/halves-words';
import type { Rematch } from '../shell/use-rematch';
import { say } from '../words';

interface Props {
  readonly rematch: Rematch | null;
  /** The mirror match that the finished match is a half of; null for none. Its other half comes first. */
  readonly halves: HalvesShown | null;
}

export function SameSide({ rematch, halves }: Props) {
  if (rematch === null || rematch.askSame === null || leadsToOtherHalf(halves)) return null;
  return (
    <button type="button" class="btn" onClick={rematch.askSame} disabled={rematch.busy} data-testid="same-side">
      {say('rematch.same')}
    </button>
  );
}
