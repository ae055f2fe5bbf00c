/** Says that a battle was continued from a moment of another, and links to that one. */

import { forkOf } from '@dwo/kits/shell/api';
import { Icon } from '@dwo/kits/ui/icons';
import { rich } from '@dwo/kits/words';
import type { MatchDetails } from '@dwo/shared';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

type Fork = MatchDetails['fork'];

/** The match that this one was continued from; null until that is known. */
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
