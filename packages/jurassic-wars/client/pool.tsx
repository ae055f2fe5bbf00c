/** The pool of Dinosaurs Wild. */
import type { Frozen, Seat } from '@dwo/kernel';
import { useDonePrompt } from '@dwo/kits/lessons';
import type { MatchLine } from '@dwo/kits/shell/line';
import { jurassicWars, type State } from '../rules';
import { CardBack } from './card';
import { enact } from './decision';
import { COURSE } from './lessons/course';
import { say } from './words';

/** The face-down dinocards of Dinosaurs Wild, as slots to press. */
export function Pool({
  line,
  state,
  seat,
}: {
  readonly line: MatchLine;
  readonly state: Frozen<State>;
  readonly seat: Seat | null;
}) {
  const picks = state.phase === 'pickAttacker' || state.phase === 'pickOpponent';
  // A lesson that is done asks for no card any more.
  const over = useDonePrompt(COURSE) !== null;
  const open = !over && seat !== null && picks && jurassicWars.awaiting(state).includes(seat);
  return (
    <fieldset class="jw__pool" aria-label={say('table.pool')}>
      {Array.from({ length: 20 }, (_, slot) => (
        <button
          key={slot}
          type="button"
          class="jw__slot"
          aria-label={say('decision.pick', { slot: slot + 1 })}
          disabled={!open || !state.pool.includes(slot)}
          onClick={() => void enact(line, { type: 'pick', slot })}
        >
          {state.pool.includes(slot) && <CardBack small />}
        </button>
      ))}
    </fieldset>
  );
}
