/** One decision that cost much: what was chosen, what was better and why, and another try. */
import { useState } from 'preact/hooks';
import { beginFork } from '../replay/fork';
import { momentName, phaseAt } from '../replay/moments';
import { replayStore } from '../replay/state';
import { sentenceOf } from '../shell/sentences';
import { openDrawer } from '../shell/store';
import { useStore } from '../shell/use-store';
import { Icon } from '../ui/icons';
import { isGivingUp, isUsual } from './sentence';
import { Better, Outcomes, type ToldProps, useTelling } from './told';
import { say } from './words';

interface Props extends ToldProps {
  /** Shows the better choice at its moment. */
  readonly onGo: () => void;
}

export function Moment({ screening, cast, judgement, onGo }: Props) {
  const { n, mark, loss, error, causes, chosen } = judgement;
  const phase = useStore(replayStore, ({ marks }) => phaseAt(marks, n - 1));
  const [cause] = causes;
  const { Rules } = screening.game;
  const telling = useTelling({ screening, cast, judgement });
  return (
    <li class={`review__moment review__moment--${mark}`} data-testid="review-moment">
      <p class="review__what">
        <b class="review__mark">{say(isGivingUp(chosen) ? 'mark.gave-up' : `mark.${mark ?? 'slip'}`)}</b>
        <span class="review__loss num" title={say('moment.error', { points: Math.round(100 * error) })}>
          {say('moment.loss', { points: Math.round(100 * loss) })}
        </span>
        <span class="review__when">{say('moment.when', { when: momentName(cast, phase), n })}</span>
      </p>
      <p class="review__why">
        {telling?.why}{' '}
        {cause !== undefined && Rules && (
          <button type="button" class="rule-tag" onClick={() => openDrawer({ type: 'rule', id: cause.rule })}>
            {cause.rule}
          </button>
        )}
      </p>
      {isUsual(judgement) && <p class="review__usual">{say('moment.usual')}</p>}
      <Better screening={screening} judgement={judgement} />
      {telling !== null && <Outcomes telling={telling} />}
      <div class="review__ways">
        <button type="button" class="btn" onClick={onGo}>
          <Icon name="eye" size={20} /> {say('moment.go')}
        </button>
        <TryIt screening={screening} cast={cast} judgement={judgement} />
      </div>
    </li>
  );
}

/** Begins a match from before the decision, as its player against the computer. */
function TryIt({ screening, cast, judgement }: ToldProps) {
  const closed = useStore(replayStore, ({ head }) => head?.closed ?? true);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const side = cast.seats[judgement.seat]?.side;
  if (closed || side === undefined) return null;
  const begin = async ({ currentTarget }: { readonly currentTarget: HTMLElement }) => {
    const better = currentTarget.closest('.review__moment')?.querySelector('.review__better')?.textContent ?? '';
    setBusy(true);
    try {
      await beginFork(screening, judgement.n - 1, side, {
        computer: true,
        sameDice: true,
        greeting: say('moment.greeting', { better }),
      });
    } catch (error) {
      setProblem(sentenceOf(error));
      setBusy(false);
    }
  };
  return (
    <>
      <button
        type="button"
        class="btn btn--mustard"
        disabled={busy}
        data-testid="review-try"
        onClick={(event) => void begin(event)}
      >
        <Icon name="fork" size={20} /> {say(busy ? 'moment.trying' : 'moment.try')}
      </button>
      {problem !== null && (
        <p class="notice" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
