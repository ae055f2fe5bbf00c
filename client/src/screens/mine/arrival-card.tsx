/**
 * The card for a link from another device or from a mail. It asks first, because a link that is only looked at must do nothing.
 */

import { sentenceOf } from '@dwo/kits/shell/sentences';
import { Icon } from '@dwo/kits/ui/icons';
import { say } from '@dwo/kits/words';
import { useState } from 'preact/hooks';
import type { Arrival } from './arrival';

interface ArrivalCardProps {
  readonly arrival: Arrival;
  /** The link has done its work. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

export function ArrivalCard({ arrival, onDone, onClose }: ArrivalCardProps) {
  const [state, setState] = useState<'asked' | 'busy' | 'done'>('asked');
  const [problem, setProblem] = useState<string | null>(null);
  const act = async () => {
    setState('busy');
    setProblem(null);
    try {
      await arrival.act();
      setState('done');
      onDone();
    } catch (error) {
      setProblem(sentenceOf(error));
      setState('asked');
    }
  };
  return (
    <section class="paper lobby__sheet mine__arrival" aria-label={say('arrival.label')} data-testid="arrival">
      <p class="mine__question poster" role="status">
        {state === 'done' ? arrival.done : arrival.question}
      </p>
      {problem !== null && (
        <p class="notice" role="alert">
          {problem}
        </p>
      )}
      {state === 'done' ? (
        <button type="button" class="btn" onClick={onClose}>
          <Icon name="tick" /> {say('arrival.good')}
        </button>
      ) : (
        <>
          <p class="note">{arrival.note}</p>
          <div class="mine__answers">
            <button type="button" class="btn btn--mustard" disabled={state === 'busy'} onClick={() => void act()}>
              <Icon name="tick" /> {arrival.yes}
            </button>
            <button type="button" class="btn" onClick={onClose}>
              {say('arrival.later')}
            </button>
          </div>
        </>
      )}
    </section>
  );
}
