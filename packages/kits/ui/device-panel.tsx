/** Moves the player's seat to another device, and says what happens there. */

import { useEffect, useState } from 'preact/hooks';
import { seatLink } from '../shell/seat-link';
import { useSession } from '../shell/session-context';
import { rich, say } from '../words';
import { CopiedLink } from './copied-link';

export function DevicePanel() {
  const session = useSession();
  const [link, setLink] = useState(() => seatLink(session.id));
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (link !== null) return;
    // A browser that got its seat by its identity has no token yet.
    void session.rotate().then((why) => (why === null ? setLink(seatLink(session.id)) : setProblem(why)));
  }, [link, session]);
  return (
    <div class="device-panel">
      <p>{say('link.seat.how')}</p>
      {link !== null && <CopiedLink link={link} label={say('link.seat')} />}
      {problem !== null && (
        <p class="notice" role="alert">
          {problem}
        </p>
      )}
      <p class="note">{rich('link.all', { mine: (inside) => <a href="/mine">{inside}</a> })}</p>
    </div>
  );
}
