/** A strip beside the table with everything that concerns the people at it; it takes no room while it is empty. */
import { store } from '../shell/store';
import { useStore } from '../shell/use-store';
import { type KeyRow, KeysDrawer } from './keys-drawer';
import { QuietLine } from './quiet-line';
import { TableCards } from './table-cards';
import { useTableKeys } from './use-table-keys';
import './cards-strip.css';

interface StripProps {
  /** The game's own keys, for the list; left out by a game without drawers for rules and menu. */
  readonly keys?: readonly KeyRow[];
}

/** The strip lies in the grid area `cards`, and handles the keys that every table has. */
export function CardsStrip({ keys }: StripProps) {
  useTableKeys(keys !== undefined);
  const helps = useStore(store, ({ drawer }) => drawer?.type === 'help');
  return (
    <>
      <div class="cards-strip">
        <QuietLine />
        <TableCards />
      </div>
      {helps && <KeysDrawer rows={keys ?? null} />}
    </>
  );
}
