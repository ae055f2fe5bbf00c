/** The buttons of a turn: units in reserve, and the ends of moves and turn. */
import type { Seat } from '@dwo/kernel';
import type { MatchLine } from '@dwo/kits/shell/line';
import { notify } from '@dwo/kits/shell/store';
import { dinoSoldiers, type Intent, type Now } from '../../rules';
import { refusalText } from '../names';
import type { Playing } from '../use-play';
import { say } from '../words';
import { HintKey } from './hint-key';
import { UndoKey } from './undo-key';

interface TurnButtonsProps {
  readonly line: MatchLine;
  readonly state: Now;
  readonly seat: Seat;
  readonly play: Playing;
  readonly busy: boolean;
  onDo(intent: Intent): void;
}

export function TurnButtons({ line, state, seat, play, busy, onDo }: TurnButtonsProps) {
  const { chosen, mine } = play;
  const key = (intent: Intent, text: string, look: string, test: string) => {
    const no = dinoSoldiers.check(state, seat, intent);
    return (
      <button
        type="button"
        class={`btn ${look}`}
        aria-disabled={no !== null}
        disabled={busy}
        data-testid={test}
        onClick={() => (no === null ? onDo(intent) : notify({ text: refusalText(no), rule: no.rule, tone: 'refusal' }))}
      >
        {text}
      </button>
    );
  };
  return (
    <div class="ds-turn-buttons">
      <div class="ds-turn-buttons__unit">
        {mine &&
          chosen?.place === 'reserve' &&
          key({ type: 'enter', unit: chosen.id }, say('play.enter'), 'btn--mustard', 'ds-enter')}
      </div>
      <div class="ds-turn-buttons__turn">
        <UndoKey line={line} />
        <HintKey state={state} seat={seat} onHint={play.layOut} />
        {state.step === 'move' && key({ type: 'endMove' }, say('play.endMove'), '', 'ds-end-move')}
        {key({ type: 'endTurn' }, say('play.endTurn'), 'btn--ink', 'ds-end-turn')}
      </div>
    </div>
  );
}
