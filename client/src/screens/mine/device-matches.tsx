/** The matches that were played on this device, which no server knows of. */

import { type LocalMatch, ownMatch } from '@dwo/kits/local/match';
import { removeMatch } from '@dwo/kits/local/store';
import { list } from '@dwo/kits/shell/list';
import { shownName } from '@dwo/kits/shell/names/shown-name';
import type { Asked } from '@dwo/kits/shell/use-asked';
import { Icon } from '@dwo/kits/ui/icons';
import { Problem } from '@dwo/kits/ui/poster-page';
import { say } from '@dwo/kits/words';
import { FinishedRow, OpenRow } from './own-match-row';

/** The list; renders nothing if it is empty. */
export function DeviceMatches({ answer, problem, refresh, report }: Asked<readonly LocalMatch[]>) {
  const remove = (id: string) => void removeMatch(id).then(refresh, report);
  if (answer === null || answer.length === 0) return <Problem text={problem} />;
  return (
    <section class="paper lobby__sheet" aria-label={say('mine.here')} data-testid="on-this-device">
      <h2 class="ribbon">{say('mine.here')}</h2>
      <p class="note">{say('mine.here.how')}</p>
      <ul class="mine__list">
        {answer.map((local) => {
          const match = ownMatch(local);
          const Row = match.stage === 'over' ? FinishedRow : OpenRow;
          const names = list(match.chairs.map(shownName));
          return (
            <Row
              key={match.id}
              match={match}
              now={Date.now()}
              aside={
                <button
                  type="button"
                  class="btn mine-here__remove"
                  aria-label={say('mine.here.remove', { names })}
                  onClick={() => remove(match.id)}
                >
                  <Icon name="bin" />
                </button>
              }
            />
          );
        })}
      </ul>
      <Problem text={problem} />
    </section>
  );
}
