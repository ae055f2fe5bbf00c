/** A marked decision in words: the sentence of its game; without one, the line of the log. */
import type { Judgement, Tagged } from '@dwo/kernel';
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Cast } from '../replay/contract';
import { ownSeatIn } from '../replay/own-seat';
import type { Screening } from '../replay/screening';
import { replayStore } from '../replay/state';
import { useStore } from '../shell/use-store';
import { givenUp, isGivingUp } from './sentence';
import { say } from './words';

/** The open record, its players, and the decision. */
export interface ToldProps {
  readonly screening: Screening;
  readonly cast: Cast;
  readonly judgement: Judgement<Tagged>;
}

/** The answer to a question about the open record; null until it is there. `ask` must stay the same for the same question. */
function useFound<T>(ask: () => Promise<T>): T | null {
  const [found, setFound] = useState<{ readonly it: T } | null>(null);
  useEffect(() => {
    let gone = false;
    setFound(null);
    ask().then(
      (it) => gone || setFound({ it }),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [ask]);
  return found?.it ?? null;
}

/** The better choice in the words of a hint; nothing where the game has none. */
export function Better({ screening, judgement }: Omit<ToldProps, 'cast'>) {
  const Reason = useFound(useCallback(() => screening.betterWords(judgement), [screening, judgement]));
  if (Reason === null) return null;
  return (
    <div class="review__better" data-testid="review-better">
      <b>{say(isGivingUp(judgement.chosen) ? 'moment.on' : 'moment.instead')}</b>
      <Reason />
    </div>
  );
}

export function Told({ screening, cast, judgement }: ToldProps) {
  const around = useFound(useCallback(() => screening.around(judgement.n), [screening, judgement]));
  const own = useStore(replayStore, ({ source }) => ownSeatIn(cast, source) === judgement.seat);
  const gone = givenUp(judgement);
  if (gone !== null) return <>{gone}</>;
  if (around === null) return null;
  const { before, line } = around;
  const told = before === null ? null : screening.game.review?.told?.(judgement, cast, before, own);
  if (told != null) return <>{told}</>;
  return (
    <>
      {line === null ? '' : `${say('moment.line', { line })} `}
      {say('moment.better')}
    </>
  );
}
