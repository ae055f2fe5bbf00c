/** Says that a battle goes on from the middle of another, and where that one can be seen. */

import { forkOf } from '@dwo/kits/shell/api';
import { Icon } from '@dwo/kits/ui/icons';
import { rich } from '@dwo/kits/words';
import type { MatchDetails } from '@dwo/shared';
import type { ComponentChildren } from 'preact';
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
  const tags = {
    b: (inside: ComponentChildren) => <b>{inside}</b>,
    link: (inside: ComponentChildren) =>
      fork.match === '' ? (
        <span>{inside}</span>
      ) : (
        <a class="link" href={`/r/${fork.match}`}>
          {inside}
        </a>
      ),
  };
  return (
    <p class="lobby__fork" data-testid="fork-note">
      <Icon name="fork" />
      <span>{rich('lobby.fork', tags, { moves: fork.intents })}</span>
    </p>
  );
}
