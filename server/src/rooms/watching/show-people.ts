/** Shows spectators of a match with a delay what they may see at once: the settings of the match, and who sits where. */
import { Chair, type MatchState } from '@dwo/shared';
import { set, setOrClear, showTable } from '../seats/show-table';
import type { Follower } from './follower';

/** Copies everything that never changes once a match has begun. */
export function showHead(root: MatchState, live: MatchState): void {
  const { game, version, preset, commitment, terms, visibility, delay } = live;
  const head = { game, version, preset, commitment, terms, visibility, delay };
  Object.assign(root, head, { secret: '', stage: 'playing', rematch: '', changes: '', setUps: 0, creator: '' });
  root.waits = false;
  while (root.chairs.length < live.chairs.length) {
    root.chairs.push(Object.assign(new Chair(), { unready: false, locked: false, creates: false }));
  }
}

/** The spectators' synced state, and where its values come from. */
interface Shown {
  readonly root: MatchState;
  readonly live: MatchState;
  /** By seat, whether its player was connected. */
  readonly present: readonly boolean[];
  readonly course: Follower;
}

/**
 * Shows names as they are now, and presence as it was. Open seats are shown at once, because otherwise no substitute would
 * come.
 */
export function showPeople({ root, live, present, course }: Shown): void {
  for (const [seat, chair] of root.chairs.entries()) {
    const player = live.chairs[seat];
    if (player === undefined) continue;
    for (const key of ['name', 'wish', 'label', 'taken', 'bot', 'entropy'] as const) {
      set(chair, key, player[key] as never);
    }
    set(chair, 'open', player.open && live.stage !== 'over');
    set(chair, 'connected', present[seat] ?? false);
    for (const key of ['away', 'callable', 'abortable'] as const) setOrClear(chair, key, null);
  }
  showTable(root, course);
  set(root, 'watchers', live.watchers);
  if (root.stage === 'over') set(root, 'rematch', live.rematch);
}
