/** The large buttons beside the tray, for any game: each is told its words and its act. */
import { type Notice, notify } from '../../shell/store';
import { useStore } from '../../shell/use-store';
import { Icon, type IconName } from '../../ui/icons';
import { Said } from '../../ui/said';
import type { ActionFace } from './action';
import { patchTable, tableDesk } from './desk';
import { say } from './words';

/** Words with more letters than this are set smaller. */
const LONG = 8;

interface FireKeyProps {
  readonly face: Omit<ActionFace, 'refusal'>;
  /** Why it can't be done; null if it can, or if something must be chosen first. */
  readonly refused: () => Notice | null;
  readonly onConfirm: () => void;
}

/** The red button. If its act is refused, a press says why. */
export function FireKey({ face: { word, icon, label, ready }, refused, onConfirm }: FireKeyProps) {
  const sending = useStore(tableDesk, (desk) => desk.sending);
  const press = () => {
    if (ready && !sending) {
      onConfirm();
      return;
    }
    const why = refused() ?? (sending ? null : { text: label, rule: null, tone: 'info' as const });
    if (why !== null) notify(why);
  };
  return (
    <button
      type="button"
      class={`btn btn--fire command command--fire ${word.length > LONG ? 'command--long' : ''}`}
      style={{ '--letters': word.length }}
      aria-disabled={!ready || sending}
      data-act={label}
      data-testid="act"
      onClick={press}
    >
      <Said as={label}>
        <Icon name={icon} size={34} />
        <span class="btn__word">{word}</span>
        <span class="btn__key command__key">F</span>
      </Said>
    </button>
  );
}

/** The plate in place of the red button. */
export function CommandPlate({ icon, text }: { readonly icon: IconName; readonly text: string }) {
  return (
    <div class="command command--fire command--plate">
      <Icon name={icon} size={26} />
      <span>{text}</span>
    </div>
  );
}

interface NextKeyProps {
  /** The number of figures that can still act. */
  readonly count: number;
  /** Whether they wait for a place, in a set-up. */
  readonly places?: boolean;
  readonly phone: boolean;
  readonly onPress: () => void;
}

/** Selects the next figure that can still act. */
export function NextKey({ count, places = false, phone, onPress }: NextKeyProps) {
  return (
    <button type="button" class="btn command command--next" data-repeats aria-disabled={count === 0} onClick={onPress}>
      <Said as={say('next.label', { count, places: `${places}` })}>
        {phone ? <Icon name="next" /> : <span class="btn__word">{say('next')}</span>}
        {phone ? (
          <span class="btn__sub num">{say('next.count', { count, places: `${places}` })}</span>
        ) : (
          <span class="btn__key">{say('next.key')}</span>
        )}
      </Said>
    </button>
  );
}

/** The button for one step back: plan, notice, selection. */
export function BackKey({ onPress }: { readonly onPress: () => void }) {
  return (
    <button type="button" class="btn command command--back" aria-label={say('back')} onClick={onPress}>
      <Icon name="back" />
      <span class="btn__sub">{say('back')}</span>
    </button>
  );
}

interface EndKeyProps {
  readonly word: string;
  /** Under the word: what would be lost, or that a second press is awaited. */
  readonly sub: string;
  readonly sure: boolean;
  /** Whether nothing else is left to do. */
  readonly due?: boolean;
  readonly onPress: () => void;
}

/** The button that ends the step; it asks once more, in place, if something would be lost. */
export function EndKey({ word, sub, sure, due = false, onPress }: EndKeyProps) {
  return (
    <button
      type="button"
      class={`btn btn--ink command command--end ${sure ? 'command--sure' : due ? 'command--due' : ''}`}
      data-testid="end-phase"
      onClick={onPress}
      onBlur={() => patchTable({ ending: false })}
    >
      <span class="btn__col">
        <span class="btn__word">{word}</span>
        <span class="btn__sub num">{sub}</span>
      </span>
    </button>
  );
}

/** Acts as the key E and the button do: the step ends at the second press, or at the first if nothing would be lost. */
export function endAfter(undone: number, end: () => void): void {
  if (undone > 0 && !tableDesk.getState().ending) {
    patchTable({ ending: true });
    return;
  }
  patchTable({ ending: false });
  end();
}
