/** How high the next corner of a flight lies: a ladder to press, with keys and the wheel doing the same. */
import { PARAMETERS } from '@dwo/dino-wars';
import { useOpenMatch } from '../../match-context';
import { CLIMB_CI } from '../../tools/moving';
import type { Plan } from '../../tools/plan';
import { inches } from '../words/words';

/** Rungs that are worth a button of their own: the ground, safely up, high, the ceiling. */
const RUNGS = [0, PARAMETERS.leastAltitudeCi, 1200, 2400, PARAMETERS.ceilingCi] as const;

export function FlightPanel({ plan }: { readonly plan: Extract<Plan, { kind: 'move' }> }) {
  const { toolbox } = useOpenMatch();
  const z = plan.z ?? 0;
  return (
    <fieldset class="ladder" aria-label="Altitude" data-testid="ladder">
      <button type="button" class="btn chip" aria-label="Lower" onClick={() => toolbox.climb(-CLIMB_CI)}>
        −
      </button>
      <output class="ladder__now num" aria-live="polite">
        {z === 0 ? 'Land' : `${inches(z)} up`}
      </output>
      <button type="button" class="btn chip" aria-label="Higher" onClick={() => toolbox.climb(CLIMB_CI)}>
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
          {rung === 0 ? 'Land' : inches(rung)}
        </button>
      ))}
    </fieldset>
  );
}
