/** Says that a battle goes on from the middle of another, and where that one can be seen. */

import { forkOf } from '@dwo/kits/shell/api';
import { Icon } from '@dwo/kits/ui/icons';
import type { MatchDetails } from '@dwo/shared';
import { useEffect, useState } from 'preact/hooks';

type Fork = MatchDetails['fork'];

/** The match that one goes on from; null until that is known. */
export function useFork(id: string): Fork {
  const [fork, setFork] = useState<Fork>(null);
  useEffect(() => {
    let gone = false;
    void forkOf(id).then((found) => !gone && setFork(found));
    return () => {
      gone = true;
    };
  }, [id]);
  return fork;
}

export function ForkNote({ fork }: { readonly fork: NonNullable<Fork> }) {
  const moves = `after ${fork.intents} moves of another`;
  return (
    <p class="lobby__fork" data-testid="fork-note">
      <Icon name="fork" />
      <span>
        <b>What if …?</b> This battle goes on{' '}
        {fork.match === '' ? (
          moves
        ) : (
          <a class="link" href={`/r/${fork.match}`}>
            {moves}
          </a>
        )}
        , with new dice. The figures below are those it began with.
      </span>
    </p>
  );
}
