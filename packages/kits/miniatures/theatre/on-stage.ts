/** The part of a stage that is the page's: the board's effects, the sounds, the clock and the speed that the player chose. */
import { PLAYER } from '../../audio/loudspeaker';
import { isMyMove } from '../../shell/moves';
import { patchMatch, store } from '../../shell/store';
import type { Effect } from '../model';
import { boardOnPage } from '../table/on-page';
import type { Stage } from './contract';

const PACES = { normal: 1, double: 2, instant: 0 } as const;

type OnPage = 'play' | 'cut' | 'sound' | 'busy' | 'wait' | 'now' | 'pace' | 'watched' | 'asked';

/** A stage on the board of the page. `look` moves the camera to effects and returns after how many ms it is there. */
export function onStage(look: (effects: readonly Effect[]) => number): Pick<Stage<object, unknown>, OnPage> {
  // Changes as soon as what plays was cut.
  let takes = 0;
  const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  return {
    async play(effects, pace) {
      boardOnPage()?.setPace(pace);
      const take = takes;
      const turning = look(effects);
      if (turning > 0) await wait(turning);
      if (take === takes) await boardOnPage()?.play(effects);
    },
    cut() {
      takes++;
      boardOnPage()?.skip();
    },
    sound: (voice, pitch) => PLAYER.play(voice, pitch),
    busy: (telling) =>
      patchMatch({ telling: telling !== null, behindMs: telling?.leftMs ?? 0, retelling: telling?.again ?? false }),
    wait,
    now: () => performance.now(),
    pace: () => PACES[store.getState().settings.speed],
    watched: () => !document.hidden,
    asked: () => isMyMove(store.getState().match),
  };
}
