/** The card of the custom battle, beside the presets. */

import { go } from '@dwo/kits/shell/router';
import { store } from '@dwo/kits/shell/store';
import { useStore } from '@dwo/kits/shell/use-store';
import { Icon } from '@dwo/kits/ui/icons';
import { Figure } from '../../art/figure';
import { gamePage } from '../../pages';
import './plan.css';
import { say } from '../../words';

interface OwnBattleProps {
  /** Whether it is the battle that will be played. */
  readonly picked: boolean;
  /** Chooses the custom battle; without it the card only links to the page that edits it. */
  readonly onPick?: () => void;
}

export function OwnBattle({ picked, onPick }: OwnBattleProps) {
  const match = useStore(store, (app) => app.match?.id ?? null);
  const change = () => go(gamePage('plan', match === null ? null : `match=${match}`));
  return (
    <div class="own-battle">
      <button
        type="button"
        class="choice own-battle__card"
        aria-pressed={picked}
        data-testid="pick-own"
        onClick={onPick ?? change}
      >
        <span class="own-battle__pics" aria-hidden="true">
          <Figure art="vehicle-tank-lmg-cannon" width={64} height={40} />
          <Figure art="spinosaurus" width={66} height={40} />
        </span>
        <span class="own-battle__text">
          <b>{say('own.title')}</b>
          <span class="note">{say('own.text')}</span>
        </span>
        {onPick === undefined && <Icon name="chevron" />}
      </button>
      {onPick !== undefined && (
        <button type="button" class="btn" data-testid="change-own" onClick={change}>
          {say('own.change')}
        </button>
      )}
    </div>
  );
}
