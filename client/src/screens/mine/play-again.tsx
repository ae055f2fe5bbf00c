/** Plays a finished match again with the same people. */
import { ApiError } from '@dwo/kits/shell/api';
import { rematchWord } from '@dwo/kits/shell/halves-words';
import { list } from '@dwo/kits/shell/list';
import { playAgain } from '@dwo/kits/shell/me';
import { shownName } from '@dwo/kits/shell/names/shown-name';
import { go } from '@dwo/kits/shell/router';
import { keepWish } from '@dwo/kits/shell/tokens';
import { Icon } from '@dwo/kits/ui/icons';
import { say } from '@dwo/kits/words';
import { type HalvesShown, type OwnMatch, swappedSides } from '@dwo/shared';
import { useState } from 'preact/hooks';

interface PlayAgainProps {
  readonly match: OwnMatch;
  /** The mirror match that it is a half of. */
  readonly halves: HalvesShown | null;
  report(error: unknown): void;
}

/** Renders nothing for a match in which this person was only a substitute. */
export function PlayAgain({ match, halves, report }: PlayAgainProps) {
  const [busy, setBusy] = useState(false);
  const own = match.chairs.find(({ mine }) => mine);
  if (own === undefined) return null;
  const others = match.chairs.filter((chair) => chair.taken && !chair.mine);
  const names = list(others.map((chair) => shownName(chair) || say('mine.somebody')));
  const again = async () => {
    setBusy(true);
    try {
      const id = await playAgain(match.id);
      const otherSide = swappedSides(match.chairs.map(({ label }) => label));
      // A match without a result is played again from the same sides.
      keepWish(id, match.outcome === null ? own.label : otherSide(own.label));
      go({ page: 'match', id });
    } catch (error) {
      setBusy(false);
      if (!(error instanceof ApiError)) throw error;
      report(error);
    }
  };
  return (
    <button
      type="button"
      class="btn mine-again"
      data-testid="play-again"
      title={say('mine.again.with', { names })}
      aria-label={say('mine.again.with', { names })}
      disabled={busy}
      onClick={() => void again()}
    >
      <Icon name="again" /> <span class="mine-again__word">{rematchWord(halves, say('mine.again'))}</span>
    </button>
  );
}
