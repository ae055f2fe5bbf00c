/** What a link from another device or from a mail leads to: one question, for a link that is merely looked at must do nothing. */
import { useState } from 'preact/hooks';
import { Icon } from '../../art/icons';
import { followMailLink, moveHere } from '../../net/me';

interface Arrival {
  readonly question: string;
  readonly note: string;
  readonly yes: string;
  readonly done: string;
  readonly act: () => Promise<void>;
}

/** What stands behind the # of the address; null if it is nothing we know. */
export function arrivalOf(fragment: string): Arrival | null {
  const [, what = '', value = ''] = /^(device|mail-on|mail-off)=([\w.-]+)$/.exec(fragment) ?? [];
  switch (what) {
    case 'device':
      return {
        question: 'Have your matches on this device as well?',
        note: 'What was played here before comes along. The link works once.',
        yes: 'Yes, they are mine',
        done: 'Done: this device and the other one share their matches now.',
        act: () => moveHere(value),
      };
    case 'mail-on':
      return {
        question: 'Shall mail tell you when it is your turn?',
        note: 'Each mail has a link that ends it.',
        yes: 'Yes, write to me',
        done: 'Done: you will hear when a turn waits for you.',
        act: () => followMailLink('confirm', value),
      };
    case 'mail-off':
      return {
        question: 'No more mails from here?',
        note: 'Your matches stay as they are.',
        yes: 'No more mails',
        done: 'Done: no more mails come to this address.',
        act: () => followMailLink('off', value),
      };
    default:
      return null;
  }
}

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
      setProblem(error instanceof Error ? error.message : String(error));
      setState('asked');
    }
  };
  return (
    <section class="paper lobby__sheet mine__arrival" aria-label="About the link you followed" data-testid="arrival">
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
          <Icon name="tick" /> Good
        </button>
      ) : (
        <>
          <p class="note">{arrival.note}</p>
          <div class="mine__answers">
            <button type="button" class="btn btn--mustard" disabled={state === 'busy'} onClick={() => void act()}>
              <Icon name="tick" /> {arrival.yes}
            </button>
            <button type="button" class="btn" onClick={onClose}>
              Not now
            </button>
          </div>
        </>
      )}
    </section>
  );
}
