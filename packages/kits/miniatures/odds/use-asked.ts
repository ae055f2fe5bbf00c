/** Odds that a worker computes, for components. */
import type { Frozen } from '@dwo/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { Forecaster } from './forecaster';

/**
 * The answer to a question about a state; null until it is known, and without a question. `stays` keeps it in a later state
 * until the next answer to the same question.
 */
export function useAsked<S, Q, A>(
  forecaster: Forecaster<S, Q, A>,
  state: Frozen<S> | null,
  question: Q | null,
  stays = false,
): A | null {
  const asked = JSON.stringify(question);
  const [known, setKnown] = useState<{ readonly of: string; readonly state: unknown; readonly answer: A | null }>({
    ...{ of: '', state: null, answer: null },
  });
  useEffect(() => {
    const now = JSON.parse(asked) as Q | null;
    if (state === null || now === null) return;
    let wanted = true;
    void forecaster.ask(state, now).then((answer) => {
      if (wanted) setKnown({ of: asked, state, answer });
    });
    return () => {
      wanted = false;
    };
  }, [forecaster, state, asked]);
  return known.of === asked && (stays || known.state === state) ? known.answer : null;
}
