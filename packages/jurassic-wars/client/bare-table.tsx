/** The players and the combat without controls. */
import type { Seat } from '@dwo/kernel';
import { Arena } from './arena';
import { Seats } from './seats';
import type { Picture } from './staging';

interface Props {
  readonly state: Picture;
  name(seat: Seat): string;
  /** The test id of the table. */
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
