/** The creator's changes to the match, for players who have yet to agree to them. */
import { delayWord } from '@dwo/kits/shell/delay-words';
import type { Lobby } from '@dwo/kits/shell/lobby';
import { useSession } from '@dwo/kits/shell/session-context';
import { termsText } from '@dwo/kits/shell/terms';
import { visibilityWord } from '@dwo/kits/shell/visibility-words';
import { rich, say } from '@dwo/kits/words';
import type { SetUpPart } from '@dwo/shared';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { boxOf } from '../../shelf';

const bold = { b: (inside: ComponentChildren) => <b>{inside}</b> };

function Change({ part, lobby }: { readonly part: SetUpPart; readonly lobby: Lobby }) {
  switch (part) {
    case 'battle':
      return <>{rich('lobby.changed.battle', bold, { battle: boxOf(lobby.game).presetTitle(lobby.preset) })}</>;
    case 'terms':
      return <>{rich('lobby.changed.terms', bold, { terms: termsText(lobby.terms) })}</>;
    case 'visibility':
      return <>{rich('lobby.changed.visibility', bold, { visibility: visibilityWord(lobby.visibility) })}</>;
    case 'delay':
      return <>{rich('lobby.changed.delay', bold, { delay: delayWord(lobby.delay) })}</>;
    case 'rated':
      return <>{rich('lobby.changed.rated', bold, { rated: lobby.rated ? 'yes' : 'no' })}</>;
    case 'mirror':
      return <>{rich('halves.changed', bold, { mirror: lobby.terms.mirror === true ? 'yes' : 'no' })}</>;
    case 'sides':
      return <>{rich('lobby.changed.sides', bold)}</>;
  }
}

/** Shown to everybody until all have agreed; the button is shown to players who have not. */
export function Changes({ lobby, seat }: { readonly lobby: Lobby; readonly seat: number | null }) {
  const session = useSession();
  const [busy, setBusy] = useState(false);
  const { changes } = lobby;
  const mustAgree = seat !== null && lobby.chairs[seat]?.unready === true;
  if (!mustAgree && (changes === null || seat === null)) return null;
  const agree = async () => {
    setBusy(true);
    await session.ready();
    setBusy(false);
  };
  if (!mustAgree) return null;
  return (
    <section class="paper lobby__changes" role="status" data-testid="changes">
      <div>
        <h2 class="lobby__changes-title poster">{say('lobby.changed', { by: changes?.by || 'none' })}</h2>
        {changes !== null && (
          <ul class="lobby__changes-list">
            {changes.parts.map((part) => (
              <li key={part}>
                <Change part={part} lobby={lobby} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <button type="button" class="btn btn--fire" disabled={busy} data-testid="ready" onClick={() => void agree()}>
        <span class="btn__word">{say('lobby.ready')}</span>
      </button>
    </section>
  );
}
