/** The players and the combat in the middle, with nothing to press. */
import type { Seat } from '@dwo/kernel';
import { Arena } from './arena';
import { Seats } from './seats';
import type { Picture } from './staging';

interface Props {
  readonly state: Picture;
  name(seat: Seat): string;
  /** The name that tests find it by. */
  readonly id: string;
}

export function BareTable({ state, name, id }: Props) {
  return (
    <div class="jw jw--replay" data-testid={id}>
      <Seats state={state} seat={null} name={name} open />
      <div class="jw__middle">
        <div class="jw__stage">
          <Arena state={state} name={name} />
        </div>
      </div>
    </div>
  );
}
