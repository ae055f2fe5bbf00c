/** One decision that cost much: what was chosen, what was better and why, and another try. */
import type { Judgement, Tagged } from '@dwo/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { Cast } from '../replay/contract';
import { beginFork } from '../replay/fork';
import { momentName, phaseAt } from '../replay/moments';
import type { Screening } from '../replay/screening';
import { replayStore } from '../replay/state';
import { sentenceOf } from '../shell/sentences';
import { openDrawer } from '../shell/store';
import { useStore } from '../shell/use-store';
import { Icon } from '../ui/icons';
import { say } from './words';

interface Props {
  readonly screening: Screening;
  readonly cast: Cast;
  readonly judgement: Judgement<Tagged>;
  readonly onGo: () => void;
}

export function Moment({ screening, cast, judgement, onGo }: Props) {
  const { n, mark, loss, error, causes } = judgement;
  const phase = useStore(replayStore, ({ marks }) => phaseAt(marks, n - 1));
  const [cause] = causes;
  const { Rules } = screening.game;
  return (
    <li class={`review__moment review__moment--${mark}`} data-testid="review-moment">
      <p class="review__what">
        <b class="review__mark">{say(`mark.${mark ?? 'slip'}`)}</b>
        <span class="review__loss num" title={say('moment.error', { points: Math.round(100 * error) })}>
          {say('moment.loss', { points: Math.round(100 * loss) })}
        </span>
        <span class="review__when">{say('moment.when', { when: momentName(cast, phase), n })}</span>
      </p>
      <p class="review__why">
        <Sentence screening={screening} cast={cast} judgement={judgement} />{' '}
        {cause !== undefined && Rules && (
          <button type="button" class="rule-tag" onClick={() => openDrawer({ type: 'rule', id: cause.rule })}>
            {cause.rule}
          </button>
        )}
      </p>
      <div class="review__ways">
        <button type="button" class="btn" onClick={onGo}>
          <Icon name="eye" size={20} /> {say('moment.go')}
        </button>
        <TryIt screening={screening} cast={cast} judgement={judgement} />
      </div>
    </li>
  );
}

type Told = Omit<Props, 'onGo'>;

/** The game's sentence; without one, the line of the log, and that there was something better. */
function Sentence({ screening, cast, judgement }: Told) {
  const [around, setAround] = useState<Awaited<ReturnType<Screening['around']>> | null>(null);
  useEffect(() => {
    let gone = false;
    void screening.around(judgement.n).then((found) => {
      if (!gone) setAround(found);
    });
    return () => {
      gone = true;
    };
  }, [screening, judgement]);
  if (around === null) return null;
  const { before, line } = around;
  const told = before === null ? null : screening.game.review?.told?.(judgement, cast, before);
  if (told != null) return <>{told}</>;
  return (
    <>
      {line === null ? '' : `${say('moment.line', { line })} `}
      {say('moment.better')}
    </>
  );
}

/** Begins a match from before the decision, as its player against the computer. */
function TryIt({ screening, cast, judgement }: Told) {
  const closed = useStore(replayStore, ({ head }) => head?.closed ?? true);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const side = cast.seats[judgement.seat]?.side;
  if (closed || side === undefined) return null;
  const begin = async () => {
    setBusy(true);
    try {
      await beginFork(screening, judgement.n - 1, side, { computer: true, sameDice: true });
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
        onClick={() => void begin()}
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
