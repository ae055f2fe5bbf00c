/** A count with minus, a number field and plus. For the keyboard the number field is the only stop; the arrow keys count. */
import { Icon } from '../ui/icons';
import { asCount } from './count';
import './stepper.css';
import { say } from './words';

interface StepperProps {
  /** The spoken name of what is counted. */
  readonly label: string;
  readonly count: number;
  readonly most: number;
  readonly onCount: (count: number) => void;
}

/** A count from 0 to `most`. */
export function Stepper({ label, count, most, onCount }: StepperProps) {
  const step = (by: number, sign: 'minus' | 'plus') => (
    <button
      type="button"
      class="stepper__step"
      tabIndex={-1}
      aria-label={say(by < 0 ? 'stepper.fewer' : 'stepper.more', { name: label })}
      disabled={by < 0 ? count === 0 : count === most}
      onClick={() => onCount(asCount(count + by, most))}
    >
      <Icon name={sign} size={20} />
    </button>
  );
  return (
    <span class="stepper" data-repeats>
      {step(-1, 'minus')}
      <input
        class="stepper__count num"
        type="number"
        inputMode="numeric"
        min={0}
        max={most}
        value={count}
        aria-label={label}
        onFocus={(event) => event.currentTarget.select()}
        onInput={(event) => onCount(asCount(event.currentTarget.valueAsNumber, most))}
        onBlur={(event) => {
          event.currentTarget.value = String(count);
        }}
      />
      {step(1, 'plus')}
    </span>
  );
}
