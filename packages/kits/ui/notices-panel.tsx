/** In a match by correspondence: how one hears that it is one's turn. */
import { NoticesCard } from './notices-card';

export function NoticesPanel() {
  return (
    <div class="device-panel">
      <p>This match goes on for days. You may close the page: you can be told when it is your turn, and only then.</p>
      <NoticesCard />
      <p class="note">
        All your matches stand on <a href="/mine">your battles</a>.
      </p>
    </div>
  );
}
