/** The height of the next corner of a flight: a ladder of buttons; keys and the wheel do the same. */
import { PARAMETERS } from '@dwo/dino-wars';
import { useOpenMatch } from '../../match-context';
import { CLIMB_CI } from '../../tools/paths';
import type { Plan } from '../../tools/plan';
import { say } from '../../words';
import { inches } from '../words/words';

/** The heights with a button: the ground, the least altitude, 12", 24", the ceiling. */
const RUNGS = [0, PARAMETERS.leastAltitudeCi, 1200, 2400, PARAMETERS.ceilingCi] as const;

export function FlightPanel({ plan }: { readonly plan: Extract<Plan, { kind: 'move' }> }) {
  const { toolbox } = useOpenMatch();
  const z = plan.z ?? 0;
  return (
    <fieldset class="ladder" aria-label={say('altitude.label')} data-testid="ladder">
      <button
        type="button"
        class="btn chip"
        aria-label={say('altitude.lower')}
        onClick={() => toolbox.climb(-CLIMB_CI)}
      >
        −
      </button>
      <output class="ladder__now num" aria-live="polite">
        {z === 0 ? say('altitude.land') : say('about.up', { length: inches(z) })}
      </output>
      <button
        type="button"
        class="btn chip"
        aria-label={say('altitude.higher')}
        onClick={() => toolbox.climb(CLIMB_CI)}
      >
        +
      </button>
      {RUNGS.map((rung) => (
        <button
          key={rung}
          type="button"
          class="btn chip ladder__rung num"
          aria-pressed={z === rung}
          onClick={() => toolbox.climbTo(rung)}
        >
          {rung === 0 ? say('altitude.land') : inches(rung)}
        </button>
      ))}
    </fieldset>
  );
}
