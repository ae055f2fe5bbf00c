/** The chips of a shot: one for each weapon, and one for each possible spotter. */
import { type FigureId, leastCi, limitCi, type State, type Weapon } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import { Chip } from '@dwo/kits/miniatures/hud/chip';
import { intoRow } from '@dwo/kits/miniatures/hud/squad-card';
import { useStore } from '@dwo/kits/shell/use-store';
import { Icon } from '@dwo/kits/ui/icons';
import { Said } from '@dwo/kits/ui/said';
import { useEffect, useRef } from 'preact/hooks';
import { useOpenMatch } from '../../match-context';
import { desk, store } from '../../store';
import { armyFigureOf } from '../../tools/figures';
import type { Plan } from '../../tools/plan';
import { nameOfWeapon } from '../../tools/shots';
import { say } from '../../words';
import { RuleTag } from '../words/rule-tag';
import { inches } from '../words/words';

/** One chip for each weapon, with its range and its number of targets. */
export function WeaponChips({ plan }: { readonly plan: Extract<Plan, { kind: 'aim' }> }) {
  const { toolbox } = useOpenMatch();
  const tables = useStore(store, (app) => app.match?.state ?? null);
  const row = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const chip = row.current?.querySelector('[aria-pressed="true"]');
    if (row.current !== null && chip != null) intoRow(row.current, chip);
  }, [plan.weapon]);
  return (
    <fieldset class="chips" aria-label={say('about.weapon')} ref={row}>
      {plan.choices.map(({ weapon, mount, targets, refusal }, at) => (
        <button
          key={weapon}
          type="button"
          class={`btn chip ${targets.length === 0 ? 'chip--idle' : ''}`}
          aria-pressed={weapon === plan.weapon}
          aria-disabled={refusal !== null}
          onClick={() => toolbox.takeWeapon(weapon)}
        >
          <Said as={say('about.weapon.targets', { weapon: nameOfWeapon(weapon, mount), count: targets.length })}>
            <span class="chip__key btn__key">{at + 1}</span>
            <span>{nameOfWeapon(weapon, mount)}</span>
            <span class="note num">{tables === null ? '' : reachOf(tables, plan.figure, weapon)}</span>
          </Said>
        </button>
      ))}
    </fieldset>
  );
}

/** The range: `18"`, or `18"–60"` for a weapon with a least range. */
function reachOf(state: Frozen<State>, figure: FigureId, weapon: Weapon): string {
  const firer = armyFigureOf(state, figure);
  if (firer === null) return '';
  const least = leastCi(state, weapon);
  const most = inches(limitCi(state, firer, weapon));
  return least === 0 ? most : `${inches(least)}–${most}`;
}

/** Makes a volley of all who can fire at the target, or bite it. */
export function VolleyChip({ plan }: { readonly plan: Extract<Plan, { readonly target: FigureId | null }> }) {
  const { toolbox } = useOpenMatch();
  if (plan.target === null) return null;
  return (
    <Chip
      stays
      icon="friends"
      word={say('volley.all')}
      keyName="V"
      testId="volley-all"
      onPress={() => toolbox.volley()}
    />
  );
}

/** The figures that can see the target for a weapon that can't; the first is proposed. */
export function SpotterChips({ plan }: { readonly plan: Extract<Plan, { kind: 'aim' }> }) {
  const { toolbox } = useOpenMatch();
  const names = useStore(desk, ({ names }) => names);
  if (plan.target === null || plan.thirds.length === 0) return null;
  return (
    <fieldset class="chips spotters" aria-label={say('about.spotter')} data-testid="spotters">
      <span class="spotters__head">
        <Icon name="eye" size={18} /> {say('about.spotter.ask')} <RuleTag id="DW-IND-3" />
      </span>
      {plan.thirds.map((spotter) => (
        <Chip
          key={spotter}
          stays
          word={names?.short(spotter) ?? spotter}
          pressed={spotter === plan.third}
          onPress={() => toolbox.takeThird(spotter)}
        />
      ))}
    </fieldset>
  );
}
