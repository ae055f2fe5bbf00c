/** The result over the table, for any game: when it is due, the way back to it, and a rematch. */
import { useEffect, useState } from 'preact/hooks';
import { isLocal } from '../../local/match';
import { useBox } from '../../shell/box';
import { addressOf, go } from '../../shell/router';
import { openDrawer, store } from '../../shell/store';
import { useHalvesHere } from '../../shell/use-halves';
import { useRematch } from '../../shell/use-rematch';
import { useStore } from '../../shell/use-store';
import { ReviewLink } from '../../ui/review-link';
import { Results, type ResultsProps } from './results';
import { say } from './words';

/** The time to see the last figure fall. */
const LOOK_MS = 1400;

/** Whether the result may be shown, a while after the end was told. */
export function useDue(told: boolean): boolean {
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (!told) return;
    const timer = setTimeout(() => setDue(true), LOOK_MS);
    return () => clearTimeout(timer);
  }, [told]);
  return due;
}

/** The button over the table that shows the result again. */
export function ResultAgain({ onPress }: { readonly onPress: () => void }) {
  return (
    <button type="button" class="btn btn--mustard verdict__again" onClick={onPress}>
      {say('over.back')}
    </button>
  );
}

interface MatchResultsProps
  extends Pick<ResultsProps, 'head' | 'took' | 'yours' | 'reason' | 'rule' | 'sides' | 'story' | 'Figure' | 'onBoard'> {
  /** Whether the reader has lost. */
  readonly lost: boolean;
}

/** The poster of the open match: what a game tells of its end, and what every match has besides. */
export function MatchResults({ lost, ...told }: MatchResultsProps) {
  const box = useBox();
  const id = useStore(store, ({ match }) => match?.id ?? '');
  const seat = useStore(store, ({ match }) => match?.seat ?? null);
  const fairness = useStore(store, ({ match }) => match?.fairness ?? null);
  const rematch = useRematch();
  const halves = useHalvesHere();
  return (
    <Results
      {...told}
      ruleHref={addressOf({ page: 'game', game: box.id, path: 'rules', hash: told.rule })}
      fairness={fairness}
      onDevice={isLocal(id)}
      rematch={seat === null ? null : rematch}
      halves={halves}
      film={addressOf({ page: 'replay', id, at: null })}
      review={<ReviewLink id={id} seat={seat} lost={lost} />}
      onLeave={() => go({ page: 'title' })}
      onRule={(rule) => openDrawer({ type: 'rule', id: rule })}
    />
  );
}
