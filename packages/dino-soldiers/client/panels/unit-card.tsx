/** The card of a unit: its type, what it has left, and what it can do. */
import type { Frozen } from '@dwo/kernel';
import { RuleTag } from '@dwo/kits/rulebook/rule-tag';
import { Icon } from '@dwo/kits/ui/icons';
import type { Risk } from '../../bot/foresight/unknown';
import {
  ATTACKS,
  dataOf,
  type Figure,
  focusOf,
  heldBy,
  isBound,
  type Mode,
  type Now,
  sideOf,
  type Unit,
} from '../../rules';
import { abilitiesOf } from '../abilities';
import { LifeDice } from '../art/figure';
import { Hyphened } from '../art/hyphens';
import { Toy } from '../art/toy';
import { modeText } from '../mode-text';
import { percentOf, unitName, unitsOnTiles } from '../names';
import { pendingHits, pendingText } from '../pending';
import { say } from '../words';

interface UnitCardProps {
  readonly state: Now;
  readonly unit: Frozen<Unit>;
  /** Whether its attack modes are buttons beside the card already. */
  readonly armed: boolean;
  /** Whether all of it is shown on a phone too, where the field needs the room. */
  readonly open: boolean;
  onOpen(open: boolean): void;
  /** The risk of the face-down tiles that it can enter; null for none. */
  readonly risk?: Risk | null;
}

/** The button of a phone that opens and closes the card of a unit. */
export function CardKey({ open, onOpen }: Pick<UnitCardProps, 'open' | 'onOpen'>) {
  return (
    <button
      type="button"
      class={`btn ds-card__more ${open ? 'ds-card__more--open' : ''}`}
      aria-expanded={open}
      aria-label={say('card.more')}
      data-testid="ds-card-more"
      onClick={() => onOpen(!open)}
    >
      <Icon name="chevron" size={22} />
    </button>
  );
}

export function UnitCard({ state, unit, armed, open, onOpen, risk = null }: UnitCardProps) {
  const { side, hp, move, cost, star, modes } = dataOf(unit);
  const focus = focusOf(state, unit);
  const held = heldBy(state, unit);
  const waits = pendingText(state, unit);
  const brief = briefly(state, unit);
  const friend = focus.some((prey) => dataOf(prey).side === side);
  // Each kind of attack is used once a turn (DS-ATK-2, DS-ATK-3).
  const attacks = Math.min(modes.length, ATTACKS[side]);
  // A unit in reserve comes in with all its points (DS-RES-3).
  const points = unit.place === 'reserve' ? move : unit.points;
  return (
    <section
      class={`paper ds-card ds-card--${side} ${open ? 'ds-card--open' : ''} ${armed ? 'ds-card--armed' : ''}`}
      aria-label={unitName(state, unit.id)}
      data-testid="ds-card"
    >
      <header class="ds-card__head">
        <span class="ds-card__pic">
          <Toy type={unit.type} />
        </span>
        <div>
          <h2 class="ds-card__name poster">
            <Hyphened name={unitName(state, unit.id)} />
            {star && <span title={say('team.star')}>★</span>}
          </h2>
          <div class="ds-card__facts">
            <p class="note">{say('card.facts', { cost, move, points, attacks, alpha: unit.alpha ? 'yes' : 'no' })}</p>
            <p class="ds-card__life">
              <LifeDice hp={unit.hp} side={side} /> {say('card.life', { hp: unit.hp, most: hp })}
            </p>
          </div>
        </div>
        {!armed && <CardKey open={open} onOpen={onOpen} />}
      </header>
      {armed && brief.length > 0 && (
        <button type="button" class="ds-card__brief" aria-hidden="true" tabIndex={-1} onClick={() => onOpen(true)}>
          {brief.join(' · ')}
        </button>
      )}
      {unit.hidden > 0 && (
        <p class="ds-card__state">
          {say('card.hidden', { turns: unit.hidden })} <RuleTag id="DS-HIDE-6" />
        </p>
      )}
      {waits !== null && (
        <p class="ds-card__state" data-testid="ds-card-pending">
          {waits} <RuleTag id="DS-AB-AGI-1" />
        </p>
      )}
      {unit.place === 'field' && isBound(state, unit) && (
        <p class="ds-card__state">
          {say('card.bound', {
            prey: some(state, focus),
            ...{ count: focus.length, friend: friend ? 'yes' : 'no' },
          })}{' '}
          <RuleTag id={friend ? 'DS-PI-3' : 'DS-PI-5'} />
        </p>
      )}
      {held.length > 0 && (
        <p class="ds-card__state" data-testid="ds-card-held">
          {say('card.held', { units: some(state, held), count: held.length })} <RuleTag id="DS-PI-9" />
        </p>
      )}
      {risk !== null && risk.hurts > 0 && (
        <p class="ds-card__state ds-card__state--risk" data-testid="ds-card-risk">
          {say('card.risk', {
            ...{ hurts: percentOf(risk.hurts), kills: percentOf(risk.kills) },
            same: risk.hurts === risk.kills ? 'yes' : 'no',
          })}{' '}
          <RuleTag id="DS-TER-6" />
        </p>
      )}
      {!armed && (
        <ul class="ds-card__list">
          {dataOf(unit).modes.map((data) => (
            <li key={data.mode} class={isUsed(state, unit, data.mode) ? 'ds-card__used' : ''}>
              <b>{say(`mode.${data.mode}`)}</b> {isUsed(state, unit, data.mode) ? say('play.used') : modeText(data)}
            </li>
          ))}
        </ul>
      )}
      <Abilities type={unit.type} />
    </section>
  );
}

/** Whether a unit has used up a mode in its side's turn, which goes on; the next one begins with all modes. */
const isUsed = (state: Now, unit: Figure, mode: Mode): boolean =>
  state.side === sideOf(unit) && unit.modes.includes(mode);

const some = (state: Now, units: readonly Figure[]): string =>
  unitsOnTiles(
    state,
    units.map(({ id }) => id),
  );

/** The state of a unit in a few words, for the line of a phone; a press opens the whole card. The tiles tell their risks themselves. */
function briefly(state: Now, unit: Figure): readonly string[] {
  const focus = focusOf(state, unit);
  const waits = pendingHits(state, unit).length;
  return [
    ...(waits > 0 ? [say('card.brief.pending', { count: waits })] : []),
    ...(unit.place === 'field' && isBound(state, unit)
      ? [say('card.brief.bound', { count: focus.length, prey: some(state, focus) })]
      : []),
    ...(heldBy(state, unit).length > 0 ? [say('card.brief.held')] : []),
  ];
}

/** The abilities of a unit type, each with its effect and its rule. */
export function Abilities({ type }: { readonly type: Unit['type'] }) {
  return (
    <ul class="ds-card__list">
      {abilitiesOf(type).map(({ name, n, rule }) => (
        <li key={name}>
          <b>{say(`ability.${name}`, { n })}</b> {say(`ability.${name}.text`, { n })} <RuleTag id={rule} />
        </li>
      ))}
    </ul>
  );
}
