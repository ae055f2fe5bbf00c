/** The mission of the Time Gate in plain steps, each with its rule: what is done, what is next, and when the match ends. */
import { PARAMETERS, type Side, type State, tablesOf } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import { openDrawer } from '@dwo/kits/shell/store';
import { Icon } from '@dwo/kits/ui/icons';
import type { RichParts } from '@dwo/shared';
import type { VNode } from 'preact';
import { missionOf, STAGES, type Stage } from '../../tools/mission';
import { rich, say } from '../../words';
import { RuleTag } from '../words/rule-tag';
import { inches } from '../words/words';
import './mission.css';

/** The rule of each step. */
const RULE_OF: Readonly<Record<Stage, string>> = {
  search: 'DW-R-92',
  carry: 'DW-GATE-6',
  open: 'DW-R-91',
  leave: 'DW-R-93',
};

interface MissionProps {
  readonly state: Frozen<State>;
  /** Null for a spectator. */
  readonly side: Side | null;
}

/** The steps; nothing in a match without a gate. */
export function MissionSteps({ state, side }: MissionProps) {
  const mission = missionOf(state);
  if (mission === null) return null;
  const { parameters } = tablesOf(state);
  const now = STAGES.indexOf(mission.stage);
  const facts = {
    most: inches(parameters.gateCi),
    seen: inches(parameters.spottingCi),
    near: inches(parameters.atWeaponCi),
    far: inches(parameters.soldierMoveCi),
    zone: inches(parameters.poleFromZoneCi),
    needed: mission.needed,
  };
  const bold = { b: (inside: RichParts<VNode>) => <b>{inside}</b> };
  const draw = state.rules.variants.includes('stalemate_is_draw');
  return (
    <section class="mission" data-testid="mission">
      <h3 class="typed">{say(`mission.title.${side ?? 'both'}`)}</h3>
      {side === 'dinosaurs' && <p>{say('mission.dinosaurs')}</p>}
      <ol class="mission__steps">
        {STAGES.map((stage, at) => (
          <li
            key={stage}
            class={`mission__step ${at < now ? 'mission__step--done' : ''}`}
            aria-current={at === now ? 'step' : undefined}
          >
            {at < now && <Icon name="tick" size={16} />}
            {rich(stage === 'search' && now > 0 ? 'mission.search.done' : `mission.${stage}`, bold, facts)}{' '}
            <RuleTag id={RULE_OF[stage]} />
          </li>
        ))}
      </ol>
      <p>
        {say('mission.or')} <RuleTag id="DW-WIN-3" />
      </p>
      <p>
        {say('mission.hidden', facts)} <RuleTag id="DW-R-94" />
      </p>
      <p>
        {say('mission.end', {
          most: mission.quietMost,
          quiet: mission.quiet,
          draw,
          margin: PARAMETERS.drawBelowPercent,
        })}{' '}
        <RuleTag id="DW-R-97" />
      </p>
    </section>
  );
}

/** Opens the rules of the match, with the steps, where there is no room for them; nothing in a match without a gate. */
export function MissionButton({ state, side }: MissionProps) {
  if (missionOf(state) === null) return null;
  return (
    <button type="button" class="btn mission__more" onClick={() => openDrawer({ type: 'agreed' })}>
      {say(`mission.title.${side ?? 'both'}`)}
    </button>
  );
}
