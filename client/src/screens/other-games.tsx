/** The boxes of the other games that the server hosts, below the first game's choices; a press sets up a match. */
import type { GameBox } from '@dwo/kits/game-client';
import { isSilent } from '@dwo/kits/shell/api';
import { hostMatch } from '@dwo/kits/shell/hosting';
import { go } from '@dwo/kits/shell/router';
import { sentenceOf } from '@dwo/kits/shell/sentences';
import { notify } from '@dwo/kits/shell/store';
import { say } from '@dwo/kits/words';
import type { About } from '@dwo/shared';
import { useState } from 'preact/hooks';
import { playHere } from '../offer/play-now';
import { otherBoxes } from '../shelf';

interface OthersProps {
  /** The server's answer to `/api/about`; null before it. */
  readonly about: About | null;
}

export function OtherGames({ about }: OthersProps) {
  const boxes = about === null ? [] : otherBoxes(about.games);
  const [busy, setBusy] = useState(false);
  if (boxes.length === 0) return null;
  const play = async ({ id, firstPreset }: GameBox) => {
    setBusy(true);
    try {
      try {
        go({ page: 'match', id: await hostMatch({ game: id, preset: firstPreset }) });
      } catch (error) {
        if (!isSilent(error)) throw error;
        await playHere(id, firstPreset);
      }
    } catch (error) {
      setBusy(false);
      notify({ text: sentenceOf(error), rule: null, tone: 'info' });
    }
  };
  return (
    <nav class="title__others" aria-label={say('title.others')}>
      {boxes.map((box) => (
        <button
          key={box.id}
          type="button"
          class="title__other"
          disabled={busy}
          data-testid={`box-${box.id}`}
          onClick={() => void play(box)}
        >
          <box.Figure art={box.extras.right} width={58} height={40} />
          <span>
            <b class="poster">{box.title}</b>
            <span class="title__other-tag">{box.tagline}</span>
          </span>
        </button>
      ))}
    </nav>
  );
}
