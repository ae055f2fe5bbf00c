/** A marked decision in words: the sentence of its game; without one, the line of the log. */
import type { Judgement, Tagged } from '@dwo/kernel';
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
