/** A strip beside the table with everything that concerns the people at it; it takes no room while it is empty. */
import { QuietLine } from './quiet-line';
import { TableCards } from './table-cards';
import { useTableKeys } from './use-table-keys';
import './cards-strip.css';

/** The strip lies in the grid area `cards`, and handles the keys that every table has. */
export function CardsStrip() {
  useTableKeys();
  return (
    <div class="cards-strip">
      <QuietLine />
      <TableCards />
    </div>
  );
}
