/** The sentences on who could harm those that are being moved, on the way to a safer place, and on the figure that is looked at. */
import { RuleTag } from '../../rulebook/rule-tag';
import { useStore } from '../../shell/use-store';
import { Icon } from '../../ui/icons';
import type { Harm, Threat } from './contract';
import { dangerDesk } from './desk';
import { chanceOf, harmOf, listOf, type Span, type StrikeVerb, weaponOf, whenOf } from './listing';
import { riskOf } from './questions';
import { say } from './words';
import './danger.css';

interface Named {
  /** The short name of a figure. */
  name(figure: string): string;
  readonly verb: StrikeVerb;
  /** As in `DangerUse`. */
  readonly span?: Span | undefined;
}

interface DangerLineProps extends Named {
  /** How the enemies of the mover harm, for the sentence that nobody does. */
  readonly harm: Harm;
  /** Plans a move to the safest place. */
  readonly onSafest: () => void;
}

/** One line; nothing while no figure is being moved. */
export function DangerLine({ name, verb, span, harm, onSafest }: DangerLineProps) {
  const at = useStore(dangerDesk, (desk) => desk.at);
  const seeking = useStore(dangerDesk, (desk) => desk.seeking);
  if (at === null) return null;
  const { threats } = at;
  const [first] = threats;
  const words =
    first === undefined
      ? say(`safe.${harm}`, { verb, when: whenOf([], span) })
      : say(`threat.${harmOf(threats)}`, {
          ...{ verb, when: whenOf(threats, span), count: threats.length },
          list: listOf(threats, name),
        });
  return (
    <p
      class={`danger-line ${first === undefined ? 'danger-line--safe' : ''}`}
      data-testid="danger"
      data-count={threats.length}
      aria-live="polite"
    >
      <Icon name={first === undefined ? 'shield' : 'claw'} size={18} />
      <span class="danger-line__words">
        {words}
        {first !== undefined && <Onwards {...{ name }} by={first.figure} on={at.figure} />}
      </span>
      {riskOf(threats) > 0 && (
        <button
          type="button"
          class="btn chip danger-line__safest"
          aria-label={say('safest.label')}
          aria-busy={seeking}
          data-testid="safest"
          onClick={onSafest}
        >
          {say('safest.button')}
        </button>
      )}
    </p>
  );
}

interface OnwardsProps extends Pick<Named, 'name'> {
  readonly by: string;
  readonly on: string;
}

/** The number of figures that an enemy may go on to after this victim; nothing if there are none. */
function Onwards({ name, by, on }: OnwardsProps) {
  const onward = useStore(dangerDesk, (desk) => desk.onward);
  if (onward === null || onward.count === 0 || onward.by !== by || onward.on !== on) return null;
  return <span class="danger-line__onward"> {say('onward', { name: name(by), count: onward.count })}</span>;
}

interface GroupDangerProps extends Named {
  readonly harm: Harm;
}

/** The dangers to a group in one line; nothing while none is being moved. */
export function GroupDanger({ name, verb, harm }: GroupDangerProps) {
  const group = useStore(dangerDesk, (desk) => desk.group);
  if (group === null) return null;
  const { arrivals, exposed } = group;
  const [worst] = exposed;
  const [by] = worst?.threats ?? [];
  const words =
    worst === undefined || by === undefined
      ? say(`group.safe.${harm}`, { verb })
      : say(`group.threat.${harmOf(worst.threats)}`, {
          ...{ verb, count: exposed.length, of: arrivals.length, by: name(by.figure) },
          list: listOf([{ ...by, figure: worst.figure }], name),
        });
  return (
    <p
      class={`danger-line ${worst === undefined ? 'danger-line--safe' : ''}`}
      data-testid="group-danger"
      data-count={exposed.length}
      aria-live="polite"
    >
      <Icon name={worst === undefined ? 'shield' : 'claw'} size={18} />
      <span class="danger-line__words">{words}</span>
    </p>
  );
}

interface OutlookProps extends Named {
  /** The name of a weapon. */
  weapon(weapon: string): string;
}

/** The targets at the end of a planned move in one line; nothing without such a move. */
export function OutlookLine({ name, verb, weapon }: OutlookProps) {
  const outlook = useStore(dangerDesk, (desk) => desk.outlook);
  if (outlook === null) return null;
  const { targets, late } = outlook;
  const all = weaponOf(targets);
  const list = listOf(targets, name, all === null ? weapon : undefined);
  const facts = { verb, list, late: late ? 'yes' : 'no' };
  const words =
    targets.length === 0
      ? say('outlook.none')
      : all === null
        ? say(`outlook.${harmOf(targets)}`, facts)
        : say('outlook.with', { ...facts, weapon: weapon(all) });
  return (
    <p
      class={`danger-line danger-line--outlook ${targets.length === 0 ? 'danger-line--none' : ''}`}
      data-testid="outlook"
      data-count={targets.length}
      aria-live="polite"
    >
      <Icon name="sight" size={18} />
      <span class="danger-line__words">{words}</span>
    </p>
  );
}

interface DangerCardProps extends Named {
  /** The game's own line on a figure: its life, armour, attack. */
  facts(figure: string): string;
  /** Whether a figure is an enemy of the reader. */
  isFoe(figure: string): boolean;
  /** The rule by which a figure harms another in this way. */
  rule(harm: Harm): string;
  /** A figure whose name and facts stand above the card already. */
  readonly introduced: string | null;
  /** Whether its facts stand below the card. */
  readonly aboveFacts?: boolean;
}

/** The card of the figure that is looked at: its numbers, its reach, its victims, and what hurts it. */
export function DangerCard({ name, verb, span, facts, isFoe, rule, introduced, aboveFacts = false }: DangerCardProps) {
  const about = useStore(dangerDesk, (desk) => desk.about);
  // The card knows where everybody stands. It does not gainsay the line about the end of a planned move.
  const planned = useStore(dangerDesk, ({ at }) => at !== null && at.at !== null);
  if (about === null) return null;
  const { moveCi, rangeCi, victims, threats } = about;
  const harm = victims.length > 0 ? harmOf(victims) : rangeCi > 0 && !about.beyondCi ? 'shoot' : 'strike';
  const list = (each: readonly Threat[]) => (each.length === 0 ? say('about.nobody') : listOf(each, name));
  const foe = isFoe(about.figure);
  const reaches = foe && !planned;
  const when = whenOf(victims, span);
  const [first, ...others] = victims;
  const inches = (ci: number) => say('about.inches', { length: Math.round(ci / 10) / 10 });
  return (
    <section class="danger-card" aria-label={say('about.label')} data-testid="danger-card">
      {about.figure !== introduced && (
        <p class="danger-card__head">
          <b>{name(about.figure)}</b> {!aboveFacts && <span class="note">{facts(about.figure)}</span>}
        </p>
      )}
      {reaches && (
        <p class="danger-card__next" data-testid="danger-next">
          {first === undefined
            ? say(`about.reaches.none.${harm}`, { verb })
            : say(`about.reaches.${first.harm}`, {
                verb,
                when,
                name: name(first.figure),
                chance: chanceOf(first),
              })}{' '}
          <RuleTag id={rule(first?.harm ?? harm)} />
          {first !== undefined && <Onwards {...{ name }} by={about.figure} on={first.figure} />}
        </p>
      )}
      <dl class="danger-card__rows">
        {!foe && victims.length > 0 && (
          <Row label={say(`about.victims.${harm}`, { verb, when })} value={list(victims)} />
        )}
        {reaches && others.length > 0 && <Row label={say(`about.also.${harm}`, { verb })} value={list(others)} />}
        {(threats.length > 0 || moveCi > 0 || rangeCi > 0) && <Row label={say('about.hurt')} value={list(threats)} />}
        {moveCi > 0 && <Row label={say('about.move')} value={inches(moveCi)} />}
        {rangeCi > 0 && <Row label={say('about.range')} value={inches(rangeCi)} />}
      </dl>
    </section>
  );
}

function Row({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd class="num">{value}</dd>
    </>
  );
}
