/** Says over every page how the open game of this browser stands. */
import { go } from '@dwo/kits/shell/router';
import { store } from '@dwo/kits/shell/store';
import { useStore } from '@dwo/kits/shell/use-store';
import { say } from '@dwo/kits/words';
import { useEffect } from 'preact/hooks';
import { withdraw } from './offer';
import { type Offer, offers } from './offers';
import './offer-notice.css';

/** The notice: the game waits, or somebody has joined. */
export function OfferNotice() {
  const offer = useStore(offers, (at) => at.offer);
  const route = useStore(store, (app) => app.route);
  const here = offer !== null && route.page === 'match' && route.id === offer.id;
  // A player who comes to the match by themselves joins it there: the match's own connection takes over.
  useEffect(() => {
    if (here) void withdraw();
  }, [here]);
  useTabTitle(offer?.stage === 'taken');
  return (
    <div role="status">
      {offer !== null && !here && (offer.stage === 'taken' || route.page !== 'match') && <Notice offer={offer} />}
    </div>
  );
}

function Notice({ offer: { id, stage, others } }: { readonly offer: Offer }) {
  if (stage === 'waiting') {
    return (
      <p class="offer-notice" data-testid="offer-waits">
        {say('find.offer.waits')}
        <button type="button" class="btn" onClick={() => void withdraw('cancel')}>
          {say('find.offer.cancel')}
        </button>
      </p>
    );
  }
  return (
    <p class="offer-notice offer-notice--taken" data-testid="offer-taken">
      <b>{say('find.offer.taken', { name: others.join(', ') })}</b>
      <button type="button" class="btn btn--mustard" onClick={() => go({ page: 'match', id })}>
        {say('find.offer.join')}
      </button>
      <button type="button" class="btn" title={say('find.offer.declined')} onClick={() => void withdraw('decline')}>
        {say('find.offer.decline')}
      </button>
    </p>
  );
}

/** The tab's title says it too, for a player who looks at another tab. */
function useTabTitle(taken: boolean): void {
  useEffect(() => {
    if (!taken) return;
    const { title } = document;
    document.title = say('find.tab');
    return () => {
      document.title = title;
    };
  }, [taken]);
}
