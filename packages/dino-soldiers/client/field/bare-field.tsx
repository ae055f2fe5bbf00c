/** The field without controls. */

import { COMPACT, useMedia } from '@dwo/kits/shell/use-media';
import type { Now } from '../../rules';
import type { Effects } from '../effects';
import type { Overlay } from '../marks';
import { Field } from './board';

const NONE: ReadonlySet<number> = new Set();
const NOTHING: Overlay = { chosen: null, marks: new Map(), targets: NONE };
const nothing = () => {};

/** The width of the players' plates in px: on wide screens they lie on the left, with the buttons of the camera below them. */
const PLATES = 202;

interface Props {
  readonly state: Now;
  readonly effects: Effects | null;
  /** A choice that is drawn over the field. */
  readonly overlay?: Overlay | undefined;
  /** The test id of the field. */
  readonly id: string;
  /** True to hide the buttons of the camera too, as for streams. */
  readonly bare?: boolean;
}

export function BareField({ state, effects, id, overlay = NOTHING, bare = false }: Props) {
  const narrow = useMedia(COMPACT);
  return (
    <div class={`ds ds--replay ${bare ? '' : 'ds--plated'}`} data-testid={id}>
      <div class="ds__board">
        <Field
          {...{ state, effects, able: NONE, bare, ...overlay }}
          side={bare || narrow ? 0 : PLATES}
          onPress={nothing}
        />
      </div>
    </div>
  );
}
