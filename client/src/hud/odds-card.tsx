/** The chance before the click, with every part of it and its rule. */

import type { Odds, Plan } from '../tools/plan';
import { ForecastRows } from './forecast-rows';
import type { TargetLife } from './target-life';
import type { Names } from './words/names';
import { RuleTag } from './words/rule-tag';
import { exactInches, signed } from './words/words';

export type Aimed = Extract<Plan, { kind: 'aim' | 'overrun' | 'attack' }>;

interface OddsCardProps {
  readonly plan: Aimed;
  readonly names: Names | null;
  readonly life: TargetLife | null;
}

/** The odds of the plan in hand; nothing while no target is chosen. */
export function OddsCard({ plan, names, life }: OddsCardProps) {
  const { odds, target } = plan;
  if (target === null || odds === null) return null;
  const name = (figure: string) => names?.full(figure) ?? figure;
  return (
    <section class="odds" aria-label="Odds" data-testid="odds">
      <header class="odds__head">
        <span>
          {name(plan.figure)} → {name(target)}
        </span>
        {life !== null && (
          <span class="odds__life num">
            {life.now} of {life.max} {life.unit}
          </span>
        )}
      </header>
      <OddsBody plan={plan} odds={odds} unit={life?.unit ?? 'life'} />
    </section>
  );
}

interface OddsBodyProps {
  readonly plan: Aimed;
  readonly odds: Odds;
  /** What a hit takes. */
  readonly unit: TargetLife['unit'];
}

/** Headline and rows, without the head: the phone's sheet has its own. */
export function OddsBody({ plan, odds, unit }: OddsBodyProps) {
  return (
    <>
      <OddsHeadline odds={odds} />
      <table class="odds__rows">
        <caption class="visually-hidden">What the attack score is made of</caption>
        <tbody>
          <tr class="odds__needed">
            <th scope="row">Needed or less</th>
            <td class="num">{odds.score}</td>
            <td class="odds__damage">{odds.damage === null ? '' : `${unit} −${odds.damage}`}</td>
          </tr>
          {odds.parts.map(({ label, value, rule }, at) => (
            <tr key={rule}>
              <th scope="row">{label}</th>
              <td class="num">{at === 0 ? value : signed(value)}</td>
              <td>
                <RuleTag id={rule} />
              </td>
            </tr>
          ))}
          {odds.range !== null && (
            <tr>
              <th scope="row">
                Range {exactInches(odds.range.gapCi)} of {exactInches(odds.range.limitCi)}
              </th>
              <td class="num">{odds.range.gapCi > odds.range.limitCi + 5 ? '✗' : '0'}</td>
              <td>
                <RuleTag id="DW-RANGE-1" />
              </td>
            </tr>
          )}
          <Extras plan={plan} odds={odds} />
          <ForecastRows plan={plan} />
        </tbody>
      </table>
    </>
  );
}

/** "21/36 · 58 %" with its bar. */
export function OddsHeadline({ odds }: { readonly odds: Odds }) {
  return (
    <div class="odds__top">
      <span class="odds__chance">
        {odds.of36}/36 · {percent(odds.of36)} %
      </span>
      <span class="odds__need">
        {odds.score} or less
        <br />
        on two dice
      </span>
      <span class="meter odds__meter" style={{ '--chance': `${percent(odds.of36)}%` }} />
    </div>
  );
}

function Extras({ plan, odds }: { readonly plan: Aimed; readonly odds: Odds }) {
  return (
    <>
      {odds.autoOf36 > 0 && (
        <tr>
          <th scope="row">A roll of 2 kills outright</th>
          <td class="num">{odds.autoOf36}/36</td>
          <td>
            <RuleTag id="DW-AUTO-2" />
          </td>
        </tr>
      )}
      {odds.luck !== null && (
        <tr>
          <th scope="row">If hit, luck on {odds.luck.needed} or less</th>
          <td class="num">{odds.luck.of36}/36</td>
          <td>
            <RuleTag id="DW-DMG-3" />
          </td>
        </tr>
      )}
      {odds.fallsFirst !== null && (
        <tr>
          <th scope="row">Closing fire fells it first</th>
          <td class="num">{percentOf(odds.fallsFirst)} %</td>
          <td>
            <RuleTag id="DW-CLOSE-11" />
          </td>
        </tr>
      )}
      {odds.kill !== null && (odds.luck !== null || odds.fallsFirst !== null) && (
        <tr class="odds__total">
          <th scope="row">Chance to kill</th>
          <td class="num">{percentOf(odds.kill)} %</td>
          <td />
        </tr>
      )}
      {plan.kind === 'overrun' && (
        <tr>
          <th scope="row">Costs 2" of movement</th>
          <td class="num" />
          <td>
            <RuleTag id="DW-OVER-3" />
          </td>
        </tr>
      )}
    </>
  );
}

function percent(of36: number): number {
  return percentOf(of36 / 36);
}

function percentOf(chance: number): number {
  return Math.round(chance * 100);
}
