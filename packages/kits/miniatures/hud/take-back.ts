/** Undo: takes back the last waypoint of the present plan, else the last move as far as the rules of undo allow it. */
import type { MatchLine } from '../../shell/line';
import { notify, store } from '../../shell/store';
import { tableDesk } from './desk';
import { say } from './words';

interface Undoing {
  readonly line: MatchLine;
  readonly toolbox: { unpin(): boolean };
}

/** Takes one step back; if the other players have to agree, they are asked. Says so if they have been asked already. */
export async function takeBack({ line, toolbox }: Undoing): Promise<void> {
  if (toolbox.unpin()) return;
  await answered();
  const { match } = store.getState();
  if (match?.state == null || match.seat === null || match.outcome !== null) return;
  if (match.lobby?.asks.some(({ what, by }) => what === 'takeBack' && match.seats.includes(by))) {
    notify({ text: say('undo.asked'), rule: null, tone: 'info' });
    return;
  }
  line.playback.skip();
  await line.ask('takeBack');
}

/** Waits until the last intent has its answer, because that is what the player wants back. */
function answered(): Promise<void> {
  return new Promise((resolve) => {
    if (!tableDesk.getState().sending) return resolve();
    const unsubscribe = tableDesk.subscribe(({ sending }) => {
      if (sending) return;
      unsubscribe();
      resolve();
    });
  });
}
