/** The switch for a mirror match, in the lobby and before a match against the computer. */
import { useBox } from '../shell/box';
import type { Favoured } from '../shell/halves-words';
import { say } from '../words';

interface MirrorSwitchProps {
  readonly mirror: boolean;
  /** The side that the battle favours; a mirror match is the remedy. */
  readonly favours: Favoured | null;
  onPick(mirror: boolean): void;
}

export function MirrorSwitch({ mirror, favours, onPick }: MirrorSwitchProps) {
  const { sideName } = useBox();
  const side = favours === null ? null : sideName(favours.label);
  const share = Math.round(100 * (favours?.share ?? 0));
  return (
    <label class="terms-picker">
      <span>{say('halves.title')}</span>
      <select
        class="field"
        data-testid="mirror"
        value={mirror ? 'yes' : 'no'}
        onChange={({ currentTarget }) => onPick(currentTarget.value === 'yes')}
      >
        <option value="no">{say('halves.no')}</option>
        <option value="yes">{say('halves.yes')}</option>
      </select>
      <span class="note" data-testid="mirror-how">
        {mirror ? say('halves.how') : side === null ? say('halves.single') : say('halves.favours', { side, share })}
      </span>
    </label>
  );
}
