/** Ending a battle early: the offer to stop and score, and giving up. */

import { useStore } from '@dwo/kits/shell/use-store';
import { closeDrawer } from '@dwo/kits/ui/drawer';
import { Icon } from '@dwo/kits/ui/icons';
import { useState } from 'preact/hooks';
import { useOpenMatch } from '../../match-context';
import { store } from '../../store';
import { say } from '../../words';
import { RuleTag } from '../words/rule-tag';

/** Both ways, for a player. */
export function Endings() {
  const players = useStore(store, ({ match }) => match?.state?.players ?? NOBODY);
  const seat = useStore(store, ({ match }) => match?.seat ?? null);
  const player = seat === null ? undefined : players[seat];
  if (player === undefined) return null;
  return (
    <>
      <AgreeEnd agreed={player.endAgreed} />
      <Resign agreed={player.resigned} alone={players.filter(({ side }) => side === player.side).length === 1} />
    </>
  );
}

const NOBODY: readonly never[] = [];

/** Offers to stop and score, or withdraws the offer (DW-R-97). */
function AgreeEnd({ agreed }: { readonly agreed: boolean }) {
  const { toolbox } = useOpenMatch();
  return (
    <div class="menu__group">
      <button
        type="button"
        class="btn menu__item"
        aria-pressed={agreed}
        onClick={() => void toolbox.wish({ type: 'agreeEnd', agreed: !agreed })}
      >
        <Icon name="dice" /> {say(agreed ? 'ending.score.back' : 'ending.score')}
      </button>
      <RuleTag id="DW-R-97" />
    </div>
  );
}

interface ResignProps {
  readonly agreed: boolean;
  /** Whether no teammate has to agree. */
  readonly alone: boolean;
}

/** Gives up, or proposes it to the teammates (TABLE-11). */
function Resign({ agreed, alone }: ResignProps) {
  const { toolbox } = useOpenMatch();
  const [sure, setSure] = useState(false);
  const press = () => {
    if (alone && !sure) {
      setSure(true);
      return;
    }
    closeDrawer();
    void toolbox.wish({ type: 'resign', agreed: !agreed });
  };
  const word = say(agreed ? 'ending.resign.back' : alone ? 'ending.resign' : 'ending.resign.propose');
  return (
    <div class="menu__group">
      <button type="button" class="btn menu__item menu__item--danger" onClick={press} onBlur={() => setSure(false)}>
        <Icon name="cross" /> {sure ? say('ending.resign.sure') : word}
      </button>
      <RuleTag id="TABLE-11" />
    </div>
  );
}
