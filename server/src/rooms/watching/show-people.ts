/** Shows spectators of a match with a delay what they may know at once: the match's settings, and who sits where. */
import { Chair, type MatchState } from '@dwo/shared';
import { set, setOrClear, showTable } from '../seats/show-table';
import type { Follower } from './follower';

/** Shows what never changes once a match has begun. */
export function showHead(root: MatchState, live: MatchState): void {
  const { game, version, preset, commitment, terms, visibility, delay } = live;
  const head = { game, version, preset, commitment, terms, visibility, delay };
  Object.assign(root, head, { secret: '', stage: 'playing', rematch: '', changes: '', setUps: 0, host: '' });
  root.waits = false;
  while (root.chairs.length < live.chairs.length) {
    root.chairs.push(Object.assign(new Chair(), { unready: false, locked: false, creates: false }));
  }
}

/** The table of spectators and what is shown on it. */
interface Shown {
  readonly root: MatchState;
  readonly live: MatchState;
  /** By seat, whether its player was there. */
  readonly present: readonly boolean[];
  readonly course: Follower;
}

/** Shows the people: their names as they are, and whether they were there. Which seats are open must be known at once, or nobody would come. */
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
