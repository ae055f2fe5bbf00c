/** The keyboard of an open table. A text field and a focused button keep their own keys. */
import { useMemo } from 'preact/hooks';
import { mayAskAdvice } from '../../shell/advice';
import { store } from '../../shell/store';
import { endStep } from './commands';
import type { OpenTable } from './context';
import { tableDesk } from './desk';
import { giveHint } from './hint-key';
import { type OwnActs, useCommands } from './use-commands';

/** Handles keys while the match is on the screen. */
export function useTableKeys(open: OpenTable): void {
  const own = useMemo((): OwnActs => {
    const { toolbox, danger } = open;
    return {
      weapon: ({ place }) => choose(toolbox, place),
      danger() {
        danger?.toggle();
        return danger !== null;
      },
      volley() {
        toolbox.volley();
        return open.game.volleys !== undefined;
      },
      group() {
        toolbox.setUp?.line();
        return toolbox.setUp !== null;
      },
      hint() {
        if (mayAskAdvice(store.getState().match)) giveHint(open);
        return true;
      },
      end() {
        endStep(open);
        return true;
      },
    };
  }, [open]);
  useCommands(open, own);
}

/** Digits are for weapons, and for tools where there is no choice of weapons. */
function choose(toolbox: OpenTable['toolbox'], place: number): boolean {
  const { plan } = tableDesk.getState();
  const choice = plan.kind === 'aim' && plan.choices.length > 1 ? plan.choices[place] : undefined;
  if (choice !== undefined) toolbox.takeWeapon(choice.weapon);
  else {
    const use = toolbox.uses()[place];
    if (use === undefined) return false;
    toolbox.use(use.id);
  }
  return true;
}
