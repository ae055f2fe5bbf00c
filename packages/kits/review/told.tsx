/** A marked decision in words: the sentence of its game; without one, the line of the log. */
import type { Judgement, Tagged } from '@dwo/kernel';
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Cast } from '../replay/contract';
import type { Screening } from '../replay/screening';
import { say } from './words';

/** The open record, its players, and the decision. */
export interface ToldProps {
  readonly screening: Screening;
  readonly cast: Cast;
  readonly judgement: Judgement<Tagged>;
}

/** The better choice in the words of a hint; nothing where the game has none. */
export function Better({ screening, judgement }: Omit<ToldProps, 'cast'>) {
  const [words, setWords] = useState<{ readonly Reason: FunctionComponent } | null>(null);
  useEffect(() => {
    let gone = false;
    const found = screening.betterWords(judgement).catch(() => null);
    void found.then((Reason) => {
      if (!gone && Reason !== null) setWords({ Reason });
    });
    return () => {
      gone = true;
    };
  }, [screening, judgement]);
  if (words === null) return null;
  return (
    <div class="review__better" data-testid="review-better">
      <b>{say('moment.instead')}</b>
      <words.Reason />
    </div>
  );
}

export function Told({ screening, cast, judgement }: ToldProps) {
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
