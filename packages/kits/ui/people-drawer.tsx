/** The people at the table in a drawer, and the button that opens it. */
import { openDrawer } from '../shell/store';
import { say } from '../words';
import { Drawer } from './drawer';
import { Icon } from './icons';
import { PeoplePanel, type PeoplePanelProps } from './people-panel';

export function PeopleDrawer(panel: PeoplePanelProps) {
  return (
    <Drawer title={say('people.title')}>
      <PeoplePanel {...panel} />
    </Drawer>
  );
}

interface PeopleButtonProps {
  /** The class of the buttons beside it. */
  readonly look?: string;
  /** Whether it shows a word, as in a menu. */
  readonly worded?: boolean;
  /** Whether its word promises an undo. */
  readonly undoes?: boolean;
}

export function PeopleButton({ look = '', worded = false, undoes = true }: PeopleButtonProps) {
  return (
    <button
      type="button"
      class={`btn people-open ${look}`}
      aria-label={worded ? undefined : say('people.title')}
      title={worded ? undefined : say('people.open')}
      data-testid="people-open"
      onClick={() => openDrawer({ type: 'people' })}
    >
      {worded ? (
        <>
          {say(undoes ? 'people.open' : 'people.open.fixed')}{' '}
          <span class="btn__key" aria-hidden="true">
            P
          </span>
        </>
      ) : (
        <Icon name="friends" />
      )}
    </button>
  );
}
