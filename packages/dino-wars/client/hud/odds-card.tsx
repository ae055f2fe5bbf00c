/** The chance before the press, with every part of it and its rule; or why there is none. */

import { type Chance, OddsFrame, OddsHeadline, OddsRefused, OddsRows, Row } from '@dwo/kits/miniatures/hud/odds-parts';
import { percent } from '@dwo/kits/miniatures/percent';
import type { Odds } from '../tools/plan';
import { say } from '../words';
import { type Aimed, reasonWord } from './aimed';
import { ForecastRows } from './forecast-rows';
import { headlineOf } from './headline';
import { type Life, lifeWords, unitWord } from './life';
import { explain } from './words/explain';
import type { Names } from './words/names';
import { orderName, reachInches, signed } from './words/words';

interface OddsCardProps {
  readonly plan: Aimed;
  readonly names: Names | null;
  readonly life: Life | null;
}

/** The card of the present plan; nothing without a target. */
export function OddsCard({ plan, names, life }: OddsCardProps) {
  const { target } = plan;
  if (target === null || (plan.odds === null && plan.refusal === null)) return null;
  const name = (figure: string) => names?.full(figure) ?? figure;
  return (
    <OddsFrame figure={name(plan.figure)} target={name(target)} life={life === null ? null : lifeWords(life)}>
      <OddsTop plan={plan} unit={life?.unit ?? 'life'} />
      <OddsReasons plan={plan} unit={life?.unit ?? 'life'} />
    </OddsFrame>
  );
}

interface OddsPartProps {
  readonly plan: Aimed;
  /** The points that a hit takes from the target. */
  readonly unit: Life['unit'];
}

/** The headline, or the refusal; without a head, because the phone's sheet has its own. */
export function OddsTop({ plan, unit }: OddsPartProps) {
  const { refusal, odds } = plan;
  if (refusal !== null) return <OddsRefused notice={explain(refusal)} word={reasonWord(refusal)} />;
  return odds === null ? null : <OddsHeadline {...chanceOf(plan, odds, unit)} />;
}

/** The rows below the headline; nothing for a refusal. */
export function OddsReasons({ plan, unit }: OddsPartProps) {
  const { refusal, odds } = plan;
  return odds === null || refusal !== null ? null : <AllRows plan={plan} odds={odds} unit={unit} />;
}

interface OddsTableProps extends OddsPartProps {
  readonly odds: Odds;
}

/** The chance for a headline. */
export function chanceOf(plan: Aimed, odds: Odds, unit: Life['unit']): Chance {
  const { share, of36, words } = headlineOf(plan, odds, unitWord(unit));
  return { share, exact: of36 === null ? null : `${of36}/36`, words };
}

/** Everything that the chance is made of, each with its rule. */
function AllRows({ plan, odds, unit }: OddsTableProps) {
  const reach = plan.kind === 'aim' ? plan.reach : null;
  return (
    <OddsRows>
      <tr class="odds__needed">
        <th scope="row">{say('odds.needed')}</th>
        <td class="num">{odds.score}</td>
        <td class="odds__damage">
          {odds.damage === null ? '' : say('odds.loss', { unit: unitWord(unit), damage: odds.damage })}
        </td>
      </tr>
      {odds.parts.map(({ label, value, rule }, at) => (
        <Row key={rule} label={label} value={at === 0 ? value : signed(value)} rule={rule} />
      ))}
      {reach !== null && (
        <Row
          label={say('odds.range', reachInches(reach))}
          value="0"
          rule={reach.gapCi > reach.limitCi ? 'DW-RANGE-3' : 'DW-RANGE-1'}
        />
      )}
      <Extras plan={plan} odds={odds} />
      <ForecastRows plan={plan} />
    </OddsRows>
  );
}

function Extras({ plan, odds }: { readonly plan: Aimed; readonly odds: Odds }) {
  const { autoOf36, luck, fallsFirst, kill, ordered, damage, of36 } = odds;
  const mayKill = plan.kind === 'aim' && of36Of(kill) > autoOf36;
  const mayDamage = plan.kind !== 'aim' && damage !== null && kill > 0;
  return (
    <>
      {autoOf36 > 0 && <Row label={say('odds.auto')} value={`${autoOf36}/36`} rule="DW-AUTO-2" />}
      {mayKill && <Row label={say('odds.kill-chance')} value={percent(kill)} rule="DW-DMG-8" />}
      {luck !== null && (
        <Row label={say('odds.luck', { needed: luck.needed })} value={`${luck.of36}/36`} rule="DW-DMG-3" />
      )}
      {fallsFirst !== null && <Row label={say('odds.falls-first')} value={percent(fallsFirst)} rule="DW-CLOSE-11" />}
      {mayDamage && <Row label={say('odds.damage-later')} value={`${of36}/36`} rule="DW-DMG-9" />}
      {ordered !== null && (
        <Row
          label={say('odds.ordered', { order: orderName(ordered.order) })}
          value={percent(ordered.kill)}
          rule="DW-R-17"
        />
      )}
      {plan.kind === 'overrun' && <Row label={say('odds.overrun-cost')} value="" rule="DW-OVER-3" />}
    </>
  );
}

function of36Of(share: number): number {
  return Math.round(share * 36);
}
