/** The card of the custom battle, beside the presets. */
import { OwnCard } from '@dwo/kits/documents/own-card';
import { go } from '@dwo/kits/shell/router';
import { store } from '@dwo/kits/shell/store';
import { useStore } from '@dwo/kits/shell/use-store';
import { Figure } from '../../art/figure';
import { gamePage } from '../../pages';
import { say } from '../../words';

interface OwnBattleProps {
  /** Whether it is the battle that will be played. */
  readonly picked: boolean;
  /** Chooses the custom battle; without it the card only links to the page that edits it. */
  readonly onPick?: () => void;
}

export function OwnBattle(props: OwnBattleProps) {
  const match = useStore(store, (app) => app.match?.id ?? null);
  return (
    <OwnCard
      {...props}
      title={say('own.title')}
      text={say('own.text')}
      change={say('own.change')}
      picture={
        <>
          <Figure art="vehicle-tank-lmg-cannon" width={64} height={40} />
          <Figure art="spinosaurus" width={66} height={40} />
        </>
      }
      onChange={() => go(gamePage('plan', match === null ? null : `match=${match}`))}
    />
  );
}
