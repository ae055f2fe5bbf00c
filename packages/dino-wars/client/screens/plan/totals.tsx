/** The sum of the choice, what it may have, and why it can't be played if it can't. */
import { Icon } from '@dwo/kits/ui/icons';
import { RuleTag } from '../../hud/words/rule-tag';
import { count } from '../../hud/words/words';
import type { Judgement } from './plan';
import type { Quota } from './quotas';
import type { Reason } from './reasons';
import './totals.css';

export function Totals({ judgement }: { readonly judgement: Judgement }) {
  const { points, figures, ratio, fair, advice } = judgement;
  const all = points.army + points.dinosaurs;
  const share = all === 0 ? 0 : (100 * points.army) / all;
  return (
    <div class="totals" aria-live="polite">
      <p class="totals__side">
        <b class="poster">Army</b>
        <span class="num" data-testid="army-total">
          {count(points.army, 'point')} <span class="totals__figures">· {count(figures.army, 'figure')}</span>
        </span>
      </p>
      <p class="totals__side totals__side--herd">
        <b class="poster">Dinosaurs</b>
        <span class="num" data-testid="herd-total">
          {count(points.dinosaurs, 'point')} <span class="totals__figures">· {count(figures.dinosaurs, 'beast')}</span>
        </span>
      </p>
      <div
        class={`totals__bar ${all === 0 ? 'totals__bar--empty' : ''}`}
        aria-hidden="true"
        style={{ '--army-share': `${share}%` }}
      >
        <i />
      </div>
      <p class={`totals__ratio ${fair ? 'totals__ratio--fair' : ''}`}>
        {ratio !== null && (
          <b class="num" data-testid="ratio">
            {ratio} to 1
          </b>
        )}{' '}
        {advice} <RuleTag id={fair ? 'DW-PTS-6' : 'DW-R-70'} />
      </p>
    </div>
  );
}

/** Quotas as they fill. */
export function Quotas({ quotas }: { readonly quotas: readonly Quota[] }) {
  if (quotas.length === 0) return null;
  return (
    <ul class="quotas" aria-label="Quotas">
      {quotas.map(({ name, count: has, most, rule }) => (
        <li key={name} class={has > most ? 'quota quota--over' : 'quota'}>
          {name}{' '}
          <b class="num">
            {has} of {most}
          </b>{' '}
          <RuleTag id={rule} />
        </li>
      ))}
    </ul>
  );
}

/** Every reason, each with its rule. */
export function Reasons({ reasons }: { readonly reasons: readonly Reason[] }) {
  if (reasons.length === 0) return null;
  return (
    <ul class="reasons" role="alert">
      {reasons.map(({ rule, text }) => (
        <li key={text}>
          <Icon name="cross" size={16} />
          <span>
            {text} {rule !== '' && <RuleTag id={rule} />}
          </span>
        </li>
      ))}
    </ul>
  );
}
