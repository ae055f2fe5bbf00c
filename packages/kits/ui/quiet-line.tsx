/** Asks whether the player is still there, beside the board and never over it. */

import { useEffect } from 'preact/hooks';
import { useSession } from '../shell/session-context';
import { store } from '../shell/store';
import { useStore } from '../shell/use-store';
import { say } from '../words';
import './quiet-line.css';

/** Shown while the server asks somebody who plays; any input on the page is an answer. */
export function QuietLine() {
  const quiet = useStore(store, ({ match }) => match?.quiet === true && match.seat !== null && match.outcome === null);
  return quiet ? <Question /> : null;
}

function Question() {
  const session = useSession();
  useEffect(() => {
    const here = () => void session.here();
    const signs = ['pointerdown', 'keydown'] as const;
    for (const sign of signs) window.addEventListener(sign, here, { once: true });
    return () => {
      for (const sign of signs) window.removeEventListener(sign, here);
    };
  }, [session]);
  return (
    <p class="quiet-line" role="status" data-testid="quiet">
      <b>{say('quiet.ask')}</b>
      <button type="button" class="btn btn--mustard" onClick={() => void session.here()}>
        {say('quiet.here')}
      </button>
    </p>
  );
}
