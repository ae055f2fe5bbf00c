/** A poster that says what keeps a person from a match, with one way out. */

import { type Problem, REMEDIES } from '@dwo/kits/shell/problems';
import { go } from '@dwo/kits/shell/router';
import { NoMatchPoster, PosterPanel, posterLines } from '@dwo/kits/ui/poster-panel';
import { say } from '@dwo/kits/words';

interface ProblemProps {
  readonly problem: Problem;
  readonly onRetry: () => void;
}

export function ProblemScreen({ problem, onRetry }: ProblemProps) {
  const home = () => go({ page: 'title' });
  if (problem.kind === 'unknown-match') return <NoMatchPoster onHome={home} />;
  const remedy = REMEDIES[problem.kind];
  const headline = say(`problem.${problem.kind}`);
  const act = remedy === 'reload' ? () => window.location.reload() : onRetry;
  return (
    <PosterPanel
      lines={posterLines(headline)}
      spoken={headline}
      tone="red"
      extra="news"
      text={say(`problem.${problem.kind}.text`)}
    >
      {remedy !== 'title' && (
        <button type="button" class="btn btn--fire" onClick={act}>
          <span class="btn__word">{remedy === 'reload' ? say('problem.reload') : say('problem.retry')}</span>
        </button>
      )}
      <button type="button" class="btn" onClick={home}>
        {say('problem.home')}
      </button>
    </PosterPanel>
  );
}
