/** The sign over a table that is not drawn yet, and the report to the server once this player has seen it. */
import type { Table } from '@dwo/kits/game-client';
import { useFirstPicture } from '@dwo/kits/shell/first-picture';
import { store } from '@dwo/kits/shell/store';
import { useStore } from '@dwo/kits/shell/use-store';
import { say } from '@dwo/kits/words';
import { useEffect } from 'preact/hooks';
import './first-picture.css';

interface PictureProps {
  readonly table: Table;
  /** Called when the player sees the table: it is drawn, and the page is not hidden. */
  readonly onSeen: () => void;
}

export function FirstPicture({ table, onSeen }: PictureProps) {
  const drawn = useStore(store, ({ match }) => match?.drawn === true);
  const over = useStore(store, ({ match }) => match?.outcome != null);
  useEffect(() => {
    if (!drawn) return;
    const look = () => {
      if (document.hidden) return;
      document.removeEventListener('visibilitychange', look);
      onSeen();
    };
    document.addEventListener('visibilitychange', look);
    look();
    return () => document.removeEventListener('visibilitychange', look);
  }, [drawn]);
  return (
    <>
      {table.draws !== true && <DrawnWithThePage />}
      {!drawn && !over && (
        <p class="first-picture poster" role="status" data-testid="setting-table">
          {say('table.setting')}
        </p>
      )}
    </>
  );
}

function DrawnWithThePage() {
  useFirstPicture();
  return null;
}
