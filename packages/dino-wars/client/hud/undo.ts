/** Undo: takes back the last waypoint of the present plan, else the last move as far as the rules of undo allow it. */

import { notify } from '@dwo/kits/shell/store';
import type { OpenMatch } from '../match-context';
import { desk, store } from '../store';
import { say } from '../words';

/** Takes one step back; if the other players have to agree, they are asked. Says so if nothing can be undone. */
export async function undo({ session, toolbox }: OpenMatch): Promise<void> {
  if (toolbox.unpin()) return;
  await answered();
  const { match } = store.getState();
  if (match?.state == null || match.seat === null || match.state.ending !== null) return;
  if (match.lobby?.asks.some(({ what, by }) => what === 'takeBack' && match.seats.includes(by))) {
    notify({ text: say('undo.asked'), rule: null, tone: 'info' });
    return;
  }
  session.playback.skip();
  await session.ask('takeBack');
}

/** Waits until the last intent has its answer, because that is what the player wants back. */
function answered(): Promise<void> {
  return new Promise((resolve) => {
    if (!desk.getState().sending) return resolve();
    const unsubscribe = desk.subscribe(({ sending }) => {
      if (sending) return;
      unsubscribe();
      resolve();
    });
  });
}
