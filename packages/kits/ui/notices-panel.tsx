/** The panel in a match by correspondence that says how the player is notified of turns. */
import { rich, say } from '../words';
import { NoticesCard } from './notices-card';

export function NoticesPanel() {
  return (
    <div class="device-panel">
      <p>{say('notices.days')}</p>
      <NoticesCard />
      <p class="note">{rich('notices.mine', { mine: (inside) => <a href="/mine">{inside}</a> })}</p>
    </div>
  );
}
