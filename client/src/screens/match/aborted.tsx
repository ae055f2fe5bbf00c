/** A match that ended without a result: one press opens it again, for the same people or for anybody. */
import type { Lobby } from '@dwo/kits/shell/lobby';
import { follow } from '@dwo/kits/shell/rematch';
import { go } from '@dwo/kits/shell/router';
import { useSession } from '@dwo/kits/shell/session-context';
import { store } from '@dwo/kits/shell/store';
import { useStore } from '@dwo/kits/shell/use-store';
import { PosterPanel, posterLines } from '@dwo/kits/ui/poster-panel';
import { say } from '@dwo/kits/words';
import { useState } from 'preact/hooks';

export function AbortedScreen({ lobby }: { readonly lobby: Lobby }) {
  const session = useSession();
  const seat = useStore(store, (app) => app.match?.seat ?? null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const again = async () => {
    setBusy(true);
    const reply = await session.rematch();
    setBusy(false);
    if ('problem' in reply) setProblem(reply.problem);
    else follow(reply.id, lobby, seat, false);
  };
  const headline = say('aborted.title');
  const isOpen = lobby.rematch !== '';
  return (
    <PosterPanel
      lines={posterLines(headline)}
      spoken={headline}
      tone="gold"
      extra="waiting"
      text={problem ?? (isOpen && seat !== null ? say('aborted.again.ready') : say('aborted.text'))}
    >
      {seat !== null && (
        <button
          type="button"
          class="btn btn--fire"
          disabled={busy}
          data-testid="open-again"
          onClick={() => (isOpen ? follow(lobby.rematch, lobby, seat, false) : void again())}
        >
          <span class="btn__word">{isOpen ? say('ribbon.join') : say('aborted.again')}</span>
        </button>
      )}
      {seat === null && isOpen && (
        <button type="button" class="btn" onClick={() => go({ page: 'match', id: lobby.rematch })}>
          {say('ribbon.watch')}
        </button>
      )}
      <button type="button" class="btn" onClick={() => go({ page: 'title' })}>
        {say('problem.home')}
      </button>
    </PosterPanel>
  );
}
