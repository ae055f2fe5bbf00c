/** The board with the phase and the dice, without controls: for streams. */
import { DiceBox } from '../hud/theatre/dice-box';
import { PhaseBanner } from '../hud/theatre/phase-banner';
import { TableHost } from '../hud/theatre/table-host';
import { Verdict } from './verdict';

const nobody = () => {};

export function BareBoard() {
  return (
    <div class="battle battle--bare battle--watching">
      <div class="battle__table">
        <TableHost onScene={nobody} />
        <PhaseBanner />
        <div class="battle__dice">
          <DiceBox small />
        </div>
      </div>
      <Verdict />
    </div>
  );
}
