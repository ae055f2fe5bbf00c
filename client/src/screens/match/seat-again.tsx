/**
 * Offers a spectator the seat that may be theirs: that of the link in a notice, or the ways back for a browser that has lost what
 * it kept.
 */
import { seatOffers } from '@dwo/kits/shell/seat-link';
import { useSession } from '@dwo/kits/shell/session-context';
import { store } from '@dwo/kits/shell/store';
import { keepToken } from '@dwo/kits/shell/tokens';
import { useStore } from '@dwo/kits/shell/use-store';
import { rich, say } from '@dwo/kits/words';
import { useState } from 'preact/hooks';
import { isSeatLost } from './lost-seat';

/** The matches whose spectator has said that no seat is theirs. */
const declined = new Set<string>();

export function SeatAgain() {
  const { id } = useSession();
  const offer = useStore(seatOffers, (offers) => offers[id] ?? null);
  const may = useStore(store, ({ match }) => match?.lobby != null && isSeatLost(match.lobby));
  const [stage, setStage] = useState<'asks' | 'tells' | 'gone'>(declined.has(id) ? 'gone' : 'asks');
  const decline = () => {
    declined.add(id);
    seatOffers.setState({}, true);
    setStage('gone');
  };
  if (offer !== null) return <Offered token={offer} onDecline={decline} />;
  if (!may || stage === 'gone') return null;
  return (
    <div class="link-ribbon link-ribbon--top link-ribbon--long" role="status" data-testid="seat-again">
      {stage === 'asks'
        ? say('again.seat')
        : rich('again.seat.how', { mine: (words) => <a href="/mine">{words}</a> }, {})}
      {stage === 'asks' && (
        <button type="button" class="btn" onClick={() => setStage('tells')}>
          {say('again.seat.yes')}
        </button>
      )}
      <button type="button" class="btn" onClick={decline}>
        {stage === 'asks' ? say('again.seat.no') : say('unkept.read')}
      </button>
    </div>
  );
}

function Offered({ token, onDecline }: { readonly token: string; readonly onDecline: () => void }) {
  const session = useSession();
  const accept = () => {
    keepToken(session.id, token);
    seatOffers.setState({}, true);
    session.comeBack();
  };
  return (
    <div class="link-ribbon link-ribbon--top link-ribbon--long" role="status" data-testid="seat-offered">
      {say('again.offered')}
      <button type="button" class="btn btn--mustard" onClick={accept}>
        {say('again.offered.yes')}
      </button>
      <button type="button" class="btn" onClick={onDecline}>
        {say('again.seat.no')}
      </button>
    </div>
  );
}
