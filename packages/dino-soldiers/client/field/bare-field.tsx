/** The field without controls. */

import type { Now } from '../../rules';
import type { Effects } from '../effects';
import { Field } from './board';
import type { Mark } from './mark';

const NONE: ReadonlySet<number> = new Set();
const NO_MARKS: ReadonlyMap<string, Mark> = new Map();
const nothing = () => {};

interface Props {
  readonly state: Now;
  readonly effects: Effects | null;
  /** The test id of the field. */
  readonly id: string;
  /** True to hide the buttons of the camera too, as for streams. */
  readonly bare?: boolean;
}

export function BareField({ state, effects, id, bare = false }: Props) {
  return (
    <div class={`ds ds--replay ${bare ? '' : 'ds--plated'}`} data-testid={id}>
      <div class="ds__board">
        <Field
          {...{ state, effects, marks: NO_MARKS, able: NONE, targets: NONE, bare }}
          chosen={null}
          onPress={nothing}
        />
      </div>
    </div>
  );
}
