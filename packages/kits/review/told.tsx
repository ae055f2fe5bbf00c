/** A marked decision in words: the sentence of its game; without one, the line of the log. */
import type { Judgement, Tagged } from '@dwo/kernel';
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Cast } from '../replay/contract';
import { ownSeatIn } from '../replay/own-seat';
import type { Screening } from '../replay/screening';
import { replayStore } from '../replay/state';
import { useStore } from '../shell/use-store';
import { givenUp, isGivingUp, type Telling } from './sentence';
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

/** A marked decision in words; without those of its game the line of the log. Null until the moment is found. */
export function useTelling({ screening, cast, judgement }: ToldProps): Telling | null {
  const around = useFound(useCallback(() => screening.around(judgement.n), [screening, judgement]));
  const own = useStore(replayStore, ({ source }) => ownSeatIn(cast, source) === judgement.seat);
  const gone = givenUp(judgement);
  if (gone !== null) return { why: gone, outcomes: [], tries: 0 };
  if (around === null) return null;
  const { before, line } = around;
  const told = before === null ? null : screening.game.review?.told?.(judgement, cast, before, own);
  if (told != null) return told;
  const logged = line === null ? '' : `${say('moment.line', { line })} `;
  return { why: `${logged}${say('moment.better')}`, outcomes: [], tries: 0 };
}

const percent = (share: number) => say('percent', { share });

/** The results of both choices, side by side; nothing where no figure's fate shows the loss. */
export function Outcomes({ telling: { outcomes, tries } }: { readonly telling: Telling }) {
  if (outcomes.length === 0) return null;
  return (
    <table class="review__outcomes" data-testid="review-outcomes">
      <thead>
        <tr>
          <th scope="col">{say('fate.head', { tries })}</th>
          <th scope="col">{say('fate.chosen')}</th>
          <th scope="col">{say('fate.better')}</th>
        </tr>
      </thead>
      <tbody>
        {outcomes.map(({ what, chosen, better }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td class="num">{percent(chosen)}</td>
            <td class="num">{percent(better)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
