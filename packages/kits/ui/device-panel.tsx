/** Takes one's seat to another device, and says how it will be there. */

import { useEffect, useState } from 'preact/hooks';
import { seatLink } from '../shell/seat-link';
import { useSession } from '../shell/session-context';
import { CopiedLink } from './copied-link';

export function DevicePanel() {
  const session = useSession();
  const [link, setLink] = useState(() => seatLink(session.id));
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (link !== null) return;
    // A browser that has its seat because it is known has no key to it yet.
    void session.rotate().then((why) => (why === null ? setLink(seatLink(session.id)) : setProblem(why)));
  }, [link, session]);
  return (
    <div class="device-panel">
      <p>
        Whoever opens this link plays your seat, and this page watches. The seat stays yours: reload this page to play
        here again. The link works until you change the key to your seat in the menu.
      </p>
      {link !== null && <CopiedLink link={link} label="Private link to your seat" />}
      {problem !== null && (
        <p class="notice" role="alert">
          {problem}
        </p>
      )}
      <p class="note">
        To have all your matches here and there, use the link on <a href="/mine">your battles</a> instead.
      </p>
    </div>
  );
}
