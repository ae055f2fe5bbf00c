/** The state of a lobby in a sentence, and the button for the next step. */
import type { Lobby } from '@dwo/kits/shell/lobby';
import { useSession } from '@dwo/kits/shell/session-context';
import { say } from '@dwo/kits/words';
import { ANY_CHAIR } from '@dwo/shared';
import { useState } from 'preact/hooks';

/** The step that this person has yet to take before the battle. */
export function waitingText(lobby: Lobby, seat: number | null, creates: boolean): string {
  const { chairs, creator, waits } = lobby;
  const taken = chairs.filter((chair) => chair.taken);
  const isFull = taken.length === chairs.length;
  if (seat === null) {
    if (taken.length === 0) return say('lobby.wait.nobody');
    if (isFull) return say('lobby.wait.full');
    return say(chairs.length === 2 && taken[0]?.wish !== ANY_CHAIR ? 'lobby.wait.side' : 'lobby.wait.seat');
  }
  const unready = chairs.filter((chair, at) => chair.unready && at !== seat).map(({ name }) => name);
  if (isFull && unready.length > 0) return say('lobby.wait.others', { names: unready.join(', ') });
  if (creator !== '' && waits) {
    if (creates) return say('lobby.wait.yours');
    if (creator === 'away') return say(isFull ? 'lobby.wait.gone' : 'lobby.wait.creator.unnamed');
    const name = chairs.find((chair) => chair.creates)?.name;
    return name === undefined ? say('lobby.wait.creator.unnamed') : say('lobby.wait.creator', { name });
  }
  return say('lobby.wait.in', { seats: chairs.length });
}

interface StartProps {
  readonly lobby: Lobby;
  readonly seat: number | null;
  readonly creates: boolean;
}

/** The one button of the lobby: agree, start, or wait. */
export function Start({ lobby, seat, creates }: StartProps) {
  const session = useSession();
  const [busy, setBusy] = useState(false);
  const { chairs, creator, waits } = lobby;
  const isFull = chairs.every(({ taken }) => taken);
  const isAgreed = chairs.every(({ unready }) => !unready);
  const send = async (request: Promise<string | null>) => {
    setBusy(true);
    await request;
    setBusy(false);
  };
  if (creates && waits && (seat !== null || isFull)) {
    return (
      <button
        type="button"
        class="btn btn--fire lobby__start"
        disabled={busy}
        data-testid="start"
        onClick={() => void send(session.start())}
      >
        <span class="btn__word">{say(isFull && isAgreed ? 'lobby.start' : 'lobby.start.soon')}</span>
      </button>
    );
  }
  if (creates && seat !== null && !waits) {
    return (
      <button type="button" class="link" data-testid="hold" onClick={() => void send(session.start(true))}>
        {say('lobby.start.hold')}
      </button>
    );
  }
  if (!creates && seat !== null && creator === 'away' && waits && isFull && isAgreed) {
    return (
      <button
        type="button"
        class="btn btn--fire lobby__start"
        disabled={busy}
        onClick={() => void send(session.start())}
      >
        <span class="btn__word">{say('lobby.start.without')}</span>
      </button>
    );
  }
  return null;
}
