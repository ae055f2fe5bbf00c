/** The buttons beside the question about a raised card. */
import { say as sayOfKits } from '@dwo/kits/words';
import { useEffect } from 'preact/hooks';
import { lower, playRaised, playUnasked, type Raised } from './raised';

export function RaisedKeys({ card }: { readonly card: Raised }) {
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') lower();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    <div class="jw__raised" data-testid="raised">
      <button type="button" class="btn" data-testid="raised-back" onClick={lower}>
        {sayOfKits('sure.back')}
      </button>
      <button type="button" class="btn" data-testid="raised-never" onClick={() => playUnasked(card)}>
        {sayOfKits('sure.never')}
      </button>
      <button type="button" class="btn btn--red" data-testid="raised-go" onClick={() => playRaised(card)}>
        {card.word}
      </button>
    </div>
  );
}
