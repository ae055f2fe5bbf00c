/** The log of the open match, in which computers have the names that they have at this table. */
import type { LogScene } from '@dwo/kits/game-client';
import type { LogEntry } from '@dwo/kits/shell/log-entry';
import { store } from '@dwo/kits/shell/store';
import type { Event, State } from '../rules';
import { calledAt } from './called';
import { recordedIn } from './log';

/** The log with the line of one more event, live or fetched later. */
export function recordedHere(log: readonly LogEntry[], event: Event, scene: LogScene<State>): readonly LogEntry[] {
  const { match } = store.getState();
  if (match === null) return recordedIn(log, event, scene);
  return recordedIn(log, event, { ...scene, player: (seat) => calledAt(match.lobby, match.id, seat) });
}
