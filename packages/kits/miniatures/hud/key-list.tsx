/** A list of keys on a help sheet. */
import type { KeyRow } from '../../ui/keys-drawer';
import { useTable } from './context';
import { keyHelp } from './key-help';

/** Keys, each with what it does. */
export function KeyList({ rows }: { readonly rows: readonly KeyRow[] }) {
  return (
    <dl class="help__keys" data-testid="keys">
      {rows.map(([keys, does]) => (
        <div key={keys}>
          <dt>{keys}</dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The help sheet of a table: its keys. */
export function TableHelp() {
  const { game, danger } = useTable();
  return (
    <div class="help">
      <KeyList
        rows={keyHelp({
          ...{ hint: game.advice !== undefined, danger: danger !== null },
          ...{ volley: game.volleys !== undefined, orders: game.orders !== undefined },
        })}
      />
    </div>
  );
}
