/** The chips of a line of a set-up: who stands in it, and how it is turned. */
import { Icon } from '../../ui/icons';
import type { LinePlan } from '../tools/deploy';
import { say } from './words';

interface LineChipsProps {
  readonly line: LinePlan;
  readonly onSquad: (squad: LinePlan['squad']) => void;
  readonly onTurn: (degrees: number) => void;
}

/** Figures of one kind or all, if these differ; a turn to either side. */
export function LineChips({ line: { squad, ofKind, ofAll }, onSquad, onTurn }: LineChipsProps) {
  const chip = (which: LinePlan['squad'], count: number) => (
    <button type="button" class="btn chip" aria-pressed={squad === which} onClick={() => onSquad(which)}>
      {say(`place.line.${which}`, { count })}
    </button>
  );
  const turn = (side: 'left' | 'right', degrees: number) => (
    <button
      type="button"
      class="btn chip"
      aria-label={say(`turn.${side}`)}
      title={say(`turn.${side}`)}
      data-repeats
      onClick={() => onTurn(degrees)}
    >
      <Icon name={side === 'left' ? 'back' : 'chevron'} size={18} />
      <span class="btn__key chip__key" aria-hidden="true">
        {side === 'left' ? '[' : ']'}
      </span>
    </button>
  );
  return (
    <>
      {ofKind > 1 && ofKind < ofAll && (
        <fieldset class="chips" aria-label={say('place.line')}>
          {chip('kind', ofKind)}
          {chip('all', ofAll)}
        </fieldset>
      )}
      {turn('left', 15)}
      {turn('right', -15)}
    </>
  );
}
