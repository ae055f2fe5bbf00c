/** The problem between a person and a match, on a poster with one way out. */

import { PROBLEM_TEXTS, type Problem } from '@dwo/kits/shell/problems';
import { go } from '@dwo/kits/shell/router';
import { NoMatchPoster, PosterPanel } from '@dwo/kits/ui/poster-panel';

interface ProblemProps {
  readonly problem: Problem;
  readonly onRetry: () => void;
}

export function ProblemScreen({ problem, onRetry }: ProblemProps) {
  const home = () => go({ page: 'title' });
  if (problem.kind === 'unknown-match') return <NoMatchPoster onHome={home} />;
  const { headline, text, remedy } = PROBLEM_TEXTS[problem.kind];
  const act = remedy === 'reload' ? () => window.location.reload() : onRetry;
  return (
    <PosterPanel lines={poster(headline)} spoken={headline} tone="red" extra="news" text={text}>
      {remedy !== 'title' && (
        <button type="button" class="btn btn--fire" onClick={act}>
          <span class="btn__word">{remedy === 'reload' ? 'Load again' : 'Try again'}</span>
        </button>
      )}
      <button type="button" class="btn" onClick={home}>
        To the toy box
      </button>
    </PosterPanel>
  );
}

/** A headline on two lines of about the same length. */
function poster(headline: string): readonly string[] {
  const words = headline.toUpperCase().split(' ');
  const half = Math.ceil(words.length / 2);
  const lines = [words.slice(0, half).join(' '), words.slice(half).join(' ')];
  return lines.filter((line) => line !== '');
}
