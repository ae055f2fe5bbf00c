/** The sheet to choose the rules of a match: era, scenario, setup, optional rules, rulings, scale. */
import type { SheetProps } from './agreement';
import './rules-sheet.css';
import { say } from '../../words';
import { Frame } from './match-frame';
import { Optional } from './options-list';
import { Rulings } from './rulings-list';

export function RulesSheet({ agreement, onAgreement }: SheetProps) {
  return (
    <div class="rules-sheet">
      <section class="paper builder__sheet rules-sheet__frame" aria-label={say('agreement.match')}>
        <h3 class="ribbon">{say('agreement.match')}</h3>
        <Frame agreement={agreement} onAgreement={onAgreement} />
      </section>
      <section class="paper builder__sheet rules-sheet__options" aria-label={say('agreement.optional')}>
        <h3 class="ribbon">{say('agreement.optional')}</h3>
        <Optional agreement={agreement} onAgreement={onAgreement} />
      </section>
      <section class="paper builder__sheet rules-sheet__rulings" aria-label={say('agreement.rulings')}>
        <h3 class="ribbon">{say('agreement.rulings')}</h3>
        <p class="note rules-sheet__gist">{say('agreement.rulings.gist')}</p>
        <Rulings agreement={agreement} onAgreement={onAgreement} />
      </section>
    </div>
  );
}
