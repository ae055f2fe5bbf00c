/** Sends a player's intents, one at a time, and shows why one was refused. */
import type { MatchLine } from '@dwo/kits/shell/line';
import { onShow } from '@dwo/kits/shell/moves';
import { notify, store } from '@dwo/kits/shell/store';
import { useState } from 'preact/hooks';
import type { Intent, Now } from '../rules';
import { refusalText } from './names';

/** The intents on their way. */
export interface Acting {
  readonly busy: boolean;
  /**
   * Plays intents one after the other, until one is refused or `goOn`, asked with the number already played, says
   * false. Resolves to true if all were played; to false at once while others are on their way.
   */
  act(intents: readonly Intent[], goOn?: (played: number) => boolean): Promise<boolean>;
}

export function useAct(line: MatchLine): Acting {
  const [busy, setBusy] = useState(false);
  const act = async (intents: readonly Intent[], goOn: (played: number) => boolean = () => true) => {
    if (busy) return false;
    setBusy(true);
    notify(null);
    let played = 0;
    for (const intent of intents) {
      const answer = played > 0 && !goOn(played) ? undefined : await line.play(intent);
      if (answer === null) played += 1;
      else {
        if (answer !== undefined && 'trouble' in answer) notify({ text: answer.trouble, rule: null, tone: 'info' });
        else if (answer !== undefined) {
          const { refusal } = answer;
          notify({
            text: refusalText(refusal, onShow(store.getState().match) as Now | null),
            rule: refusal.rule,
            tone: 'refusal',
          });
        }
        break;
      }
    }
    setBusy(false);
    return played === intents.length;
  };
  return { busy, act };
}
