/** The words at the table at this moment, on a ribbon as in the match; and the pause, while it lasts. */

import { useStore } from '../shell/use-store';
import { Icon } from '../ui/icons';
import { lastOf, replayStore } from './state';
import { standingAt } from './table-talk';
import { say } from './words';

export function TableRibbon() {
  const said = useStore(replayStore, ({ talk, n }) => talk.moments.find((moment) => moment.n === n) ?? null);
  const pausedBy = useStore(replayStore, ({ talk, n }) => standingAt(talk, n).pausedBy);
  const over = useStore(replayStore, (state) => state.n >= lastOf(state));
  if (said === null && (pausedBy === null || over)) return null;
  return (
    <p class="table-ribbon paper" role="status" data-testid="table-ribbon">
      <span class="table-ribbon__sign">
        <Icon name={said?.icon ?? 'pause'} size={20} />
      </span>
      <span>{said?.text ?? say('table.paused', { name: pausedBy ?? '' })}</span>
    </p>
  );
}
