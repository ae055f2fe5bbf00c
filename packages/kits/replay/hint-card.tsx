/** The button that asks for a hint, and the card with the answer. */

import type { Seat } from '@dwo/kernel';
import { Outcomes, type ToldProps, useTelling } from '../review/told';
import { useStore } from '../shell/use-store';
import { Icon } from '../ui/icons';
import type { Screening } from './screening';
import { type Hint, replayStore } from './state';
import './hint-card.css';
import { say } from './words';

interface Props {
  readonly screening: Screening;
}

export function HintButton({ screening }: Props) {
  const hint = useStore(replayStore, (state) => state.hint);
  if (screening.game.hints === undefined) return null;
  return (
    <button
      type="button"
      class="btn replay-hint-button"
      aria-pressed={hint !== null}
      title={say('controls.key', { label: say('hint.ask'), key: 'H' })}
      data-testid="hint-ask"
      onClick={() => screening.toggleHint()}
    >
      <Icon name="lamp" size={22} />
      <span>{say('hint.button')}</span>
    </button>
  );
}

/** The card; renders nothing before a hint was asked for. */
export function HintCard({ screening }: Props) {
  const hint = useStore(replayStore, (state) => state.hint);
  if (hint === null) return null;
  return (
    <section class="replay-hint paper" aria-label={say('hint.ask')} data-testid="hint" data-hint={hint.type}>
      <header class="replay-hint__head">
        <Icon name="lamp" size={20} />
        <b>{headOf(hint)}</b>
        <button
          type="button"
          class="btn replay-hint__close"
          aria-label={say('hint.close')}
          title={say('controls.key', { label: say('hint.close'), key: 'H' })}
          onClick={() => screening.toggleHint()}
        >
          <Icon name="cross" size={18} />
        </button>
      </header>
      <div class="replay-hint__body" role="status">
        <Body hint={hint} screening={screening} />
      </div>
    </section>
  );
}

function Body({ hint, screening }: Props & { readonly hint: Hint }) {
  const version = useStore(replayStore, ({ head }) => head?.version ?? 0);
  const cast = useStore(replayStore, (state) => state.cast);
  if (hint.type === 'thinking') return <p>{say('hint.thinking')}</p>;
  if (hint.type === 'none') {
    return <p>{say(`hint.none.${hint.why}`, { version, present: screening.game.rules.version })}</p>;
  }
  if (hint.type === 'hidden') return <p>{say('hint.hidden', { name: nameOf(hint.seat) })}</p>;
  const { advice, judgement } = hint;
  return (
    <>
      <advice.Reason />
      {judgement !== undefined && cast !== null && <Reviewed screening={screening} cast={cast} judgement={judgement} />}
    </>
  );
}

/** The words of a review on the moment that is shown. */
function Reviewed(props: ToldProps) {
  const telling = useTelling(props);
  if (telling === null) return null;
  return (
    <>
      <p class="replay-hint__why">{telling.why}</p>
      <Outcomes telling={telling} />
    </>
  );
}

function headOf(hint: Hint): string {
  if (hint.type !== 'advice') return say('hint.head');
  return say(hint.judgement === undefined ? 'hint.head.for' : 'hint.head.better', { name: nameOf(hint.seat) });
}

function nameOf(seat: Seat): string {
  return replayStore.getState().cast?.seats[seat]?.name ?? '';
}
