/** The rules of a match, to be chosen: era, scenario, set-up, the fifteen optional rules, the rulings, the scale. */
import type { SheetProps } from './agreement';
import './rules-sheet.css';
import { Frame } from './match-frame';
import { Optional } from './options-list';
import { Rulings } from './rulings-list';

export function RulesSheet({ agreement, onAgreement }: SheetProps) {
  return (
    <div class="rules-sheet">
      <section class="paper builder__sheet rules-sheet__frame" aria-label="The match">
        <h3 class="ribbon">The match</h3>
        <Frame agreement={agreement} onAgreement={onAgreement} />
      </section>
      <section class="paper builder__sheet rules-sheet__options" aria-label="Optional rules">
        <h3 class="ribbon">Optional rules</h3>
        <Optional agreement={agreement} onAgreement={onAgreement} />
      </section>
      <section class="paper builder__sheet rules-sheet__rulings" aria-label="Rulings">
        <h3 class="ribbon">Rulings</h3>
        <p class="note rules-sheet__gist">
          Where the printed rules leave a question open, the referee has decided. These decisions can be played the
          other way.
        </p>
        <Rulings agreement={agreement} onAgreement={onAgreement} />
      </section>
    </div>
  );
}
