/** Undo: takes back the last waypoint of the present plan, else asks for the last move. */
import { store } from '../../shell/store';
import type { OpenTable } from './context';
import { tableDesk } from './desk';

/** Takes one step back; if the other players have to agree, they are asked. */
export async function takeBack({ line, toolbox }: OpenTable): Promise<void> {
  if (toolbox.unpin()) return;
  await answered();
  const { match } = store.getState();
  if (match?.state == null || match.seat === null || match.outcome !== null) return;
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
