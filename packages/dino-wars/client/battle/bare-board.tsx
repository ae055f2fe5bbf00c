/** The board with the phase and the dice, without controls: for streams. */
import { TableBoard } from '@dwo/kits/miniatures/hud/board';
import { TableDice } from '@dwo/kits/miniatures/hud/face-parts';
import { PhaseBanner } from '../hud/theatre/phase-banner';
import { Verdict } from './verdict';

const nobody = () => {};

export function BareBoard() {
  return (
    <div class="battle battle--bare battle--watching">
      <div class="battle__table">
        <TableBoard onScene={nobody} />
        <PhaseBanner />
        <div class="battle__dice">
          <TableDice small />
        </div>
      </div>
      <Verdict />
    </div>
  );
}
