/** A strip beside the table with all that concerns the people at it; it takes no room while there is nothing. */
import { QuietLine } from './quiet-line';
import { TableCards } from './table-cards';
import { useTableKeys } from './use-table-keys';
import './cards-strip.css';

/** The strip lies in the grid area `cards`, and hears the keys of every table. */
export function CardsStrip() {
  useTableKeys();
  return (
    <div class="cards-strip">
      <QuietLine />
      <TableCards />
    </div>
  );
}
