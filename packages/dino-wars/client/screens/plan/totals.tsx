/** The totals of a plan, and its quotas. */
import { RuleTag } from '../../hud/words/rule-tag';
import type { Judgement } from './plan';
import type { Quota } from './quotas';
import './totals.css';
import { say } from '../../words';

export function Totals({ judgement }: { readonly judgement: Judgement }) {
  const { points, figures, ratio, fair, advice } = judgement;
  const all = points.army + points.dinosaurs;
  const share = all === 0 ? 0 : (100 * points.army) / all;
  return (
    <div class="totals" aria-live="polite">
      <p class="totals__side">
        <b class="poster">{say('side.army')}</b>
        <span class="num" data-testid="army-total">
          {say('count.points', { points: points.army })}{' '}
          <span class="totals__figures">· {say('count.figures', { figures: figures.army })}</span>
        </span>
      </p>
      <p class="totals__side totals__side--herd">
        <b class="poster">{say('side.dinosaurs')}</b>
        <span class="num" data-testid="herd-total">
          {say('count.points', { points: points.dinosaurs })}{' '}
          <span class="totals__figures">· {say('count.beasts', { beasts: figures.dinosaurs })}</span>
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
            {say('plan.ratio', { ratio })}
          </b>
        )}{' '}
        {advice} <RuleTag id={fair ? 'DW-PTS-6' : 'DW-R-70'} />
      </p>
    </div>
  );
}

/** The quotas and how far each is used. */
export function Quotas({ quotas }: { readonly quotas: readonly Quota[] }) {
  if (quotas.length === 0) return null;
  return (
    <ul class="quotas" aria-label={say('plan.quotas')}>
      {quotas.map(({ name, count: has, most, rule }) => (
        <li key={name} class={has > most ? 'quota quota--over' : 'quota'}>
          {name} <b class="num">{say('count.share', { count: has, most })}</b> <RuleTag id={rule} />
        </li>
      ))}
    </ul>
  );
}
