/** The button that begins a finished match again from the same side, for a person who played computers alone. */
import type { Rematch } from '../shell/use-rematch';
import { say } from '../words';

interface Props {
  readonly rematch: Rematch | null;
}

export function SameSide({ rematch }: Props) {
  if (rematch === null || rematch.askSame === null) return null;
  return (
    <button type="button" class="btn" onClick={rematch.askSame} disabled={rematch.busy} data-testid="same-side">
      {say('rematch.same')}
    </button>
  );
}
