/** The deployment: the choice of units for the Starting Tile. */
import type { Seat } from '@dwo/kernel';
import { RuleTag } from '@dwo/kits/rulebook/rule-tag';
import { list } from '@dwo/kits/shell/list';
import { useTimeUp } from '@dwo/kits/shell/time-up';
import { useState } from 'preact/hooks';
import { dataOf, dinoSoldiers, type Intent, isLarge, type Now, sideAt, sideOf, startOf } from '../../rules';
import { useAids } from '../aids';
import { LifeDice } from '../art/figure';
import { Toy, ToyName, ToyNumber } from '../art/toy';
import { numberOf, refusalText, unitName } from '../names';
import { hurtingAt } from '../plan/danger';
import { useDanger } from '../use-danger';
import { say } from '../words';
import { HintKey } from './hint-key';
import { useIntoView } from './into-view';

interface DeployProps {
  readonly state: Now;
  readonly seat: Seat;
  readonly busy: boolean;
  onDo(intent: Intent): void;
  /** The unit whose card is to be shown. */
  onSee(unit: number): void;
}

export function Deploy({ state, seat, busy, onDo, onSee }: DeployProps) {
  const [units, setUnits] = useState<readonly number[]>([]);
  const side = sideAt(state, seat);
  const intent: Intent = { type: 'deploy', units };
  const refusal = dinoSoldiers.check(state, seat, intent);
  const chosen =
    refusal === null
      ? say('deploy.ready', { names: list(units.map((id) => unitName(state, id))) })
      : refusalText(refusal);
  const how = units.length === 0 ? say('deploy.none') : chosen;
  useTimeUp(refusal === null && !busy ? () => onDo(intent) : null);
  // The dinosaurs have the first turn (DS-GEN-2): they meet no soldiers that have moved.
  const danger = useDanger(state, useAids() && side === 'soldiers' ? side : null);
  const own = state.units.filter((unit) => sideOf(unit) === side && unit.place === 'reserve');
  const feared = hurtingAt(danger, startOf(state, side), own);
  const row = useIntoView(units);
  const advise = (advised: Intent) => {
    if (advised.type !== 'deploy') return;
    setUnits(advised.units);
    if (advised.units[0] !== undefined) onSee(advised.units[0]);
  };
  const toggle = (id: number) => setUnits(units.includes(id) ? units.filter((each) => each !== id) : [...units, id]);
  return (
    <section class="ds-deploy" aria-label={say('deploy.name')} data-testid="ds-deploy">
      <p class="ds-deploy__how">
        {how} <RuleTag id={refusal?.rule ?? 'DS-DEP-1'} />
      </p>
      {feared.length > 0 && (
        <p class="ds-deploy__how ds-deploy__danger" data-testid="ds-deploy-danger">
          {say('deploy.danger', { count: feared.length, names: list(feared.map((id) => unitName(state, id))) })}
        </p>
      )}
      <ul class="ds-squad" ref={row}>
        {state.units
          .filter((unit) => sideOf(unit) === side && unit.place === 'reserve')
          .map((unit) => (
            <li key={unit.id}>
              <button
                type="button"
                class="ds-toy ds-toy--able"
                aria-pressed={units.includes(unit.id)}
                aria-label={say('deploy.unit', {
                  unit: unitName(state, unit.id),
                  hp: unit.hp,
                  large: isLarge(unit) ? 'yes' : 'no',
                })}
                data-testid={`deploy-${unit.id}`}
                onPointerEnter={(event) => event.pointerType === 'mouse' && onSee(unit.id)}
                onFocus={() => onSee(unit.id)}
                onClick={() => {
                  onSee(unit.id);
                  toggle(unit.id);
                }}
              >
                <span class="ds-toy__pic">
                  <Toy type={unit.type} />
                </span>
                <ToyName name={say(`unit.${unit.type}`)} />
                <LifeDice hp={dataOf(unit).hp} side={side} />
                {unit.alpha && <span class="ds-toy__alpha" />}
                <ToyNumber n={numberOf(state, unit.id)} />
              </button>
            </li>
          ))}
      </ul>
      <HintKey state={state} seat={seat} onHint={advise} />
      <button
        type="button"
        class="btn btn--fire ds-deploy__do"
        disabled={busy || refusal !== null}
        data-testid="ds-deploy-do"
        onClick={() => onDo(intent)}
      >
        <span class="btn__word">{say('deploy.do')}</span>
      </button>
    </section>
  );
}
