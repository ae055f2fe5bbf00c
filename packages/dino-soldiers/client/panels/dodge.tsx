/** The choice of the attacks that Agile units ignore (DS-AB-AGI-2): pictures of the attackers, and what would remain. */
import type { Seat } from '@dwo/kernel';
import { RuleTag } from '@dwo/kits/rulebook/rule-tag';
import { useTimeUp } from '@dwo/kits/shell/time-up';
import { useState } from 'preact/hooks';
import type { Dodge, Intent, Now } from '../../rules';
import { Toy } from '../art/toy';
import { unitName } from '../names';
import { type DodgeOption, type Dodging, dodgingsOf, plainDodges } from '../plan/dodging';
import { say } from '../words';

interface DodgeProps {
  readonly state: Now;
  readonly seat: Seat;
  readonly busy: boolean;
  onDo(intent: Intent): void;
}

/** The choice begins with what the rules would ignore; only units for which it matters are asked. */
export function DodgeCard({ state, seat, busy, onDo }: DodgeProps) {
  const [choices, setChoices] = useState<readonly Dodge[]>(() => plainDodges(state, seat));
  useTimeUp(busy ? null : () => onDo({ type: 'dodge', choices }));
  const asked = dodgingsOf(state, seat).filter(({ matters }) => matters);
  const choose = (unit: number, attack: number | null) => {
    const others = choices.filter((each) => each.unit !== unit);
    setChoices(attack === null ? others : [...others, { unit, attack }]);
  };
  return (
    <section class="paper ds-dodge" aria-label={say('dodge.name')} data-testid="ds-dodge">
      <h2 class="poster">{say('dodge.name')}</h2>
      <p class="note">
        {say('dodge.how')} <RuleTag id="DS-AB-AGI-2" />
      </p>
      {asked.map((each) => (
        <Victim
          key={each.unit.id}
          state={state}
          dodging={each}
          chosen={choices.find(({ unit }) => unit === each.unit.id)?.attack ?? null}
          onChoose={(attack) => choose(each.unit.id, attack)}
        />
      ))}
      <div class="ds-dodge__foot">
        <button
          type="button"
          class="btn btn--fire"
          disabled={busy}
          data-testid="ds-dodge-do"
          onClick={() => onDo({ type: 'dodge', choices })}
        >
          <span class="btn__word">{say('dodge.do')}</span>
        </button>
      </div>
    </section>
  );
}

interface VictimProps {
  readonly state: Now;
  readonly dodging: Dodging;
  readonly chosen: number | null;
  onChoose(attack: number | null): void;
}

function Victim({ state, dodging: { unit, options }, chosen, onChoose }: VictimProps) {
  return (
    <fieldset class="ds-dodge__unit">
      <legend>
        <span class="ds-dodge__pic">
          <Toy type={unit.type} />
        </span>
        {say('dodge.unit', { unit: unitName(state, unit.id), hp: unit.hp })}
      </legend>
      {options.map((option) => (
        <button
          key={option.attack ?? 'none'}
          type="button"
          class="ds-dodge__option"
          aria-pressed={option.attack === chosen}
          data-testid={`dodge-${unit.id}-${option.attack ?? 'none'}`}
          onClick={() => onChoose(option.attack)}
        >
          <Attacker state={state} option={option} />
          <b class={`ds-dodge__left ${option.left === 0 ? 'ds-dodge__left--dead' : ''}`}>
            {option.left === 0 ? say('aim.dies') : say('dodge.left', { left: option.left })}
          </b>
        </button>
      ))}
    </fieldset>
  );
}

/** The attack that would be ignored: who makes it, and what it does. */
function Attacker({
  state,
  option: { by, attack, damage, kill },
}: {
  readonly state: Now;
  readonly option: DodgeOption;
}) {
  const attacker = by === null ? undefined : state.units[by];
  if (attacker === undefined || attack === null) return <span class="ds-dodge__text">{say('dodge.none')}</span>;
  return (
    <>
      <span class="ds-dodge__pic">
        <Toy type={attacker.type} />
      </span>
      <span class="ds-dodge__text">
        {say('dodge.hit', { by: unitName(state, attacker.id), attack, damage, kill: kill ? 'yes' : 'no' })}
      </span>
    </>
  );
}
